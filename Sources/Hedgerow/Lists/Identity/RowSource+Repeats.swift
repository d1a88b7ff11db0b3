/// Rows of one id.
extension RowSource {
  /// Shows what a snapshot says where ids stand in it, or in the list, more than once: the second row of an id is matched with
  /// the second that there was, and so on.
  ///
  /// - Complexity: O(n + c log n), with n rows, all of which are hashed, and c that come, go or move.
  @inlinable
  final func applyRepeating(
    _ snapshot: RowSnapshot<SectionID, ItemID>, to list: ListNode, reloading reloaded: [ItemID]
  ) throws(RowSourceError) -> Report {
    let (kept, left) = snapshot.withoutRepeatedSections()
    let target = (repeatedIDs == .shown ? kept : kept.withoutRepeatedItems()).occurrences()
    let known = currentOrder(of: list)
    let old = RowSnapshot(zip(known == nil ? [] : sections, known ?? []).map { RowSnapshot.Section($0, items: $1) })
      .occurrences()
    var rows: [IDOccurrence<ItemID>: RowHandle] = [:]
    if known != nil {
      for (place, handle) in zip(old.sections.map(\.items).joined(), list.allHandles().handles) { rows[place] = handle }
    }
    var diff = RowDiff(from: old, to: target)
    if known == nil { diff = diff.deletingAll(sections: list.sectionCount) }
    let items = target.sections.map(\.items)
    let wanted = Set(reloaded)
    var staying: [(path: RowPath, handle: RowHandle)] = []
    if !wanted.isEmpty {
      for (section, places) in items.enumerated() {
        for (row, place) in places.enumerated() where wanted.contains(place.id) {
          if let handle = rows[place] { staying.append((RowPath(section: section, row: row), handle)) }
        }
      }
    }
    let report = try list.apply(
      diff, reloading: staying, row: extent.map { extent in { extent(items[$0.section][$0.row].id) } }
    ) { handles in
      for (handle, path) in zip(handles, diff.insertedRows) { rows[items[path.section][path.row]] = handle }
      forget()
      bind(items.joined().compactMap { place in rows[place].map { ($0, place.id) } })
      show(sections: target.sections.map(\.id))
      stepMade(in: list, order: nil)
    }
    var met: Set<ItemID> = []
    return Report(
      report, inserted: diff.insertedRows.count,
      removed: report.oldRowCount + diff.insertedRows.count - report.newRowCount, moved: diff.movedRows.count,
      duplicates: kept.sections.flatMap(\.items).filter { !met.insert($0).inserted },
      duplicateSections: left.map { snapshot.sections[$0].id })
  }
}
