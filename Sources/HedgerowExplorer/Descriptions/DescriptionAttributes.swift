/// Splits the attributes of a description: aware of brackets and quotes, keeping what it does not know.
struct DescriptionAttributes {
  /// The attributes in order.
  private(set) var attributes: [DumpAttribute] = []
  /// The frame, if told and finite.
  private(set) var frame: Range<Int>?
  /// The first byte behind the description.
  private(set) var end: Int
  /// Whether the description has no end in the range.
  private(set) var isCut = false

  private let text: ByteText
  private let limit: Int

  /// Splits what follows a head, up to the bracket that closes the description.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  init(in text: ByteText, behind head: DescriptionHead, to limit: Int) {
    self.text = text
    self.limit = limit
    end = head.end
    attributes.reserveCapacity(10)
    split(delimiter: .semicolon, isOuter: false)
    if head.isWrapped, !isCut { split(delimiter: .blank, isOuter: true) }
  }

  private mutating func split(delimiter: DumpAttribute.Delimiter, isOuter: Bool) {
    var delimiter = delimiter
    var index = end
    var start = index
    var nesting = 0
    var angle = 0
    while index < limit {
      let byte = text[index]
      switch byte {
      case Byte.less: angle += 1
      case Byte.greater where text[index - 1] != Byte.minus:
        if angle == 0 {
          add(span(start, index), delimiter, isOuter)
          end = index + 1
          return
        }
        angle -= 1
      case Byte.openParen, Byte.openBrace, Byte.openBracket: nesting += 1
      case Byte.closeParen, Byte.closeBrace, Byte.closeBracket: if nesting > 0 { nesting -= 1 }
      case Byte.semicolon where angle == 0 && (nesting == 0 || startsKey(behind: index)),
        Byte.comma where isOuter && angle == 0 && nesting == 0:
        nesting = 0
        add(span(start, index), delimiter, isOuter)
        delimiter = byte == Byte.semicolon ? .semicolon : .comma
        start = index + 1
      case Byte.apostrophe, 0xE2:
        let length = QuotedValue.quoteLength(in: text, at: index)
        if length > 0, DescriptionScan.opensQuote(in: text, at: index) {
          index = QuotedValue.end(in: text, from: index + length, to: limit) ?? limit
          continue
        }
      default: break
      }
      index += 1
    }
    add(span(start, limit), delimiter, isOuter)
    isCut = true
    end = limit
  }

  /// Whether a key that ends an unclosed bracket follows: ` layer = ` and the like, never inside an animation's braces.
  private func startsKey(behind semicolon: Int) -> Bool {
    let key = text.skipSpaces(from: semicolon + 1, to: limit)
    return text.has("layer = <", at: key, limit: limit)
  }

  private mutating func add(_ range: Range<Int>, _ delimiter: DumpAttribute.Delimiter, _ isOuter: Bool) {
    let range = text.trimmed(range)
    guard !range.isEmpty else { return }
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == Byte.equals {
        let isSpaced = text[index - 1].isSpace || text[index + 1].isSpace
        add(
          text.trimmed(span(range.lowerBound, index)), text.trimmed(span(index + 1, range.upperBound)),
          isSpaced ? .equals : .tight, delimiter, isOuter)
        return
      }
      if byte == Byte.colon, text[index + 1].isSpace {
        add(
          text.trimmed(span(range.lowerBound, index)), text.trimmed(span(index + 1, range.upperBound)), .colon,
          delimiter,
          isOuter)
        return
      }
      guard byte.continuesName || byte.isBlank || byte == Byte.newline || byte == Byte.minus else { break }
      index += 1
    }
    attributes.append(
      DumpAttribute(
        JoinedText.string(text, range), "", separator: .none, delimiter: delimiter, isOuter: isOuter))
  }

  private mutating func add(
    _ key: Range<Int>, _ value: Range<Int>, _ separator: DumpAttribute.Separator,
    _ delimiter: DumpAttribute.Delimiter, _ isOuter: Bool
  ) {
    if frame == nil, key.count == 5, text.has("frame", at: key.lowerBound, limit: key.upperBound) { frame = value }
    attributes.append(
      DumpAttribute(
        JoinedText.string(text, key), JoinedText.string(text, value), separator: separator, delimiter: delimiter,
        isOuter: isOuter))
  }
}
