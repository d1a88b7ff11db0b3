/// Where a target lands in the viewport.
///
/// `.start`, `.center` and `.end` put it there, `.nearest` moves as little as will show it, `.fraction` puts it
/// anywhere between. `offset(by:)` adds a distance to what an alignment asks for.
public struct ScrollAlignment: Hashable, Sendable {
  enum Place: Hashable {
    case start, center, end, nearest
    case fraction(Double)
  }

  let place: Place

  /// Points that the target lands behind the place that the alignment gives it; negative before it.
  public let distance: Double

  /// The target's start at the start of what is seen, below a sticky header.
  public static let start = ScrollAlignment(place: .start, distance: 0)

  /// The target's middle in the middle between the insets.
  ///
  /// A sticky header is not counted.
  public static let center = ScrollAlignment(place: .center, distance: 0)

  /// The target's end at the end of what is seen.
  public static let end = ScrollAlignment(place: .end, distance: 0)

  /// As little movement as shows the target, and none if it is seen already.
  ///
  /// A target longer than what is seen stays where it covers all of it; else its nearer edge is brought in.
  public static let nearest = ScrollAlignment(place: .nearest, distance: 0)

  /// The point at `fraction` of the target at the same fraction of what is seen.
  ///
  /// 0 is `.start` and 1 is `.end`. 0.5 is `.center` where no header sticks: a fraction is taken of what is left below
  /// one.
  public static func fraction(_ fraction: Double) -> ScrollAlignment {
    ScrollAlignment(place: .fraction(fraction), distance: 0)
  }

  /// The same alignment, with the target landing `distance` points further behind the start of the viewport.
  public func offset(by distance: Double) -> ScrollAlignment {
    ScrollAlignment(place: place, distance: self.distance + distance)
  }
}

extension ScrollAlignment: CustomStringConvertible {
  /// The alignment as it is written, as in `.start` and `.end.offset(by: 8)`.
  public var description: String {
    let name =
      switch place {
      case .start: ".start"
      case .center: ".center"
      case .end: ".end"
      case .nearest: ".nearest"
      case .fraction(let fraction): ".fraction(\(inPoints(fraction)))"
      }
    return distance == 0 ? name : "\(name).offset(by: \(inPoints(distance)))"
  }
}
