/// Changes whose places are known, so that nothing has to be compared.
extension RowSource {
  /// Puts new rows before the row at a path; a row number equal to the section's count appends.
  ///
  /// - Parameters:
  ///   - ids: the rows in order. What a row has already, and what is given twice, is left out and reported.
  ///   - path: where the first of them will be.
  /// - Returns: what it came to.
  /// - Throws: ``RowSourceError``, for a place that there is not or an extent that is not usable; nothing has changed then.
  /// - Complexity: O(k + log n), with k new rows and n rows, where the table of ids grows now and then as an array
  ///   does; one hash for each new row.
  @inlinable
  @discardableResult
  public final func insert(_ ids: [ItemID], at path: RowPath) throws(RowSourceError) -> Report {
    let list = try current()
    try list.checkPlace(path)
    var fresh = FreshIDs<ItemID>()
    fresh.table.reserve(ids.count)
    var new: [ItemID] = []
    new.reserveCapacity(ids.count)
    var duplicates: [ItemID] = []
    for id in ids {
      let hash = IDTable.hash(id)
      let isShown = table.handle(of: id, hash).map { list.path(of: $0) != nil } ?? false
      if !isShown, fresh.add(id, hash) { new.append(id) } else { duplicates.append(id) }
    }
    let items = new
    let row = extent.map { extent in { (place: RowPath) in extent(items[place.row - path.row]) } }
    let report = try list.apply(RowDiff(inserting: items.count, at: path), row: row) { handles in
      for (index, handle) in handles.enumerated() { table.insert(items[index], fresh.hashes[index], handle) }
      stepMade(in: list, order: nil)
    }
    return Report(report, inserted: items.count, duplicates: duplicates)
  }

  /// Puts new rows before the row of an id; see ``insert(_:at:)``.
  ///
  /// - Throws: ``RowSourceError/unknownID(_:)`` when no row has the id, and as ``insert(_:at:)``.
  @inlinable
  @discardableResult
  public final func insert(_ ids: [ItemID], before other: ItemID) throws(RowSourceError) -> Report {
    try insert(ids, at: try known(other))
  }

  /// Puts new rows behind the row of an id; see ``insert(_:at:)``.
  ///
  /// - Throws: ``RowSourceError/unknownID(_:)`` when no row has the id, and as ``insert(_:at:)``.
  @inlinable
  @discardableResult
  public final func insert(_ ids: [ItemID], after other: ItemID) throws(RowSourceError) -> Report {
    var path = try known(other)
    path.row += 1
    return try insert(ids, at: path)
  }

  /// Adds new rows at the end of a section; see ``insert(_:at:)``.
  ///
  /// - Throws: ``RowSourceError/unknownSection(_:)`` when no section has the id, and as ``insert(_:at:)``.
  @inlinable
  @discardableResult
  public final func append(_ ids: [ItemID], to section: SectionID) throws(RowSourceError) -> Report {
    let list = try current()
    guard let number = sectionNumbers[section], let count = list.rowCount(inSection: number) else {
      throw .unknownSection(String(describing: section))
    }
    return try insert(ids, at: RowPath(section: number, row: count))
  }

  /// Removes rows.
  ///
  /// - Parameter ids: the rows, in any order. What no row has is reported; what is given twice is removed once.
  /// - Returns: what it came to.
  /// - Throws: ``RowSourceError/released``.
  /// - Complexity: O(k log n), with k ids and n rows.
  @inlinable
  @discardableResult
  public final func remove(_ ids: [ItemID]) throws(RowSourceError) -> Report {
    let list = try current()
    let (found, unknown) = places(of: ids, in: list)
    let report = try list.apply(RowDiff(deleting: found.map(\.path)), row: nil) { _ in
      for (id, _) in found { table.remove(id, IDTable.hash(id)) }
      stepMade(in: list, order: nil)
    }
    bindRepeats(in: list)
    return Report(report, removed: found.count, unknown: unknown)
  }

