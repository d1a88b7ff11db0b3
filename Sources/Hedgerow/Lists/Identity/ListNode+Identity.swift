/// What a row source asks of its list. None of it knows ids, so that it is compiled once.
extension ListNode {
  /// The handles of all rows in order, and how many each section has.
  ///
  /// - Complexity: O(n), with n rows.
  @usableFromInline
  final func allHandles() -> (handles: [RowHandle], counts: [Int]) {
    (rows.allHandles(), (0..<sectionCount).map { rowCount(inSection: $0) ?? 0 })
  }

  /// Has somebody asked for the extents of rows that are shown, before ``extents`` are.
  @usableFromInline
  final func setSourceExtent(_ extent: @escaping (RowPath) -> RowExtent?) { sourceExtent = extent }

  /// Makes the changes of a diff in one step.
  ///
  /// - Parameters:
  ///   - diff: the changes, with rows and sections that are there.
  ///   - reloaded: rows that stay and are to get their content anew, by their paths after the change, ascending, with their
  ///     handles.
  ///   - row: how long a new or a reloaded row is, by its path after the change; `nil` to ask ``extents``.
  ///   - bind: gets the handles of the inserted rows, in order, before anybody else can ask for them. It calls nothing of
  ///     this list.
  @usableFromInline
  final func apply(
    _ diff: RowDiff, reloading reloaded: [(path: RowPath, handle: RowHandle)] = [], row: ((RowPath) -> RowExtent)?,
    bind: ([RowHandle]) -> Void
  ) throws(RowSourceError) -> ListReport {
    var plan = diff.plan
    plan.reloadedRows = reloaded.map(\.path)
    var source = extents
    if let row { source.row = row }
    let new = try prepare(plan, from: source)
    let sectionsStay = diff.deletedSections.isEmpty && diff.insertedSections.isEmpty && diff.movedSections.isEmpty
    return step(.plan(plan), reloading: reloaded.map(\.handle), sectionsStay: sectionsStay) { engine in
      engine.perform(new)
      bind(engine.handles(at: diff.insertedRows))
    }
  }

  /// Reloads rows that are there: their extents are asked for again, and their views get their content anew.
  @usableFromInline
  final func reload(_ paths: [RowPath], row: ((RowPath) -> RowExtent)?) throws(RowSourceError) -> ListReport {
    let paths = paths.sorted()
    var plan = ListUpdatePlan()
    plan.reloadedRows = paths
    var source = extents
    if let row { source.row = row }
    let new = try prepare(plan, from: source)
    return step(.lengths, reloading: rows.handles(at: paths), sectionsStay: true) { $0.perform(new) }
  }

  /// Gives rows that are there other extents.
  @usableFromInline
  final func resize(_ rows: [(RowPath, RowExtent)]) throws(RowSourceError) -> ListReport {
    do {
      for (path, extent) in rows { _ = try RowEngine.checked(extent, .row(path)) }
    } catch {
      throw .engine(error)
    }
    return step(.lengths, rowsStay: true, sectionsStay: true) { engine in
      for (path, extent) in rows { try? engine.resizeRow(at: path, to: extent) }
    }
  }

  /// The handles of a run of rows, if all of it is there.
  @usableFromInline
  final func handles(of run: Range<Int>, inSection section: Int) throws(RowSourceError) -> [RowHandle] {
    do {
      try rows.check(rows: run, inSection: section)
    } catch {
      throw .engine(error)
    }
    return rows.handles(at: run.map { RowPath(section: section, row: $0) })
  }

  /// Checks that a row can be put at a path.
  ///
  /// - Parameter room: how many rows the section would have without it; `nil` for those that it has.
  @usableFromInline
  final func checkPlace(_ path: RowPath, room: Int? = nil) throws(RowSourceError) {
    guard let count = rowCount(inSection: path.section) else {
      throw .engine(.badSection(path.section, count: sectionCount))
    }
    let room = room ?? count
    guard path.row >= 0, path.row <= room else {
      throw .engine(.outOfBounds(row: path.row, count: room, section: path.section))
    }
  }

  /// Tells whoever waits for rows that one of them has another identity.
  @usableFromInline
  final func identityDidChange(of handle: RowHandle) -> ListReport {
    step(.lengths, reloading: [handle], sectionsStay: true) { _ in }
  }

  /// Asks for the extents of what is new.
  ///
  /// The closures are the app's: one that changes the list meanwhile is found out.
  private final func prepare(
    _ plan: ListUpdatePlan, from source: ListExtents
  ) throws(RowSourceError) -> PreparedListUpdate {
    let version = rowVersion
    let new: ListUpdateExtents
    do {
      new = try ListUpdateExtents(plan, source, entries: rows.rowCount + 2 * rows.sectionCount)
    } catch {
      throw .engine(error)
    }
    guard rowVersion == version else { throw .changedMeanwhile }
    return PreparedListUpdate(plan: plan, extents: new)
  }
}

extension RowEngine {
  /// The handles of rows that are there, in the order of their paths, which ascend.
  ///
  /// - Complexity: O(k + r log n), with k paths in r runs.
  func handles(at paths: [RowPath]) -> [RowHandle] {
    var handles: [RowHandle] = []
    handles.reserveCapacity(paths.count)
    var walk: PlacedRows.Iterator?
    var last: RowPath?
    for path in paths {
      let follows = last.map { $0.section == path.section && $0.row + 1 == path.row } ?? false
      if !follows { walk = (try? placedRows(from: path))?.makeIterator() }
      last = path
      if let row = walk?.next() { handles.append(row.handle) }
    }
    return handles
  }
}

extension RowDiff {
  /// The changes as they are made: rows of sections that come and go as a whole are not named once more.
  var plan: ListUpdatePlan {
    var plan = ListUpdatePlan()
    plan.deletedSections = deletedSections
    plan.movedSections = movedSections.map { ListUpdate.Move(from: $0.from, to: $0.to) }
    plan.insertedSections = insertedSections.map { .init(section: $0, rows: rowCounts[$0]) }
    plan.movedRows = movedRows.map { ListUpdate.Move(from: $0.from, to: $0.to) }
    if deletedSections.isEmpty {
      plan.deletedRows = deletedRows
    } else {
      let gone = Set(deletedSections)
      plan.deletedRows = deletedRows.filter { !gone.contains($0.section) }
    }
    if insertedSections.isEmpty {
      plan.insertedRows = insertedRows
    } else {
      let new = Set(insertedSections)
      plan.insertedRows = insertedRows.filter { !new.contains($0.section) }
    }
    return plan
  }
}
