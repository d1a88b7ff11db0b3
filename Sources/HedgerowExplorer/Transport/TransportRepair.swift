/// Undoes what pasting did to the text as a whole: HTML entities, string literals, arrays of lines, comment marks.
///
/// Damage that only a reader can undo (hard wraps, lost line ends between nodes) is left to the readers.
enum TransportRepair {
  /// The repaired text.
  ///
  /// - Complexity: O(*n*) in the number of bytes; a text that was encoded several times is decoded at most three times.
  static func repair(_ bytes: [UInt8]) -> SourceText {
    var source = SourceText(HTMLEntities.decodeIfEncoded(bytes))
    if source.text.count != bytes.count {
      source.notes.append(DumpNote(.entities, line: 1, "HTML entities stood for the brackets; they were decoded"))
    }
    LineArray.unpack(&source)
    CommentMarks.strip(&source)
    for _ in 0..<3 where !expandLiteral(&source) { break }
    return source
  }

  /// Literals may hold comments: the marks are looked for again in what was expanded.
  private static func expandLiteral(_ source: inout SourceText) -> Bool {
    guard StringLiteral.expand(&source) else { return false }
    CommentMarks.strip(&source)
    return true
  }
}
