extension PagingMachine {
  /// Drops pages opposite to the side that grew, so that no more paged rows are kept than the maximum.
  ///
  /// Only whole pages go, from the outermost in, and only while the page that then stands first names the cursor that
  /// brings the dropped one back. The side that loses them is open again. It keeps more than its threshold of content, so
  /// that it does not load at once what was just dropped; where there is not that much, more rows are kept than the maximum.
  ///
  /// - Parameters:
  ///   - side: the side that grew.
  ///   - geometry: where the list is, with the new rows in it.
  ///   - isShown: whether the list has a row of an id now.
  ///   - extent: how long rows are together, in points; `nil` when one of them must stay, since it is visible or holds
  ///     the reader's place.
  /// - Returns: what is to be taken out of the list; `nil` for nothing.
  /// - Complexity: O(k), with k rows dropped.
  public mutating func trim(
    awayFrom side: PagingSide, _ geometry: PagingGeometry, isShown: (ID) -> Bool, extent: ([ID]) -> Double?
  ) -> PageTrim<ID>? {
    let far = side.opposite
    guard let maximum = core.settings.maxRows, pages.rowCount > maximum, geometry.isSettled else { return nil }
    switch core[far.lane].state {
    case .loading, .off: return nil
    case .idle, .failed, .paused, .exhausted: break
    }
    let reach = geometry.reach(of: core.settings.threshold(far), far) ?? 0
    var room = geometry.distance(to: far)
    var dropped: [ID] = []
    var reopened: Cursor?
    while pages.rowCount > maximum, let outer = pages.page(0, from: far), let inner = pages.page(1, from: far),
      let cursor = inner.cursor(towards: far)
    {
      let ids = outer.ids.filter { !inner.shared.contains($0) && isShown($0) }
      guard let length = extent(ids), room - length > reach else { break }
      room -= length
      pages.fold(at: far)
      dropped = far == .start ? dropped + ids : ids + dropped
      reopened = cursor
    }
    guard let reopened, core.take(.reopened, far.lane) != nil else { return nil }
    cursors[far] = reopened
    errors[far] = nil
    core.counts.trimmed += dropped.count
    return PageTrim(side: far, dropped: dropped)
  }
}

extension PagingMachine {
  /// What is kept of a page.
  ///
  /// A page that overlaps more than the one next to it has no cursor inwards: what stands there could not be had again.
  func record(
    of page: RowPage<ID, Cursor>, _ rows: Sifted, at side: PagingSide
  ) -> PageLedger<ID, Cursor>.Record {
    var record = PageLedger<ID, Cursor>.Record(ids: rows.new, before: page.before, after: page.after)
    guard core.settings.maxRows != nil, !rows.known.isEmpty else { return record }
    record.shared = Set(pages.page(0, from: side)?.ids ?? []).intersection(rows.known)
    if record.shared.count < rows.known.count, !live.contains(rows.known.filter { !record.shared.contains($0) }) {
      if side == .start { record.after = nil } else { record.before = nil }
    }
    return record
  }
}
