/// Reads the XML page source of an automation server: well-formed, unclosed, cut, or several fragments with captions.
///
/// Nothing is resolved but the predefined entities, and nothing recurses, so neither entity nor nesting bombs grow.
struct PageSourceReader {
  let text: ByteText
  var assembler = TreeAssembler()
  /// The open elements, outermost first.
  private var open: [OpenElement] = []
  /// How many elements of each name are open.
  private var openCounts: [String: Int] = [:]
  private var lines: LineCounter
  /// The number of elements that are none of an app's.
  private(set) var foreignElements = 0
  private var depth = 0
  private var sawDeeperColumn = false
  private var awaitsFragment = false
  private var rootColumn: Int?

  private struct OpenElement {
    var name: String
    var isNode: Bool
  }

  init(_ text: ByteText, _ lines: ArraySlice<SourceLine>) {
    self.text = text
    self.lines = LineCounter(lines)
  }

  /// Reads the bytes of the lines.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func read(_ range: Range<Int>) {
    var scanner = MarkupScanner(text, range)
    var textStart = range.lowerBound
    while let item = scanner.next() {
      readText(span(textStart, item.range.lowerBound))
      switch item.form {
      case .open(let tag): readElement(tag, item.range)
      case .close(let name): close(name, item.range)
      case .other: break
      }
      textStart = item.range.upperBound
    }
    readText(span(textStart, range.upperBound))
    closeAll(at: range.upperBound, isEnd: true)
  }

  private mutating func readElement(_ tag: MarkupTag, _ range: Range<Int>) {
    let name = text.string(tag.name)
    let column = columnAtLineStart(range.lowerBound)
    if let column, startsFragment(column) { closeAll(at: range.lowerBound, isEnd: false) }
    awaitsFragment = false
    if let column, let rootColumn, column > rootColumn { sawDeeperColumn = true }
    let isNode = PageSourceElement.isElement(name, tag)
    if isNode {
      var node = PageSourceElement.node(name, tag, in: text)
      node.depth = depth
      node.line = lines.number(at: range.lowerBound)
      if tag.isCut {
        assembler.notes.append(
          DumpNote(.cut, line: node.line, "the element has no end; it counts with what it has"))
      }
      if depth == 0 {
        assembler.startTree()
        rootColumn = column
        sawDeeperColumn = false
      }
      assembler.add(node)
    } else if name != "AppiumAUT" {
      foreignElements += 1
    }
    guard !tag.isClosed else { return }
    open.append(OpenElement(name: name, isNode: isNode))
    openCounts[name, default: 0] += 1
    if isNode { depth += 1 }
  }

  private mutating func close(_ name: Range<Int>, _ range: Range<Int>) {
    let name = text.string(name)
    guard openCounts[name, default: 0] > 0 else {
      assembler.notes.append(
        DumpNote(.unmatched, line: lines.number(at: range.lowerBound), "</\(name)> closes nothing"))
      return
    }
    while let last = open.last {
      pop()
      if last.name == name { return }
      assembler.notes.append(
        DumpNote(.unclosed, line: lines.number(at: range.lowerBound), "<\(last.name)> was never closed"))
    }
  }

  private mutating func pop() {
    guard let last = open.popLast() else { return }
    openCounts[last.name, default: 1] -= 1
    if last.isNode { depth -= 1 }
  }

  private mutating func closeAll(at index: Int, isEnd: Bool) {
    if depth > 0 {
      assembler.notes.append(
        DumpNote(
          .unclosed, line: lines.number(at: index),
          "\(depth) element(s) were never closed; they were closed \(isEnd ? "at the end" : "where the next fragment starts")"
        ))
    }
    open.removeAll(keepingCapacity: true)
    openCounts.removeAll(keepingCapacity: true)
    depth = 0
    sawDeeperColumn = false
  }

  /// Text between elements: a caption starts a new fragment, dots are an elision, quotes are nothing.
  private mutating func readText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text.index(of: Byte.newline, from: start, to: range.upperBound) ?? range.upperBound
      let line = text.trimmed(span(start, end))
      if !line.isEmpty { readTextLine(line) }
      start = end + 1
    }
  }

  private mutating func readTextLine(_ line: Range<Int>) {
    if Elision.covers(text, line) {
      assembler.notes.append(
        DumpNote(.elision, line: lines.number(at: line.lowerBound), "elements were left out here"))
      return
    }
    let isPunctuation = line.allSatisfy { index in
      let byte = text[index]
      return byte < 0x80 && !byte.isLetter && !byte.isDigit && byte != Byte.colon
    }
    if isPunctuation { return }
    assembler.notes.append(
      DumpNote(.ignored, line: lines.number(at: line.lowerBound), "this text between elements is no element"))
    if text[line.upperBound - 1] == Byte.colon || text.has("：", at: line.upperBound - 3, limit: line.upperBound) {
      closeAll(at: line.lowerBound, isEnd: false)
    } else {
      awaitsFragment = true
    }
  }

  /// Whether an element that stands no further right than the open root starts a fragment of its own.
  private func startsFragment(_ column: Int) -> Bool {
    guard let rootColumn, depth > 0, column <= rootColumn else { return false }
    return sawDeeperColumn || awaitsFragment
  }

  /// The column of an element when nothing but blanks stands before it on its line.
  private func columnAtLineStart(_ index: Int) -> Int? {
    var start = index
    while start > 0, text[start - 1].isBlank { start -= 1 }
    return start == 0 || text[start - 1] == Byte.newline ? index - start : nil
  }
}
