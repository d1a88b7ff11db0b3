extension RowEngine {
  /// All rows, in order.
  ///
  /// - Complexity: O(log *n*) for the start.
  public var placedRows: PlacedRows { PlacedRows(engine: self, first: firstRow, end: .infinity) }

  /// The rows from `path` on, in order.
  ///
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n*) for the start.
  public func placedRows(from path: RowPath) throws(RowEngineError) -> PlacedRows {
    _ = try place(of: path)
    return PlacedRows(engine: self, first: path, end: .infinity)
  }

  /// The rows that start before the end of an interval, from the first one that meets it on.
  ///
  /// Rows without extent that lie between others are among them: they are rows in order, even if no offset is theirs.
  ///
  /// - Complexity: as `rows(meeting:)` for the start.
  public func placedRows(meeting interval: Range<Double>) -> PlacedRows {
    var first: RowPath?
    if let place = firstPlace(meeting: interval), case .row(let path) = element(of: place) { first = path }
    return PlacedRows(engine: self, first: first, end: interval.upperBound)
  }
}
