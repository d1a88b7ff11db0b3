import Foundation

/// Changes of what a list shows. They work at any time: before the first layout, out of a window, within a pass.
extension ListNode {
  /// Shows other rows: all that were shown are gone, with their handles.
  ///
  /// The offset stays where it is and is brought into the resting range. Row views change in the next layout pass.
  ///
  /// - Parameter rowCounts: for each section the number of its rows; ``extents`` says how long they are.
  /// - Throws: ``RowEngineError`` for a count that is negative or an extent that is negative or not finite; nothing has
  ///   changed then.
  /// - Complexity: O(n), with n rows.
  @discardableResult
  public final func reload(_ rowCounts: [Int]) throws(RowEngineError) -> ListReport {
    if let count = rowCounts.first(where: { $0 < 0 }) { throw .negativeCount(count) }
    // Before anything is built of numbers that can't be meant.
    var entries = 0
    for count in rowCounts {
      try RowEngine.checkTotal(entries, adding: count)
      entries += count
    }
    return try reload(
      rowCounts.enumerated().map { section, count in
        SectionExtents(
          header: extents.header(section),
          rows: (0..<count).map { extents.row(RowPath(section: section, row: $0)) }, footer: extents.footer(section))
      })
  }

  /// Shows other rows, with the extents given; ``extents`` goes on saying how long rows are that come later.
  ///
  /// - Parameter sections: the rows of each section, with header and footer.
  /// - Throws: ``RowEngineError`` for an extent that is negative or not finite; nothing has changed then.
  /// - Complexity: O(n), with n rows.
  @discardableResult
  public final func reload(_ sections: [SectionExtents]) throws(RowEngineError) -> ListReport {
    let change = beginChange(.reload)
    try rows.replaceSections(by: sections)
    rowVersion &+= 1
    return endChange(change)
  }

  /// Makes a batch of changes in one step, or none of them.
  ///
  /// Deletes and reloads name rows as they were before, inserts as they will be, moves from one to the other, as in
  /// `UITableView`; rows that stay, move or are reloaded keep their handles and their views.
  ///
  /// - Parameters:
  ///   - update: the changes; the order in which they were called means nothing.
  ///   - newCounts: for each section how many rows it is to have, to be held against the changes; `nil` to take what they
  ///     lead to.
  /// - Returns: what it came to.
  /// - Throws: ``ListUpdateError``, which names section and counts; rows, offset and screen are as they were then.
  /// - Complexity: O(c log n), with c changes to n rows, where a section that comes, goes or is reloaded counts its rows;
  ///   O(s log n) for s new counts.
  @discardableResult
  public final func update(
    _ update: ListUpdate, newCounts: [Int]? = nil
  ) throws(ListUpdateError) -> ListReport {
    let prepared = try prepare(update, newCounts)
    let change = beginChange(.plan(prepared.plan))
    let reloaded = shownHandles(reloadedBy: update)
    rows.perform(prepared)
    rowVersion &+= 1
    for handle in reloaded { shown.rows[handle]?.isStale = true }
    return endChange(change, sectionsStay: !update.changesSections)
  }

  /// Checks an update.
  ///
  /// The rows are only read meanwhile, so that ``extents`` may ask the list what it likes.
  private final func prepare(
    _ update: ListUpdate, _ newCounts: [Int]?
  ) throws(ListUpdateError) -> PreparedListUpdate {
    let rows = rows
    let version = rowVersion
    let prepared = try rows.prepare(update, newCounts: newCounts, extents: extents)
    precondition(version == rowVersion, "\(ownName): its extents changed the list while it asked for them.")
    return prepared
  }

  private final func shownHandles(reloadedBy update: ListUpdate) -> [RowHandle] {
    guard !update.reloadedRows.isEmpty || !update.reloadedSections.isEmpty else { return [] }
    let reloadedRows = Set(update.reloadedRows)
    let reloadedSections = Set(update.reloadedSections)
    return shown.rows.keys.filter { handle in
      guard let path = rows.path(of: handle) else { return false }
      return reloadedRows.contains(path) || reloadedSections.contains(path.section)
    }
  }

