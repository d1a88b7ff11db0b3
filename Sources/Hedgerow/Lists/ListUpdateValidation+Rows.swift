extension ListUpdateValidation {
  mutating func checkRowsBefore() throws(ListUpdateError) {
    let movedFrom = update.movedRows.map(\.from)
    let deletedRows = try check(before: update.deletedRows, .delete)
    _ = try check(before: update.reloadedRows, .reload)
    let moved = try check(before: movedFrom, .moveFrom)
    for path in movedFrom where deletedRows.contains(path) { throw .conflictingRow(.delete, .moveFrom, path) }
    for path in update.reloadedRows {
      if deletedRows.contains(path) || deleted.contains(path.section) {
        throw .conflictingRow(.delete, .reload, path)
      }
      if moved.contains(path) { throw .conflictingRow(.reload, .moveFrom, path) }
    }
    // A source that deletes the last row of a section may report the row and the section: once is enough.
    plan.deletedRows = update.deletedRows.filter { !deleted.contains($0.section) }.sorted()
    plan.movedRows = update.movedRows
    for path in plan.deletedRows { deletedIn[path.section, default: []].append(path.row) }
    for path in movedFrom { movedOutOf[path.section, default: []].append(path.row) }
    for path in update.reloadedRows { reloadedIn[path.section, default: []].append(path.row) }
  }

  mutating func checkRowsAfter() throws(ListUpdateError) {
    let movedTo = update.movedRows.map(\.to)
    let insertedRows = try check(after: update.insertedRows, .insert)
    _ = try check(after: movedTo, .moveTo)
    for path in movedTo where insertedRows.contains(path) { throw .conflictingRow(.insert, .moveTo, path) }
    for path in update.insertedRows { insertedIn[path.section, default: []].append(path.row) }
    for path in movedTo { movedInto[path.section, default: []].append(path.row) }
    plan.insertedRows = update.insertedRows.filter { inserted[$0.section] == nil }.sorted()
  }

  /// Checks paths before the update, and that none is named twice.
  private func check(before paths: [RowPath], _ change: ListUpdate.Change) throws(ListUpdateError) -> Set<RowPath> {
    var seen: Set<RowPath> = []
    for path in paths {
      guard path.section >= 0, path.section < old.sections else {
        throw .sectionOutOfBounds(change, path.section, count: old.sections, .before)
      }
      let count = old.rows(path.section)
      guard path.row >= 0, path.row < count else {
        throw .rowOutOfBounds(change, path, count: count, .before)
      }
      guard seen.insert(path).inserted else { throw .duplicateRow(change, path) }
    }
    return seen
  }

  /// Checks the sections of paths after the update, and that none is named twice.
  ///
  /// The rows are checked with the counts.
  private func check(after paths: [RowPath], _ change: ListUpdate.Change) throws(ListUpdateError) -> Set<RowPath> {
    var seen: Set<RowPath> = []
    for path in paths {
      guard path.section >= 0, path.section < newSectionCount else {
        throw .sectionOutOfBounds(change, path.section, count: newSectionCount, .after)
      }
      guard seen.insert(path).inserted else { throw .duplicateRow(change, path) }
    }
    return seen
  }
}
