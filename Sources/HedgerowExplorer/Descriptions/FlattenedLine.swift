/// Splits a line on which several nodes stand because the line ends between them were lost.
enum FlattenedLine {
  /// The pieces of a line, each beginning with its bars; one piece when nothing was lost.
  ///
  /// A run of bars starts a piece only when a node follows it directly, so bars inside text stay.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func pieces(of line: SourceLine, in text: ByteText, from contentStart: Int) -> [SourceLine] {
    var cuts: [Int] = []
    var index = contentStart
    while index < line.end {
      let byte = text[index]
      guard byte == Byte.bar || (byte == Byte.plus && isPlus(text, at: index, to: line.end)) else {
        index += 1
        continue
      }
      var end = index
      while end < line.end, text[end] == Byte.bar || text[end].isBlank || text[end] == Byte.plus { end += 1 }
      if startsNode(in: text, at: end, to: line.end) { cuts.append(index) }
      index = max(end, index + 1)
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

  private static func isPlus(_ text: ByteText, at index: Int, to end: Int) -> Bool {
    text[index - 1].isBlank && text[index + 1].isBlank && text[index + 2] == Byte.less
  }

  private static func startsNode(in text: ByteText, at start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    if text[start] == Byte.less {
      guard let head = DescriptionHead.read(in: text, at: start, to: end) else { return false }
      return head.form != .object || head.address != nil || text[head.end] == Byte.greater
        || text.has(": 0x", at: head.end, limit: end)
    }
    if LayoutTraceHead.read(in: text, at: start, to: end) != nil { return true }
    if text.has("XX (<", at: start, limit: end) || text.has("--<", at: start, limit: end) { return true }
    guard text[start] == Byte.underscore || text[start].isLetter || text[start] == Byte.apostrophe else { return false }
    var index = start
    let limit = min(end, start + 160)
    while index < limit, !text[index].isBlank { index += 1 }
    guard text[index] == Byte.blank, text[index + 1] == Byte.less else { return false }
    return DescriptionHead.read(in: text, at: index + 1, to: end)?.form == .description
  }
}
