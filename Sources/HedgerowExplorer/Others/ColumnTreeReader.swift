/// Reads the trees whose levels are drawn with columns alone: the two desktop printers, superclass indexes, boxes.
struct ColumnTreeReader {
  /// Which of the printers.
  enum Form {
    /// AppKit's flag box, two columns a level.
    case flags
    /// Superclasses with arrows, four columns a level.
    case arrows
    /// Indexes and superclasses, two columns a level.
    case index
    /// Box-drawing connectors.
    case box
  }

  let text: ByteText
  let form: Form
  private(set) var assembler = TreeAssembler()
  private var found: [(node: DumpNode, column: Int)] = []

  init(_ text: ByteText, _ form: Form) {
    self.text = text
    self.form = form
  }

  /// Reads the lines.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func read(_ lines: ArraySlice<SourceLine>) {
    let last = lines.last { !text.trimmed($0.range).isEmpty }
    for line in lines {
      let content = text.trimmed(line.range)
      guard !content.isEmpty else { continue }
      if let read = node(line, content) ?? (line == last ? cutNode(line, content) : nil) {
        var (node, column) = read
        node.line = line.number
        if node.isCut {
          assembler.notes.append(DumpNote(.cut, line: line.number, "the node has no end; it counts with what it has"))
        }
        found.append((node, column))
      } else if Elision.covers(text, content) {
        assembler.notes.append(DumpNote(.elision, line: line.number, "lines were left out here"))
      } else {
        assembler.notes.append(DumpNote(.ignored, line: line.number, "this line is no node"))
      }
    }
    place()
  }

  private func node(_ line: SourceLine, _ content: Range<Int>) -> (DumpNode, Int)? {
    let column = column(from: line.start, to: content.lowerBound)
    switch form {
    case .flags:
      guard let box = FlagLine.box(in: text, content) else { return nil }
      return (FlagLine.node(in: text, box: box, content), column)
    case .arrows:
      return ArrowLine.matches(text, content) ? (ArrowLine.node(in: text, content), column) : nil
    case .index:
      guard let start = IndexLine.classStart(in: text, content) else { return nil }
      return (IndexLine.node(in: text, content, classStart: start), column)
    case .box:
      let connectors = BoxLine.connectors(in: text, line)
      guard connectors.column >= 0 || BoxLine.matches(text, from: connectors.contentStart, to: content.upperBound)
      else {
        return nil
      }
      let node = BoxLine.node(in: text, from: connectors.contentStart, to: content.upperBound)
      return (node, connectors.column < 0 ? column : connectors.column + connectors.width)
    }
  }

  /// The last line when it was cut before what tells its form.
  private func cutNode(_ line: SourceLine, _ content: Range<Int>) -> (DumpNode, Int)? {
    guard !found.isEmpty else { return nil }
    var node = DumpNode(className: nil, line: line.number)
    node.isCut = true
    let column = column(from: line.start, to: content.lowerBound)
    switch form {
    case .flags: return FlagLine.isCutBox(text, content) ? (node, column) : nil
    case .box: return nil
    case .arrows, .index:
      var start = content.lowerBound
      while form == .index, start < content.upperBound, text[start].isDigit || text[start] == Byte.colon { start += 1 }
      start = text.skipBlanks(from: start, to: content.upperBound)
      let end = ClassName.end(in: text, from: start, to: content.upperBound)
      let isRest = end == content.upperBound || (form == .index && text[end] == Byte.colon)
      guard isRest, end > start, column > (found.map(\.column).min() ?? 0) else { return nil }
      node.className = text.string(span(start, end))
      return (node, column)
    }
  }

  private func column(from start: Int, to end: Int) -> Int {
    var column = 0
    for index in span(start, end) { column += text[index] == Byte.tab ? 4 : 1 }
    return column
  }

  /// Turns columns into depths: the shallowest column is depth 0, the most frequent increase one level.
  private mutating func place() {
    let base = found.map(\.column).min() ?? 0
    var counts: [Int: Int] = [:]
    for (above, below) in zip(found, found.dropFirst()) where below.column > above.column {
      counts[below.column - above.column, default: 0] += 1
    }
    let usual = form == .arrows ? 4 : form == .box ? 3 : 2
    let step = max(counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? usual, 1)
    for (node, column) in found {
      var node = node
      node.depth = (column - base) / step
      assembler.add(node)
    }
    found.removeAll()
  }
}
