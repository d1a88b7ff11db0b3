import Hedgerow

/// A small seeded generator, so that a wrong result comes again in the next run.
struct BenchmarkRandom {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 1) % max(1, bound)
  }
}

/// The value of a call that cannot fail here; ends the run if it does.
func must<Value>(_ body: () throws -> Value) -> Value {
  do { return try body() } catch {
    check(false, "\(error)")
    fatalError("\(error)")
  }
}

/// Random edits of an engine and of plain arrays, compared after each.
///
/// The tests do this with the narrow leaves of debug builds; here it is done with those of release builds.
func checkRandomEdits(seeds: Range<Int>) {
  for seed in seeds {
    var random = BenchmarkRandom(seed: seed + 1)
    var naive = (0..<4).map { _ in (0..<random.below(3000)).map { _ in Double(random.below(400)) / 4 } }
    var engine = must {
      try RowEngine(sections: naive.map { rows in SectionExtents(header: 3, rows: rows.map { RowExtent($0) }) })
    }
    for step in 0..<40 {
      let section = random.below(naive.count)
      let start = random.below(naive[section].count + 1)
      let run = start..<start + random.below(naive[section].count - start + 1)
      switch random.below(4) {
      case 0:
        let new = (0..<random.below(500)).map { _ in Double(random.below(400)) / 4 }
        naive[section].insert(contentsOf: new, at: start)
        must { try engine.insertRows(new.map { RowExtent($0) }, at: RowPath(section: section, row: start)) }
      case 1:
        let run = run.prefix(random.below(300))
        naive[section].removeSubrange(run)
        must { try engine.removeRows(run, inSection: section) }
      case 2:
        let taken = naive[section][run]
        naive[section].removeSubrange(run)
        let target = random.below(naive.count)
        let row = random.below(naive[target].count + 1)
        naive[target].insert(contentsOf: taken, at: row)
        must { try engine.moveRows(run, inSection: section, to: RowPath(section: target, row: row)) }
      default:
        let target = random.below(naive.count)
        naive.insert(naive.remove(at: section), at: target)
        must { try engine.moveSections(section..<section + 1, to: target) }
      }
      checkWalk(engine, naive, "seed \(seed), step \(step)")
    }
  }
}

private func checkWalk(_ engine: RowEngine, _ naive: [[Double]], _ context: String) {
  var walk = engine.placedRows.makeIterator()
  var offset = 0.0
  for (section, rows) in naive.enumerated() {
    offset += 3
    for (row, extent) in rows.enumerated() {
      let path = RowPath(section: section, row: row)
      let placed = walk.next()
      check(placed?.path == path && placed?.offset == offset && placed?.extent.points == extent, "\(path), \(context)")
      if row % 37 == 0, let placed {
        check(engine.path(of: placed.handle) == path, "handle of \(path), \(context)")
        check(must { try engine.offset(of: path) } == offset, "offset of \(path), \(context)")
        check(extent == 0 || engine.row(at: offset) == path, "row at \(offset), \(context)")
      }
      offset += extent
    }
  }
  check(walk.next() == nil && engine.totalExtent == offset, "total, \(context)")
}