  /// Removes a run of rows of a section, whatever their ids.
  ///
  /// - Returns: what it came to.
  /// - Throws: ``RowSourceError/engine(_:)`` when there is no such run; nothing has changed then.
  /// - Complexity: O(k + log n), with k rows removed of n.
  @inlinable
  @discardableResult
  public final func remove(rows: Range<Int>, inSection section: Int = 0) throws(RowSourceError) -> Report {
    let list = try current()
    let ids = try list.handles(of: rows, inSection: section).compactMap { table.id(of: $0) }
    let diff = RowDiff(deleting: rows.map { RowPath(section: section, row: $0) })
    let report = try list.apply(diff, row: nil) { _ in
      for id in ids { table.remove(id, IDTable.hash(id)) }
      stepMade(in: list, order: nil)
    }
    bindRepeats(in: list)
    return Report(report, removed: rows.count)
  }

  /// Moves a row; it keeps its handle, its view and its extent.
  ///
  /// - Parameters:
  ///   - id: which row.
  ///   - path: where it will be, with all others as they are then.
  /// - Returns: what it came to.
  /// - Throws: ``RowSourceError``, for an id that no row has or a place that there is not; nothing has changed then.
  /// - Complexity: O(log n), with n rows.
  @inlinable
  @discardableResult
  public final func move(_ id: ItemID, to path: RowPath) throws(RowSourceError) -> Report {
    let list = try current()
    let from = try known(id)
    let isWithin = path.section == from.section
    try list.checkPlace(path, room: isWithin ? list.rowCount(inSection: path.section).map { $0 - 1 } : nil)
    let report = try list.apply(RowDiff(moving: from, to: path), row: nil) { _ in
      stepMade(in: list, order: from == path ? order : nil)
    }
    bindRepeats(in: list)
    return Report(report, moved: from == path ? 0 : 1)
  }

  /// Moves a row before another; see ``move(_:to:)``.
  ///
  /// Before itself it stays where it is.
  @inlinable
  @discardableResult
  public final func move(_ id: ItemID, before other: ItemID) throws(RowSourceError) -> Report {
    let from = try known(id)
    var path = try known(other)
    if path.section == from.section, path.row > from.row { path.row -= 1 }
    return try move(id, to: path)
  }

  /// Moves a row behind another; see ``move(_:to:)``.
  ///
  /// Behind itself it stays where it is.
  @inlinable
  @discardableResult
  public final func move(_ id: ItemID, after other: ItemID) throws(RowSourceError) -> Report {
    let from = try known(id)
    var path = try known(other)
    if path.section != from.section || path.row < from.row { path.row += 1 }
    return try move(id, to: path)
  }

  /// The path of a row that there has to be.
  @inlinable
  final func known(_ id: ItemID) throws(RowSourceError) -> RowPath {
    _ = try current()
    guard let path = path(of: id) else { throw .unknownID(String(describing: id)) }
    return path
  }

  /// Where rows are, each once, and which ids have none.
  @inlinable
  final func places(of ids: [ItemID], in list: ListNode) -> (found: [(id: ItemID, path: RowPath)], unknown: [ItemID]) {
    var found: [(id: ItemID, path: RowPath)] = []
    var unknown: [ItemID] = []
    var seen: Set<RowHandle> = []
    for id in ids {
      guard let handle = table.handle(of: id, IDTable.hash(id)), let path = list.path(of: handle) else {
        unknown.append(id)
        continue
      }
      if seen.insert(handle).inserted { found.append((id, path)) }
    }
    return (found, unknown)
  }
}

extension RowSource where SectionID == OneSection {
  /// Adds new rows at the end; see ``insert(_:at:)``.
  ///
  /// - Throws: ``RowSourceError``; nothing has changed then.
  @inlinable
  @discardableResult
  public final func append(_ ids: [ItemID]) throws(RowSourceError) -> Report {
    let list = try current()
    // The first rows of all bring their section along.
    if list.sectionCount == 0 { return try apply(ids) }
    return try insert(ids, at: RowPath(section: 0, row: list.rowCount(inSection: 0) ?? 0))
  }

  /// Puts new rows before all others; see ``insert(_:at:)``.
  ///
  /// - Throws: ``RowSourceError``; nothing has changed then.
  @inlinable
  @discardableResult
  public final func prepend(_ ids: [ItemID]) throws(RowSourceError) -> Report {
    let list = try current()
    if list.sectionCount == 0 { return try apply(ids) }
    return try insert(ids, at: RowPath(section: 0, row: 0))
  }
}
