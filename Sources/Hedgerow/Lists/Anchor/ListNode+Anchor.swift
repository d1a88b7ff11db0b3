/// What a list holds on to through a change: rows in view by their lasting handles.
extension ListNode {
  /// The rows that a change can hold on to.
  ///
  /// The row that has the focus comes first if it is in view, then the rows in view in order, those that show a point at least
  /// before the others. If all of them go, the nearest row behind the first of them that stays takes its place, else
  /// the nearest before.
  ///
  /// - Parameters:
  ///   - kind: the change.
  ///   - viewport: the length of the viewport before the change; `nil` for that of now.
  ///   - prefersMeasured: whether rows that are measured come before those with estimates, which are what comes into view.
  ///   - takesAll: whether all of them are wanted, and not only those that may count.
  /// - Complexity: O(log n + v), with v rows in view of n; O(k log k) more when all of them go, with k rows that go.
  final func anchorCandidates(
    for kind: RowChangeKind, viewport: Double? = nil, prefersMeasured: Bool = false, takesAll: Bool = false
  ) -> AnchorCandidates {
    let version = rowVersion
    defer { precondition(version == rowVersion, "\(ownName): mayAnchor changed the list while it was asked.") }
    let visible = visibleSpan(inViewport: viewport)
    let going = GoingRows(kind)
    var found = AnchorCandidates()
    found.offset = contentOffset.coordinate(along: mainScrollAxis)
    found.edge = visible.lowerBound - found.offset

    // As few rows are looked at as may count: the first that stays, unless rows may move against each other.
    let needsAll = kind.reorders || prefersMeasured || takesAll
    var seen: [PlacedRow] = []
    var first: PlacedRow?
    func take(showing points: Double) {
      forEachRow(in: visible) { row in
        guard row.shows(atLeast: points, in: visible), mayAnchor?(row.path) ?? true else { return true }
        if first == nil { first = row }
        guard !going.contains(row.path) else { return true }
        seen.append(row)
        return needsAll
      }
    }
    take(showing: 1)
    if first == nil { take(showing: 0) }
    if let focus = focusInView(visible) {
      first = focus
      if !going.contains(focus.path) {
        if !seen.contains(where: { $0.handle == focus.handle }) {
          seen.append(focus)
          seen.sort { $0.path < $1.path }
        }
        found.favourite = seen.firstIndex { $0.handle == focus.handle }
      }
    }
    if found.favourite == nil, prefersMeasured { found.favourite = seen.firstIndex { !$0.extent.isEstimated } }
    if !needsAll, let favourite = found.favourite {
      seen = [seen[favourite]]
      found.favourite = 0
    }
    if kind.reorders { found.witnesses = witnesses(around: seen, going) }
    found.rows = seen.map { AnchorCandidates.Row(handle: $0.handle, span: $0.span) }
    if seen.isEmpty, let first { found.fallback = substitute(for: first, going).map { ($0, first.span) } }
    return found
  }

  /// The nearest rows on both sides of those in view that stay, in order.
  private final func witnesses(
    around seen: [PlacedRow], _ going: GoingRows
  ) -> (before: [RowHandle], behind: [RowHandle]) {
    guard let first = seen.first, let last = seen.last else { return ([], []) }
    // As many on both sides as there are rows in view, so that those in view are outvoted only by such as stay.
    let count = max(2, seen.count)
    var before: [RowPath] = []
    while before.count < count, let path = survivor(before: before.last ?? first.path, going) { before.append(path) }
    var behind: [RowPath] = []
    while behind.count < count, let path = survivor(behind: behind.last ?? last.path, going) { behind.append(path) }
    return (before.reversed().compactMap { handle(of: $0) }, behind.compactMap { handle(of: $0) })
  }

  /// The row that takes the place of one that goes: the nearest behind it that stays, else the nearest before it.
  private final func substitute(for row: PlacedRow, _ going: GoingRows) -> AnchorCandidates.Row? {
    func mayHold(_ path: RowPath) -> Bool { mayAnchor?(path) ?? true }
    guard let path = survivor(behind: row.path, going, mayHold) ?? survivor(before: row.path, going, mayHold),
      let handle = handle(of: path)
    else { return nil }
    return AnchorCandidates.Row(handle: handle, span: span(ofShownRow: path))
  }

