public import Foundation

/// A view with a place: its rectangle, its own coordinate space, and whether it is shown.
///
/// All lengths are points. `UIView` conforms with an empty extension.
public protocol FramedNode: HierarchyNode where RelatedNode: FramedNode {
  /// The type of the windows of the hierarchy.
  associatedtype RelatedWindow: AnyObject

  /// The window that the view is in; `nil` while it is in none.
  var window: RelatedWindow? { get }

  /// The view's rectangle, in the coordinates of its superview.
  var frame: CGRect { get }

  /// The view's rectangle in its own coordinates; its origin is how far the content is scrolled.
  var bounds: CGRect { get }

  /// Whether the view itself is hidden. Superviews are not asked.
  var isHidden: Bool { get }

  /// The view's opacity, from 0 to 1. Superviews are not asked.
  var alpha: CGFloat { get }
}
