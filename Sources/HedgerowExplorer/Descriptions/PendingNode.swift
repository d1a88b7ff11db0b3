/// A node whose lines are being collected: its first line in place, joined lines in a text of their own.
struct PendingNode {
  enum Form {
    /// A printed description of any form.
    case description
    /// A line of a layout trace.
    case trace
    /// A word in place of a description.
    case word
  }

  var form: Form
  /// The first line.
  var line: SourceLine
  var stem: Stem
  /// The index of the head in the source text.
  var head: Int
  /// The joined text, from the head on, once a second line was joined.
  private(set) var joined: ByteText?
  private var scan: DescriptionScan

  init(form: Form, line: SourceLine, stem: Stem, head: Int) {
    self.form = form
    self.line = line
    self.stem = stem
    self.head = head
    scan = DescriptionScan(at: head)
  }

  /// Whether the node needs more text: a bracket or a quote is open.
  mutating func isOpen(_ text: ByteText) -> Bool {
    switch form {
    case .word: return false
    case .trace:
      let end = joined?.count ?? line.end
      return last(text) == Byte.comma && end > head
    case .description:
      advance(text)
      guard scan.closedAt != nil else { return true }
      return controllerIsOpen(text)
    }
  }

  /// Whether the text so far ends inside a quoted value.
  mutating func isInQuote(_ text: ByteText) -> Bool {
    guard form == .description else { return false }
    advance(text)
    return scan.isInQuote
  }

  /// Whether the text so far ends where a value must follow.
  mutating func awaitsValue(_ text: ByteText) -> Bool {
    guard isOpen(text), form == .description, !isInQuote(text) else { return false }
    let last = last(text)
    return last == Byte.equals || last == Byte.colon || last == Byte.openParen || last == Byte.comma
  }

  /// Whether a line is the tail of this node's line, wrapped behind its bracket.
  func takesTail(_ text: ByteText, _ content: Range<Int>) -> Bool {
    guard form == .description, isController(text) else { return false }
    return ControllerLine.isTail(text, content)
  }

  /// Joins a line; returns whether it is the first joined one.
  ///
  /// - Parameter isCut: whether the line before was cut at a width, so that nothing stands between the two.
  mutating func join(_ text: ByteText, _ range: Range<Int>, isCut: Bool = false) -> Bool {
    let isFirst = joined == nil
    if joined == nil {
      let first = ByteText(Array(text.bytes[span(head, line.end)]))
      scan = DescriptionScan(at: 0)
      scan.advance(in: first, to: first.count)
      joined = first
    }
    if !isCut, !isWrappedToken(text, range) { joined?.bytes.append(Byte.newline) }
    joined?.bytes.append(contentsOf: text.bytes[range])
    return isFirst
  }

  /// Whether a hard wrap went through a word: an address goes on with digits, a key with small letters.
  private func isWrappedToken(_ text: ByteText, _ range: Range<Int>) -> Bool {
    guard let joined, !scan.isInQuote, let last = joined.bytes.last, !range.isEmpty else { return false }
    let first = text[range.lowerBound]
    if last.isLower, first.isLower, last.hexValue == nil || first.hexValue == nil { return true }
    guard last.hexValue != nil || last == 120, first.hexValue != nil else { return false }
    var start = joined.count - 1
    while start > 0, joined.count - start < 18, joined[start].hexValue != nil || joined[start] == 120 { start -= 1 }
    return joined.has("0x", at: start + 1, limit: joined.count)
  }

  private mutating func advance(_ text: ByteText) {
    if let joined {
      scan.advance(in: joined, to: joined.count)
    } else {
      scan.advance(in: text, to: line.end)
    }
  }

  private func isController(_ text: ByteText) -> Bool {
    let source = joined ?? text
    let start = joined == nil ? head : 0
    let end = joined?.count ?? line.end
    return DescriptionHead.read(in: source, at: start, to: end)?.form == .controller
  }

  private func controllerIsOpen(_ text: ByteText) -> Bool {
    let source = joined ?? text
    let start = joined == nil ? head : 0
    let end = joined?.count ?? line.end
    guard let head = DescriptionHead.read(in: source, at: start, to: end) else { return false }
    guard head.form == .controller else {
      return head.form == .object && source[end - 1] == Byte.comma && joined == nil
    }
    guard let view = source.index(of: "view:", from: head.end, to: end) else { return true }
    let value = source.skipSpaces(from: view + 5, to: end)
    return value >= end || ControllerLine.viewEnd(in: source, from: value, to: end) == nil
  }

  private func last(_ text: ByteText) -> UInt8 {
    let source = joined ?? text
    var end = (joined?.count ?? line.end) - 1
    while end > 0, source[end].isSpace { end -= 1 }
    return source[end]
  }
}
