/// Turning collected lines into nodes.
extension BarTreeReader {
  /// Builds the pending node and adds it to its tree, with any further node behind it on the same line.
  mutating func finishPending(atEnd: Bool = false) {
    guard let node = pending else { return }
    pending = nil
    switch node.form {
    case .word: add(word(node), node)
    case .trace:
      if let joined = node.joined {
        addTrace(in: ByteText(joined.bytes.map { $0 == Byte.newline ? Byte.blank : $0 }), at: 0, node)
      } else {
        addTrace(in: text, at: node.head, node, to: text.trimmed(span(node.head, node.line.end)).upperBound)
      }
    case .description:
      guard node.stem.isMarked || isNode(node, atEnd: atEnd) else {
        note(.ignored, node.line.number, "this line is no node")
        return
      }
      if let joined = node.joined {
        addDescriptions(in: joined, at: 0, to: joined.count, node)
      } else {
        addDescriptions(in: text, at: node.head, to: node.line.end, node)
      }
    }
  }

  /// Whether what was collected without bars is a node, and not the mention of an object that a line ended in.
  private func isNode(_ pending: PendingNode, atEnd: Bool) -> Bool {
    let source = pending.joined ?? text
    let range = pending.joined.map { span(0, $0.count) } ?? span(pending.head, pending.line.end)
    if Self.nodeHead(in: source, range) == range.lowerBound { return true }
    guard DescriptionHead.read(in: source, at: range.lowerBound, to: range.upperBound)?.form != .object else {
      return source.index(of: "frame=NSRect: ", from: range.lowerBound, to: range.upperBound) != nil
    }
    return atEnd && (hasListing || !assembler.isAtStart)
  }

  private mutating func addTrace(in text: ByteText, at start: Int, _ pending: PendingNode, to limit: Int? = nil) {
    let limit = limit ?? text.count
    guard let head = LayoutTraceHead.read(in: text, at: start, to: limit) else { return }
    add(LayoutTraceNode.read(in: text, head: head, to: limit), pending)
  }

  private mutating func addDescriptions(in text: ByteText, at start: Int, to limit: Int, _ pending: PendingNode) {
    var start = start
    var isFirst = true
    while let read = DescriptionNode.read(in: text, at: start, to: limit) {
      var node = read.node
      let next = read.end < limit ? Self.nodeHead(in: text, span(read.end, limit)) : nil
      if node.suffix.isEmpty {
        node.suffix = text.string(text.trimmed(span(read.end, next ?? limit)))
      }
      if isLayer(node.suffix) { node.role = .layer }
      if isFirst {
        add(node, pending)
      } else {
        note(.splitLine, pending.line.number, "a second node stands behind the first on this line")
        node.line = pending.line.number
        assembler.add(node)
      }
      isFirst = false
      guard let next else { return }
      start = next
    }
  }

  private func isLayer(_ suffix: String) -> Bool { suffix.utf8.first == Byte.openParen && suffix.hasPrefix("(layer)") }

  private mutating func add(_ node: DumpNode, _ pending: PendingNode) {
    var node = node
    node.depth = pending.stem.depth
    node.line = pending.line.number
    if node.role == .controller, pending.stem.isPresented {
      node.attributes.append(DumpAttribute("+", "", separator: .none, delimiter: .blank))
    }
    let prefix = text.trimmed(span(min(pending.stem.contentStart, pending.head), pending.head))
    if !prefix.isEmpty {
      node.prefix = text.string(prefix)
      node.controllers = ControllerMentions.read(in: text, prefix)
      if pending.joined != nil || !pending.stem.isMarked {
        note(.ignored, node.line, "the text before the bracket is no part of the node")
      }
    }
    if node.isCut { note(.cut, node.line, "the node has no end; it counts with what it has") }
    if node.role == .view || node.role == .component, node.frame == nil, let value = node.value(of: "frame"),
      value.holds("inf") || value.holds("nan")
    {
      note(.notFinite, node.line, "the frame is not finite, so there is no frame")
    }
    if node.has("[...]") || node.has("[…]") { note(.elision, node.line, "attributes were left out here") }
    tally.count(node, isTrace: pending.form == .trace)
    assembler.add(node)
  }

  private mutating func word(_ pending: PendingNode) -> DumpNode {
    let content = text.trimmed(span(pending.head, pending.line.end))
    var node = DumpNode(role: .word, className: nil)
    if text[content.lowerBound] == Byte.less, content.count < 3 {
      node.role = .view
      node.isCut = true
      return node
    }
    let end = ClassName.end(in: text, from: content.lowerBound, to: content.upperBound)
    node.className = end > content.lowerBound ? text.string(span(content.lowerBound, end)) : text.string(content)
    node.suffix = text.string(text.trimmed(span(end, content.upperBound)))
    if let rect = text.index(of: "frame=NSRect: ", from: end, to: content.upperBound) {
      node.frame = Tuple.rect(in: text, at: rect + 14, to: content.upperBound)
      node.role = .view
    } else {
      note(.bareWord, pending.line.number, "a word behind the bars was taken as a node without address and frame")
    }
    return node
  }

  /// Makes the line above a tree its root, if it stands one level above the tree's first node.
  mutating func takeCandidate(before depth: Int) {
    guard let candidate else { return }
    self.candidate = nil
    guard depth > 0, assembler.isAtStart || (candidate.form == .object && depth == 1) else {
      note(.ignored, candidate.line.number, "this line is no node")
      return
    }
    switch candidate.form {
    case .object:
      guard
        var read = DescriptionNode.read(
          in: text, at: candidate.content.lowerBound, to: candidate.content.upperBound)
      else { return }
      read.node.line = candidate.line.number
      read.node.suffix = text.string(text.trimmed(span(read.end, candidate.content.upperBound)))
      if isLayer(read.node.suffix) { read.node.role = .layer }
      assembler.startTree()
      assembler.add(read.node)
    case .tail:
      var read = DescriptionNode.readTail(
        in: text, from: candidate.content.lowerBound, to: candidate.content.upperBound)
      if text.has(", state:", at: read.end, limit: candidate.content.upperBound) {
        read.node = headlessController(candidate.content)
      } else {
        read.node.suffix = text.string(text.trimmed(span(read.end, candidate.content.upperBound)))
      }
      read.node.line = candidate.line.number
      read.node.depth = depth - 1
      note(
        .headless, candidate.line.number,
        "only the tail of this node is left; its depth is taken as one less than the next node's")
      assembler.add(read.node)
    }
  }

  /// A controller line of which the class is cut off.
  private func headlessController(_ content: Range<Int>) -> DumpNode {
    let start = content.lowerBound
    let head = DescriptionHead(
      form: .controller, className: span(start, start), address: nil, end: start, isWrapped: false)
    var node = ControllerLine.read(in: text, head: head, to: content.upperBound)
    node.className = nil
    return node
  }

  mutating func dropCandidate() {
    guard let candidate else { return }
    self.candidate = nil
    note(.ignored, candidate.line.number, "this line is no node")
  }
}
