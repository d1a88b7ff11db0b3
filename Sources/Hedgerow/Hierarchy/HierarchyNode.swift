/// A view in a hierarchy: it has at most one superview, and subviews in back-to-front order.
///
/// `UIView` and `NSView` conform with an empty extension, as does ``ViewNode``; every search of Hedgerow is written once,
/// against this protocol.
///
/// The links of a conforming type need not be sound: a walk over them ends even where they run in a circle, and visits
/// each node once. A type whose links cannot run in a circle says so with ``linksAreSound`` and saves the bookkeeping.
public protocol HierarchyNode: AnyObject {
  /// The one type that a node's relatives have, the base class of a hierarchy.
  associatedtype RelatedNode: HierarchyNode where RelatedNode.RelatedNode == RelatedNode

  /// The view that this one is a subview of; `nil` at the top of a tree and for a view in no tree.
  var superview: RelatedNode? { get }

  /// The views directly inside this one, from the back to the front.
  var subviews: [RelatedNode] { get }

  /// What the node is called in paths, outlines and errors. Unless said otherwise, the name of its class.
  var hierarchyName: String { get }

  /// What is known about the views below this one, so that a search may pass over them. Unless said otherwise nothing.
  ///
  /// - Complexity: a conforming type answers in O(1).
  var searchHints: SearchHints { get }

  /// Whether the type keeps superview and subviews from ever running in a circle. Unless said otherwise `false`.
  static var linksAreSound: Bool { get }
}

extension HierarchyNode {
  /// The name of the node's class.
  public var hierarchyName: String { String(describing: type(of: self)) }

  /// Nothing is known.
  @inlinable public var searchHints: SearchHints { SearchHints() }

  /// `false`: walks guard against circles.
  @inlinable public static var linksAreSound: Bool { false }
}