  /// Makes a batch of changes in one step, or none of them; see ``update(_:newCounts:)``.
  ///
  /// - Parameters:
  ///   - newCounts: for each section how many rows it is to have; `nil` to take what the changes lead to.
  ///   - changes: says what changes.
  @discardableResult
  public final func update(
    newCounts: [Int]? = nil, _ changes: (inout ListUpdate) -> Void
  ) throws(ListUpdateError) -> ListReport {
    var update = ListUpdate()
    changes(&update)
    return try self.update(update, newCounts: newCounts)
  }

  /// Gives a row another extent.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - extent: its length along the scroll axis, in points.
  /// - Throws: ``RowEngineError``; nothing has changed then.
  /// - Complexity: O(log n), with n rows; O(n) in a grid.
  @discardableResult
  public final func resizeRow(at path: RowPath, to extent: RowExtent) throws(RowEngineError) -> ListReport {
    let change = beginChange(.lengths)
    try rows.resizeRow(at: path, to: extent)
    return endChange(change, sectionsStay: true)
  }

  // MARK: - One step

  /// What a change begins with.
  struct Change {
    let place: ReaderPlace
    let anchors: AnchorCandidates
    let rowCount: Int
  }

  final func beginChange(_ kind: RowChangeKind, viewport: Double? = nil) -> Change {
    let place = readerPlace(viewport: viewport)
    var anchors = place.rule.isAnchor ? anchorCandidates(for: kind, viewport: viewport) : .none
    anchors.heldEdge = place.heldEdge
    return Change(place: place, anchors: anchors, rowCount: rowCount)
  }

  /// - Parameters:
  ///   - sectionsStay: whether every section is what it was, so that headers and footers keep their views.
  ///   - cause: why the offset moves, if it does.
  ///   - keepsFraction: whether a row that spans the edge is held at the part of it that lies there, since its length
  ///     depends on what has changed.
  @discardableResult
  final func endChange(
    _ change: Change, sectionsStay: Bool = false, cause: ScrollCause = .update, keepsFraction: Bool = false
  ) -> ListReport {
    if let columns = grid?.columns { grid = RowGrid(columns: columns, items: rows) }
    fillShortContent()
    if !sectionsStay { shown.forgetHeaders() }
    shown.dropOffsets { rows.contains($0) }
    geometryMayHaveChanged(cause)
    // Who is told of the offset may change the rows: that is a change of its own, with a report of its own.
    let newRowCount = rowCount
    let version = rowVersion
    let place = keepPlace(
      change.place, anchored: distance(of: change.anchors, keepsFraction: keepsFraction), cause: cause,
      clampsOutside: cause == .update)
    setNeedsLayout()
    let report = ListReport(place: place, oldRowCount: change.rowCount, newRowCount: newRowCount)
    if rowVersion == version { latestReport = report }
    dropFocusOfGoneRow()
    return report
  }

  /// Makes changes that are known to be right, in one step.
  ///
  /// - Parameters:
  ///   - kind: what sort of change it is.
  ///   - reloaded: the rows whose views are to get their content anew.
  ///   - rowsStay: whether only lengths change, which is no change of rows.
  ///   - sectionsStay: whether every section is what it was.
  ///   - changes: makes the changes; it calls nothing that could ask the list for rows.
  final func step(
    _ kind: RowChangeKind, reloading reloaded: [RowHandle] = [], rowsStay: Bool = false, sectionsStay: Bool,
    _ changes: (inout RowEngine) -> Void
  ) -> ListReport {
    let change = beginChange(kind)
    changes(&rows)
    if !rowsStay { rowVersion &+= 1 }
    for handle in reloaded { shown.rows[handle]?.isStale = true }
    return endChange(change, sectionsStay: sectionsStay)
  }

  /// Changes extents, or how rows are arranged, without rows coming or going.
  final func changeRows(_ body: () -> Void) {
    let change = beginChange(.lengths)
    body()
    endChange(change, sectionsStay: true)
  }
}
