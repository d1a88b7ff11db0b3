import Testing

@testable import Hedgerow

/// Random edits, made to an engine and to the oracle alike, with every answer compared after each.
struct RowScript {
  var random: RowRandom
  var engine: RowEngine
  var naive = NaiveRows()
  /// Handles of all rows that ever were, by the oracle's name for the row.
  var handles: [RowHandle] = []
  var lastEdit = "build"

  init(seed: Int, sections: Int = 3, rows: Int = 8) throws {
    random = RowRandom(seed: seed)
    engine = RowEngine()
    var built: [SectionExtents] = []
    for _ in 0..<random.below(sections + 1) { built.append(section(rows)) }
    engine = try RowEngine(sections: built, listHeader: 7, listFooter: 5)
    naive.listHeader = 7
    naive.listFooter = 5
    for section in built { naive.sections.append(naive.section(section)) }
    try noteHandles()
  }

  /// Multiples of a quarter, so that sums are exact in any order; zero among them.
  mutating func extent() -> RowExtent {
    let points = random.below(4) == 0 ? 0 : Double(random.below(400)) / 4
    return RowExtent(points, isEstimated: random.below(3) == 0)
  }

  mutating func extents(_ count: Int) -> [RowExtent] { (0..<count).map { _ in extent() } }

  mutating func section(_ rows: Int) -> SectionExtents {
    SectionExtents(
      header: random.below(2) == 0 ? .zero : extent(), rows: extents(random.below(rows + 1)),
      footer: random.below(2) == 0 ? .zero : extent())
  }

  /// Asks for the handles of rows that are new.
  mutating func noteHandles() throws {
    handles += Array(repeating: RowHandle(slot: -1, generation: 0), count: naive.nextID - handles.count)
    for (number, section) in naive.sections.enumerated() {
      for (row, contents) in section.rows.enumerated() where handles[contents.id].slot < 0 {
        handles[contents.id] = try engine.handle(of: RowPath(section: number, row: row))
      }
    }
  }

  mutating func step(longRuns: Int) throws {
    let sections = naive.sections.count
    let section = random.below(sections)
    let kind = sections == 0 ? 6 : random.below(10)
    switch kind {
    case 0...1:
      let row = random.below(naive.sections[section].rows.count + 1)
      let new = extents(random.below(random.below(4) == 0 ? longRuns : 4))
      lastEdit = "insert \(new.count) rows at (\(section), \(row))"
      try engine.insertRows(new, at: RowPath(section: section, row: row))
      var rows: [NaiveRows.Row] = []
      for extent in new { rows.append(naive.row(extent)) }
      naive.sections[section].rows.insert(contentsOf: rows, at: row)
    case 2...3:
      let run = random.run(in: naive.sections[section].rows.count, atMost: random.below(3) == 0 ? longRuns : 3)
      lastEdit = "remove rows \(run) of section \(section)"
      try engine.removeRows(run, inSection: section)
      naive.sections[section].rows.removeSubrange(run)
    case 4:
      let run = random.run(in: naive.sections[section].rows.count)
      let target = random.below(sections)
      let taken = naive.sections[section].rows[run]
      naive.sections[section].rows.removeSubrange(run)
      let row = random.below(naive.sections[target].rows.count + 1)
      lastEdit = "move rows \(run) of section \(section) to (\(target), \(row))"
      naive.sections[target].rows.insert(contentsOf: taken, at: row)
      try engine.moveRows(run, inSection: section, to: RowPath(section: target, row: row))
    case 5:
      let run = random.run(in: sections, atMost: 3)
      let row = random.below(sections - run.count + 1)
      lastEdit = "move sections \(run) to \(row)"
      let taken = naive.sections[run]
      naive.sections.removeSubrange(run)
      naive.sections.insert(contentsOf: taken, at: row)
      try engine.moveSections(run, to: row)
    case 6:
      let at = random.below(sections + 1)
      let new = (0..<random.below(3)).map { _ in self.section(longRuns / 4) }
      lastEdit = "insert \(new.count) sections at \(at)"
      try engine.insertSections(new, at: at)
      var made: [NaiveRows.Section] = []
      for section in new { made.append(naive.section(section)) }
      naive.sections.insert(contentsOf: made, at: at)
    case 7:
      let run = random.run(in: sections, atMost: random.below(6) == 0 ? sections : 1)
      lastEdit = "remove sections \(run)"
      try engine.removeSections(run)
      naive.sections.removeSubrange(run)
    default:
      let extent = extent()
      let count = naive.sections[section].rows.count
      switch random.below(count == 0 ? 4 : 8) {
      case 0:
        lastEdit = "resize header \(section) to \(extent)"
        try engine.resizeHeader(ofSection: section, to: extent)
        naive.sections[section].header = extent
      case 1:
        lastEdit = "resize footer \(section) to \(extent)"
        try engine.resizeFooter(ofSection: section, to: extent)
        naive.sections[section].footer = extent
      case 2:
        lastEdit = "resize list header to \(extent)"
        try engine.resizeListHeader(to: extent)
        naive.listHeader = extent
      case 3:
        lastEdit = "resize list footer to \(extent)"
        try engine.resizeListFooter(to: extent)
        naive.listFooter = extent
      default:
        let row = random.below(count)
        lastEdit = "resize (\(section), \(row)) to \(extent)"
        if random.below(2) == 0 {
          try engine.resizeRow(at: RowPath(section: section, row: row), to: extent)
        } else {
          #expect(try engine.resizeRow(handles[naive.sections[section].rows[row].id], to: extent))
        }
        naive.sections[section].rows[row].extent = extent
      }
    }
    try noteHandles()
  }
}
