/// Reads XCUITest's `debugDescription`: only the block behind `Element subtree:` is the tree.
///
/// The same elements come again in the path and in every `Output: { }`; those are left out. Without such a block a
/// fragment of at least two lines counts as a tree, a single element or a path does not.
struct ElementReader {
  let text: ByteText
  private var mode = Mode.loose
  private var trees: [[ElementEntry]] = []
  private var hasHeading = false
  private var loose: [ElementEntry] = []
  private var pending: (head: ElementHead, entry: ElementEntry, bytes: [UInt8]?, end: Int)?
  private(set) var notes: [DumpNote] = []
  private(set) var outside = (path: 0, matches: 0, line: 0)

  private enum Mode { case loose, tree, path, matches }

  init(_ text: ByteText) { self.text = text }

  /// Reads the lines.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func read(_ lines: ArraySlice<SourceLine>) {
    for line in lines {
      let pieces = FlattenedElements.pieces(of: line, in: text)
      if pieces.count > 1 {
        notes.append(
          DumpNote(.splitLine, line: line.number, "several elements stand on one line; they were split between them"))
      }
      for piece in pieces { read(piece) }
    }
    finishPending()
    readCutType(lines)
  }

  /// The last line of a tree that was cut inside an element's type.
  private mutating func readCutType(_ lines: ArraySlice<SourceLine>) {
    guard mode == .tree, let line = lines.last(where: { !text.trimmed($0.range).isEmpty }) else { return }
    let content = text.trimmed(line.range)
    guard trees.last?.isEmpty == false, content.upperBound == line.end, ElementType.isCutType(text, content) else {
      return
    }
    var node = DumpNode(role: .element, className: text.string(content), line: line.number)
    node.isCut = true
    add(
      ElementEntry(node: node, column: Self.column(in: text, from: line.start, to: content.lowerBound), isRoot: false))
  }

  /// The trees found, in one assembler.
  mutating func finish() -> TreeAssembler {
    var assembler = TreeAssembler()
    assembler.notes = notes
    if trees.isEmpty, loose.count > 1 {
      assembler.notes.append(
        DumpNote(.headless, line: loose[0].node.line, "the beginning of the tree is missing in the text"))
      trees = [loose]
    }
    if !trees.isEmpty, outside.path + outside.matches > 0 {
      assembler.notes.append(
        DumpNote(
          .ignored, line: outside.line,
          "\(outside.path + outside.matches) element(s) of the path and of query results are no part of the tree"))
    }
    for tree in trees {
      assembler.startTree()
      for node in ElementColumns.nodes(of: tree) { assembler.add(node) }
    }
    return assembler
  }

  private mutating func read(_ line: SourceLine) {
    let stamped = LogStamp.skip(in: text, line)
    var range = text.trimmed(span(stamped, line.end))
    while text[range.lowerBound] == Byte.quote || text[range.lowerBound] == Byte.backtick, !range.isEmpty {
      range = span(range.lowerBound + 1, range.upperBound)
      range = text.trimmed(range)
    }
    guard !range.isEmpty else {
      if pending != nil { join(span(line.start, line.start), line) }
      return
    }
    if marker(range, line) { return }
    let isArrow = text.has("→", at: range.lowerBound, limit: range.upperBound)
    let start = isArrow ? text.skipBlanks(from: range.lowerBound + 3, to: range.upperBound) : range.lowerBound
    guard let head = ElementHead.read(in: text, at: start, to: range.upperBound) else {
      if pending != nil {
        join(span(line.start, line.end), line)
      } else {
        notes.append(DumpNote(.ignored, line: line.number, "this line is no element"))
      }
      return
    }
    finishPending()
    let column = Self.column(in: text, from: line.start, to: range.lowerBound)
    let parsed = ElementLine.read(in: text, head: head, to: range.upperBound)
    var entry = ElementEntry(node: parsed.node, column: column, isRoot: isArrow)
    entry.node.line = line.number
    if parsed.isOpen {
      pending = (head, entry, nil, range.upperBound)
    } else {
      add(entry)
    }
  }

  /// Blank columns before an index; a tab counts four.
  private static func column(in text: ByteText, from start: Int, to end: Int) -> Int {
    var column = 0
    for index in span(start, end) { column += text[index] == Byte.tab ? 4 : 1 }
    return column
  }

  private mutating func marker(_ range: Range<Int>, _ line: SourceLine) -> Bool {
    func starts(_ word: StaticString) -> Bool { text.has(word, at: range.lowerBound, limit: range.upperBound) }
    let next: Mode?
    if text.index(of: "Element subtree:", from: range.lowerBound, to: range.upperBound) != nil {
      next = .tree
    } else if starts("Path to element") || starts("Inconsistent") || endsWithPath(range) {
      next = .path
    } else if starts("Query chain") || starts("Output:") || starts("→Find:") || starts("Find:") || starts("↪") {
      next = .matches
    } else if text.index(of: "Attributes: ", from: range.lowerBound, to: range.upperBound) != nil, pending == nil {
      next = .loose
    } else if starts("↳") {
      finishPending()
      takePath(line)
      return true
    } else {
      return false
    }
    finishPending()
    if let next {
      mode = next
      if next == .tree { trees.append([]) }
      hasHeading = next == .tree
      if outside.line == 0, next == .path || next == .matches { outside.line = line.number }
    }
    return true
  }

  /// A path without its heading: the root before it was no tree.
  private mutating func takePath(_ line: SourceLine) {
    if outside.line == 0 { outside.line = line.number }
    outside.path += 1
    guard mode == .tree, !hasHeading, trees.last?.count == 1 else { return }
    trees.removeLast()
    outside.path += 1
    mode = .path
  }

  private func endsWithPath(_ range: Range<Int>) -> Bool {
    range.count >= 13 && text.has("Element path:", at: range.upperBound - 13, limit: range.upperBound)
  }

  private mutating func join(_ range: Range<Int>, _ line: SourceLine) {
    guard var open = pending else { return }
    pending = nil
    if open.bytes == nil {
      open.bytes = Array(text.bytes[span(open.head.type.lowerBound, open.end)])
      notes.append(
        DumpNote(.joinedLines, line: open.entry.node.line, "the label goes on over the next line(s); they were joined"))
    }
    open.bytes?.append(Byte.newline)
    open.bytes?.append(contentsOf: text.bytes[range])
    let trimmed = text.trimmed(range)
    let closes = ElementLine.quoteEnd(in: text, from: trimmed.lowerBound, to: trimmed.upperBound) != nil
    pending = open
    if closes { finishPending() }
  }

  private mutating func finishPending() {
    guard let open = pending else { return }
    pending = nil
    var entry = open.entry
    if let bytes = open.bytes {
      let joined = ByteText(bytes)
      if let head = ElementHead.read(in: joined, at: 0, to: joined.count) {
        let line = entry.node.line
        entry.node = ElementLine.read(in: joined, head: head, to: joined.count).node
        entry.node.line = line
      }
    }
    add(entry)
  }

  private mutating func add(_ entry: ElementEntry) {
    switch mode {
    case .path: outside.path += 1
    case .matches: outside.matches += 1
    case .tree:
      note(entry)
      if entry.isRoot, trees.last?.isEmpty == false { trees.append([]) }
      if trees.isEmpty { trees.append([]) }
      trees[trees.count - 1].append(entry)
    case .loose:
      note(entry)
      if entry.isRoot {
        mode = .tree
        trees.append([entry])
      } else {
        loose.append(entry)
      }
    }
  }

  private mutating func note(_ entry: ElementEntry) {
    if entry.node.isCut {
      notes.append(DumpNote(.cut, line: entry.node.line, "the element has no end; it counts with what it has"))
    }
  }
}
