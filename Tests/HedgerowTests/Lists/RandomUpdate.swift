@testable import Hedgerow

extension ListUpdate {
  /// A random update that a list with these counts can take, its changes in random order.
  static func random(for counts: [Int], using random: inout RowRandom) -> ListUpdate {
    var update = ListUpdate()
    var staying: [Int] = []
    var moving: [Int] = []
    for section in counts.indices {
      switch random.below(8) {
      case 0: update.deletedSections.append(section)
      case 1: moving.append(section)
      case 2:
        update.reloadedSections.append(section)
        staying.append(section)
      default: staying.append(section)
      }
    }
    let inserted = random.below(3)
    var places = random.places(inserted + moving.count, in: staying.count + inserted + moving.count)
    for section in moving { update.moveSection(section, to: places.removeFirst()) }
    let declares = random.below(2) == 0
    for section in places {
      if declares { update.insertSection(section, rowCount: 0) } else { update.insertSections([section]) }
    }
    update.addRows(counts, staying, places, using: &random)
    update.shuffle(using: &random)
    return update
  }

  private mutating func addRows(
    _ counts: [Int], _ staying: [Int], _ inserted: [Int], using random: inout RowRandom
  ) {
    var remaining = counts
    var leaving: [RowPath] = []
    for section in counts.indices {
      let isReloaded = reloadedSections.contains(section)
      let isDeleted = deletedSections.contains(section)
      for row in 0..<counts[section] {
        let path = RowPath(section: section, row: row)
        switch random.below(isReloaded ? 20 : 8) {
        case 0:
          deletedRows.append(path)
          remaining[section] -= 1
        case 1:
          leaving.append(path)
          remaining[section] -= 1
        case 2 where !isDeleted: reloadedRows.append(path)
        default: break
        }
      }
    }
    // The sections as they will be: for each the rows that stay in it.
    let total = staying.count + movedSections.count + inserted.count
    let targets = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.to, $0.from) })
    var rest = staying[...]
    var stay: [Int] = []
    for section in 0..<total {
      if let from = targets[section] {
        stay.append(remaining[from])
      } else if inserted.contains(section) {
        stay.append(0)
      } else {
        stay.append(remaining[rest.removeFirst()])
      }
    }
    // Without a section to go to, a row that was to move is deleted.
    guard total > 0 else {
      deletedRows += leaving
      return
    }
    var coming = [[RowPath?]](repeating: [], count: total)
    for path in leaving { coming[random.below(total)].append(path) }
    for _ in 0..<random.below(6) { coming[random.below(total)].append(nil) }
    for section in 0..<total {
      let places = random.places(coming[section].count, in: stay[section] + coming[section].count)
      for (path, row) in zip(coming[section], places) {
        let place = RowPath(section: section, row: row)
        if let path { moveRow(at: path, to: place) } else { insertRows(at: [place]) }
      }
      if let index = insertedSections.firstIndex(where: { $0.section == section && $0.rows != nil }) {
        insertedSections[index].rows = coming[section].count
      }
    }
  }

  private mutating func shuffle(using random: inout RowRandom) {
    deletedSections.shuffle(using: &random)
    reloadedSections.shuffle(using: &random)
    insertedSections.shuffle(using: &random)
    movedSections.shuffle(using: &random)
    deletedRows.shuffle(using: &random)
    reloadedRows.shuffle(using: &random)
    insertedRows.shuffle(using: &random)
    movedRows.shuffle(using: &random)
  }

  /// Spoils the update a little, which may or may not break a rule.
  mutating func spoil(using random: inout RowRandom) {
    let path = RowPath(section: random.below(5) - 1, row: random.below(6) - 1)
    switch random.below(10) {
    case 0: deletedRows.append(path)
    case 1: insertedRows.append(path)
    case 2: reloadedRows.append(path)
    case 3: moveRow(at: path, to: RowPath(section: random.below(4), row: random.below(4)))
    case 4: deletedSections.append(path.section)
    case 5: insertSections([path.section])
    case 6: reloadedSections.append(path.section)
    case 7: moveSection(path.section, to: random.below(4))
    case 8: if !insertedRows.isEmpty { insertedRows.remove(at: random.below(insertedRows.count)) }
    default: if !movedRows.isEmpty { movedRows[0].to.row += random.below(3) - 1 }
    }
  }
}

extension RowRandom {
  /// So many different numbers below `bound`, in random order.
  mutating func places(_ count: Int, in bound: Int) -> [Int] {
    Array((0..<bound).shuffled(using: &self).prefix(count))
  }
}
