extension RowEngine {
  /// Whether so many changes are made sooner by putting all rows together anew than one after another.
  func isWorthRebuilding(for changes: Int) -> Bool { changes > 256 && changes > (rowCount + 2 * sectionCount) / 64 }

  /// Makes the changes of a plan, reloads aside, by putting all rows together anew; handles stay as they do otherwise.
  ///
  /// - Complexity: O(*n* + changes · log changes), with small constants.
  mutating func rebuild(_ prepared: PreparedListUpdate) {
    let tree = ownTree()
    var rebuilding = RowRebuilding(tree, prepared)
    tree.release(tree.root, keepingSlots: true)
    tree.root = rebuilding.build(tree)
  }
}

/// All rows on their way from an old tree to a new one.
private struct RowRebuilding {
  private struct Entry {
    var extent: RowExtent
    /// The slot of a row; −1 for headers and footers.
    var slot: Int32
    /// Whether a row has gone from its place.
    var isTaken = false
  }

  private enum Arrival {
    case new(RowExtent)
    /// The entry that it was.
    case moved(Int)
  }

  private let plan: ListUpdatePlan
  private let new: ListUpdateExtents
  private var entries: ContiguousArray<Entry> = []
  /// The entry of each section's header, and the number of entries.
  private var starts: [Int] = []
  /// The rows that come to a place, ascending.
  private var arrivals: [(path: RowPath, row: Arrival)] = []
  private var nextArrival = 0

  /// Takes note of everything, and gives back the slots of the rows that go.
  init(_ tree: RowTree, _ prepared: PreparedListUpdate) {
    plan = prepared.plan
    new = prepared.extents
    readEntries(of: tree)
    for path in plan.deletedRows { take(entry(of: path), tree) }
    for section in plan.deletedSections {
      for entry in starts[section] + 1..<starts[section + 1] - 1 where !isMoved(entry) { take(entry, tree) }
    }
  }

  private mutating func readEntries(of tree: RowTree) {
    entries.reserveCapacity(Int(tree.total.entries))
    var starts: [Int] = []
    tree.forEachLeaf { leaf in
      let contents = tree.leaves[leaf]
      let extents = tree.extents[leaf]
      let names = tree.slotsOfLeaf[leaf]
      for index in 0..<contents.pointee.count {
        if contents.pointee.headers[index] { starts.append(entries.count) }
        entries.append(
          Entry(
            extent: RowExtent(extents[index], isEstimated: contents.pointee.estimated[index]),
            slot: contents.pointee.rows[index] ? names[index] : -1))
      }
    }
    self.starts = starts + [entries.count]
    arrivals.reserveCapacity(plan.movedRows.count + plan.insertedRows.count)
    for move in plan.movedRows {
      let entry = entry(of: move.from)
      entries[entry].isTaken = true
      arrivals.append((move.to, .moved(entry)))
    }
    for (path, extent) in zip(plan.insertedRows, new.insertedRows) { arrivals.append((path, .new(extent))) }
    arrivals.sort { $0.path < $1.path }
  }

  private func entry(of path: RowPath) -> Int { starts[path.section] + 1 + path.row }

  /// Before the deletions only rows that move are taken.
  private func isMoved(_ entry: Int) -> Bool { entries[entry].isTaken }

  private mutating func take(_ entry: Int, _ tree: RowTree) {
    entries[entry].isTaken = true
    tree.giveBackSlot(entries[entry].slot)
  }

  mutating func build(_ tree: RowTree) -> RowTree.Branch {
    var builder = RowTreeBuilder(tree: tree)
    var inserted = zip(plan.insertedSections, new.insertedSections).makeIterator()
    var nextInserted = inserted.next()
    let movedTo = Dictionary(uniqueKeysWithValues: plan.movedSections.map { ($0.to, $0.from) })
    let gone = Set(plan.deletedSections + plan.movedSections.map(\.from))
    var staying = (0..<starts.count - 1).lazy.filter { !gone.contains($0) }.makeIterator()
    for section in 0..<starts.count - 1 - plan.deletedSections.count + plan.insertedSections.count {
      if let (_, extents) = nextInserted.flatMap({ $0.0.section == section ? $0 : nil }) {
        nextInserted = inserted.next()
        append(extents, section, &builder)
      } else if let old = movedTo[section] ?? staying.next() {
        append(old, section, &builder)
      }
    }
    return builder.finish()
  }

  private mutating func append(_ extents: SectionExtents, _ section: Int, _ builder: inout RowTreeBuilder) {
    builder.append(.header, extents.header)
    var row = 0
    for extent in extents.rows {
      appendArrivals(at: &row, section, &builder)
      builder.append(.row, extent)
      row += 1
    }
    appendArrivals(at: &row, section, &builder)
    builder.append(.footer, extents.footer)
  }

  private mutating func append(_ old: Int, _ section: Int, _ builder: inout RowTreeBuilder) {
    let end = starts[old + 1] - 1
    builder.append(.header, entries[starts[old]].extent)
    var row = 0
    for entry in starts[old] + 1..<end where !entries[entry].isTaken {
      appendArrivals(at: &row, section, &builder)
      builder.append(entries[entry].extent, slot: entries[entry].slot)
      row += 1
    }
    appendArrivals(at: &row, section, &builder)
    builder.append(.footer, entries[end].extent)
  }

  /// Appends the rows that come to this place and those behind it.
  private mutating func appendArrivals(at row: inout Int, _ section: Int, _ builder: inout RowTreeBuilder) {
    while nextArrival < arrivals.count, arrivals[nextArrival].path == RowPath(section: section, row: row) {
      switch arrivals[nextArrival].row {
      case .new(let extent): builder.append(.row, extent)
      case .moved(let entry): builder.append(entries[entry].extent, slot: entries[entry].slot)
      }
      nextArrival += 1
      row += 1
    }
  }
}
