/// How far a scroll view follows a finger that drags it beyond an edge.
///
/// For a pull of x points past the edge `(1 − 1/(x·c/D + 1))·D` are shown, with c = 0.55 and D the viewport: 0.55 of the first
/// points, and never D. Source: I. Lobanov, "Scrolling mechanics of UIScrollView".
public struct RubberBand: Hashable, Sendable {
  /// D, the extent of the viewport along the axis, in points.
  public let dimension: Double
  /// c, the fraction of the first points that is shown.
  public static var coefficient: Double { 0.55 }

  /// Makes the band of a viewport.
  public init(dimension: Double) { self.dimension = max(0, dimension) }

  /// How far past the edge the content is shown when the finger pulls it so far.
  ///
  /// Negative pulls give negative results.
  public func shown(forPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    guard pull >= 0 else { return -shown(forPull: -pull) }
    let scaled = pull * Self.coefficient
    // (1 − 1/(s/D + 1))·D, written so that a small pull loses no digits.
    return scaled * dimension / (scaled + dimension)
  }

  /// How far the finger has to pull for the content to be shown so far past the edge.
  ///
  /// There is no pull for D and beyond: it is answered as for a thousandth less.
  public func pull(forShown shown: Double) -> Double {
    guard dimension > 0 else { return 0 }
    guard shown >= 0 else { return -pull(forShown: -shown) }
    let shown = min(shown, dimension * 0.999)
    return shown * dimension / (Self.coefficient * (dimension - shown))
  }

  /// The offset that is shown for the one that the finger asks for.
  func shownOffset(_ wanted: Double, in range: RestingRange) -> Double {
    if wanted < range.minimum { return range.minimum - shown(forPull: range.minimum - wanted) }
    if wanted > range.maximum { return range.maximum + shown(forPull: wanted - range.maximum) }
    return wanted
  }

  /// The offset that a finger asks for when one is shown.
  func wantedOffset(_ shown: Double, in range: RestingRange) -> Double {
    if shown < range.minimum { return range.minimum - pull(forShown: range.minimum - shown) }
    if shown > range.maximum { return range.maximum + pull(forShown: shown - range.maximum) }
    return shown
  }
}
