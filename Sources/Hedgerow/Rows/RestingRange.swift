/// The scroll offsets at which content can rest along one axis, both ends included.
///
/// The start is `−T`, the end is `H − V + B` or the start if that is less: content shorter than its room rests at its
/// start. Dragging leaves this range, resting does not. The rule is that of `UIScrollView` with adjusted insets.
public struct RestingRange: Hashable, Sendable {
  /// The least offset.
  public let minimum: Double
  /// The greatest offset, at least `minimum`.
  public let maximum: Double

  /// Makes the range for content of extent `contentExtent` in a viewport with insets, all in points.
  ///
  /// - Complexity: O(1).
  public init(contentExtent: Double, viewport: Double, startInset: Double = 0, endInset: Double = 0) {
    minimum = 0 - startInset
    maximum = max(0 - startInset, contentExtent - viewport + endInset)
  }

  /// Whether content can rest at an offset.
  public func contains(_ offset: Double) -> Bool { offset >= minimum && offset <= maximum }

  /// The nearest offset of the range, and what was cut off on the way there.
  ///
  /// - Complexity: O(1).
  public func clamp(_ offset: Double) -> ClampedOffset {
    let clamped = min(max(offset, minimum), maximum)
    return ClampedOffset(offset: clamped, eaten: offset - clamped)
  }
}
