/// What the attributes say, as values. Printers print only what differs from the default, so a missing attribute
/// means the default, not the absence of the property.
///
/// - Complexity: every property here looks through the node's own attributes, a handful.
extension DumpNode {
  /// The first ordinary ancestor class of a subclass, where UIKit printed it.
  public var baseClass: String? { value(of: "baseClass") }

  /// The text, title or label without its quotes.
  ///
  /// UIKit cuts it after 25 characters: see ``isTextTruncated``.
  public var text: String? {
    guard let value = value(of: "text") ?? value(of: "label") ?? value(of: "title") else { return nil }
    return TextEscapes.decoded(TextEscapes.unquoted(value))
  }

  /// Whether the printer cut the text, so that only its beginning can be compared.
  public var isTextTruncated: Bool {
    guard let text else { return false }
    return text.hasSuffix("...") || text.hasSuffix("…")
  }

  /// The accessibility identifier or name, where an element printer told one.
  public var identifier: String? {
    guard let value = value(of: "identifier") ?? value(of: "name") ?? value(of: "AX.id") else { return nil }
    return TextEscapes.unquoted(value)
  }

  /// Whether the view is hidden by itself (not by an ancestor).
  public var isHidden: Bool {
    if let hidden = value(of: "hidden") { return hidden == "YES" }
    if let visible = value(of: "visible") { return visible == "false" }
    return flags.contains("H")
  }

  /// The opacity; 1 when not told.
  ///
  /// May be NaN: a dump can say so.
  public var alpha: Double { value(of: "alpha").flatMap(Double.init) ?? 1 }

  /// Whether the view claims to be opaque.
  public var isOpaque: Bool { value(of: "opaque") != "NO" }

  /// Whether the view clips its subviews.
  public var clipsToBounds: Bool { value(of: "clipsToBounds") == "YES" }

  /// Whether touches reach the view.
  public var isUserInteractionEnabled: Bool { value(of: "userInteractionEnabled") != "NO" }

  /// Whether the element is enabled; `true` when not told.
  public var isEnabled: Bool { value(of: "enabled") != "false" && !has("Disabled") }

  /// The view's integer tag; 0 when not told.
  public var tag: Int { value(of: "tag").flatMap { Int($0) } ?? 0 }

  /// The controller's state as printed: `appeared`, `disappeared`, `appearing` or `disappearing`.
  public var controllerState: String? { role == .controller ? value(of: "state") : nil }

  /// The view of a controller; `nil` when it is not loaded or not told.
  public var controllerView: DumpReference? {
    role == .controller ? value(of: "view").flatMap(DumpReference.init(printed:)) : nil
  }

  /// Whether a controller was presented by its parent rather than contained in it.
  public var isPresented: Bool { has("+") || value(of: "presented with") != nil }

  /// The letters of AppKit's flag column, blanks removed; empty in other formats.
  public var flags: String { value(of: "flags")?.filter { $0 != " " } ?? "" }

  /// The first value printed under a key.
  public func value(of key: String) -> String? {
    attributes.first { $0.key == key && $0.separator != .none }?.value
  }

  /// Whether a bare word stands among the attributes.
  public func has(_ word: String) -> Bool {
    attributes.contains { $0.key == word && $0.separator == .none }
  }
}

extension DumpReference {
  /// Reads `<Class: 0x…>`, `<Class 0x…>`, `<Class; 0x…>` or `<Class>`.
  init?(printed: String) {
    let text = ByteText(Array(printed.utf8))
    guard text[0] == Byte.less else { return nil }
    let end = ClassName.end(in: text, from: 1, to: text.count)
    guard end > 1 else { return nil }
    className = text.string(span(1, end))
    address = text.index(of: "0x", from: end, to: text.count).flatMap {
      Address.read(in: text, at: $0, to: text.count).value
    }
  }
}
