/// Names a text in which no node was found.
struct LookAlikeSearch {
  private let text: ByteText
  private let lines: [SourceLine]

  init(_ source: SourceText) {
    text = source.text
    lines = source.lines
  }

  /// What the text is, with the kind it resembles and the line that told it.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func result() -> (lookAlike: LookAlike, kind: DumpKind, line: Int) {
    for line in lines {
      if let found = look(at: line) { return (found.0, found.1, line.number) }
    }
    guard let first = lines.first(where: { !text.trimmed($0.range).isEmpty }) else { return (.nothing, .other, 1) }
    return (.prose, .other, first.number)
  }

  private func look(at line: SourceLine) -> (LookAlike, DumpKind)? {
    func has(_ word: StaticString) -> Bool { text.index(of: word, from: line.start, to: line.end) != nil }
    if has("is laid out with auto layout") || has("layout engine host") { return (.legend, .layoutTrace) }
    if has("A=autoresizesSubviews") { return (.legend, .desktop) }
    if has("NSLayoutConstraint:") { return (.constraintLog, .layoutTrace) }
    if has("<hierarchy") || has("<html") || has("android.") { return (.foreignPageSource, .pageSource) }
    if has("pclass") { return (.superclassChain, .debuggerScript) }
    if has("presponder") { return (.responderChain, .debuggerScript) }
    if isCallStack(line) { return (.callStack, .other) }
    let connectors = BoxLine.connectors(in: text, line)
    if connectors.column >= 0 || has("|-- ") || has("`-- ") { return (.fileTree, .other) }
    if let bracket = text.index(of: Byte.less, from: line.start, to: line.end),
      DescriptionHead.read(in: text, at: bracket, to: line.end)?.address != nil
    {
      return (.objectMentions, .singleDescription)
    }
    return nil
  }

  private func isCallStack(_ line: SourceLine) -> Bool {
    let start = text.skipBlanks(from: line.start, to: line.end)
    if text.has("frame #", at: start, limit: line.end) || text.has("* frame #", at: start, limit: line.end) {
      return true
    }
    guard text[start].isDigit, text.index(of: " 0x", from: start, to: line.end) != nil else { return false }
    return text.index(of: " + ", from: start, to: line.end) != nil
  }
}
