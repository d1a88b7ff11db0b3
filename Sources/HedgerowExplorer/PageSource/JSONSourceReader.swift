/// Reads JSON page sources: the legacy form with `"@"` and `">"`, and the newer one with `type`, `rect` and `children`.
///
/// The text may start and end in the middle of an object; what is left of an element there is a headless node.
struct JSONSourceReader {
  let text: ByteText
  var assembler = TreeAssembler()
  private var lines: LineCounter
  private var frames: [Frame] = []
  private var key = 0..<0
  private var depth = 0
  private var headless: Int?
  /// What stands before the first element that is left: the end of its attributes.
  private var loose: [DumpAttribute] = []

  /// An open object or array.
  private struct Frame {
    var isArray: Bool
    var key: Range<Int>
    /// The node that the object's keys belong to.
    var node: Int?
    /// Whether closing this frame ends an element's children or the element.
    var ownsDepth = false
    /// Whether the keys inside are the geometry of the node.
    var isRect = false
  }

  init(_ text: ByteText, _ lines: [SourceLine]) {
    self.text = text
    self.lines = LineCounter(lines[...])
  }

  /// Whether a text is a JSON page source rather than markup or a dump inside a JSON string.
  static func isLikely(_ text: ByteText) -> Bool {
    if text.index(of: "XCUIElementTypeApplication ", from: 0, to: text.count) != nil
      || text.index(of: "Element subtree:", from: 0, to: text.count) != nil
    {
      return false
    }
    if hasKey("\"@\"", in: text) || hasKey("\">\"", in: text) {
      return text.index(of: "\"UIA", from: 0, to: text.count) != nil
        || text.index(of: "\"XCUIElementType", from: 0, to: text.count) != nil
        || text.index(of: "\"path\"", from: 0, to: text.count) != nil
    }
    return text.index(of: "\"children\"", from: 0, to: text.count) != nil
      && text.index(of: "\"type\"", from: 0, to: text.count) != nil
  }

  /// Whether a quoted word stands as a key: with a colon behind it.
  private static func hasKey(_ word: StaticString, in text: ByteText) -> Bool {
    var index = 0
    while let found = text.index(of: word, from: index, to: text.count) {
      index = found + word.utf8CodeUnitCount
      if text[text.skipBlanks(from: index, to: text.count)] == Byte.colon { return true }
    }
    return false
  }

  /// Reads the whole text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func read() {
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case Byte.openBrace: openObject(at: index)
      case Byte.openBracket: openArray(at: index)
      case Byte.closeBrace, Byte.closeBracket: close()
      case Byte.quote:
        index = readString(at: index)
        continue
      case Byte.comma: key = 0..<0
      default:
        if byte.isDigit || byte == Byte.minus || byte.isLower {
          index = readBare(at: index)
          continue
        }
      }
      index += 1
    }
    if !frames.isEmpty {
      assembler.notes.append(
        DumpNote(.unclosed, line: lines.number(at: text.count), "the text ends inside an object; it was closed"))
    }
  }

  private mutating func openObject(at index: Int) {
    let name = text.string(key)
    if name == "@" || name == "rect" || name == "frame" {
      frames.append(Frame(isArray: false, key: key, node: frames.last?.node ?? headless, isRect: true))
    } else if name.hasPrefix("UIA") || name.hasPrefix("XCUIElementType") {
      let node = add(className: name, at: key.lowerBound)
      frames.append(Frame(isArray: false, key: key, node: node, ownsDepth: true))
      depth += 1
    } else {
      frames.append(Frame(isArray: false, key: key, node: nil))
    }
    key = 0..<0
  }

  private mutating func openArray(at index: Int) {
    let name = text.string(key)
    if name == ">" || name == "children" { ensureNode(at: index) }
    frames.append(Frame(isArray: true, key: key, node: nil))
    key = 0..<0
  }

  private mutating func close() {
    key = 0..<0
    guard let frame = frames.popLast() else {
      if headless != nil, depth > 0 { depth -= 1 }
      headless = nil
      return
    }
    if frame.ownsDepth { depth -= 1 }
  }

  /// Makes the object around the current key an element if it is none yet.
  private mutating func ensureNode(at index: Int) {
    if frames.isEmpty {
      guard headless == nil else { return }
      headless = add(className: nil, at: index)
      for attribute in loose { assembler.update(assembler.nodes.count - 1) { $0.attributes.append(attribute) } }
      loose.removeAll()
      depth += 1
      assembler.notes.append(
        DumpNote(.headless, line: lines.number(at: index), "only the end of this element is left"))
      return
    }
    let last = frames.count - 1
    guard !frames[last].isArray, frames[last].node == nil else { return }
    frames[last].node = add(className: nil, at: index)
    frames[last].ownsDepth = true
    depth += 1
  }

  private mutating func add(className: String?, at index: Int) -> Int {
    var node = DumpNode(role: .element, className: className)
    node.depth = depth
    node.line = lines.number(at: index)
    assembler.add(node)
    return assembler.nodes.count - 1
  }

  private mutating func readString(at start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != Byte.quote {
      index += text[index] == Byte.backslash ? 2 : 1
    }
    index = min(index, text.count)
    let content = span(start + 1, max(index, start + 1))
    let next = text.skipSpaces(from: index + 1, to: text.count)
    if text[next] == Byte.colon {
      key = content
      return next + 1
    }
    take(content, isString: true)
    return index + 1
  }

  private mutating func readBare(at start: Int) -> Int {
    var index = start
    while index < text.count {
      let byte = text[index]
      guard byte.isDigit || byte.isLetter || byte == Byte.dot || byte == Byte.minus || byte == Byte.plus else { break }
      index += 1
    }
    take(span(start, index), isString: false)
    return index
  }

  private mutating func take(_ value: Range<Int>, isString: Bool) {
    guard !key.isEmpty else { return }
    let name = text.string(key)
    let isType = name == "type" || name == "rect" || name == "frame"
    if frames.last?.node == nil, isType, isString, !frames.isEmpty { ensureNode(at: key.lowerBound) }
    let string = isString ? TextEscapes.decoded(text.string(value)) : text.string(value)
    let attribute = DumpAttribute(name, string, separator: .tight, delimiter: .blank)
    if frames.isEmpty, headless == nil { loose.append(attribute) }
    guard let node = frames.last?.node ?? (frames.isEmpty ? headless : nil), node < assembler.nodes.count else {
      return
    }
    let number =
      PageSourceElement.slot(of: name) == nil ? nil : Number.read(in: text, at: value.lowerBound, to: value.upperBound)
    let isRect = frames.last?.isRect == true || number != nil
    assembler.update(node) { node in
      if name == "type", node.className == nil { node.className = string }
      node.attributes.append(attribute)
      if name == "frame", node.frame == nil {
        let tuple = ByteText(Array(string.utf8))
        node.frame = Tuple.rect(in: tuple, at: 0, to: tuple.count)
      }
      if isRect, number != nil, node.attributes.count < 64 { Self.setFrame(of: &node) }
    }
  }

  private static func setFrame(of node: inout DumpNode) {
    var numbers: [Double?] = [nil, nil, nil, nil]
    for attribute in node.attributes {
      if let slot = PageSourceElement.slot(of: attribute.key) { numbers[slot] = Double(attribute.value) }
    }
    if let frame = PageSourceElement.frame(numbers) { node.frame = frame }
  }
}
