/// An offset that was brought into a resting range, with what that took away.
public struct ClampedOffset: Hashable, Sendable {
  /// The offset inside the range, in points.
  public let offset: Double
  /// What the range cut off, in points: positive past its end, negative before its start, zero inside.
  public let eaten: Double

  /// Whether the offset was outside the range.
  public var isClamped: Bool { eaten != 0 }
}
