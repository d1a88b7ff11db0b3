/// A row with everything that the engine knows of it, as `RowEngine.placedRows(from:)` meets it on its way.
public struct PlacedRow: Hashable, Sendable {
  /// Where the row is in the list.
  public var path: RowPath
  /// The row's lasting name.
  public var handle: RowHandle
  /// Where the row starts, in points from the start of the list.
  public var offset: Double
  /// How long it is.
  public var extent: RowExtent

  /// Where the row starts and ends.
  public var span: Range<Double> { offset..<offset + extent.points }
}
