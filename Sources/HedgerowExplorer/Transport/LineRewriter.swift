/// Collects rewritten lines while a repair runs.
struct LineRewriter {
  var bytes: [UInt8] = []
  var lines: [SourceLine] = []
  private var start = 0

  init(reserving count: Int) { bytes.reserveCapacity(count) }

  /// Ends the line that has been appended to ``bytes``.
  mutating func endLine(number: Int) {
    lines.append(SourceLine(start: start, end: bytes.count, number: number))
    bytes.append(Byte.newline)
    start = bytes.count
  }

  /// Puts the rewritten lines into the text.
  func finish(_ source: inout SourceText) {
    source.text = ByteText(bytes)
    source.lines = lines
  }
}
