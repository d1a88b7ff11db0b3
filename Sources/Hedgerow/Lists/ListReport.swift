/// What one change of a list's rows came to.
///
/// Every change gives exactly one.
public struct ListReport: Hashable, Sendable, CustomStringConvertible {
  /// What became of the offset: from where to where, and what was held on to.
  public let place: PlaceReport
  /// How many rows there were before.
  public let oldRowCount: Int
  /// How many rows there are after.
  public let newRowCount: Int

  /// The offset along the scroll axis before the change, in points.
  public var oldOffset: Double { place.oldOffset }
  /// The offset along the scroll axis after the change, in points.
  public var newOffset: Double { place.newOffset }
  /// What the end of the content took away from the offset that the change would have had, in points; 0 if nothing.
  public var clampedBy: Double { place.clampedBy }
  /// What was held on to.
  public var kept: PlaceReport.Kept { place.kept }

  /// As in "40 → 41 rows, offset 0 → 44, kept row#0.0".
  public var description: String { "\(oldRowCount) → \(newRowCount) rows, \(place)" }
}
