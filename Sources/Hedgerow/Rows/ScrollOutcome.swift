/// How a scroll ended.
///
/// Every scroll ends with exactly one of these.
public enum ScrollOutcome: Hashable, Sendable {
  /// It moved and is where it was asked to be.
  ///
  /// Offsets in points. `isEstimated` says that rows on the way have extents that are still estimates.
  case settled(from: Double, to: Double, isEstimated: Bool = false)
  /// It was there already; nothing moved.
  case alreadyThere
  /// It moved, but the content ends before the alignment could be met: so many points are missing.
  case clamped(shortBy: Double)
  /// The target is not there; nothing moved.
  case refused(ScrollRefusal)
  /// A newer request for the same list took its place.
  case superseded
  /// Something ended it before it arrived.
  case cancelled(ScrollCancellation)
  /// It waited as long as it was allowed to.
  case expired

  /// Whether the list is where it was asked to be.
  public var hasArrived: Bool {
    switch self {
    case .settled, .alreadyThere: true
    case .clamped, .refused, .superseded, .cancelled, .expired: false
    }
  }
}

extension ScrollOutcome: CustomStringConvertible {
  /// The outcome in words, as in `settled: from 0 to 603` and `refused: section 26 of 25`.
  public var description: String {
    switch self {
    case .settled(let from, let to, let isEstimated):
      "settled: from \(inPoints(from)) to \(inPoints(to))" + (isEstimated ? ", estimated" : "")
    case .alreadyThere: "already there"
    case .clamped(let distance): "clamped: short by \(inPoints(distance))"
    case .refused(let refusal): "refused: \(refusal)"
    case .superseded: "superseded: a newer request took its place"
    case .cancelled(let cause): "cancelled: \(cause)"
    case .expired: "expired: waited as long as it was allowed to"
    }
  }
}

/// A number of points without a needless `.0`.
func inPoints(_ points: Double) -> String {
  let text = "\(points)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
