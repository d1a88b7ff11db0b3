/// Where a quoted value ends, although nothing in it is escaped.
enum QuotedValue {
  /// The length of the quote at an index: straight, or typographic as a mail archive makes it; 0 when there is none.
  @inline(__always) static func quoteLength(in text: ByteText, at index: Int) -> Int {
    if text[index] == Byte.apostrophe { return 1 }
    if text[index] == 0xE2, text[index + 1] == 0x80, text[index + 2] == 0x98 || text[index + 2] == 0x99 { return 3 }
    return 0
  }

  /// The first byte behind the closing quote of a value that opened before `start`; `nil` when no quote in the range
  /// closes it.
  ///
  /// The closing quote is the first that is followed by `; key =`, `; key:`, a cut key, or `>`, not the first quote.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  static func end(in text: ByteText, from start: Int, to limit: Int) -> Int? {
    var index = start
    while index < limit {
      let length = quoteLength(in: text, at: index)
      if length > 0 {
        if closes(in: text, behind: index + length, to: limit) { return index + length }
        index += length
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func closes(in text: ByteText, behind start: Int, to limit: Int) -> Bool {
    let next = text.skipSpaces(from: start, to: limit)
    if next >= limit { return true }
    if text[next] == Byte.greater { return next == start }
    guard text[next] == Byte.semicolon else { return false }
    var key = text.skipSpaces(from: next + 1, to: limit)
    if key >= limit || text[key] == Byte.greater { return true }
    let keyStart = key
    while key < limit, text[key].isLetter || text[key] == Byte.dot || text[key].isDigit { key += 1 }
    if key >= limit { return true }
    if key == keyStart { return text[key] == Byte.openBracket }
    if text[key] == Byte.equals || text[key] == Byte.semicolon || text[key] == Byte.greater { return true }
    if text[key] == Byte.colon { return text[key + 1].isSpace }
    let equals = text.skipSpaces(from: key, to: limit)
    return equals >= limit || (text[equals] == Byte.equals && (text[equals + 1].isSpace || equals + 1 >= limit))
  }
}
