import Foundation

/// Rows whose extents are estimates become exact where it matters: on screen, and on the way of a scroll.
///
/// A row is measured once, so every loop here ends. Where rows before what is seen get their true extents, the offset
/// moves with them: what is seen stays where it is.
extension ListNode {
  /// Measures the rows on screen.
  final func measureRowsOnScreen() {
    guard let measure, grid == nil, rows.totals.estimatedRows > 0 else { return }
    while true {
      let unmeasured = rows.placedRows(meeting: materialisedSpan).filter(\.extent.isEstimated)
      guard !unmeasured.isEmpty else { return }
      take(unmeasured, from: measure)
    }
  }

  /// Measures the rows between here and a row, and around it as far as one viewport reaches.
  ///
  /// - Returns: whether estimates are left there, since nothing can measure them.
  /// - Complexity: O(k log n), with k rows measured of n.
  public final func measureRows(towards path: RowPath) -> Bool {
    guard grid == nil, rows.totals.estimatedRows > 0, contains(path) else { return false }
    guard let measure else { return rows.estimatedRowCount(meeting: way(to: path)) > 0 }
    while true {
      let way = way(to: path)
      guard rows.estimatedRowCount(meeting: way) > 0 else { return false }
      let unmeasured = rows.placedRows(meeting: way).filter(\.extent.isEstimated)
      guard !unmeasured.isEmpty else { return false }
      take(unmeasured, from: measure)
    }
  }

  /// From what is on screen to the row, and one viewport to both sides of it.
  private final func way(to path: RowPath) -> Range<Double> {
    let reach = viewportSpan.upperBound - viewportSpan.lowerBound
    let target = span(ofShownRow: path)
    let start = max(0, min(viewportSpan.lowerBound, target.lowerBound - reach))
    let end = min(rows.totalExtent, max(viewportSpan.upperBound, target.upperBound + reach))
    return start..<max(start, end)
  }

  private final func take(_ unmeasured: [PlacedRow], from measure: (RowPath) -> Double) {
    let place = readerPlace()
    // A row that is measured already is what the reader looks at; its place is kept.
    var anchors = place.rule.isAnchor ? anchorCandidates(for: .lengths, prefersMeasured: true) : .none
    anchors.heldEdge = place.heldEdge
    for row in unmeasured {
      let points = measure(row.path)
      let isUsable = points.isFinite && points >= 0
      if !isUsable { measureFaults += 1 }
      _ = try? rows.resizeRow(row.handle, to: .measured(isUsable ? points : row.extent.points))
    }
    fillShortContent()
    let report = keepPlace(place, anchored: distance(of: anchors), cause: .layout)
    latestReport = ListReport(place: report, oldRowCount: rowCount, newRowCount: rowCount)
  }
}
