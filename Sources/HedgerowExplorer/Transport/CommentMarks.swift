/// Undoes the marks that comments and quoting put before lines: `//` on any line, `>`, `#` and `* ` where most lines have it.
enum CommentMarks {
  /// Moves the start of every marked line behind its mark; what follows the mark keeps its blanks.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func strip(_ source: inout SourceText) {
    for _ in 0..<2 {
      var counts: [UInt8: Int] = [:]
      var filled = 0
      for line in source.lines {
        let start = source.text.skipBlanks(from: line.start, to: line.end)
        guard start < line.end, !isBlockEnd(source.text, from: start, to: line.end) else { continue }
        filled += 1
        let byte = source.text[start]
        let isStar = byte == Byte.star && (source.text[start + 1].isBlank || start + 1 == line.end)
        if byte == Byte.greater || byte == Byte.hash || isStar { counts[byte, default: 0] += 1 }
      }
      guard let mark = counts.first(where: { $0.value * 10 >= filled * 8 && $0.value > 1 })?.key else { break }
      for position in source.lines.indices { strip(&source, at: position) { $0 == mark ? 1 : 0 } }
    }
    for position in source.lines.indices {
      while let start = slashes(source.text, source.lines[position]) { source.lines[position].start = start }
    }
  }

  /// The first byte behind `//` at the start of a line, or `nil`.
  private static func slashes(_ text: ByteText, _ line: SourceLine) -> Int? {
    var index = text.skipBlanks(from: line.start, to: line.end)
    guard text.has("//", at: index, limit: line.end) else { return nil }
    while index < line.end, text[index] == Byte.slash { index += 1 }
    return index
  }

  /// Whether a line opens or closes a comment block and holds nothing else.
  private static func isBlockEnd(_ text: ByteText, from start: Int, to end: Int) -> Bool {
    guard end - start <= 3 else { return false }
    return text.has("/*", at: start, limit: end) || text.has("*/", at: start, limit: end)
  }

  private static func strip(_ source: inout SourceText, at position: Int, mark: (UInt8) -> Int) {
    let line = source.lines[position]
    let start = source.text.skipBlanks(from: line.start, to: line.end)
    guard start < line.end else { return }
    source.lines[position].start = start + mark(source.text[start])
  }
}
