import Foundation

/// Reads an element's line: type, address, frame, keys with quoted or bare values, flags.
enum ElementLine {
  /// The element of a line whose head was read; `isOpen` tells that a quote has no end.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func read(in text: ByteText, head: ElementHead, to limit: Int) -> (node: DumpNode, isOpen: Bool) {
    var node = DumpNode(role: .element, className: text.string(head.type), address: head.address)
    if let flag = head.flag {
      node.attributes.append(
        DumpAttribute(text.string(flag), "", separator: .none, delimiter: .blank))
    }
    var index = head.end
    var isOpen = false
    var hasFrame = false
    while index < limit {
      index = skipSeparators(in: text, from: index, to: limit)
      guard index < limit else { break }
      if text.has("0x", at: index, limit: limit), node.address == nil {
        let address = Address.read(in: text, at: index, to: limit)
        node.address = address.value
        index = max(address.end, index + 1)
      } else if text[index] == Byte.openBrace, !hasFrame {
        let (values, end) = Tuple.numbers(in: text, at: index, to: limit, limit: 4)
        if values.count == 4, text[end - 1] == Byte.closeBrace {
          node.frame = Tuple.rect(in: text, at: index, to: end)
        } else {
          node.isCut = true
        }
        hasFrame = true
        index = max(end, index + 1)
      } else if text[index] == Byte.less {
        index = text.index(of: Byte.greater, from: index, to: limit).map { $0 + 1 } ?? limit
      } else {
        isOpen = readKey(into: &node, in: text, at: &index, to: limit)
      }
    }
    node.isCut = node.isCut || isOpen
    return (node, isOpen)
  }

  private static func skipSeparators(in text: ByteText, from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit, text[index].isSpace || text[index] == Byte.comma { index += 1 }
    return index
  }

  private static func readKey(into node: inout DumpNode, in text: ByteText, at index: inout Int, to limit: Int) -> Bool
  {
    let start = index
    var end = start
    while end < limit, text[end].isLetter || text[end] == Byte.blank { end += 1 }
    guard end > start, text[end] == Byte.colon, end < limit else {
      let stop = wordEnd(in: text, from: max(end, start + 1), to: limit)
      let word = text.string(text.trimmed(span(start, stop)))
      node.attributes.append(DumpAttribute(word, "", separator: .none, delimiter: .comma))
      index = stop
      return false
    }
    let key = text.string(span(start, end))
    let value = text.skipBlanks(from: end + 1, to: limit)
    if QuotedValue.quoteLength(in: text, at: value) > 0, value < limit {
      let close = quoteEnd(in: text, from: value + QuotedValue.quoteLength(in: text, at: value), to: limit)
      node.attributes.append(
        DumpAttribute(key, text.string(span(value, close ?? limit)), separator: .colon, delimiter: .comma))
      index = close ?? limit
      return close == nil
    }
    let stop = wordEnd(in: text, from: value, to: limit)
    node.attributes.append(
      DumpAttribute(key, text.string(text.trimmed(span(value, stop))), separator: .colon, delimiter: .comma))
    index = max(stop, value)
    return false
  }

  private static func wordEnd(in text: ByteText, from start: Int, to limit: Int) -> Int {
    var index = start
    var braces = 0
    while index < limit {
      if text[index] == Byte.openBrace { braces += 1 }
      if text[index] == Byte.closeBrace { braces -= 1 }
      if text[index] == Byte.comma, braces <= 0, ElementKey.ends(in: text, at: index, to: limit) { return index }
      index += 1
    }
    return limit
  }

  /// The first byte behind the quote that closes a value: the first one where a value may end.
  static func quoteEnd(in text: ByteText, from start: Int, to limit: Int) -> Int? {
    var index = start
    while index < limit {
      let length = QuotedValue.quoteLength(in: text, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      index += length
      if ElementKey.ends(in: text, at: index, to: limit) { return index }
    }
    return nil
  }
}
