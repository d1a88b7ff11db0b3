/// Which row of an old order each row of a new one is, in numbers: the part of a diff that knows no ids.
///
/// Old rows have positions, counted through all sections. Of a section that is there before and after, the equal rows at
/// its start and at its end are trimmed off and known to match; the rest, and all rows of other sections, is the core,
/// whose rows are added one after another in their new order.
@usableFromInline
struct RowMatching {
  /// For each old section the position of its first row, and behind the last the number of rows.
  @usableFromInline let oldStarts: [Int]
  /// How many rows each new section is to have, duplicates counted.
  @usableFromInline let wantedCounts: [Int]
  /// For each new section the old one that it was; −1 for none.
  @usableFromInline let oldOf: [Int]
  /// For each old section the new one that it is; −1 for none.
  @usableFromInline var newOf: [Int]
  /// How many rows at the start of each new section are those of its old one.
  @usableFromInline var prefix: [Int]
  /// The same at the end.
  @usableFromInline var suffix: [Int]

  /// By position: whether a new row of the core is that old row.
  @usableFromInline var taken: [Bool]
  /// For each row of the core, in order, the position of its old row, `fresh` or `dropped`.
  @usableFromInline var core: [Int] = []
  /// Rows that are left out, by path in the target.
  var duplicates: [RowPath] = []
  /// How many rows were taken away from the trimmed start, and end, of each new section.
  private var lostAtStart: [Int: Int] = [:]
  private var lostAtEnd: [Int: Int] = [:]

  @usableFromInline static var fresh: Int { -1 }
  private static var dropped: Int { -2 }

  @usableFromInline
  init(oldCounts: [Int], wantedCounts: [Int], oldOf: [Int]) {
    var starts = [0]
    starts.reserveCapacity(oldCounts.count + 1)
    var sum = 0
    for count in oldCounts {
      sum += count
      starts.append(sum)
    }
    oldStarts = starts
    self.wantedCounts = wantedCounts
    self.oldOf = oldOf
    newOf = Array(repeating: -1, count: oldCounts.count)
    for (new, old) in oldOf.enumerated() where old >= 0 { newOf[old] = new }
    prefix = Array(repeating: 0, count: wantedCounts.count)
    suffix = prefix
    taken = Array(repeating: false, count: sum)
  }

  /// Adds the next row of the core, which has a path in the target and a position among the old rows.
  @usableFromInline
  mutating func add(_ position: Int, in oldSection: Int, at path: RowPath) {
    guard !taken[position] else { return drop(path) }
    if let trimmed = trimmedPath(of: position, in: oldSection) {
      // The row stands in a part that did not change, and here once more: the earlier place counts.
      guard path < trimmed else { return drop(path) }
      duplicates.append(trimmed)
      if trimmed.row < prefix[trimmed.section] {
        lostAtStart[trimmed.section, default: 0] += 1
      } else {
        lostAtEnd[trimmed.section, default: 0] += 1
      }
    }
    taken[position] = true
    core.append(position)
  }

  /// Adds the next row of the core, which is new.
  @usableFromInline
  mutating func addFresh() { core.append(RowMatching.fresh) }

  /// Leaves out the next row of the core.
  @usableFromInline
  mutating func drop(_ path: RowPath) {
    core.append(RowMatching.dropped)
    duplicates.append(path)
  }

  /// Where in the target an old row stands that was trimmed off; `nil` for rows of the core.
  private func trimmedPath(of position: Int, in oldSection: Int) -> RowPath? {
    let section = newOf[oldSection]
    guard section >= 0 else { return nil }
    let row = position - oldStarts[oldSection]
    if row < prefix[section] { return RowPath(section: section, row: row) }
    let fromEnd = oldStarts[oldSection + 1] - position
    return fromEnd <= suffix[section] ? RowPath(section: section, row: wantedCounts[section] - fromEnd) : nil
  }

  /// The old section of a position.
  @usableFromInline
  func oldSection(of position: Int) -> Int {
    if oldStarts.count == 2 { return 0 }
    var low = 0
    var high = oldStarts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if oldStarts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  func oldPath(of position: Int) -> RowPath {
    let section = oldSection(of: position)
    return RowPath(section: section, row: position - oldStarts[section])
  }
}

extension RowMatching {
  /// The changes of the rows that the matching comes to, once all of the core has been added.
  ///
  /// - Complexity: O(c log c), with c rows in the core; O(c) where they are still in order.
  func rowChanges() -> RowDiff {
    var diff = RowDiff()
    var next = 0
    for section in wantedCounts.indices {
      let lost = lostAtStart[section] ?? 0
      let length = wantedCounts[section] - prefix[section] - suffix[section]
      let added = core[next..<next + length]
      next += length
      let stays = staying(added, in: section)
      var row = prefix[section] - lost
      for (index, position) in zip(added.indices, added) where position != RowMatching.dropped {
        let path = RowPath(section: section, row: row)
        row += 1
        if position == RowMatching.fresh {
          diff.insertedRows.append(path)
        } else if !stays[index - added.startIndex] {
          diff.movedRows.append(RowDiff.Move(from: oldPath(of: position), to: path))
        }
      }
      diff.rowCounts.append(row + suffix[section] - (lostAtEnd[section] ?? 0))
    }
    for section in newOf.indices {
      let new = newOf[section]
      let start = oldStarts[section] + (new < 0 ? 0 : prefix[new])
      let end = oldStarts[section + 1] - (new < 0 ? 0 : suffix[new])
      for position in start..<end where !taken[position] {
        diff.deletedRows.append(RowPath(section: section, row: position - oldStarts[section]))
      }
    }
    diff.duplicateRows = duplicates.sorted()
    return diff
  }

  /// Which of the rows added to a section do not move: the longest run of them that is in order.
  private func staying(_ added: ArraySlice<Int>, in section: Int) -> [Bool] {
    var stays = Array(repeating: false, count: added.count)
    let old = oldOf[section]
    guard old >= 0 else { return stays }
    let range = oldStarts[old] + prefix[section]..<oldStarts[old + 1] - suffix[section]
    for index in LongestRun.indices(of: added, in: range) { stays[index] = true }
    return stays
  }
}
