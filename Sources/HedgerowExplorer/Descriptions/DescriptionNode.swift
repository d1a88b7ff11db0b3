import Foundation

/// Builds the node of a printed description, whatever its form.
enum DescriptionNode {
  /// The node whose head starts at an index, and the first byte behind its description.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  static func read(in text: ByteText, at start: Int, to limit: Int) -> (node: DumpNode, end: Int)? {
    guard let head = DescriptionHead.read(in: text, at: start, to: limit) else { return nil }
    switch head.form {
    case .controller: return (ControllerLine.read(in: text, head: head, to: limit), limit)
    case .component: return (component(in: text, head: head, to: limit), limit)
    case .description, .object, .open: break
    }
    let parts = DescriptionAttributes(in: text, behind: head, to: limit)
    var node = DumpNode(className: text.string(head.className), address: head.address, attributes: parts.attributes)
    node.frame = parts.frame.flatMap { frame(in: text, $0) } ?? appendedFrame(in: text, from: parts.end, to: limit)
    node.isCut = parts.isCut
    node.isWrapped = head.isWrapped
    node.role = role(of: node)
    return (node, parts.end)
  }

  /// The node of which only the tail is left: attributes up to a bracket that never opened.
  static func readTail(in text: ByteText, from start: Int, to limit: Int) -> (node: DumpNode, end: Int) {
    let head = DescriptionHead(
      form: .description, className: span(start, start), address: nil, end: start, isWrapped: false)
    let parts = DescriptionAttributes(in: text, behind: head, to: limit)
    var node = DumpNode(className: nil, attributes: parts.attributes)
    node.frame = parts.frame.flatMap { Tuple.rect(in: text, at: $0.lowerBound, to: $0.upperBound) }
    return (node, parts.end)
  }

  /// A frame's value, with or without `NSRect: ` before it.
  private static func frame(in text: ByteText, _ value: Range<Int>) -> CGRect? {
    let start = text.has("NSRect: ", at: value.lowerBound, limit: value.upperBound) ? 8 : 0
    return Tuple.rect(in: text, at: value.lowerBound + start, to: value.upperBound)
  }

  /// The frame that a desktop printer appends: `> frame=NSRect: {{x, y}, {w, h}}`.
  private static func appendedFrame(in text: ByteText, from start: Int, to limit: Int) -> CGRect? {
    let key = text.skipBlanks(from: start, to: limit)
    guard text.has("frame=NSRect: ", at: key, limit: limit) else { return nil }
    return Tuple.rect(in: text, at: key + 14, to: limit)
  }

  /// A controller of the classic printer tells its view among the attributes, or that it is not loaded.
  private static func role(of node: DumpNode) -> DumpRole {
    for attribute in node.attributes.prefix(2) {
      if attribute.key == "view not loaded" { return .controller }
      if attribute.key == "view", attribute.separator == .equals, attribute.value.utf8.first == Byte.less {
        return .controller
      }
    }
    return .view
  }

  private static func component(in text: ByteText, head: DescriptionHead, to limit: Int) -> DumpNode {
    var node = DumpNode(role: .component, className: text.string(head.className), address: head.address)
    var origin: [Double] = []
    var size: [Double] = []
    var end = head.end
    if let position = text.index(of: "Position:", from: head.end, to: limit) {
      let found = Tuple.numbers(in: text, at: position + 9, to: limit, limit: 2)
      origin = found.values
      end = found.end
      node.attributes.append(attribute("Position", in: text, span(position + 9, found.end)))
    }
    if let place = text.index(of: "Size:", from: end, to: limit) {
      let found = Tuple.numbers(in: text, at: place + 5, to: limit, limit: 2)
      size = found.values
      end = found.end
      node.attributes.append(attribute("Size", in: text, span(place + 5, found.end)))
    }
    if origin.count == 2, size.count == 2, (origin + size).allSatisfy(\.isFinite) {
      node.frame = CGRect(x: origin[0] + 0, y: origin[1] + 0, width: size[0] + 0, height: size[1] + 0)
    } else {
      node.isCut = true
    }
    node.suffix = text.string(text.trimmed(span(min(end, limit), limit)))
    return node
  }

  private static func attribute(_ key: String, in text: ByteText, _ range: Range<Int>) -> DumpAttribute {
    DumpAttribute(key, text.string(text.trimmed(range)), separator: .colon, delimiter: .comma)
  }
}
