/// Values that were joined from several lines: a line end inside quotes is text, any other is a blank.
enum JoinedText {
  /// The string of a range, with line ends outside quotes made blanks.
  static func string(_ text: ByteText, _ range: Range<Int>) -> String {
    guard text.index(of: Byte.newline, from: range.lowerBound, to: range.upperBound) != nil,
      QuotedValue.quoteLength(in: text, at: range.lowerBound) == 0
    else { return text.string(range) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range {
      let byte = text[index]
      if byte != Byte.newline {
        bytes.append(byte)
      } else if let last = bytes.last, !last.isSpace, last != Byte.openParen, last != Byte.less {
        bytes.append(Byte.blank)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
