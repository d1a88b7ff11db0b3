/// Marks that people leave in place of what they took out.
enum Elision {
  /// Whether a range holds nothing but dots, ellipses and ideographic full stops, at least two columns of them.
  static func covers(_ text: ByteText, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var dots = 0
    while index < range.upperBound {
      let byte = text[index]
      if byte == Byte.dot {
        dots += 1
        index += 1
      } else if text.has("…", at: index, limit: range.upperBound) || text.has("。", at: index, limit: range.upperBound)
        || text.has("⋮", at: index, limit: range.upperBound) || text.has("·", at: index, limit: range.upperBound)
      {
        dots += 3
        index += byte == 0xC2 ? 2 : 3
      } else if byte.isSpace || byte == Byte.openBracket || byte == Byte.closeBracket || byte == Byte.openParen
        || byte == Byte.closeParen
      {
        index += 1
      } else {
        return false
      }
    }
    return dots >= 2
  }
}
