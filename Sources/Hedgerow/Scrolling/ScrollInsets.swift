public import Foundation

/// How far the edges of a scroll view are covered or padded, in points.
public struct ScrollInsets: Hashable, Sendable {
  /// At the upper edge.
  public var top: CGFloat
  /// At the left edge.
  public var left: CGFloat
  /// At the lower edge.
  public var bottom: CGFloat
  /// At the right edge.
  public var right: CGFloat

  /// Makes insets; edges that are left out have none.
  ///
  /// A value that is not finite is taken as 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top.isFinite ? top : 0
    self.left = left.isFinite ? left : 0
    self.bottom = bottom.isFinite ? bottom : 0
    self.right = right.isFinite ? right : 0
  }

  /// No insets.
  public static let zero = ScrollInsets()

  /// The sum, edge by edge.
  public static func + (first: ScrollInsets, second: ScrollInsets) -> ScrollInsets {
    ScrollInsets(
      top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
      right: first.right + second.right)
  }

  /// The inset before the content along an axis: top or left.
  func start(along axis: ScrollAxes) -> Double { Double(axis == .horizontal ? left : top) }

  /// The inset behind the content along an axis: bottom or right.
  func end(along axis: ScrollAxes) -> Double { Double(axis == .horizontal ? right : bottom) }
}

/// How the safe area becomes part of the insets, by the rules of `UIScrollView`.
public enum ScrollInsetAdjustment: String, Hashable, Sendable, CaseIterable {
  /// As `scrollableAxes`; top and bottom also where the content does not scroll, when the controller that owns the view is
  /// contained in another.
  case automatic
  /// Along the axes in which the content can scroll: it is larger than the view, or bounces always.
  case scrollableAxes
  /// Not at all.
  case never
  /// At every edge.
  case always
}
