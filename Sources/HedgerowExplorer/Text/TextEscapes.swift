/// Quotes around values and the escapes that script consoles leave in them.
enum TextEscapes {
  /// The value without the quotes around it: straight, typographic or double.
  static func unquoted(_ value: String) -> String {
    guard let first = value.unicodeScalars.first else { return value }
    switch first {
    case "'": return trimmed(value, closing: ["'"])
    case "‘", "’": return trimmed(value, closing: ["’", "‘", "'"])
    case "\"": return trimmed(value, closing: ["\""])
    default: return value
    }
  }

  private static func trimmed(_ value: String, closing: Set<Unicode.Scalar>) -> String {
    var scalars = value.unicodeScalars.dropFirst()
    if let last = scalars.last, closing.contains(last) { scalars = scalars.dropLast() }
    return String(scalars)
  }

  /// The value with `\uXXXX` and `\xNN`, as a script console prints them, replaced by their characters.
  ///
  /// - Complexity: O(*n*) in the length of the value; a value without a backslash is returned as it is.
  static func decoded(_ value: String) -> String {
    guard value.utf8.contains(Byte.backslash) else { return value }
    let text = ByteText(Array(value.utf8))
    var units: [UInt16] = []
    var result = ""
    var index = 0
    var plainStart = 0
    func flush(_ end: Int) {
      if plainStart < end { result += text.string(span(plainStart, end)) }
    }
    while index < text.count {
      if text[index] == Byte.backslash, let unit = hexadecimal(in: text, at: index) {
        if units.isEmpty { flush(index) }
        units.append(unit.value)
        index = unit.end
        plainStart = index
      } else {
        if !units.isEmpty {
          result += String(decoding: units, as: UTF16.self)
          units.removeAll()
        }
        index += 1
      }
    }
    if !units.isEmpty { result += String(decoding: units, as: UTF16.self) }
    flush(text.count)
    return result
  }

  private static func hexadecimal(in text: ByteText, at index: Int) -> (value: UInt16, end: Int)? {
    let digits = text[index + 1] == 117 ? 4 : text[index + 1] == 120 ? 2 : 0
    guard digits > 0 else { return nil }
    var value: UInt16 = 0
    for offset in 0..<digits {
      guard let digit = text[index + 2 + offset].hexValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return (value, index + 2 + digits)
  }
}
