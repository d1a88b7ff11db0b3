/// The checks of one update, and what they have found out.
struct ListUpdateValidation {
  let update: ListUpdate
  let old: RowCounts
  let newCounts: [Int]?
  var plan = ListUpdatePlan()

  let deleted: Set<Int>
  let reloaded: Set<Int>
  /// By number before.
  let movedTo: [Int: Int]
  /// By number afterwards, each with the number of rows that it declares.
  let inserted: [Int: Int?]
  /// By number afterwards.
  let movedFrom: [Int: Int]
  let sectionMap: SurvivorMap
  /// The way back: the same map with its sides exchanged.
  let sectionMapBack: SurvivorMap
  let newSectionCount: Int

  /// Changes of rows by section: before for what leaves, afterwards for what comes.
  var deletedIn: [Int: [Int]] = [:]
  var movedOutOf: [Int: [Int]] = [:]
  var insertedIn: [Int: [Int]] = [:]
  var movedInto: [Int: [Int]] = [:]
  var reloadedIn: [Int: [Int]] = [:]

  init(update: ListUpdate, old: RowCounts, newCounts: [Int]?) {
    self.update = update
    self.old = old
    self.newCounts = newCounts
    deleted = Set(update.deletedSections)
    reloaded = Set(update.reloadedSections)
    movedTo = Dictionary(update.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    inserted = Dictionary(update.insertedSections.map { ($0.section, $0.rows) }) { first, _ in first }
    movedFrom = Dictionary(update.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    let leaving = update.deletedSections + update.movedSections.map(\.from)
    let coming = update.insertedSections.map(\.section) + update.movedSections.map(\.to)
    sectionMap = SurvivorMap(removed: leaving, added: coming)
    sectionMapBack = SurvivorMap(removed: coming, added: leaving)
    newSectionCount = old.sections - update.deletedSections.count + update.insertedSections.count
  }

  /// The number afterwards of a section that stays.
  func newSection(of section: Int) -> Int { movedTo[section] ?? sectionMap.newIndex(of: section) }

  mutating func checkSections() throws(ListUpdateError) {
    let movedFrom = update.movedSections.map(\.from)
    try check(sections: update.deletedSections, .delete, old.sections, .before)
    try check(sections: update.reloadedSections, .reload, old.sections, .before)
    try check(sections: movedFrom, .moveFrom, old.sections, .before)
    let insertedNumbers = update.insertedSections.map(\.section)
    try check(sections: insertedNumbers, .insert, newSectionCount, .after)
    try check(sections: update.movedSections.map(\.to), .moveTo, newSectionCount, .after)
    for section in movedFrom where deleted.contains(section) {
      throw .conflictingSection(.delete, .moveFrom, section)
    }
    for section in update.reloadedSections {
      if deleted.contains(section) { throw .conflictingSection(.delete, .reload, section) }
      if movedTo[section] != nil { throw .conflictingSection(.reload, .moveFrom, section) }
    }
    for section in update.movedSections.map(\.to) where inserted[section] != nil {
      throw .conflictingSection(.insert, .moveTo, section)
    }
    if let newCounts, newCounts.count != newSectionCount {
      throw .sectionCount(
        ListUpdateCounts(
          before: old.sections, inserted: insertedNumbers.count, deleted: deleted.count, movedIn: 0, movedOut: 0,
          expected: newCounts.count, found: newSectionCount))
    }
    for rows in update.insertedSections.compactMap(\.rows) + (newCounts ?? []) {
      guard rows >= 0 else { throw .engine(.negativeCount(rows)) }
      guard rows < RowEngine.limit else { throw .engine(.tooMany(limit: RowEngine.limit)) }
    }
    plan.deletedSections = deleted.sorted()
    plan.movedSections = update.movedSections
  }

  private func check(
    sections: [Int], _ change: ListUpdate.Change, _ count: Int, _ state: ListUpdateError.State
  ) throws(ListUpdateError) {
    var seen: Set<Int> = []
    for section in sections {
      guard section >= 0, section < count else {
        throw .sectionOutOfBounds(change, section, count: count, state)
      }
      guard seen.insert(section).inserted else { throw .duplicateSection(change, section) }
    }
  }
}
