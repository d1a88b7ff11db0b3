/// Reads one paste: repairs it, finds the dumps in it, reads each with its own reader, and joins what they found.
struct DumpReading {
  private let source: SourceText
  private var nodes = TreeAssembler()
  private var kinds: [(kind: DumpKind, nodes: Int)] = []
  private var refusal: (lookAlike: LookAlike, kind: DumpKind, line: Int)?

  init(_ bytes: [UInt8]) {
    let raw = ByteText(bytes)
    if JSONSourceReader.isLikely(raw) {
      source = SourceText(bytes)
      readJSON()
    } else {
      source = TransportRepair.repair(bytes)
      readSegments()
    }
  }

  /// The dump, or why there is none.
  func result() throws(DumpRefusal) -> Dump {
    let notes = (source.notes + nodes.notes + NodeRemarks.notes(about: nodes.nodes, kind: kind())).sorted {
      $0.line < $1.line
    }
    guard !nodes.nodes.isEmpty else {
      let found = refusal ?? LookAlikeSearch(source).result()
      throw DumpRefusal(kind: found.kind, lookAlike: found.lookAlike, line: found.line, notes: notes)
    }
    return Dump(kind: kind(), nodes: nodes.nodes, notes: notes)
  }

  private func kind() -> DumpKind {
    var best: (kind: DumpKind, nodes: Int) = (.other, 0)
    for kind in DumpKind.allCases {
      let count = kinds.reduce(0) { $0 + ($1.kind == kind ? $1.nodes : 0) }
      if count > best.nodes { best = (kind, count) }
    }
    return best.kind
  }

  private mutating func readJSON() {
    var reader = JSONSourceReader(source.text, source.lines)
    reader.read()
    take(reader.assembler, .pageSource)
  }

  private mutating func readSegments() {
    var start = 0
    var current: LineFamily?
    for (position, line) in source.lines.enumerated() {
      guard let family = LineFamily.of(line, in: source.text), family != current else { continue }
      if let current {
        read(current, source.lines[span(start, position)])
        start = position
      }
      current = family
    }
    if let current { read(current, source.lines[start...]) }
  }

  private mutating func read(_ family: LineFamily, _ lines: ArraySlice<SourceLine>) {
    switch family {
    case .bars: readBars(lines)
    case .elements: readElements(lines)
    case .markup: readMarkup(lines)
    case .flags: readColumns(.flags, .desktop, lines)
    case .arrows: readColumns(.arrows, .desktop, lines)
    case .index: readColumns(.index, .other, lines)
    case .box: readColumns(.box, .other, lines)
    }
  }

  private mutating func readBars(_ lines: ArraySlice<SourceLine>) {
    var reader = BarTreeReader(source.text)
    reader.read(lines)
    let first = lines.first?.number ?? 1
    if reader.isResponderChain() {
      refuse(.responderChain, .debuggerScript, reader.assembler.nodes.first?.line ?? first)
      nodes.append([], notes: reader.assembler.notes)
    } else if reader.assembler.nodes.isEmpty {
      nodes.append([], notes: reader.assembler.notes)
      if reader.strayWords.count > 0, reader.asksFor("pclass") || reader.strayWords.last.holds("NSObject") {
        refuse(.superclassChain, .debuggerScript, reader.strayWords.line)
      }
    } else {
      take(reader.assembler, reader.kind())
    }
  }

  private mutating func readElements(_ lines: ArraySlice<SourceLine>) {
    var reader = ElementReader(source.text)
    reader.read(lines)
    let assembler = reader.finish()
    let outside = reader.outside
    if assembler.nodes.isEmpty {
      let line = outside.line > 0 ? outside.line : lines.first?.number ?? 1
      refuse(outside.path > outside.matches ? .elementPath : .queryMatches, .elements, line)
    }
    take(assembler, .elements)
  }

  private mutating func readMarkup(_ lines: ArraySlice<SourceLine>) {
    guard let first = lines.first, let last = lines.last else { return }
    var reader = PageSourceReader(source.text, lines)
    reader.read(span(first.start, last.end))
    if reader.assembler.nodes.isEmpty { refuse(.foreignPageSource, .pageSource, first.number) }
    take(reader.assembler, .pageSource)
  }

  private mutating func readColumns(_ form: ColumnTreeReader.Form, _ kind: DumpKind, _ lines: ArraySlice<SourceLine>) {
    var reader = ColumnTreeReader(source.text, form)
    reader.read(lines)
    take(reader.assembler, kind)
  }

  private mutating func take(_ assembler: TreeAssembler, _ kind: DumpKind) {
    kinds.append((kind, assembler.nodes.count))
    if nodes.nodes.isEmpty, nodes.notes.isEmpty {
      nodes = assembler
    } else {
      nodes.append(assembler.nodes, notes: assembler.notes)
    }
  }

  private mutating func refuse(_ lookAlike: LookAlike, _ kind: DumpKind, _ line: Int) {
    if refusal == nil { refusal = (lookAlike, kind, line) }
  }
}
