import Foundation

/// Reads the rest of a layout trace's line: text, ambiguity, or the parts of a layout guide.
enum LayoutTraceNode {
  /// The node of a line whose head was read.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func read(in text: ByteText, head: LayoutTraceHead, to limit: Int) -> DumpNode {
    var node = DumpNode(className: text.string(head.className), address: head.address)
    if !head.markers.isEmpty {
      node.attributes.append(DumpAttribute(text.string(head.markers), "", separator: .none))
    }
    var index = head.end
    if head.isBracketed {
      if text[index] == Byte.greater {
        index += 1
      } else if index >= limit {
        node.isCut = true
      } else {
        return guide(node, in: text, from: index, to: limit)
      }
    } else if index >= limit, head.address == nil {
      node.isCut = true
    }
    if isGuide(node.className) { node.role = .guide }
    let ambiguity = text.index(of: "AMBIGUOUS LAYOUT", from: index, to: limit)
    if let text = quoted(in: text, from: index, to: ambiguity ?? limit) {
      node.attributes.append(DumpAttribute("text", text.value, separator: .equals))
      index = text.end
    }
    if let ambiguity {
      let rest = text.trimmed(span(ambiguity + 16, limit))
      node.attributes.append(
        DumpAttribute("AMBIGUOUS LAYOUT", text.string(rest), separator: rest.isEmpty ? .none : .equals))
    } else {
      node.suffix = text.string(text.trimmed(span(index, max(index, limit))))
    }
    return node
  }

  private static func isGuide(_ name: String?) -> Bool { name?.hasSuffix("LayoutGuide") ?? false }

  /// The text in quotes behind an address: it ends at the last quote, since nothing in it is escaped.
  private static func quoted(in text: ByteText, from start: Int, to limit: Int) -> (value: String, end: Int)? {
    guard QuotedValue.quoteLength(in: text, at: start) > 0, start < limit else { return nil }
    var end = limit
    while end > start + 1, text[end - 1] != Byte.apostrophe, text[end - 1] != 0x99, text[end - 1] != 0x98 { end -= 1 }
    if end <= start + 1 { end = limit }
    return (text.string(span(start, end)), end)
  }

  private static func guide(_ node: DumpNode, in text: ByteText, from start: Int, to limit: Int) -> DumpNode {
    var node = node
    node.role = isGuide(node.className) ? .guide : .view
    var index = start
    if let quote = text.index(of: Byte.quote, from: index, to: limit),
      let close = text.index(of: Byte.quote, from: quote + 1, to: limit)
    {
      node.attributes.append(DumpAttribute("identifier", text.string(span(quote, close + 1))))
      index = close + 1
    }
    if let frame = text.index(of: "layoutFrame = ", from: index, to: limit) {
      let (values, end) = Tuple.numbers(in: text, at: frame + 14, to: limit, limit: 4)
      node.attributes.append(
        DumpAttribute("layoutFrame", text.string(span(frame + 14, end)), separator: .equals, delimiter: .comma))
      if values.count == 4 { node.frame = Tuple.rect(in: text, at: frame + 14, to: limit) }
      index = end
    }
    if let owner = text.index(of: "owningView = ", from: index, to: limit) {
      var scan = DescriptionScan(at: owner + 13)
      scan.advance(in: text, to: limit)
      let end = scan.closedAt ?? limit
      node.attributes.append(
        DumpAttribute("owningView", text.string(span(owner + 13, end)), separator: .equals, delimiter: .comma))
      index = end
      node.isCut = scan.closedAt == nil
    }
    if text[index] == Byte.greater { index += 1 } else { node.isCut = node.isCut || index >= limit }
    node.suffix = text.string(text.trimmed(span(index, max(index, limit))))
    return node
  }
}
