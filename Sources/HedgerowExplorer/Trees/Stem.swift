/// What stands before a node on its line: the bars and pluses that tell its depth, and where its own text starts.
struct Stem {
  /// The number of bars and pluses, or of dash markers.
  var depth = 0
  /// Whether any mark told the depth.
  var isMarked = false
  /// Whether the last mark is a plus: a presented controller.
  var isPresented = false
  /// The first byte behind the marks.
  var contentStart = 0

  /// Reads the marks at the start of a line: however many blanks stand between them, the marks are counted.
  static func read(in text: ByteText, _ line: SourceLine) -> Stem {
    var stem = Stem()
    var index = skipQuoting(in: text, from: LogStamp.skip(in: text, line), to: line.end)
    while index < line.end {
      let byte = text[index]
      if byte == Byte.bar {
        stem.depth += 1
        stem.isMarked = true
        stem.isPresented = false
        index += 1
      } else if byte == Byte.plus, text[index + 1].isBlank || text[index + 1] == Byte.less {
        let next = text.skipBlanks(from: index + 1, to: line.end)
        guard text[next] == Byte.less || text[next] == Byte.bar || next == line.end else { break }
        stem.depth += 1
        stem.isMarked = true
        stem.isPresented = true
        index += 1
      } else if byte == Byte.star, text[index + 1] == 77,
        text[text.skipBlanks(from: index + 2, to: line.end)] == Byte.less
      {
        stem.depth += 1
        stem.isMarked = true
        stem.isPresented = true
        index += 2
      } else if byte.isBlank {
        index += 1
      } else if byte == 0xC2, text[index + 1] == 0xA0 {
        index += 2
      } else {
        break
      }
    }
    stem.contentStart = index
    if !stem.isMarked { stem.readDashes(in: text, to: line.end) } else { stem.skipConnector(in: text, to: line.end) }
    return stem
  }

  /// Marks of comments, quoting and string literals before the bars; without bars behind them they stay.
  private static func skipQuoting(in text: ByteText, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      switch text[index] {
      case Byte.blank, Byte.tab, Byte.greater, Byte.slash, Byte.hash, Byte.star, Byte.semicolon, Byte.quote,
        Byte.backtick,
        Byte.apostrophe:
        if text[index] == Byte.star, text[index + 1] != Byte.blank { return start }
        index += 1
      case Byte.bar: return index
      default: return start
      }
    }
    return start
  }

  /// `-----<` marks one level for every five dashes; an em dash stands for two.
  private mutating func readDashes(in text: ByteText, to end: Int) {
    let (dashes, next) = Self.dashes(in: text, from: contentStart, to: end)
    guard dashes >= 3, text[next] == Byte.less else { return }
    depth = max(1, (dashes + 2) / 5)
    isMarked = true
    contentStart = next
  }

  /// `|--<`, the spaceless printer's connector.
  private mutating func skipConnector(in text: ByteText, to end: Int) {
    let (dashes, next) = Self.dashes(in: text, from: contentStart, to: end)
    if dashes > 0, text[text.skipBlanks(from: next, to: end)] == Byte.less {
      contentStart = text.skipBlanks(from: next, to: end)
    }
  }

  private static func dashes(in text: ByteText, from start: Int, to end: Int) -> (count: Int, end: Int) {
    var index = start
    var count = 0
    while index < end {
      if text[index] == Byte.minus {
        count += 1
        index += 1
      } else if text.has("—", at: index, limit: end) || text.has("–", at: index, limit: end) {
        count += 2
        index += 3
      } else {
        break
      }
    }
    return (count, index)
  }
}
