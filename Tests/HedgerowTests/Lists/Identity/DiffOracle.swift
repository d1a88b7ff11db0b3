@testable import Hedgerow

/// What a diff has to lead to, worked out by the definition.
enum DiffOracle {
  typealias Snapshot = RowSnapshot<Int, Int>

  /// The target as it counts: the first place of each id.
  static func deduplicated(_ target: Snapshot) -> Snapshot {
    var sections: Set<Int> = []
    var items: Set<Int> = []
    var result = Snapshot()
    for section in target.sections where sections.insert(section.id).inserted {
      result.append(section.id, items: section.items.filter { items.insert($0).inserted })
    }
    return result
  }

  /// What is left out of a target: sections, and rows by their paths in it.
  static func duplicates(_ target: Snapshot) -> (sections: [Int], rows: [RowPath]) {
    var sections: Set<Int> = []
    var items: Set<Int> = []
    var left: (sections: [Int], rows: [RowPath]) = ([], [])
    for (number, section) in target.sections.enumerated() {
      guard sections.insert(section.id).inserted else {
        left.sections.append(number)
        continue
      }
      for (row, item) in section.items.enumerated() where !items.insert(item).inserted {
        left.rows.append(RowPath(section: number, row: row))
      }
    }
    return left
  }

  /// What is wrong with a diff; `nil` if nothing.
  static func fault(_ diff: RowDiff, from old: Snapshot, to target: Snapshot) -> String? {
    let wanted = deduplicated(target)
    let (sections, rows) = duplicates(target)
    if diff.duplicateSections != sections { return "duplicate sections \(diff.duplicateSections), not \(sections)" }
    if diff.duplicateRows != rows { return "duplicate rows \(diff.duplicateRows), not \(rows)" }
    let before = Set(old.sections.flatMap(\.items))
    let after = Set(wanted.sections.flatMap(\.items))
    func was(_ path: RowPath) -> Int { old.sections[path.section].items[path.row] }
    func will(_ path: RowPath) -> Int { wanted.sections[path.section].items[path.row] }
    if Set(diff.deletedRows.map(was)) != before.subtracting(after) { return "deleted \(diff.deletedRows)" }
    if Set(diff.insertedRows.map(will)) != after.subtracting(before) { return "inserted \(diff.insertedRows)" }
    if diff.deletedRows != diff.deletedRows.sorted() || diff.insertedRows != diff.insertedRows.sorted() {
      return "changes out of order"
    }
    for move in diff.movedRows where was(move.from) != will(move.to) { return "\(move) is of two rows" }
    let result = applied(diff, to: old, inserting: wanted)
    if result != wanted { return "leads to \(result)" }
    if rows.isEmpty, diff.movedRows.count != fewestMoves(from: old, to: wanted) {
      return "\(diff.movedRows.count) moves, not \(fewestMoves(from: old, to: wanted))"
    }
    return nil
  }

  /// The order that the changes lead to: what stays fills the places that nothing new takes.
  static func applied(_ diff: RowDiff, to old: Snapshot, inserting target: Snapshot) -> Snapshot {
    let leaving = Set(diff.deletedRows + diff.movedRows.map(\.from))
    let rows = old.sections.enumerated().map { section, contents in
      contents.items.enumerated().filter { !leaving.contains(RowPath(section: section, row: $0.offset)) }.map(\.element)
    }
    let goneSections = Set(diff.deletedSections + diff.movedSections.map(\.from))
    var staying = old.sections.indices.filter { !goneSections.contains($0) }[...]
    let movedTo = Dictionary(uniqueKeysWithValues: diff.movedSections.map { ($0.to, $0.from) })
    let comingRows = Dictionary(
      uniqueKeysWithValues: diff.insertedRows.map { ($0, target.sections[$0.section].items[$0.row]) }
        + diff.movedRows.map { ($0.to, old.sections[$0.from.section].items[$0.from.row]) })
    var result = Snapshot()
    for (section, count) in diff.rowCounts.enumerated() {
      let isNew = diff.insertedSections.contains(section)
      let number = isNew ? nil : movedTo[section] ?? staying.popFirst()
      var left = number.map { rows[$0][...] } ?? []
      let id = number.map { old.sections[$0].id } ?? target.sections[section].id
      var items: [Int] = []
      for row in 0..<count {
        if let item = comingRows[RowPath(section: section, row: row)] ?? left.popFirst() { items.append(item) }
      }
      result.append(id, items: items + left)
    }
    return result
  }

  /// The number of rows that must move, by trying all ways to let rows stay.
  static func fewestMoves(from old: Snapshot, to new: Snapshot) -> Int {
    let after = Set(new.sections.flatMap(\.items))
    var moves = old.sections.flatMap(\.items).filter(after.contains).count
    for section in new.sections {
      guard let before = old.sections.first(where: { $0.id == section.id }) else { continue }
      moves -= longestCommon(before.items, section.items)
    }
    return moves
  }

  private static func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    var lengths = [Int](repeating: 0, count: new.count + 1)
    for item in old {
      var diagonal = 0
      for index in new.indices {
        let above = lengths[index + 1]
        lengths[index + 1] = item == new[index] ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths[new.count]
  }
}
