/// The stamp that a log puts before a line: `2013-03-12 03:22:17.260 Name[11035:55438] `.
enum LogStamp {
  /// The first byte behind the stamp, or the start of the line when it has none.
  static func skip(in text: ByteText, _ line: SourceLine) -> Int {
    let start = text.skipBlanks(from: line.start, to: line.end)
    guard text[start].isDigit, text[start + 4] == Byte.minus, text[start + 7] == Byte.minus, text[start + 9].isDigit
    else { return line.start }
    let limit = min(line.end, start + 200)
    var index = start
    while let open = text.index(of: Byte.openBracket, from: index, to: limit) {
      if let close = closing(in: text, from: open + 1, to: limit) {
        let next = close + 1
        return text[next] == Byte.blank ? next + 1 : next
      }
      index = open + 1
    }
    return line.start
  }

  private static func closing(in text: ByteText, from start: Int, to limit: Int) -> Int? {
    var index = start
    while index < limit, text[index].hexValue != nil || text[index] == Byte.colon { index += 1 }
    return index > start && text[index] == Byte.closeBracket ? index : nil
  }
}
