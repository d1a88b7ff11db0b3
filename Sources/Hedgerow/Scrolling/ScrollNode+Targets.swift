public import Foundation

extension ScrollNode {
  /// Scrolls so that a rectangle of the content is seen, by the least movement; see `UIScrollView`.
  ///
  /// An empty rectangle does nothing, as on the platform.
  ///
  /// - Parameter rect: the rectangle, in content coordinates.
  @discardableResult
  public final func scrollRectToVisible(_ rect: CGRect) -> ScrollOutcome {
    guard rect.isFinite else { return .refused(.notFinite) }
    return rect.standardized.isPositive ? scroll(to: .rect(rect)) : .alreadyThere
  }

  /// Scrolls to a view inside this one.
  ///
  /// Scroll views between the two do not move.
  ///
  /// - Parameters:
  ///   - view: the view, at whatever depth.
  ///   - alignment: where in the viewport it lands; the least movement unless said otherwise.
  /// - Returns: the outcome; refused as ``ScrollRefusal/notInside`` for a view that is not inside this one.
  /// - Complexity: O(d), with d the depth of the view.
  @discardableResult
  public final func scroll(to view: ViewNode, at alignment: ScrollAlignment = .nearest) -> ScrollOutcome {
    guard view !== self, view.isDescendant(of: self), let rect = view.convert(view.bounds, to: self) else {
      return .refused(.notInside)
    }
    return scroll(to: .rect(rect), at: alignment)
  }
}
