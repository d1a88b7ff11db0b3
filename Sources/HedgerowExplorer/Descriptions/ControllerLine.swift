/// Reads a line of `_printHierarchy`: `<Class 0x…>, state: …, view: <View: 0x…> not in the window, presented with: …`.
enum ControllerLine {
  /// The controller of a line whose head was read.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func read(in text: ByteText, head: DescriptionHead, to limit: Int) -> DumpNode {
    var node = DumpNode(role: .controller, className: text.string(head.className), address: head.address)
    var index = text.index(of: Byte.greater, from: head.end, to: limit).map { $0 + 1 } ?? limit
    if let state = text.index(of: "state:", from: index, to: limit) {
      let end = text.index(of: Byte.comma, from: state, to: limit) ?? limit
      node.attributes.append(attribute("state", in: text, span(state + 6, end)))
      index = end
    }
    guard let view = text.index(of: "view:", from: index, to: limit) else {
      node.isCut = true
      return node
    }
    let start = text.skipSpaces(from: view + 5, to: limit)
    let end = viewEnd(in: text, from: start, to: limit)
    node.isCut = end == nil
    node.attributes.append(attribute("view", in: text, span(start, end ?? limit)))
    index = end ?? limit
    tail(of: &node, in: text, from: index, to: limit)
    return node
  }

  /// The index behind the view, `nil` while it is open.
  static func viewEnd(in text: ByteText, from start: Int, to limit: Int) -> Int? {
    if text[start] == Byte.openParen {
      return text.index(of: Byte.closeParen, from: start, to: limit).map { $0 + 1 }
    }
    guard text[start] == Byte.less else { return nil }
    var scan = DescriptionScan(at: start)
    scan.advance(in: text, to: limit)
    return scan.closedAt
  }

  /// Whether a line goes on a controller line that was wrapped behind its view.
  static func isTail(_ text: ByteText, _ range: Range<Int>) -> Bool {
    for word in ["not in", "in the window", "the window", "window", ", presented", "presented with", "with: <"]
      as [StaticString] where text.has(word, at: range.lowerBound, limit: range.upperBound)
    {
      return true
    }
    return false
  }

  private static func tail(of node: inout DumpNode, in text: ByteText, from start: Int, to limit: Int) {
    var index = start
    if let mark = text.index(of: "not in", from: index, to: min(limit, index + 24)) {
      let end = text.index(of: "window", from: mark, to: min(limit, mark + 24)).map { $0 + 6 } ?? limit
      node.attributes.append(DumpAttribute("not in the window", "", separator: .none, delimiter: .blank))
      index = end
    }
    if let presented = text.index(of: "presented", from: index, to: min(limit, index + 24)),
      let bracket = text.index(of: Byte.less, from: presented, to: min(limit, presented + 24))
    {
      let end = viewEnd(in: text, from: bracket, to: limit)
      node.isCut = node.isCut || end == nil
      node.attributes.append(attribute("presented with", in: text, span(bracket, end ?? limit)))
      index = end ?? limit
    }
    node.suffix = text.string(text.trimmed(span(index, max(index, limit))))
  }

  private static func attribute(_ key: String, in text: ByteText, _ range: Range<Int>) -> DumpAttribute {
    DumpAttribute(key, JoinedText.string(text, text.trimmed(range)), separator: .colon, delimiter: .comma)
  }
}
