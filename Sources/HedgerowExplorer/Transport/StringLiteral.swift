/// Undoes string literals: a dump whose line ends became the two characters `\n`, with its quotes escaped.
enum StringLiteral {
  /// Expands the lines that are literals; returns whether any was.
  ///
  /// A line is one when `\n` stands before the beginning of a node, or when the paste has more `\n` than line ends.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func expand(_ source: inout SourceText) -> Bool {
    let text = source.text
    guard text.index(of: Byte.backslash, from: 0, to: text.count) != nil else { return false }
    var literals = 0
    var marked = Set<Int>()
    for (position, line) in source.lines.enumerated() {
      let found = count(in: text, line)
      literals += found.newlines
      if found.isStructural { marked.insert(position) }
    }
    let isMostly = literals > 1 && literals >= source.lines.count
    guard isMostly || !marked.isEmpty else { return false }
    var rewriter = LineRewriter(reserving: text.count)
    for (position, line) in source.lines.enumerated() {
      if marked.contains(position) || isMostly {
        unescape(text, line, into: &rewriter)
      } else {
        rewriter.bytes.append(contentsOf: text.bytes[line.range])
      }
      rewriter.endLine(number: line.number)
    }
    rewriter.finish(&source)
    source.notes.append(
      DumpNote(
        .unescaped, line: marked.min().map { source.lines.isEmpty ? 1 : $0 + 1 } ?? 1,
        "line ends stood as the two characters \\n; they were expanded"))
    return true
  }

  private static func count(in text: ByteText, _ line: SourceLine) -> (newlines: Int, isStructural: Bool) {
    var index = line.start
    var newlines = 0
    var isStructural = false
    while let slash = text.index(of: Byte.backslash, from: index, to: line.end), slash + 1 < line.end {
      if text[slash + 1] == 110 {
        newlines += 1
        if !isStructural { isStructural = startsNode(in: text, at: slash + 2, to: line.end) }
        index = slash + 2
      } else if text[slash + 1] == Byte.backslash, text[slash + 2] == 110 {
        newlines += 1
        if !isStructural { isStructural = startsNode(in: text, at: slash + 3, to: line.end) }
        index = slash + 3
      } else {
        index = slash + 2
      }
    }
    return (newlines, isStructural)
  }

  private static func startsNode(in text: ByteText, at start: Int, to end: Int) -> Bool {
    var index = text.skipBlanks(from: start, to: end)
    while text.has("\\t", at: index, limit: end) { index = text.skipBlanks(from: index + 2, to: end) }
    let byte = text[index]
    if byte == Byte.bar || byte == Byte.less { return true }
    if byte == Byte.plus { return text[index + 1] == Byte.blank && text[index + 2] == Byte.less }
    if text.has("→", at: index, limit: end) || text.has("Element subtree", at: index, limit: end) { return true }
    if text.has("├", at: index, limit: end) || text.has("└", at: index, limit: end) { return true }
    if FlagLine.box(in: text, span(index, end)) != nil || ArrowLine.matches(text, span(index, end)) { return true }
    return ElementHead.read(in: text, at: index, to: end) != nil
      || LayoutTraceHead.read(in: text, at: index, to: end) != nil
  }

  private static func unescape(_ text: ByteText, _ line: SourceLine, into rewriter: inout LineRewriter) {
    let (start, end) = withoutQuotes(text, line)
    var index = start
    var plain = index
    while index < end {
      guard text[index] == Byte.backslash, index + 1 < end else {
        index += 1
        continue
      }
      rewriter.bytes.append(contentsOf: text.bytes[span(plain, index)])
      index = escape(text, at: index, to: end, number: line.number, into: &rewriter)
      plain = index
    }
    rewriter.bytes.append(contentsOf: text.bytes[span(plain, end)])
  }

  /// The line without the quotes of the literal around it.
  private static func withoutQuotes(_ text: ByteText, _ line: SourceLine) -> (start: Int, end: Int) {
    var start = text.skipBlanks(from: line.start, to: line.end)
    if text[start] == 64, text[start + 1] == Byte.quote { start += 1 }
    if text[start] == Byte.backslash, text[start + 1] == Byte.quote { start += 1 }
    guard text[start] == Byte.quote, start < line.end else { return (line.start, line.end) }
    var end = text.trimmed(span(start + 1, line.end)).upperBound
    if text[end - 1] == Byte.comma, text[end - 2] == Byte.quote { end -= 1 }
    return (start + 1, end > start + 1 && text[end - 1] == Byte.quote ? end - 1 : max(end, start + 1))
  }

  /// Writes what the escape at an index stands for and returns the index behind it.
  static func escape(
    _ text: ByteText, at index: Int, to end: Int, number: Int, into rewriter: inout LineRewriter
  ) -> Int {
    switch text[index + 1] {
    case 110: rewriter.endLine(number: number)
    case 116: rewriter.bytes.append(Byte.tab)
    case 114: break
    case Byte.quote, Byte.apostrophe, Byte.backslash, Byte.slash: rewriter.bytes.append(text[index + 1])
    case 117:
      if let unit = unicode(text, at: index, to: end) {
        rewriter.bytes.append(contentsOf: unit.bytes)
        return unit.end
      }
      rewriter.bytes.append(Byte.backslash)
      return index + 1
    default:
      rewriter.bytes.append(Byte.backslash)
      return index + 1
    }
    return index + 2
  }

  private static func unicode(_ text: ByteText, at index: Int, to end: Int) -> (bytes: [UInt8], end: Int)? {
    if text[index + 2] == Byte.openBrace,
      let close = text.index(of: Byte.closeBrace, from: index + 3, to: min(end, index + 12)),
      let scalar = UInt32(text.string(span(index + 3, close)), radix: 16).flatMap(Unicode.Scalar.init)
    {
      return (Array(String(Character(scalar)).utf8), close + 1)
    }
    var units: [UInt16] = []
    var position = index
    while units.count < 2, text[position] == Byte.backslash, text[position + 1] == 117, position + 6 <= end,
      let unit = UInt16(text.string(span(position + 2, position + 6)), radix: 16)
    {
      units.append(unit)
      position += 6
      if !UTF16.isLeadSurrogate(unit) { break }
    }
    guard !units.isEmpty else { return nil }
    return (Array(String(decoding: units, as: UTF16.self).utf8), position)
  }
}
