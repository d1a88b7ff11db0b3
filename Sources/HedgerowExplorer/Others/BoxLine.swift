import Foundation

/// Reads a line of a tree drawn with box characters: `├─ Class<Generic>(frame: {{…}}, ax=0)`, `└─ (AX) label="…"`.
enum BoxLine {
  /// The connectors before a node: their column, the width of one level, and the first byte behind them.
  struct Connectors {
    /// The column of the last connector, or -1 when there is none.
    var column = -1
    /// The columns from the connector to the node.
    var width = 0
    var contentStart = 0
  }

  /// Reads the connectors at the start of a line; blanks count as columns.
  static func connectors(in text: ByteText, _ line: SourceLine) -> Connectors {
    var found = Connectors()
    var index = line.start
    var column = 0
    while index < line.end {
      if text[index].isBlank {
        column += text[index] == Byte.tab ? 4 : 1
        index += 1
      } else if text[index] == 0xE2, text[index + 1] == 0x94 || text[index + 1] == 0x95 {
        let third = text[index + 2]
        if text[index + 1] == 0x94, third == 0x9C || third == 0x94 || third == 0xB0 { found.column = column }
        if text[index + 1] == 0x95, third == 0xB0 { found.column = column }
        column += 1
        index += 3
      } else {
        break
      }
    }
    found.contentStart = index
    if found.column >= 0 { found.width = column - found.column }
    return found
  }

  /// Whether what stands behind the connectors is a node of a view tree.
  static func matches(_ text: ByteText, from start: Int, to limit: Int) -> Bool {
    if text.has("(AX)", at: start, limit: limit) { return true }
    let end = ClassName.end(in: text, from: start, to: limit)
    return end > start && text.has("(frame:", at: end, limit: limit)
  }

  /// The node behind the connectors.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func node(in text: ByteText, from start: Int, to limit: Int) -> DumpNode {
    if text.has("(AX)", at: start, limit: limit) {
      var node = DumpNode(role: .element, className: nil)
      node.suffix = text.string(text.trimmed(span(start + 4, limit)))
      if let label = text.index(of: "label=\"", from: start, to: limit) {
        let end = text.index(of: Byte.quote, from: label + 7, to: limit) ?? limit
        node.attributes.append(
          DumpAttribute(
            "label", text.string(span(label + 6, min(end + 1, limit))), separator: .tight, delimiter: .blank))
      }
      return node
    }
    let end = ClassName.end(in: text, from: start, to: limit)
    var node = DumpNode(className: end > start ? text.string(span(start, end)) : nil)
    guard text[end] == Byte.openParen else {
      node.suffix = text.string(text.trimmed(span(end, limit)))
      node.isCut = end >= limit
      return node
    }
    var index = end + 1
    if text.has("frame:", at: index, limit: limit) {
      let value = text.skipBlanks(from: index + 6, to: limit)
      let (values, stop) = Tuple.numbers(in: text, at: value, to: limit, limit: 4)
      if values.count == 4 { node.frame = Tuple.rect(in: text, at: value, to: stop) }
      node.attributes.append(
        DumpAttribute("frame", text.string(span(value, min(stop, limit))), separator: .colon, delimiter: .comma))
      index = stop
    }
    let close = text.index(of: Byte.closeParen, from: index, to: limit)
    let rest = text.trimmed(span(min(index, close ?? limit), close ?? limit))
    if !rest.isEmpty { readRest(rest, in: text, into: &node) }
    node.isCut = close == nil
    if let close { node.suffix = text.string(text.trimmed(span(close + 1, limit))) }
    return node
  }

  private static func readRest(_ range: Range<Int>, in text: ByteText, into node: inout DumpNode) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text.index(of: Byte.comma, from: start, to: range.upperBound) ?? range.upperBound
      let part = text.trimmed(span(start, end))
      if !part.isEmpty {
        if let equals = text.index(of: Byte.equals, from: part.lowerBound, to: part.upperBound) {
          node.attributes.append(
            DumpAttribute(
              text.string(span(part.lowerBound, equals)), text.string(span(equals + 1, part.upperBound)),
              separator: .tight,
              delimiter: .comma))
        } else {
          node.attributes.append(DumpAttribute(text.string(part), "", separator: .none, delimiter: .comma))
        }
      }
      start = end + 1
    }
  }
}
