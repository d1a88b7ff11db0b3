/// What a match of a search must satisfy beside its type.
///
/// A filter is a value: it can be kept, joined and printed.
///
/// ```swift
/// window.allDescendants(ofType: ScrollNode.self, matching: [.visible, .axis(.vertical), .notTextInput])
/// ```
public struct SearchFilter: Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
  /// One thing that a match must satisfy.
  enum Condition: Sendable {
    case visible
    case inWindow
    case scrolls
    case axis(ScrollAxes)
    case kind(ScrollKind)
    case list
    case scrollEnabled
    case notTextInput
    case notPrivate
    case identifier(String)
    case excluding(name: String, test: @Sendable (AnyObject) -> Bool)
  }

  let conditions: [Condition]

  init(conditions: [Condition]) { self.conditions = conditions }

  /// Joins filters: a match satisfies all of them.
  public init(arrayLiteral elements: SearchFilter...) { conditions = elements.flatMap(\.conditions) }

  /// Joins filters: a match satisfies all of them.
  public init(_ filters: [SearchFilter]) { conditions = filters.flatMap(\.conditions) }

  /// Lets everything through.
  public static var any: SearchFilter { SearchFilter(conditions: []) }
  /// In a window, with nothing hidden from the view to the top.
  ///
  /// Frames and opacity are not asked.
  public static var visible: SearchFilter { SearchFilter(conditions: [.visible]) }
  /// In a window, hidden or not.
  public static var inWindow: SearchFilter { SearchFilter(conditions: [.inWindow]) }
  /// Scrolls, as whatever kind.
  public static var scrolls: SearchFilter { SearchFilter(conditions: [.scrolls]) }
  /// Scrolls along all the axes given, and perhaps along others.
  public static func axis(_ axes: ScrollAxes) -> SearchFilter { SearchFilter(conditions: [.axis(axes)]) }
  /// Scrolls as one kind.
  public static func kind(_ kind: ScrollKind) -> SearchFilter { SearchFilter(conditions: [.kind(kind)]) }
  /// Is a list: a table or a collection, whichever backs it.
  public static var list: SearchFilter { SearchFilter(conditions: [.list]) }
  /// Can be scrolled by the user now.
  public static var scrollEnabled: SearchFilter { SearchFilter(conditions: [.scrollEnabled]) }
  /// Is no text field or text view.
  public static var notTextInput: SearchFilter { SearchFilter(conditions: [.notTextInput]) }
  /// Is no helper that a framework put in.
  public static var notPrivate: SearchFilter { SearchFilter(conditions: [.notPrivate]) }
  /// Has a name given by the app.
  public static func identifier(_ identifier: String) -> SearchFilter {
    SearchFilter(conditions: [.identifier(identifier)])
  }
  /// Is not of a type.
  public static func excluding<Excluded: SendableMetatype>(_ type: Excluded.Type) -> SearchFilter {
    SearchFilter(conditions: [.excluding(name: "\(type)", test: { $0 is Excluded })])
  }

  /// The filter and another: a match satisfies both.
  public func and(_ other: SearchFilter) -> SearchFilter { SearchFilter(conditions: conditions + other.conditions) }

  /// Whether only views that scroll can match, so that a search may pass over subtrees in which nothing does.
  var onlyScrolling: Bool {
    conditions.contains {
      switch $0 {
      case .scrolls, .axis, .kind, .list, .scrollEnabled: true
      default: false
      }
    }
  }

  /// Whether a view satisfies every condition.
  ///
  /// - Complexity: O(c), with c conditions; being visible costs O(d) where the view does not know it, with d the depth.
  public func accepts<Node: TraitedNode>(_ node: Node) -> Bool { rejection(of: node) == nil }

  /// The condition that keeps a view out, in words to follow the view's name; `nil` when none does.
  ///
  /// - Complexity: as ``accepts(_:)``.
  public func rejection<Node: TraitedNode>(of node: Node) -> String? {
    guard !conditions.isEmpty else { return nil }
    let traits = node.searchTraits
    for condition in conditions {
      if let reason = condition.rejection(of: node, traits: traits) { return reason }
    }
    return nil
  }

  /// The conditions, as in "visible, vertical".
  public var description: String {
    conditions.isEmpty ? "any" : conditions.map(\.description).joined(separator: ", ")
  }
}

extension SearchFilter.Condition {
  func rejection<Node: TraitedNode>(of node: Node, traits: SearchTraits) -> String? {
    switch self {
    case .visible: node.visibilityGap()
    case .inWindow: node.window == nil ? "is in no window" : nil
    case .scrolls: traits.isScrollable ? nil : "does not scroll"
    case .axis(let axes):
      !traits.isScrollable
        ? "does not scroll"
        : traits.axes.isSuperset(of: axes) ? nil : "scrolls \(traits.axes), not \(axes)"
    case .kind(let kind):
      traits.kind == kind ? nil : traits.kind.map { "is a \($0.rawValue), not a \(kind.rawValue)" } ?? "does not scroll"
    case .list: traits.isList ? nil : "is no list"
    case .scrollEnabled:
      !traits.isScrollable ? "does not scroll" : traits.isScrollEnabled ? nil : "can't be scrolled by the user"
    case .notTextInput: traits.kind == .textInput ? "is a text input" : nil
    case .notPrivate: traits.isPrivate ? "is private" : nil
    case .identifier(let identifier):
      node.searchIdentifier == identifier ? nil : "is not called \"\(identifier)\""
    case .excluding(let name, let test): test(node) ? "is a \(name)" : nil
    }
  }

  var description: String {
    switch self {
    case .visible: "visible"
    case .inWindow: "in a window"
    case .scrolls: "scrolls"
    case .axis(let axes): axes.description
    case .kind(let kind): kind.rawValue
    case .list: "list"
    case .scrollEnabled: "can be scrolled"
    case .notTextInput: "no text input"
    case .notPrivate: "not private"
    case .identifier(let identifier): "called \"\(identifier)\""
    case .excluding(let name, _): "no \(name)"
    }
  }
}

extension TraitedNode {
  /// Why the view is not visible, to follow its name; `nil` when it is.
  func visibilityGap() -> String? {
    if window == nil { return "is in no window" }
    if isHidden { return "is hidden" }
    for ancestor in ancestors() where ancestor.isHidden {
      return "is inside \(ancestor.hierarchyName), which is hidden"
    }
    return nil
  }
}
