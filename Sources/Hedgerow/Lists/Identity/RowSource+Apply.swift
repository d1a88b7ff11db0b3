extension RowSource {
  /// Shows what a snapshot says, in one step of the list.
  ///
  /// What is there before and after keeps its row: its handle, its view, its extent. Rows that are equal at both ends of a
  /// section are compared and no more; of the others, those that still follow their old neighbour are compared and the rest
  /// looked up.
  ///
  /// - Parameters:
  ///   - snapshot: all that is to be shown.
  ///   - reloaded: rows that are there before and after and whose content has changed: their extents are asked for
  ///     again in the same step, and their views are configured again. An id that has no row before or after is
  ///     passed over.
  /// - Returns: what it came to, with the ids that stood in the snapshot twice: the first place counts.
  /// - Throws: ``RowSourceError``; nothing has changed then.
  /// - Complexity: O(n + c log n), with n rows, of which n are compared and c come, go, move or are reloaded; all n
  ///   are looked up where rows are reloaded.
  @inlinable
  @discardableResult
  public final func apply(
    _ snapshot: RowSnapshot<SectionID, ItemID>, reloading reloaded: [ItemID] = []
  ) throws(RowSourceError) -> Report {
    let list = try current()
    // Who shows ids twice goes by which place of them a row is.
    if !repeats.isEmpty { return try applyRepeating(snapshot, to: list, reloading: reloaded) }
    let known = currentOrder(of: list)
    let isKnown = known != nil
    let old = known ?? []
    let match = SectionMatch(old: isKnown ? sections : [], new: snapshot) { isKnown ? sectionNumbers[$0] : nil }
    var locator = RowLocator(list)
    let rows = RowMatch(
      RowMatching(trimming: old, match.items, oldOf: match.oldOf), old, match.items
    ) { id, hash in
      isKnown ? table.handle(of: id, hash).flatMap { locator.path(of: $0) } : nil
    }
    var diff = RowDiff(rows.matching, match.matching, kept: match.kept)
    if !isKnown { diff = diff.deletingAll(sections: list.sectionCount) }
    if !diff.duplicateRows.isEmpty, repeatedIDs == .shown {
      return try applyRepeating(snapshot, to: list, reloading: reloaded)
    }
    let duplicates = diff.duplicateRows.map { snapshot.sections[$0.section].items[$0.row] }
    let items = Self.items(of: match, without: diff.duplicateRows)
    let report = try list.apply(
      diff, reloading: isKnown ? places(of: Set(reloaded), in: items) : [],
      row: extent.map { extent in { extent(items[$0.section][$0.row]) } }
    ) { handles in
      if !isKnown { forget() }
      for path in diff.deletedRows {
        let id = old[path.section][path.row]
        table.remove(id, IDTable.hash(id))
      }
      table.reserve(table.count + handles.count)
      for (index, handle) in handles.enumerated() {
        let path = diff.insertedRows[index]
        table.insert(items[path.section][path.row], rows.fresh.hashes[index], handle)
      }
      show(sections: match.ids)
      stepMade(in: list, order: items)
    }
    return Report(
      report, inserted: diff.insertedRows.count,
      removed: report.oldRowCount + diff.insertedRows.count - report.newRowCount, moved: diff.movedRows.count,
      duplicates: duplicates, duplicateSections: diff.duplicateSections.map { snapshot.sections[$0].id })
  }

  /// Where rows that there are will be, in order.
  @inlinable
  final func places(of ids: Set<ItemID>, in items: [[ItemID]]) -> [(path: RowPath, handle: RowHandle)] {
    guard !ids.isEmpty else { return [] }
    var found: [(path: RowPath, handle: RowHandle)] = []
    for (section, items) in items.enumerated() {
      for (row, id) in items.enumerated() where ids.contains(id) {
        guard let handle = handle(of: id) else { continue }
        found.append((RowPath(section: section, row: row), handle))
      }
    }
    return found
  }

  /// The rows of a target, by section, without those that are left out.
  @inlinable
  static func items(of match: SectionMatch<SectionID, ItemID>, without duplicates: [RowPath]) -> [[ItemID]] {
    guard !duplicates.isEmpty else { return match.items }
    let left = Set(duplicates)
    return match.items.enumerated().map { section, items in
      items.enumerated().filter { !left.contains(RowPath(section: match.kept[section], row: $0.offset)) }
        .map(\.element)
    }
  }

  @inlinable
  final func show(sections new: [SectionID]) {
    guard sections != new else { return }
    sections = new
    sectionNumbers = [:]
    for (number, id) in new.enumerated() { sectionNumbers[id] = number }
  }
}

extension RowSource where SectionID == OneSection {
  /// Shows rows, in one section and one step of the list; see ``apply(_:reloading:)-(RowSnapshot<SectionID,ItemID>,_)``.
  ///
  /// - Parameters:
  ///   - ids: all that is to be shown, in order. The first place of an id counts.
  ///   - reloaded: rows that stay and whose content has changed.
  /// - Returns: what it came to, with the ids that were given twice.
  /// - Throws: ``RowSourceError``; nothing has changed then.
  /// - Complexity: O(n + c log n), with n rows, of which n are compared and c come, go, move or are reloaded.
  @inlinable
  @discardableResult
  public final func apply(
    _ ids: [ItemID], reloading reloaded: [ItemID] = []
  ) throws(RowSourceError) -> Report {
    try apply(RowSnapshot(items: ids), reloading: reloaded)
  }
}
