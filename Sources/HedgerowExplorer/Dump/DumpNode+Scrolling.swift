public import Foundation

/// What a node tells about scrolling.
///
/// - Complexity: every property here looks through the node's own attributes, a handful.
extension DumpNode {
  /// Whether the node scrolls, by its content offset, its class, a superclass or its element type.
  ///
  /// A controller counts when its view is such a class.
  public var isScrollable: Bool {
    if has(key: "contentOffset") { return true }
    switch role {
    case .element: return className.map(Self.isScrollableElement) ?? false
    case .controller: return controllerView.map { Self.isScrollableClass($0.className) } ?? false
    case .view, .word:
      if let className, Self.isScrollableClass(className) { return true }
      if let baseClass, Self.isScrollableClass(baseClass) { return true }
      return superclasses.contains(where: Self.isScrollableClass)
    case .layer, .guide, .component: return false
    }
  }

  /// The class that scrolls: the node's own, or that of a controller's view.
  public var scrollableClass: String? {
    role == .controller ? controllerView?.className : className
  }

  /// The top-left of the visible part in content space, in points; `nil` when not told or not finite.
  ///
  /// For a clip view it is the origin of its bounds.
  public var contentOffset: CGPoint? {
    if let value = value(of: "contentOffset") {
      return Tuple.numbers(in: value, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
    }
    guard let className, className.hasSuffix("ClipView") else { return nil }
    return bounds?.origin
  }

  /// The size of the content in points; `nil` when not told.
  public var contentSize: CGSize? {
    value(of: "contentSize").flatMap { Tuple.numbers(in: $0, count: 2) }.map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// The adjusted content inset in points; `nil` when not told (before iOS 11 it never is).
  public var contentInset: DumpInsets? {
    value(of: "adjustedContentInset").flatMap { Tuple.numbers(in: $0, count: 4) }.map {
      DumpInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// The bounds where AppKit's tree printer told them, in points; `b=(-)` means the frame's size at the origin 0.
  public var bounds: CGRect? {
    guard let value = value(of: "b"), let frame else { return nil }
    return DesktopBounds.read(value, frameSize: frame.size)
  }

  private func has(key: String) -> Bool { attributes.contains { $0.key == key && $0.separator == .colon } }

  static func isScrollableClass(_ name: String) -> Bool {
    for ending in ["ScrollView", "TableView", "CollectionView", "UITextView", "ClipView", "OutlineView"]
    where name.utf8.count >= ending.utf8.count && name.hasSuffix(ending) {
      return true
    }
    return false
  }

  static func isScrollableElement(_ type: String) -> Bool {
    let name =
      type.hasPrefix("XCUIElementType") ? type.dropFirst(15) : type.hasPrefix("UIA") ? type.dropFirst(3) : type[...]
    switch name {
    case "Table", "CollectionView", "ScrollView", "WebView", "TextView", "TableView": return true
    default: return false
    }
  }
}
