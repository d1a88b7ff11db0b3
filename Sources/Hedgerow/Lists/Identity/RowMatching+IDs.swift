extension RowMatching {
  /// Begins with what is equal at the start and at the end of sections that stay.
  ///
  /// - Complexity: O(n) comparisons, no hashes.
  @inlinable
  init<ItemID: Hashable>(trimming old: [[ItemID]], _ new: [[ItemID]], oldOf: [Int]) {
    self.init(oldCounts: old.map(\.count), wantedCounts: new.map(\.count), oldOf: oldOf)
    for section in new.indices where oldOf[section] >= 0 {
      let (start, end) = RowMatching.equalEnds(old[oldOf[section]], new[section])
      prefix[section] = start
      suffix[section] = end
    }
  }

  /// How many elements two arrays have in common at their start, and how many of the others at their end.
  @inlinable
  static func equalEnds<ItemID: Hashable>(_ old: [ItemID], _ new: [ItemID]) -> (start: Int, end: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let shorter = min(old.count, new.count)
        var start = 0
        if old.baseAddress == new.baseAddress { start = shorter }
        while start < shorter, old[start] == new[start] { start &+= 1 }
        var end = 0
        while end < shorter - start, old[old.count &- 1 &- end] == new[new.count &- 1 &- end] { end &+= 1 }
        return (start, end)
      }
    }
  }

  /// The rows of an old section that were not trimmed off.
  @inlinable
  func oldCore(_ section: Int) -> Range<Int> {
    let new = newOf[section]
    let count = oldStarts[section + 1] - oldStarts[section]
    return new < 0 ? 0..<count : prefix[new]..<count - suffix[new]
  }

  /// Whether one of the rows that were trimmed off fulfils a condition.
  @inlinable
  func contains<ItemID>(in old: [[ItemID]], where isWanted: (ItemID) -> Bool) -> Bool {
    for section in old.indices {
      let core = oldCore(section)
      if old[section][..<core.lowerBound].contains(where: isWanted)
        || old[section][core.upperBound...].contains(where: isWanted)
      {
        return true
      }
    }
    return false
  }
}

/// The ids of a new order that were not there before, each with its hash.
@usableFromInline
struct FreshIDs<ItemID: Hashable> {
  @usableFromInline var table = IDTable<ItemID>()
  @usableFromInline var hashes: ContiguousArray<UInt32> = []

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { hashes.isEmpty }

  /// Adds an id; whether it was not among them yet.
  @inlinable
  mutating func add(_ id: ItemID, _ hash: UInt32) -> Bool {
    guard table.handle(of: id, hash) == nil else { return false }
    table.insert(id, hash, RowHandle(slot: Int32(truncatingIfNeeded: hashes.count), generation: 0))
    hashes.append(hash)
    return true
  }

  @inlinable
  func contains(_ id: ItemID) -> Bool { table.handle(of: id, IDTable.hash(id)) != nil }
}

/// A matching of rows with the ids that are new in it.
@usableFromInline
struct RowMatch<ItemID: Hashable> {
  @usableFromInline var matching: RowMatching
  @usableFromInline var fresh = FreshIDs<ItemID>()

  /// Goes through the core of the new order.
  ///
  /// A row that follows its old neighbour, leaves out one, or goes on where a row from elsewhere came between, is found by
  /// a comparison; only others are looked up.
  ///
  /// - Parameter path: where an id stands in the old order, given its hash.
  @inlinable
  init(
    _ trimmed: RowMatching, _ old: [[ItemID]], _ new: [[ItemID]], path: (ItemID, UInt32) -> RowPath?
  ) {
    matching = trimmed
    for section in new.indices {
      let items = new[section]
      var neighbours: [ItemID] = []
      var neighbourSection = trimmed.oldOf[section]
      if neighbourSection >= 0 { neighbours = old[neighbourSection] }
      var next = trimmed.prefix[section]
      // Where the order went on before a row from elsewhere in the section.
      var before = next
      for row in trimmed.prefix[section]..<items.count - trimmed.suffix[section] {
        let id = items[row]
        let place = RowPath(section: section, row: row)
        var found = next
        if found >= neighbours.count || neighbours[found] != id {
          found = before
          if found >= neighbours.count || neighbours[found] != id { found = next + 1 }
        }
        if found < neighbours.count, found != next + 1 || neighbours[found] == id {
          matching.add(matching.oldStarts[neighbourSection] + found, in: neighbourSection, at: place)
          next = found + 1
          before = next
          continue
        }
        let hash = IDTable.hash(id)
        if let known = path(id, hash) {
          matching.add(matching.oldStarts[known.section] + known.row, in: known.section, at: place)
          before = next
          if known.section != neighbourSection {
            neighbourSection = known.section
            neighbours = old[known.section]
            before = known.row + 1
          }
          next = known.row + 1
        } else if fresh.add(id, hash) {
          matching.addFresh()
        } else {
          matching.drop(place)
        }
      }
    }
  }
}

/// Which section of an old order each section of a new one is.
@usableFromInline
struct SectionMatch<SectionID: Hashable, ItemID: Hashable> {
  @usableFromInline let matching: RowMatching
  /// For each section that is kept its number in the target.
  @usableFromInline let kept: [Int]
  /// For each section that is kept the old one that it was; −1 for none.
  @usableFromInline let oldOf: [Int]
  @usableFromInline let ids: [SectionID]
  @usableFromInline let items: [[ItemID]]

  /// Compares ids of sections.
  ///
  /// - Parameter number: the number that a section has in the old order.
  @inlinable
  init(old: [SectionID], new: RowSnapshot<SectionID, ItemID>, number: (SectionID) -> Int?) {
    let target = new.sections.map(\.id)
    let trimmed = RowMatching(trimming: [old], [target], oldOf: [0])
    let rows = RowMatch(trimmed, [old], [target]) { id, _ in number(id).map { RowPath(section: 0, row: $0) } }
    matching = rows.matching
    let pairs = rows.matching.pairs()
    kept = pairs.map(\.new)
    oldOf = pairs.map(\.old)
    ids = pairs.map { target[$0.new] }
    items = pairs.map { new.sections[$0.new].items }
  }
}

extension RowMatching {
  /// What is kept of a target of one section: the number of each in the target, and its old number, −1 for none.
  @usableFromInline
  func pairs() -> [(new: Int, old: Int)] {
    let left = Set(duplicates.map(\.row))
    let count = wantedCounts[0]
    var pairs: [(new: Int, old: Int)] = []
    pairs.reserveCapacity(count)
    for row in 0..<count where !left.contains(row) {
      if row < prefix[0] {
        pairs.append((row, row))
      } else if row >= count - suffix[0] {
        pairs.append((row, oldStarts[1] - (count - row)))
      } else {
        pairs.append((row, core[row - prefix[0]]))
      }
    }
    return pairs
  }
}
