import Foundation

/// Reads a line of `_subtreeDescription`: `[   AF O P LU ] h=--- v=-&- NSClipView 0x… "title" f=(…) b=(…) => <Layer>`.
enum FlagLine {
  /// Whether a line begins with the flag box and the springs behind it.
  static func box(in text: ByteText, _ line: Range<Int>) -> Range<Int>? {
    guard text[line.lowerBound] == Byte.openBracket,
      let close = text.index(
        of: Byte.closeBracket, from: line.lowerBound, to: min(line.upperBound, line.lowerBound + 64))
    else { return nil }
    for index in span(line.lowerBound + 1, close) {
      let byte = text[index]
      guard byte.isBlank || byte.isLetter || byte == 33 || byte == Byte.hash else { return nil }
    }
    let next = text.skipBlanks(from: close + 1, to: line.upperBound)
    guard text[next] == 104 else { return nil }
    let equals = text.skipBlanks(from: next + 1, to: line.upperBound)
    return text[equals] == Byte.equals ? span(line.lowerBound + 1, close) : nil
  }

  /// Whether a line is cut inside or right behind its flag box, so that neither class nor frame is left.
  static func isCutBox(_ text: ByteText, _ line: Range<Int>) -> Bool {
    guard text[line.lowerBound] == Byte.openBracket, line.count < 64 else { return false }
    for index in span(line.lowerBound + 1, line.upperBound) {
      let byte = text[index]
      guard
        byte.isBlank || byte.isLetter || byte == 33 || byte == Byte.hash || byte == Byte.closeBracket
          || byte == Byte.equals || byte == Byte.minus || byte == Byte.ampersand
      else { return false }
    }
    return true
  }

  /// The node of a line whose box was found.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func node(in text: ByteText, box: Range<Int>, _ line: Range<Int>) -> DumpNode {
    var node = DumpNode(className: nil)
    var index = box.upperBound + 1
    node.attributes.append(attribute("flags", in: text, box))
    for key in ["h", "v"] { index = spring(key, in: text, from: index, to: line.upperBound, into: &node) }
    index = text.skipBlanks(from: index, to: line.upperBound)
    let nameEnd = ClassName.end(in: text, from: index, to: line.upperBound)
    if nameEnd > index {
      node.className = text.string(span(index, nameEnd))
      index = text.skipBlanks(from: nameEnd, to: line.upperBound)
    }
    if text.has("0x", at: index, limit: line.upperBound) {
      let address = Address.read(in: text, at: index, to: line.upperBound)
      node.address = address.value
      index = text.skipBlanks(from: address.end, to: line.upperBound)
    }
    guard let frame = frame(in: text, from: index, to: line.upperBound) else {
      node.suffix = text.string(text.trimmed(span(index, line.upperBound)))
      node.isCut = true
      return node
    }
    let title = text.trimmed(span(index, frame.key))
    if !title.isEmpty { node.attributes.append(attribute("title", in: text, title)) }
    let (values, end) = Tuple.numbers(in: text, at: frame.value, to: line.upperBound, limit: 4)
    node.attributes.append(attribute("f", in: text, span(frame.value, end)))
    if values.count == 4 { node.frame = Tuple.rect(in: text, at: frame.value, to: end) }
    node.isCut = values.count < 4
    tail(of: &node, in: text, from: end, to: line.upperBound)
    return node
  }

  private static func spring(
    _ key: String, in text: ByteText, from start: Int, to limit: Int, into node: inout DumpNode
  ) -> Int {
    var index = text.skipBlanks(from: start, to: limit)
    guard let letter = key.utf8.first, text[index] == letter else { return start }
    index = text.skipBlanks(from: index + 1, to: limit)
    guard text[index] == Byte.equals else { return start }
    let value = text.skipBlanks(from: index + 1, to: limit)
    var end = value
    while end < limit {
      let byte = text[end]
      if byte == Byte.minus || byte == Byte.ampersand || byte.isBlank {
        end += 1
      } else if text.has("—", at: end, limit: limit) || text.has("–", at: end, limit: limit) {
        end += 3
      } else {
        break
      }
    }
    node.attributes.append(attribute(key, in: text, text.trimmed(span(value, end))))
    return end
  }

  /// The frame's key and value; a title before it may hold anything, so behind a title the key must follow its quote.
  private static func frame(in text: ByteText, from start: Int, to limit: Int) -> (key: Int, value: Int)? {
    var index = start
    let hasTitle = text[start] == Byte.quote
    while let key = text.index(of: 102, from: index, to: limit) {
      index = key + 1
      guard key == start || text[key - 1].isBlank else { continue }
      if hasTitle, !isBehindQuote(text, key) { continue }
      let equals = text.skipBlanks(from: key + 1, to: limit)
      guard text[equals] == Byte.equals else { continue }
      let value = text.skipBlanks(from: equals + 1, to: limit)
      if text[value] == Byte.openParen { return (key, value) }
    }
    return nil
  }

  private static func isBehindQuote(_ text: ByteText, _ key: Int) -> Bool {
    var before = key - 1
    while before > 0, text[before].isBlank { before -= 1 }
    return text[before] == Byte.quote
  }

  private static func tail(of node: inout DumpNode, in text: ByteText, from start: Int, to limit: Int) {
    var index = text.skipBlanks(from: start, to: limit)
    if text[index] == 98 {
      let equals = text.skipBlanks(from: index + 1, to: limit)
      let value = text.skipBlanks(from: equals + 1, to: limit)
      if text[equals] == Byte.equals, text[value] == Byte.openParen {
        let close = text.index(of: Byte.closeParen, from: value, to: limit).map { $0 + 1 } ?? limit
        node.attributes.append(attribute("b", in: text, span(value, close)))
        index = close
      }
    }
    node.suffix = text.string(text.trimmed(span(min(index, limit), limit)))
  }

  private static func attribute(_ key: String, in text: ByteText, _ range: Range<Int>) -> DumpAttribute {
    DumpAttribute(key, text.string(range), separator: .tight, delimiter: .blank)
  }
}
