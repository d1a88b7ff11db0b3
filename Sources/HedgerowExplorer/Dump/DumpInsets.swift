/// The four insets of a scroll view as a dump tells them, in points.
public struct DumpInsets: Sendable, Hashable {
  /// The inset above the content.
  public var top: Double
  /// The inset left of the content.
  public var left: Double
  /// The inset below the content.
  public var bottom: Double
  /// The inset right of the content.
  public var right: Double

  /// Makes insets in the order in which UIKit prints them.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
