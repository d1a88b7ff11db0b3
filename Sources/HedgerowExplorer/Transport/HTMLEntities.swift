/// The entities that web copies and XML leave in text; only the predefined ones, so that no entity can grow.
enum HTMLEntities {
  /// The bytes decoded when entities stand for most brackets, else the bytes as they are.
  static func decodeIfEncoded(_ bytes: [UInt8]) -> [UInt8] {
    var encoded = 0
    var plain = 0
    let text = ByteText(bytes)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == Byte.less || byte == Byte.greater { plain += 1 }
      guard byte == Byte.ampersand, text.has("t;", at: index + 2, limit: bytes.count) else { continue }
      if bytes[index + 1] == 108 || bytes[index + 1] == 103 { encoded += 1 }
    }
    return encoded > plain ? decoded(text, span(0, text.count)) : bytes
  }

  /// The bytes of a range with its entities replaced; unknown ones stay as they are.
  static func decoded(_ text: ByteText, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == Byte.ampersand, let entity = entity(in: text, at: index, to: range.upperBound) {
        result.append(contentsOf: entity.bytes)
        index = entity.end
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func entity(in text: ByteText, at index: Int, to end: Int) -> (bytes: [UInt8], end: Int)? {
    guard let close = text.index(of: Byte.semicolon, from: index, to: min(end, index + 12)) else { return nil }
    let name = text.string(span(index + 1, close))
    switch name {
    case "lt": return ([Byte.less], close + 1)
    case "gt": return ([Byte.greater], close + 1)
    case "amp": return ([Byte.ampersand], close + 1)
    case "quot": return ([Byte.quote], close + 1)
    case "apos": return ([Byte.apostrophe], close + 1)
    case "nbsp": return ([Byte.blank], close + 1)
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let value, let scalar = Unicode.Scalar(value) else { return nil }
      return (Array(String(Character(scalar)).utf8), close + 1)
    }
  }
}
