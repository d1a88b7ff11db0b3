/// The families of formats that one line can belong to; each has a reader of its own.
enum LineFamily: Hashable {
  case bars
  case elements
  case markup
  case flags
  case arrows
  case index
  case box

  /// The family of a line, or `nil` when it is no node of any.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func of(_ line: SourceLine, in text: ByteText) -> LineFamily? {
    let start = text.skipBlanks(from: line.start, to: line.end)
    guard start < line.end else { return nil }
    let first = text[start]
    switch first {
    case Byte.bar: return .bars
    case Byte.less: return startsMarkup(text, at: start, to: line.end) ? .markup : .bars
    case Byte.plus, Byte.star: return stem(line, in: text)
    case Byte.openBracket:
      return FlagLine.box(in: text, span(start, line.end)) != nil ? .flags : bracketed(line, in: text)
    default: break
    }
    if first == 0xE2 {
      if text[start + 1] == 0x94 || text[start + 1] == 0x95 {
        let connectors = BoxLine.connectors(in: text, line)
        return BoxLine.matches(text, from: connectors.contentStart, to: line.end) ? .box : nil
      }
      if text.has("→", at: start, limit: line.end) {
        let head = text.skipBlanks(from: start + 3, to: line.end)
        return ElementHead.read(in: text, at: head, to: line.end) != nil ? .elements : nil
      }
      return stem(line, in: text)
    }
    let content = text.trimmed(span(LogStamp.skip(in: text, line), line.end))
    return word(content, line, in: text)
  }

  private static func word(_ content: Range<Int>, _ line: SourceLine, in text: ByteText) -> LineFamily? {
    var start = content.lowerBound
    while text[start] == Byte.quote || text[start] == Byte.backtick { start += 1 }
    start = text.skipBlanks(from: start, to: content.upperBound)
    if text[start].isUpper, ElementHead.read(in: text, at: start, to: content.upperBound) != nil { return .elements }
    if isElementMarker(text, span(start, content.upperBound)) { return .elements }
    if IndexLine.classStart(in: text, content) != nil { return .index }
    if BoxLine.matches(text, from: content.lowerBound, to: content.upperBound) { return .box }
    if ArrowLine.matches(text, content) { return .arrows }
    return stem(line, in: text)
  }

  private static func isElementMarker(_ text: ByteText, _ range: Range<Int>) -> Bool {
    func starts(_ word: StaticString) -> Bool { text.has(word, at: range.lowerBound, limit: range.upperBound) }
    return text.index(of: "Element subtree:", from: range.lowerBound, to: range.upperBound) != nil
      || starts("Attributes: ") || starts("→") || starts("Query chain:") || starts("Path to element:")
      || starts("Output: {") || starts("Find: ")
  }

  /// The families that a line with marks or with text before its node belongs to.
  private static func stem(_ line: SourceLine, in text: ByteText) -> LineFamily? {
    let stem = Stem.read(in: text, line)
    if stem.isMarked || LayoutTraceHead.read(in: text, at: stem.contentStart, to: line.end) != nil { return .bars }
    if text.index(of: "frame=NSRect: ", from: line.start, to: line.end) != nil { return .bars }
    return bracketed(line, in: text)
  }

  private static func bracketed(_ line: SourceLine, in text: ByteText) -> LineFamily? {
    guard let bracket = text.index(of: Byte.less, from: line.start, to: line.end) else { return nil }
    if startsMarkup(text, at: bracket, to: line.end) { return .markup }
    return BarTreeReader.nodeHead(in: text, span(bracket, line.end)) != nil ? .bars : nil
  }

  private static func startsMarkup(_ text: ByteText, at bracket: Int, to end: Int) -> Bool {
    let name = text[bracket + 1] == Byte.slash ? bracket + 2 : bracket + 1
    if text.has("UIA", at: name, limit: end), text[name + 3].isUpper {
      var position = name
      while position < end, text[position].isLetter { position += 1 }
      return text[position] != Byte.colon && text[position] != Byte.semicolon
    }
    return text.has("XCUIElementType", at: name, limit: end) || text.has("AppiumAUT", at: name, limit: end)
      || text.has("?xml", at: name, limit: end) || text.has("!DOCTYPE", at: name, limit: end)
  }
}
