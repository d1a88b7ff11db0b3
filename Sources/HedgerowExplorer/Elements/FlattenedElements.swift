/// Splits a line on which several elements stand because the line ends between them were lost.
enum FlattenedElements {
  /// The pieces of a line, each beginning with the blanks before its element; one piece when nothing was lost.
  ///
  /// Only a line that begins with an element or with the tree's heading is split, and only behind a closing bracket or
  /// quote or before two blanks, so a log sentence that mentions elements stays whole.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func pieces(of line: SourceLine, in text: ByteText) -> [SourceLine] {
    let content = text.trimmed(line.range)
    guard content.count > 60, startsTree(text, content) else { return [line] }
    var cuts: [Int] = []
    var index = content.lowerBound + 1
    while let blank = text.index(of: Byte.blank, from: index, to: line.end) {
      let next = text.skipBlanks(from: blank, to: line.end)
      index = max(next, blank + 1)
      let before = text[blank - 1]
      let isWide = next - blank >= 2
      guard isWide || before == Byte.closeBrace || before == Byte.apostrophe || before == Byte.colon else { continue }
      if startsPiece(text, at: next, to: line.end) { cuts.append(blank) }
    }
    guard !cuts.isEmpty else { return [line] }
    var pieces: [SourceLine] = []
    var start = line.start
    for cut in cuts {
      pieces.append(SourceLine(start: start, end: cut, number: line.number))
      start = cut
    }
    pieces.append(SourceLine(start: start, end: line.end, number: line.number))
    return pieces
  }

  private static func startsTree(_ text: ByteText, _ content: Range<Int>) -> Bool {
    let first = content.lowerBound
    if text.has("Element subtree:", at: first, limit: content.upperBound) { return true }
    if text.has("Attributes:", at: first, limit: content.upperBound) {
      return text.index(of: "Element subtree:", from: first, to: content.upperBound) != nil
    }
    if text.has("→", at: first, limit: content.upperBound) { return true }
    return ElementHead.read(in: text, at: first, to: content.upperBound) != nil
  }

  private static func startsPiece(_ text: ByteText, at start: Int, to end: Int) -> Bool {
    for word in ["→", "↳", "Path to element:", "Query chain:", "Element subtree:"] as [StaticString]
    where text.has(word, at: start, limit: end) {
      return true
    }
    guard let head = ElementHead.read(in: text, at: start, to: end) else { return false }
    let next = text.skipBlanks(from: head.end + 1, to: end)
    return head.address != nil || text.has("0x", at: next, limit: end) || text.has("{{", at: next, limit: end)
  }
}
