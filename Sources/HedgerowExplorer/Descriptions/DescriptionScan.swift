/// Finds where a description closes, going on where it stopped when more lines are joined to it.
struct DescriptionScan {
  /// The index behind the bracket that closes the description; `nil` while it is open.
  private(set) var closedAt: Int?
  /// Whether the text so far ends inside a quoted value.
  private(set) var isInQuote = false
  private var position: Int
  private var angle = 0

  init(at start: Int) { position = start }

  /// Reads on to the limit.
  ///
  /// - Complexity: O(*n*) in the number of new bytes, plus the look-ahead behind the quotes among them.
  mutating func advance(in text: ByteText, to limit: Int) {
    while closedAt == nil, position < limit {
      if isInQuote {
        guard let end = QuotedValue.end(in: text, from: position, to: limit) else {
          position = limit
          return
        }
        isInQuote = false
        position = end
        continue
      }
      switch text[position] {
      case Byte.less: angle += 1
      case Byte.greater where text[position - 1] != Byte.minus:
        angle -= 1
        if angle <= 0 {
          closedAt = position + 1
          return
        }
      case Byte.apostrophe, 0xE2:
        let length = QuotedValue.quoteLength(in: text, at: position)
        if length > 0, Self.opensQuote(in: text, at: position) {
          isInQuote = true
          position += length
          continue
        }
      default: break
      }
      position += 1
    }
  }

  /// Whether a quote stands where a value begins: behind `=`, `= ` or `: `.
  @inline(__always) static func opensQuote(in text: ByteText, at index: Int) -> Bool {
    var before = index - 1
    while before > 0, text[before].isSpace { before -= 1 }
    return text[before] == Byte.equals || (text[before] == Byte.colon && before < index - 1)
  }
}
