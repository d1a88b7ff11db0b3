/// What a line begins.
extension BarTreeReader {
  enum LineStart {
    /// A node, with the index of its head.
    case node(Int, PendingNode.Form)
    /// The line that opens an array of nodes.
    case listing
    /// A debugger prompt with its command.
    case prompt(Range<Int>)
    /// Dots in place of lines that were left out.
    case elision
    /// Nothing: it goes on the node before, or is no node.
    case other
  }

  /// Decides what a line begins.
  mutating func start(of line: SourceLine, _ stem: Stem, _ content: Range<Int>) -> LineStart {
    let first = content.lowerBound
    if LayoutTraceHead.read(in: text, at: first, to: content.upperBound) != nil {
      if pending?.isOpen(text) == true, !stem.isMarked { return .other }
      return .node(first, .trace)
    }
    if stem.isMarked { return markedStart(content) }
    if let head = Self.nodeHead(in: text, span(first, content.upperBound)) {
      if pending?.awaitsValue(text) == true { return .other }
      return .node(head, .description)
    }
    if let head = appendedFrameHead(content) { return head }
    if isWrappedHead(content), pending?.isOpen(text) != true { return .node(first, .description) }
    if isListing(content) { return .listing }
    if let command = Prompt.command(in: text, from: first, to: content.upperBound) { return .prompt(command) }
    return Elision.covers(text, content) && pending?.isInQuote(text) != true ? .elision : .other
  }

  private mutating func markedStart(_ content: Range<Int>) -> LineStart {
    let first = content.lowerBound
    if text[first] == Byte.less, let head = DescriptionHead.read(in: text, at: first, to: content.upperBound) {
      let isStrong = head.address != nil || head.form == .description || head.form == .controller
      if isStrong || pending?.isInQuote(text) != true { return .node(first, .description) }
      return .other
    }
    if let head = annotatedHead(content) { return .node(head, .description) }
    if Elision.covers(text, content) { return .elision }
    if pending?.isInQuote(text) == true { return .other }
    finishPending()
    let isTableRow = text.index(of: Byte.bar, from: first, to: content.upperBound) != nil
    guard !assembler.isAtStart || candidate != nil, !isTableRow else { return .other }
    return .node(first, .word)
  }

  /// A head behind a variable's name, a controller or a mark such as `XX (`.
  private func annotatedHead(_ content: Range<Int>) -> Int? {
    guard let bracket = text.index(of: Byte.less, from: content.lowerBound, to: content.upperBound) else { return nil }
    guard let head = DescriptionHead.read(in: text, at: bracket, to: content.upperBound) else { return nil }
    for index in span(content.lowerBound, bracket) where text[index] == Byte.semicolon || text[index] == Byte.equals {
      return nil
    }
    return head.form == .object && head.address == nil ? nil : bracket
  }

  /// Whether a line holds nothing but the beginning of an object: a hard wrap may have taken its attributes.
  private func isWrappedHead(_ content: Range<Int>) -> Bool {
    guard let head = DescriptionHead.read(in: text, at: content.lowerBound, to: content.upperBound) else {
      return false
    }
    switch head.form {
    case .open: return true
    case .description: return text.skipBlanks(from: head.end + 1, to: content.upperBound) >= content.upperBound
    case .object:
      return text[head.end] == Byte.greater && text[head.end + 1] == Byte.comma && head.end + 2 >= content.upperBound
    case .controller, .component: return false
    }
  }

  /// A root of the desktop printer that appends `frame=NSRect: …`, with or without brackets around the class.
  private func appendedFrameHead(_ content: Range<Int>) -> LineStart? {
    guard text.index(of: "frame=NSRect: ", from: content.lowerBound, to: content.upperBound) != nil else { return nil }
    let isBracketed = text[content.lowerBound] == Byte.less
    guard isBracketed || text[content.lowerBound].startsName else { return nil }
    return .node(content.lowerBound, isBracketed ? .description : .word)
  }

  /// The first head in a range that is a node wherever it stands; mentions of other objects are passed over.
  static func nodeHead(in text: ByteText, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while let bracket = text.index(of: Byte.less, from: index, to: range.upperBound) {
      index = bracket + 1
      guard let head = DescriptionHead.read(in: text, at: bracket, to: range.upperBound), !isValue(text, bracket) else {
        continue
      }
      if head.form == .controller || head.form == .component || head.hasViewKey(in: text, to: range.upperBound) {
        return bracket
      }
      if head.form == .description, bracket == range.lowerBound,
        text.index(of: "frame = (", from: head.end, to: min(range.upperBound, head.end + 400)) != nil
      {
        return bracket
      }
      if head.isWrapped { index = bracket + 2 }
    }
    return nil
  }

  /// Whether a bracket stands where an attribute's value stands.
  private static func isValue(_ text: ByteText, _ bracket: Int) -> Bool {
    var before = bracket - 1
    while before > 0, text[before].isBlank, bracket - before < 8 { before -= 1 }
    return text[before] == Byte.equals
  }

  private func isListing(_ content: Range<Int>) -> Bool {
    guard text[content.upperBound - 1] == Byte.openParen,
      let bracket = text.index(of: Byte.less, from: content.lowerBound, to: content.upperBound)
    else { return false }
    let end = ClassName.end(in: text, from: bracket + 1, to: content.upperBound)
    return text.index(of: "Array", from: bracket, to: end) != nil
      || text.index(of: "Set", from: bracket, to: end) != nil
  }
}
