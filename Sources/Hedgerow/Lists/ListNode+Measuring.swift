import Foundation

/// Rows whose extents are estimates become exact where it matters: on screen, and on the way of a scroll.
extension ListNode {
  /// Measures the rows on screen, and keeps what is seen where it is while rows before it get their true extents.
  ///
  /// It ends: a row is measured once.
  final func measureRowsOnScreen() {
    guard let measure, grid == nil, rows.totals.estimatedRows > 0 else { return }
    while true {
      let unmeasured = rows.placedRows(meeting: materialisedSpan).filter(\.extent.isEstimated)
      guard !unmeasured.isEmpty else { return }
      // A row that is measured already is what the reader looks at; its place is kept.
      let onScreen = Array(rows.placedRows(meeting: visibleSpan))
      let anchor = onScreen.first { !$0.extent.isEstimated } ?? onScreen.first
      for row in unmeasured { take(measure(row.path), for: row) }
      guard let anchor, let now = rows.span(of: anchor.handle) else { continue }
      let shift = now.lowerBound - anchor.offset
      guard shift != 0 else { continue }
      let wanted = contentOffset.coordinate(along: mainScrollAxis) + shift
      contentOffset = contentOffset.replacing(
        restingRange(along: mainScrollAxis).clamp(wanted).offset, along: mainScrollAxis)
    }
  }

  /// Measures the rows between here and a row, and around it as far as one viewport reaches.
  ///
  /// - Returns: whether estimates are left there, since nothing can measure them.
  /// - Complexity: O(k log n), with k rows measured of n.
  public final func measureRows(towards path: RowPath) -> Bool {
    guard grid == nil, rows.totals.estimatedRows > 0, contains(path) else { return false }
    let viewport = max(0, bounds.size.extent(along: mainScrollAxis))
    guard let measure else { return rows.estimatedRowCount(meeting: way(to: path, reach: viewport)) > 0 }
    while true {
      let way = way(to: path, reach: viewport)
      guard rows.estimatedRowCount(meeting: way) > 0 else { return false }
      let unmeasured = rows.placedRows(meeting: way).filter(\.extent.isEstimated)
      guard !unmeasured.isEmpty else { return false }
      for row in unmeasured { take(measure(row.path), for: row) }
    }
  }

  /// From what is on screen to the row, and one viewport to both sides of it.
  private final func way(to path: RowPath, reach: Double) -> Range<Double> {
    let target = span(ofShownRow: path)
    let start = max(0, min(viewportSpan.lowerBound, target.lowerBound - reach))
    let end = min(rows.totalExtent, max(viewportSpan.upperBound, target.upperBound + reach))
    return start..<max(start, end)
  }

  private final func take(_ points: Double, for row: PlacedRow) {
    let isUsable = points.isFinite && points >= 0
    if !isUsable { measureFaults += 1 }
    _ = try? rows.resizeRow(row.handle, to: .measured(isUsable ? points : row.extent.points))
  }
}