  /// How far what is held on to has moved, after the change.
  ///
  /// - Parameter keepsFraction: whether a row that spanned the edge is held at the part of it that lay there.
  final func distance(
    of candidates: AnchorCandidates, keepsFraction: Bool = false
  ) -> (distance: Double, kept: PlaceReport.Kept)? {
    let held = candidates.heldEdge
    if let (row, lost) = candidates.fallback {
      guard let path = path(of: row.handle) else { return nil }
      return (span(ofShownRow: path).bound(at: held) - lost.bound(at: held), .row(row.handle, isFallback: true))
    }
    guard let index = anchorIndex(of: candidates) else { return nil }
    let row = candidates.rows[index]
    guard let path = path(of: row.handle) else { return nil }
    let now = span(ofShownRow: path)
    let kept = PlaceReport.Kept.row(row.handle, isFallback: false)
    let edge = candidates.offset + candidates.edge
    if keepsFraction, row.span.lowerBound < edge, row.span.upperBound > edge {
      let part = (edge - row.span.lowerBound) / row.span.length
      return (now.lowerBound + part * now.length - edge, kept)
    }
    return (now.bound(at: held) - row.span.bound(at: held), kept)
  }

  /// The first candidate that has not moved against the others.
  private final func anchorIndex(of candidates: AnchorCandidates) -> Int? {
    let rows = candidates.rows
    guard rows.count > 1 else { return rows.isEmpty ? nil : 0 }
    let paths = rows.compactMap { path(of: $0.handle) }
    guard paths.count == rows.count else { return nil }
    let before = candidates.witnesses.before.compactMap { path(of: $0) }
    let behind = candidates.witnesses.behind.compactMap { path(of: $0) }
    let shift = before.count
    let witnessed = StableOrder.first(
      of: before + paths + behind, among: shift..<shift + paths.count,
      favourite: candidates.favourite.map { $0 + shift })
    // With none of those in view unmoved, they are held against each other.
    return witnessed.map { $0 - shift }
      ?? StableOrder.first(of: paths, among: paths.indices, favourite: candidates.favourite)
  }

  /// The row that has the focus, if something of it is in view and it may be held on to.
  private final func focusInView(_ visible: Range<Double>) -> PlacedRow? {
    guard let focusedHandle, let path = path(of: focusedHandle), mayAnchor?(path) ?? true else { return nil }
    let span = span(ofShownRow: path)
    guard span.overlaps(visible), span.length > 0 else { return nil }
    return PlacedRow(path: path, handle: focusedHandle, offset: span.lowerBound, extent: .measured(span.length))
  }

  /// Goes through the rows of which something is in view, in order, placed by their lines, while it is told to go on.
  private final func forEachRow(in visible: Range<Double>, _ goesOn: (PlacedRow) -> Bool) {
    for line in geometry.placedRows(meeting: visible) where line.span.overlaps(visible) {
      guard let grid else {
        if goesOn(line) { continue } else { return }
      }
      for item in grid.items(inLine: line.path, of: rows) {
        let path = RowPath(section: line.path.section, row: item)
        guard let handle = handle(of: path) else { continue }
        if !goesOn(PlacedRow(path: path, handle: handle, offset: line.offset, extent: line.extent)) { return }
      }
    }
  }

  /// The nearest row behind another that stays, of those that fulfil a condition.
  ///
  /// - Complexity: O(k log n), with k rows that are passed over.
  private final func survivor(
    behind path: RowPath, _ going: GoingRows, _ counts: (RowPath) -> Bool = { _ in true }
  ) -> RowPath? {
    var section: Int? = path.section
    var start = path.row + 1
    while let number = section {
      let end = max(start, rowCount(inSection: number) ?? 0)
      if let row = survivor(inSection: number, start..<end, going, counts) { return row }
      start = 0
      section = nextNonEmptySection(after: number)
    }
    return nil
  }

  /// The nearest row before another that stays, of those that fulfil a condition.
  ///
  /// - Complexity: O(k log n), with k rows and sections that are passed over.
  private final func survivor(
    before path: RowPath, _ going: GoingRows, _ counts: (RowPath) -> Bool = { _ in true }
  ) -> RowPath? {
    var section = path.section
    var end = path.row
    while section >= 0 {
      if let row = survivor(inSection: section, (0..<end).reversed(), going, counts) { return row }
      section -= 1
      end = rowCount(inSection: section) ?? 0
    }
    return nil
  }

  private final func survivor(
    inSection section: Int, _ rows: some Sequence<Int>, _ going: GoingRows, _ counts: (RowPath) -> Bool
  ) -> RowPath? {
    guard !going.containsAll(of: section) else { return nil }
    for row in rows {
      let path = RowPath(section: section, row: row)
      if !going.contains(path), counts(path) { return path }
    }
    return nil
  }
}

extension PlacedRow {
  fileprivate func shows(atLeast points: Double, in visible: Range<Double>) -> Bool {
    min(span.upperBound, visible.upperBound) - max(offset, visible.lowerBound) >= points
  }
}
