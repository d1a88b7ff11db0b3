import Testing

@testable import Hedgerow

@Suite("The row engine on all small lists")
struct RowEngineExhaustiveTests {
  /// All lists of at most `sections` sections with at most `rows` rows each.
  static func shapes(sections: Int, rows: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<sections {
      last = last.flatMap { shape in (0...rows).map { shape + [$0] } }
      all += last
    }
    return all
  }

  static func runs(_ count: Int) -> [Range<Int>] {
    (0...count).flatMap { start in (start...count).map { start..<$0 } }
  }

  /// The rows' handles, section by section.
  private func handles(_ engine: RowEngine) throws -> [[RowHandle]] {
    try (0..<engine.sectionCount).map { section in
      try (0..<engine.rowCount(inSection: section)).map { try engine.handle(of: RowPath(section: section, row: $0)) }
    }
  }

  @Test("Every run of rows moves to every place", arguments: shapes(sections: 3, rows: 3))
  func rowMoves(shape: [Int]) throws {
    let engine = try RowEngine(rowCounts: shape, rowExtent: 4, headerExtent: 1)
    let before = try handles(engine)
    for source in shape.indices {
      for run in RowEngineExhaustiveTests.runs(shape[source]) {
        var rest = before
        rest[source].removeSubrange(run)
        for target in shape.indices {
          for row in 0...rest[target].count {
            var expected = rest
            expected[target].insert(contentsOf: before[source][run], at: row)
            var moved = engine
            try moved.moveRows(run, inSection: source, to: RowPath(section: target, row: row))
            expectSound(moved, "\(shape) \(source) \(run) \(target) \(row)")
            #expect(try handles(moved) == expected)
          }
        }
      }
    }
  }

  @Test(
    "Every run of sections moves to every place, and every run of sections and rows can be removed",
    arguments: shapes(sections: 3, rows: 2))
  func sections(shape: [Int]) throws {
    let engine = try RowEngine(rowCounts: shape, rowExtent: 4, headerExtent: 1)
    let before = try handles(engine)
    for run in RowEngineExhaustiveTests.runs(shape.count) {
      var rest = before
      rest.removeSubrange(run)
      var removed = engine
      try removed.removeSections(run)
      expectSound(removed, "\(shape) \(run)")
      #expect(try handles(removed) == rest)
      for place in 0...rest.count {
        var expected = rest
        expected.insert(contentsOf: before[run], at: place)
        var moved = engine
        try moved.moveSections(run, to: place)
        expectSound(moved, "\(shape) \(run) \(place)")
        #expect(try handles(moved) == expected)
      }
    }
    for section in shape.indices {
      for run in RowEngineExhaustiveTests.runs(shape[section]) {
        var expected = before
        expected[section].removeSubrange(run)
        var removed = engine
        try removed.removeRows(run, inSection: section)
        expectSound(removed, "\(shape) \(section) \(run)")
        #expect(try handles(removed) == expected)
      }
    }
  }

  @Test("Every interval of every short section meets the rows that overlap it", arguments: 0..<4)
  func intervals(rowCount: Int) throws {
    var random = 0
    while random < [4, 12, 36, 108][rowCount] {
      defer { random += 1 }
      var digits = random
      func digit(_ base: Int) -> RowExtent {
        defer { digits /= base }
        return RowExtent(Double(digits % base))
      }
      let section = SectionExtents(header: digit(2), rows: (0..<rowCount).map { _ in digit(3) }, footer: digit(2))
      var script = try RowScript(seed: 0, sections: 0)
      script.engine = try RowEngine(sections: [section, section])
      script.naive = NaiveRows()
      script.naive.sections = [script.naive.section(section), script.naive.section(section)]
      script.handles = []
      try script.noteHandles()
      if let difference = try script.difference() { Issue.record("\(section): \(difference)") }
      let end = Int(script.engine.totalExtent * 2) + 1
      for start in -1...end {
        for stop in start...end {
          if let difference = script.difference(meeting: Double(start) / 2..<Double(stop) / 2) {
            Issue.record("\(section): \(difference)")
          }
        }
      }
    }
  }
}
