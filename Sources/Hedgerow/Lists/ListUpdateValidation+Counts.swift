extension ListUpdateValidation {
  /// Checks the numbers of rows afterwards, and that what comes finds its place.
  mutating func checkCounts() throws(ListUpdateError) {
    try checkInsertedSections()
    try checkStayingSections()
    planReloads()
    plan.deletedRows.sort()
    plan.insertedRows.sort()
  }

  /// Finds out where reloaded rows will be.
  ///
  /// Of a reloaded section these are all rows that stay in it.
  private mutating func planReloads() {
    for section in reloaded { reloadedIn[section] = Array(0..<old.rows(section)) }
    for (section, rows) in reloadedIn {
      let number = newSection(of: section)
      let leaving = (deletedIn[section] ?? []) + (movedOutOf[section] ?? [])
      let coming = (insertedIn[number] ?? []) + (movedInto[number] ?? [])
      let map = SurvivorMap(removed: leaving, added: coming)
      let gone = Set(leaving)
      for row in rows where !gone.contains(row) {
        plan.reloadedRows.append(RowPath(section: number, row: map.newIndex(of: row)))
      }
    }
    plan.reloadedRows.sort()
    plan.reloadedSections = reloaded.map { newSection(of: $0) }.sorted()
  }

  private mutating func checkInsertedSections() throws(ListUpdateError) {
    for (section, declared) in inserted.sorted(by: { $0.key < $1.key }) {
      let come = insertedIn[section]?.count ?? 0
      let movedIn = movedInto[section]?.count ?? 0
      let expected = newCounts?[section]
      let found = declared ?? expected ?? come + movedIn
      if let expected, expected != found {
        throw .rowCount(
          section: section,
          ListUpdateCounts(
            before: 0, inserted: found - movedIn, deleted: 0, movedIn: movedIn, movedOut: 0, expected: expected,
            found: found))
      }
      try checkPlaces(section, found)
      plan.insertedSections.append(.init(section: section, rows: found))
    }
  }

  private mutating func checkStayingSections() throws(ListUpdateError) {
    // The old number of each section that stays and that rows enter or leave.
    var touched = Set(deletedIn.keys).union(movedOutOf.keys).subtracting(deleted)
    let entered = Set(insertedIn.keys).union(movedInto.keys).subtracting(inserted.keys)
    touched.formUnion(entered.map { oldSection(of: $0) })
    for section in touched.sorted() { try checkCount(section) }

    guard let newCounts else { return }
    for section in reloaded where !touched.contains(section) {
      planGrowth(of: section, to: newCounts[newSection(of: section)])
    }
    for section in 0..<old.sections
    where !touched.contains(section) && !reloaded.contains(section) && !deleted.contains(section) {
      try checkCount(section)
    }
  }

  /// Makes a reloaded section as long as it is to be, by rows at its end.
  private mutating func planGrowth(of section: Int, to count: Int) {
    let before = old.rows(section)
    let number = newSection(of: section)
    if count > before {
      insertedIn[number] = Array(before..<count)
      plan.insertedRows += (before..<count).map { RowPath(section: number, row: $0) }
    } else if count < before {
      deletedIn[section] = Array(max(0, count)..<before)
      plan.deletedRows += (max(0, count)..<before).map { RowPath(section: section, row: $0) }
    }
  }

  private func checkCount(_ section: Int) throws(ListUpdateError) {
    let number = newSection(of: section)
    var counts = ListUpdateCounts(
      before: old.rows(section), inserted: insertedIn[number]?.count ?? 0, deleted: deletedIn[section]?.count ?? 0,
      movedIn: movedInto[number]?.count ?? 0, movedOut: movedOutOf[section]?.count ?? 0, expected: 0, found: 0)
    counts.found = counts.before + counts.inserted - counts.deleted + counts.movedIn - counts.movedOut
    counts.expected = newCounts?[number] ?? counts.found
    guard counts.expected == counts.found else { throw .rowCount(section: number, counts) }
    try checkPlaces(number, counts.found)
  }

  /// Checks that every row that comes into a section has a number below the section's count.
  private func checkPlaces(_ section: Int, _ count: Int) throws(ListUpdateError) {
    for (change, rows) in [(ListUpdate.Change.insert, insertedIn[section]), (.moveTo, movedInto[section])] {
      for row in rows ?? [] where row < 0 || row >= count {
        throw .rowOutOfBounds(change, RowPath(section: section, row: row), count: count, .after)
      }
    }
  }

  /// The number before of a section that stays, by its number afterwards.
  private func oldSection(of section: Int) -> Int { movedFrom[section] ?? sectionMapBack.newIndex(of: section) }
}
