@testable import Hedgerow

extension NaiveList {
  /// The second oracle: lays the new list out empty, puts what is new or moved in its place, and lets what stays fill
  /// the rest in order.
  ///
  /// For valid updates without new counts.
  func appliedByPlace(_ update: ListUpdate) -> NaiveList {
    var taken: [Int: NaiveList.Section] = [:]
    var rows: [Int: [Int: Int?]] = [:]
    for move in update.movedRows {
      rows[move.to.section, default: [:]][move.to.row] = sections[move.from.section].rows[move.from.row]
    }
    for path in update.insertedRows { rows[path.section, default: [:]][path.row] = Int?.none }
    for move in update.movedSections { taken[move.to] = staying(move.from, update) }
    for insert in update.insertedSections {
      let own = rows[insert.section] ?? [:]
      let count = insert.rows ?? own.count
      taken[insert.section] = Section(
        name: nil, rows: Array(repeating: nil, count: count - own.values.count { $0 != nil }))
      // Rows named in a section that says how many it has are among those.
      if insert.rows != nil { rows[insert.section] = own.filter { $0.value != nil } }
      if insert.rows == nil { taken[insert.section]?.rows = [] }
    }
    let leaving = Set(update.deletedSections + update.movedSections.map(\.from))
    var rest = sections.indices.filter { !leaving.contains($0) }.map { staying($0, update) }[...]
    var result = NaiveList(sections: [])
    for section in 0..<rest.count + taken.count {
      guard var contents = taken[section] ?? rest.popFirst() else { break }
      var stay = contents.rows[...]
      let come = rows[section] ?? [:]
      contents.rows = (0..<stay.count + come.count).map { row in
        if let cell = come[row] { return cell }
        return stay.isEmpty ? nil : stay.removeFirst()
      }
      result.sections.append(contents)
    }
    return result
  }

  private func staying(_ section: Int, _ update: ListUpdate) -> Section {
    let leaving = Set(update.deletedRows + update.movedRows.map(\.from))
    var contents = sections[section]
    contents.rows = contents.rows.indices.filter { !leaving.contains(RowPath(section: section, row: $0)) }
      .map { sections[section].rows[$0] }
    return contents
  }
}
