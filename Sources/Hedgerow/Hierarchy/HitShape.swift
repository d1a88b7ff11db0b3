public import Foundation

/// The part of its coordinate space that a view can be hit at, when that is not its bounds.
public enum HitShape: Hashable, Sendable {
  /// The bounds, made larger on every side by a number of points, or smaller by a negative one.
  case outset(CGFloat)
  /// A rectangle in the view's own coordinates.
  case rect(CGRect)
  /// Several rectangles in the view's own coordinates; none means that the view itself is never hit.
  case rects([CGRect])

  /// Whether a point is in the shape; half open.
  ///
  /// - Parameters:
  ///   - point: the point, in the view's own coordinates.
  ///   - bounds: the view's bounds.
  /// - Complexity: O(r), with r rectangles.
  public func holds(_ point: CGPoint, in bounds: CGRect) -> Bool {
    switch self {
    case .outset(let margin):
      CGRect(
        x: bounds.origin.x - margin, y: bounds.origin.y - margin,
        width: bounds.size.width + 2 * margin, height: bounds.size.height + 2 * margin
      ).holds(point)
    case .rect(let rect): rect.holds(point)
    case .rects(let rects): rects.contains { $0.holds(point) }
    }
  }
}

extension ViewNode {
  /// The shape that the view can be hit at; `nil`, as it is unless set, for its bounds.
  ///
  /// A view that overrides ``point(inside:)`` without asking its superclass ignores it.
  public final var hitShape: HitShape? {
    get { extras?.hitShape }
    set {
      guard newValue != nil || extras != nil else { return }
      needExtras().hitShape = newValue
    }
  }
}
