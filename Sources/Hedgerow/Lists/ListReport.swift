/// What one change of a list's rows came to.
///
/// Every change gives exactly one.
public struct ListReport: Hashable, Sendable, CustomStringConvertible {
  /// The offset along the scroll axis before the change, in points.
  public let oldOffset: Double
  /// The offset along the scroll axis after the change, in points.
  public let newOffset: Double
  /// What the end of the content took away from the offset that the change would have had, in points; 0 if nothing.
  public let clampedBy: Double
  /// How many rows there were before.
  public let oldRowCount: Int
  /// How many rows there are after.
  public let newRowCount: Int

  /// "40 → 41 rows, offset 0 → 0".
  public var description: String {
    "\(oldRowCount) → \(newRowCount) rows, offset \(inPoints(oldOffset)) → \(inPoints(newOffset))"
      + (clampedBy == 0 ? "" : ", clamped by \(inPoints(clampedBy))")
  }
}
