/// Reads the trees whose levels are drawn with bars: `recursiveDescription`, `_printHierarchy`, `_autolayoutTrace`, the
/// debugger scripts' printers, component trees, the spaceless tree, and single descriptions in prose.
///
/// The reader goes line by line. A line that begins a node ends the node before it; any other line goes on the node
/// before it while that one is open (a bracket or a quote), or is no node. Depth is the number of bars.
struct BarTreeReader {
  let text: ByteText
  var assembler = TreeAssembler()
  /// What was asked at the prompts.
  var commands: [String] = []
  /// Whether a line mentions the printer by name.
  var mentionsPrinter = false
  /// Whether an array listing was met.
  var hasListing = false
  /// The number of bare words after bars before any node, with the first such line: a superclass chain has only those.
  var strayWords = (count: 0, line: 0, last: "")
  /// The column of the first bar, not counting comment marks.
  var firstBarColumn: Int?
  /// How many nodes of which printer were met.
  var tally = BarTreeTally()
  /// The node whose lines are being collected.
  var pending: PendingNode?
  /// A line that may be the root of the tree below it: an object without attributes, or the tail of a description.
  var candidate: RootCandidate?
  /// Where a terminal cut the lines, if one did.
  private var wrap: WrapWidth?
  /// The line that was joined last, or began the pending node.
  private var lastLine: SourceLine?

  init(_ text: ByteText) { self.text = text }

  /// Reads the lines.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func read(_ lines: ArraySlice<SourceLine>) {
    wrap = WrapWidth(lines, in: text)
    for line in lines {
      let stem = Stem.read(in: text, line)
      let pieces = FlattenedLine.pieces(of: line, in: text, from: stem.contentStart)
      if pieces.count == 1 {
        read(line, stem)
      } else {
        note(.splitLine, line.number, "\(pieces.count) nodes stand on one line; they were split at their bars")
        for piece in pieces { read(piece, Stem.read(in: text, piece)) }
      }
    }
    finishPending(atEnd: true)
    dropCandidate()
  }

  private mutating func read(_ line: SourceLine, _ stem: Stem) {
    let content = text.trimmed(span(min(stem.contentStart, line.end), line.end))
    if content.isEmpty {
      if stem.isMarked {
        note(.ignored, line.number, "bars without a node")
      } else if pending?.isInQuote(text) == true {
        join(line, from: line.end)
      }
      return
    }
    switch start(of: line, stem, content) {
    case .node(let head, let form): begin(form, line, stem, head: head)
    case .listing:
      finishPending()
      hasListing = true
      assembler.startTree()
      note(.ignored, line.number, "the line that opens an array is no node")
    case .prompt(let command):
      finishPending()
      dropCandidate()
      assembler.startTree()
      commands.append(text.string(command))
      note(.ignored, line.number, "a debugger prompt is no node")
    case .elision:
      note(.elision, line.number, "lines were left out here")
    case .other: other(line, stem, content)
    }
  }

  private mutating func other(_ line: SourceLine, _ stem: Stem, _ content: Range<Int>) {
    if pending != nil, goesOn(content, stem) {
      join(line, from: pending?.isInQuote(text) == true ? line.start : content.lowerBound)
      return
    }
    finishPending()
    if stem.isMarked {
      strayWords.count += 1
      strayWords.last = text.string(content)
      if strayWords.line == 0 { strayWords.line = line.number }
      return
    }
    mentionsPrinter = mentionsPrinter || text.index(of: "recursiveDescription", from: line.start, to: line.end) != nil
    if assembler.isAtStart || text[content.lowerBound] == Byte.less {
      dropCandidate()
      candidate = RootCandidate(in: text, line, content)
    }
    if candidate == nil { note(.ignored, line.number, "this line is no node") }
  }

  /// Whether a line goes on the pending node.
  private mutating func goesOn(_ content: Range<Int>, _ stem: Stem) -> Bool {
    guard pending?.isOpen(text) == true else {
      return !stem.isMarked && pending?.takesTail(text, content) == true
    }
    if pending?.isInQuote(text) == true { return true }
    return !stem.isMarked && Self.looksLikeAttributes(text, content)
  }

  private mutating func join(_ line: SourceLine, from start: Int) {
    let isCut = wrap.map { $0.width == lastLine.map { $0.end - $0.start } } ?? false
    lastLine = line
    // Between the pieces of a line that was cut stands nothing, and blanks at the start of one are its own.
    let from = isCut ? min(line.start + (wrap?.margin ?? 0), line.end) : start
    guard pending?.join(text, span(from, line.end), isCut: isCut) == true, let pending else { return }
    note(.joinedLines, pending.line.number, "the node goes on over the next line(s); they were joined")
  }

  /// Starts collecting a node.
  private mutating func begin(_ form: PendingNode.Form, _ line: SourceLine, _ stem: Stem, head: Int) {
    finishPending()
    takeCandidate(before: stem.depth)
    if firstBarColumn == nil, stem.isMarked {
      firstBarColumn = text.skipBlanks(from: line.start, to: line.end) - line.start
    }
    lastLine = line
    pending = PendingNode(form: form, line: line, stem: stem, head: head)
  }

  mutating func note(_ guess: DumpNote.Guess, _ line: Int, _ message: String) {
    assembler.notes.append(DumpNote(guess, line: line, message))
  }

  /// Whether text outside quotes can be part of a description: wrapped lines have brackets, semicolons or numbers.
  private static func looksLikeAttributes(_ text: ByteText, _ range: Range<Int>) -> Bool {
    for index in range {
      switch text[index] {
      case Byte.semicolon, Byte.greater, Byte.equals, Byte.closeParen, Byte.closeBrace, Byte.openBrace: return true
      default: continue
      }
    }
    return text.has("0x", at: range.lowerBound, limit: range.upperBound) || text[range.lowerBound].isDigit
      || range.count < 24
  }
}
