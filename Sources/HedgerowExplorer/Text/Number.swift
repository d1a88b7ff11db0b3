/// Numbers as dumps print them, `nan`, `inf` and 17 digits included.
enum Number {
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The number that starts at an index, with the first index behind it; `nil` when none starts there.
  ///
  /// - Complexity: O(*n*) in the number of digits; a number longer than 64 bytes is refused.
  static func read(in text: ByteText, at start: Int, to end: Int) -> (value: Double, end: Int)? {
    var index = start
    var isNegative = false
    if text[index] == Byte.minus || text[index] == Byte.plus {
      isNegative = text[index] == Byte.minus
      index += 1
    }
    if let special = special(in: text, at: index, to: end) {
      return (isNegative ? -special.value : special.value, special.end)
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    while index < end, text[index].isDigit {
      mantissa = mantissa &* 10 &+ UInt64(text[index] - 48)
      if mantissa > 0 { digits += 1 }
      index += 1
    }
    let integerEnd = index
    if text[index] == Byte.dot, index < end, text[index + 1].isDigit || index > start {
      index += 1
      while index < end, text[index].isDigit {
        mantissa = mantissa &* 10 &+ UInt64(text[index] - 48)
        if mantissa > 0 { digits += 1 }
        fraction += 1
        index += 1
      }
    }
    guard integerEnd > start + (isNegative ? 1 : 0) || fraction > 0 else { return nil }
    var hasExponent = false
    if text[index] | 32 == 101, index < end {
      var look = index + 1
      if text[look] == Byte.minus || text[look] == Byte.plus { look += 1 }
      if look < end, text[look].isDigit {
        hasExponent = true
        while look < end, text[look].isDigit { look += 1 }
        index = look
      }
    }
    if !hasExponent, digits <= 15, fraction <= 22 {
      let value = Double(mantissa) / powers[fraction]
      return (isNegative ? -value : value, index)
    }
    guard index - start <= 64, let value = Double(text.string(start..<index)) else { return nil }
    return (value, index)
  }

  private static func special(in text: ByteText, at start: Int, to end: Int) -> (value: Double, end: Int)? {
    if text.has("inf", at: start, limit: end) {
      return (.infinity, text.has("infinity", at: start, limit: end) ? start + 8 : start + 3)
    }
    if text.has("nan", at: start, limit: end) || text.has("NaN", at: start, limit: end) { return (.nan, start + 3) }
    return nil
  }
}
