/// What a list adds up to, and how much of that is a guess.
public struct RowTotals: Hashable, Sendable {
  /// The extent of everything in points, headers and footers included.
  public var extent: Double
  /// How much of `extent` is estimated, in points; zero when nothing is.
  public var estimatedExtent: Double
  /// How many sections there are.
  public var sections: Int
  /// How many rows there are in all sections.
  public var rows: Int
  /// How many of the rows have an estimated extent.
  public var estimatedRows: Int
}
