/// The length of a row, header or footer along the scroll axis, measured or estimated.
public struct RowExtent: Hashable, Sendable {
  /// The length in points.
  ///
  /// A row engine takes it only if it is finite and not negative.
  public var points: Double
  /// Whether the length is a guess that a measurement will replace.
  public var isEstimated: Bool

  /// Makes a length of this many points.
  public init(_ points: Double, isEstimated: Bool = false) {
    self.points = points
    self.isEstimated = isEstimated
  }

  /// A length that is known.
  public static func measured(_ points: Double) -> RowExtent { RowExtent(points) }

  /// A length that is a guess.
  public static func estimated(_ points: Double) -> RowExtent { RowExtent(points, isEstimated: true) }

  /// No length, and sure of it.
  public static let zero = RowExtent(0)
}

extension RowExtent: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a measured length.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Makes a measured length.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension RowExtent: CustomStringConvertible {
  /// The points, with a `~` before an estimate, as in `44.0` and `~60.0`.
  public var description: String { isEstimated ? "~\(points)" : "\(points)" }
}
