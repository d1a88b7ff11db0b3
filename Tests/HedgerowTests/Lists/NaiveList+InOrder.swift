@testable import Hedgerow

extension NaiveList {
  /// The first oracle: takes everything out from the end, then puts everything in from the start, looking at each step
  /// whether there is such a place.
  func appliedInOrder(_ update: ListUpdate, newCounts: [Int]? = nil) throws -> NaiveList {
    var old = self
    let gone = Set(update.deletedSections)
    try once(update.deletedSections + update.movedSections.map(\.from), sections.count)
    try once(update.deletedSections + update.reloadedSections, sections.count)
    try once(update.movedSections.map(\.from) + update.reloadedSections, sections.count)
    try rows(update.deletedRows + update.movedRows.map(\.from), counts)
    try rows(update.deletedRows + update.reloadedRows, counts)
    try rows(update.movedRows.map(\.from) + update.reloadedRows, counts)
    if update.reloadedRows.contains(where: { gone.contains($0.section) }) {
      throw BrokenRule(rule: "reload of what goes")
    }

    var carried: [RowPath: Int?] = [:]
    let leaving = update.deletedRows.map { ($0, RowPath?.none) } + update.movedRows.map { ($0.from, $0.to) }
    for (path, target) in leaving.sorted(by: { $0.0 > $1.0 }) {
      let row = old.sections[path.section].rows.remove(at: path.row)
      if let target { carried[target] = row }
    }
    let touchedOld = Set(leaving.map(\.0.section))
    var carriedSections: [Int: (Section, Int)] = [:]
    var origins = Array(0..<sections.count).map(Int?.some)
    let sectionsLeaving =
      update.deletedSections.map { ($0, Int?.none) } + update.movedSections.map { ($0.from, Optional($0.to)) }
    for (section, target) in sectionsLeaving.sorted(by: { $0.0 > $1.0 }) {
      let taken = old.sections.remove(at: section)
      origins.remove(at: section)
      if let target { carriedSections[target] = (taken, section) }
    }
    let coming = update.insertedSections.map(\.section) + update.movedSections.map(\.to)
    guard Set(coming).count == coming.count else { throw BrokenRule(rule: "two sections in one place") }
    for section in coming.sorted() {
      guard section >= 0, section <= old.sections.count else { throw BrokenRule(rule: "no place for section") }
      let (contents, origin) =
        carriedSections[section].map { ($0.0, Int?.some($0.1)) } ?? (Section(name: nil, rows: []), nil)
      old.sections.insert(contents, at: section)
      origins.insert(origin, at: section)
    }
    if let newCounts, newCounts.count != old.sections.count { throw BrokenRule(rule: "number of sections") }

    let places = update.insertedRows + update.movedRows.map(\.to)
    guard Set(places).count == places.count else { throw BrokenRule(rule: "two rows in one place") }
    let declared = Dictionary(
      uniqueKeysWithValues: update.insertedSections.map { ($0.section, $0.rows ?? newCounts?[$0.section]) })
    for case let (section, count?) in declared {
      let movedIn = update.movedRows.count { $0.to.section == section }
      guard count >= movedIn else { throw BrokenRule(rule: "more moved in than declared") }
      old.sections[section].rows = Array(repeating: nil, count: count - movedIn)
    }
    for path in places.sorted() {
      guard old.sections.indices.contains(path.section) else { throw BrokenRule(rule: "no such section") }
      if carried[path] == nil, case .some(.some) = declared[path.section] { continue }
      guard path.row >= 0, path.row <= old.sections[path.section].rows.count else {
        throw BrokenRule(rule: "no place for row")
      }
      old.sections[path.section].rows.insert(carried[path] ?? nil, at: path.row)
    }
    for path in places where path.row < 0 || path.row >= old.sections[path.section].rows.count {
      throw BrokenRule(rule: "no place for row")
    }
    if let newCounts { try old.meet(newCounts, update, origins, touchedOld.union([]), Set(places.map(\.section))) }
    return old
  }

  /// Makes reloaded sections as long as they are to be, and checks all others.
  private mutating func meet(
    _ newCounts: [Int], _ update: ListUpdate, _ origins: [Int?], _ left: Set<Int>, _ entered: Set<Int>
  ) throws {
    for section in sections.indices where sections[section].rows.count != newCounts[section] {
      guard let origin = origins[section], update.reloadedSections.contains(origin), !left.contains(origin),
        !entered.contains(section), newCounts[section] >= 0
      else { throw BrokenRule(rule: "number of rows") }
      let rows = sections[section].rows
      sections[section].rows = (0..<newCounts[section]).map { $0 < rows.count ? rows[$0] : nil }
    }
  }

  private func once(_ sections: [Int], _ count: Int) throws {
    guard Set(sections).count == sections.count, sections.allSatisfy((0..<count).contains) else {
      throw BrokenRule(rule: "sections before")
    }
  }

  private func rows(_ paths: [RowPath], _ counts: [Int]) throws {
    guard Set(paths).count == paths.count,
      paths.allSatisfy({ counts.indices.contains($0.section) && (0..<counts[$0.section]).contains($0.row) })
    else { throw BrokenRule(rule: "rows before") }
  }
}
