/// The beginning of a printed object: `<Class: 0x…`, `<<Class: 0x…`, `<Class; frame`, `<Class 0x…>, state:`.
struct DescriptionHead {
  enum Form {
    /// `<Class: 0x…; key`, a description with attributes.
    case description
    /// `<Class 0x…>, state:`, a line of the controller printer.
    case controller
    /// `<Class: 0x…>, Position:`, a line of a component tree.
    case component
    /// `<Class: 0x…>` or `<Class: 0x… more`: any object; a view only where the context says so.
    case object
    /// The text ends inside the head.
    case open
  }

  var form: Form
  var className: Range<Int>
  var address: UInt64?
  /// The first byte behind class and address.
  var end: Int
  /// Whether the description wraps another one.
  var isWrapped: Bool

  /// Reads the head that starts at a `<`, or `nil` when that bracket begins no object.
  static func read(in text: ByteText, at start: Int, to limit: Int) -> DescriptionHead? {
    guard text[start] == Byte.less, start < limit else { return nil }
    let isWrapped = text[start + 1] == Byte.less
    let nameStart = start + (isWrapped ? 2 : 1)
    let nameEnd = ClassName.end(in: text, from: nameStart, to: limit)
    guard nameEnd > nameStart else { return nil }
    var head = DescriptionHead(
      form: .object, className: span(nameStart, nameEnd), address: nil, end: nameEnd, isWrapped: isWrapped)
    var index = text.skipSpaces(from: nameEnd, to: limit)
    guard index < limit else {
      head.form = .open
      return head
    }
    let hasColon = text[index] == Byte.colon
    if hasColon { index = text.skipSpaces(from: index + 1, to: limit) }
    if index >= limit {
      head.form = .open
      return head
    }
    if text[index] == Byte.zero, text[index + 1] == 120 {
      let address = Address.read(in: text, at: index, to: limit)
      head.address = address.value
      index = address.end
    } else if hasColon {
      if limit - index == 1, text[index] == Byte.zero {
        head.form = .open
        return head
      }
      return nil
    }
    head.end = index
    let next = text.skipSpaces(from: index, to: limit)
    switch text[next] {
    case Byte.semicolon: head.form = .description
    case Byte.greater:
      if startsState(text, at: next + 1, to: limit) {
        head.form = .controller
      } else if text.has(", Position:", at: next + 1, limit: limit) {
        head.form = .component
      }
    default: if next >= limit { head.form = .open }
    }
    return head
  }

  private static func startsState(_ text: ByteText, at start: Int, to limit: Int) -> Bool {
    guard text[start] == Byte.comma else { return false }
    let word = text.skipSpaces(from: start + 1, to: limit)
    return text.has("state:", at: word, limit: limit)
  }

  /// Whether a description's first key is one that only views (and the classic controller printer) have, so that it is
  /// a node wherever it stands.
  func hasViewKey(in text: ByteText, to limit: Int) -> Bool {
    guard form == .description else { return false }
    let semicolon = text.skipSpaces(from: end, to: limit)
    let key = text.skipSpaces(from: semicolon + 1, to: limit)
    for word in Self.viewKeys where text.has(word, at: key, limit: limit) { return true }
    return false
  }

  private static let viewKeys: [StaticString] = [
    "frame", "baseClass", "reactTag:", "[...]", "[…]", "view = <", "view not loaded", "AX=", "AX.", "text = '",
    "autoresize", "layer = <", "clipsToBounds", "alpha = ", "hidden = ", "opaque = ", "userInteractionEnabled",
    "nativeID:", "contentOffset:", "...", "…",
  ]
}
