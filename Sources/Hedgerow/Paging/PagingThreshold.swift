/// How near to a side a list has to be before more is loaded there.
///
/// The distance is that from the edge of the viewport to the edge of the rows, in points, negative beyond it. The threshold
/// is part of the zone: a list that is exactly so far away loads.
public enum PagingThreshold: Hashable, Sendable {
  /// So many points.
  case points(Double)
  /// As far as the rows nearest to the side reach, by their places: `.rows(1)` is when the last row comes on screen.
  ///
  /// All of them where there are fewer; nothing at all in an empty list, which has no last row and is its own end.
  case rows(Int)
  /// So many lengths of the viewport.
  case viewports(Double)
  /// By no distance: more is loaded only when it is asked for, as by a button.
  case never

  /// The threshold in points; `nil` when no distance is near enough.
  ///
  /// - Parameters:
  ///   - viewport: the length of the viewport, in points.
  ///   - rows: the extent of the rows nearest to the side, as many as `.rows` counts, in points.
  @inline(__always)
  func distance(viewport: Double, rows: Double) -> Double? {
    switch self {
    case .points(let points): points
    case .rows: rows
    case .viewports(let count): min(count * viewport, .greatestFiniteMagnitude)
    case .never: nil
    }
  }

  /// Whether it is a distance at all.
  var isUsable: Bool {
    switch self {
    case .points(let value), .viewports(let value): value.isFinite && value >= 0
    case .rows(let count): count >= 0
    case .never: true
    }
  }
}

extension PagingThreshold: CustomStringConvertible {
  /// As in "200 points", "1 row", "0.5 viewports".
  public var description: String {
    switch self {
    case .points(let points): "\(inPoints(points)) point\(points == 1 ? "" : "s")"
    case .rows(let count): "\(count) row\(count == 1 ? "" : "s")"
    case .viewports(let count): "\(inPoints(count)) viewport\(count == 1 ? "" : "s")"
    case .never: "never"
    }
  }
}
