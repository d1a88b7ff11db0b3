import Testing

@testable import Hedgerow

@Suite("Batch updates")
struct ListUpdateTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test("Deletes go by the list before, inserts by the list after, in whatever order they are called")
  func indexRules() throws {
    let list = NaiveList(sections: [.init(name: 0, rows: [0, 1, 2, 3])])
    var update = ListUpdate()
    update.insertRows(at: [path(0, 0), path(0, 3)])
    update.deleteRows(at: [path(0, 1), path(0, 0)])
    #expect(try list.appliedInOrder(update).sections[0].rows == [nil, 2, 3, nil])
    var updated = try UpdatedEngine(counts: [4])
    let expected = try updated.naive.appliedInOrder(update)
    try updated.engine.apply(update, newCounts: [4], extents: UpdatedEngine.source)
    #expect(try updated.difference(from: expected, after: update) == nil)
  }

  @Test("A count that does not come out names every number behind it")
  func counts() {
    var update = ListUpdate()
    update.insertRows(at: [path(0, 0)])
    update.deleteRows(at: [path(0, 2), path(0, 1)])
    update.moveRow(at: path(0, 0), to: path(1, 0))
    let counts = ListUpdateCounts(
      before: 3, inserted: 1, deleted: 2, movedIn: 0, movedOut: 1, expected: 5, found: 1)
    let error = ListUpdateError.rowCount(section: 0, counts)
    #expect(throws: error) { try update.validate(oldCounts: [3, 0], newCounts: [5, 1]) }
    #expect(
      "\(error)"
        == "section 0 is to have 5 rows, but 3 before + 1 inserted − 2 deleted + 0 moved in − 1 moved out make 1."
        + " Report every change of its rows, and only those. Nothing was changed.")
  }

  @Test("A section that no change names is held to its new count too")
  func untouchedSections() {
    let counts = ListUpdateCounts(before: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0, expected: 3, found: 2)
    #expect(throws: ListUpdateError.rowCount(section: 1, counts)) {
      try ListUpdate().validate(oldCounts: [1, 2], newCounts: [1, 3])
    }
    let sections = ListUpdateCounts(
      before: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0, expected: 1, found: 2)
    #expect(throws: ListUpdateError.sectionCount(sections)) {
      try ListUpdate().validate(oldCounts: [1, 2], newCounts: [1])
    }
  }

  @Test("A row outside is refused in the state that it is named in")
  func outOfBounds() {
    var update = ListUpdate()
    update.insertRows(at: [path(0, 8)])
    let insert = ListUpdateError.rowOutOfBounds(.insert, path(0, 8), count: 8, .after)
    #expect(throws: insert) { try update.validate(oldCounts: [7]) }
    #expect(
      "\(insert)" == "cannot insert row 8 of section 0: it has 8 rows after it."
        + " This change is named as the list will be after the update. Nothing was changed.")
    update = ListUpdate()
    update.deleteRows(at: [path(0, 9)])
    #expect(throws: ListUpdateError.rowOutOfBounds(.delete, path(0, 9), count: 0, .before)) {
      try update.validate(oldCounts: [0])
    }
    update = ListUpdate()
    update.moveRow(at: path(0, 0), to: path(2, 0))
    #expect(throws: ListUpdateError.sectionOutOfBounds(.moveTo, 2, count: 2, .after)) {
      try update.validate(oldCounts: [1, 1])
    }
  }

  @Test("Changes that exclude each other are refused")
  func conflicts() {
    var update = ListUpdate()
    update.deleteRows(at: [path(0, 0)])
    update.reloadRows(at: [path(0, 0)])
    #expect(throws: ListUpdateError.conflictingRow(.delete, .reload, path(0, 0))) {
      try update.validate(oldCounts: [1])
    }
    update = ListUpdate()
    update.deleteRows(at: [path(0, 0), path(0, 0)])
    #expect(throws: ListUpdateError.duplicateRow(.delete, path(0, 0))) { try update.validate(oldCounts: [3]) }
    update = ListUpdate()
    update.moveSection(0, to: 1)
    update.reloadSections([0])
    #expect(throws: ListUpdateError.conflictingSection(.reload, .moveFrom, 0)) {
      try update.validate(oldCounts: [3, 3])
    }
    update = ListUpdate()
    update.insertSections([0, 0])
    #expect(throws: ListUpdateError.duplicateSection(.insert, 0)) { try update.validate(oldCounts: []) }
  }

  @Test("A source that reports rows and their section alike is understood")
  func bothReported() throws {
    var update = ListUpdate()
    update.deleteRows(at: [path(1, 0), path(1, 1)])
    update.deleteSections([1])
    update.insertSections([0])
    update.insertRows(at: [path(0, 0), path(0, 1)])
    try update.validate(oldCounts: [1, 2], newCounts: [2, 1])
    var engine = try RowEngine(rowCounts: [1, 2], rowExtent: 10)
    try engine.apply(update, newCounts: [2, 1], extents: .uniform(row: 7))
    #expect(engine.totalExtent == 24)
    expectSound(engine)
  }

  @Test("A row moved out of a section that goes stays alive")
  func movedOut() throws {
    var engine = try RowEngine(rowCounts: [2, 2], rowExtent: 10)
    let handle = try engine.handle(of: path(0, 1))
    var update = ListUpdate()
    update.deleteSections([0])
    update.moveRow(at: path(0, 1), to: path(0, 2))
    try engine.apply(update, extents: .uniform(row: 7))
    #expect(engine.path(of: handle) == path(0, 2))
    #expect(engine.rowCount == 3)
  }

  @Test("A reloaded section takes its new count at its end")
  func reloadedSections() throws {
    var engine = try RowEngine(rowCounts: [3, 3], rowExtent: 10, headerExtent: 1)
    let handles = try (0..<3).map { try engine.handle(of: path(0, $0)) }
    var update = ListUpdate()
    update.reloadSections([0])
    try engine.apply(update, newCounts: [5, 3], extents: .uniform(row: 20, header: 2))
    #expect(try engine.span(ofSection: 0) == 0..<102)
    #expect(handles.map { engine.path(of: $0)?.row } == [0, 1, 2])
    try engine.apply(update, newCounts: [1, 3], extents: .uniform(row: 30, header: 2))
    #expect(handles.map { engine.path(of: $0)?.row } == [0, nil, nil])
    #expect(try engine.span(ofSection: 0) == 0..<32)
    #expect(throws: ListUpdateError.self) {
      try engine.apply(ListUpdate(), newCounts: [2, 3], extents: .uniform(row: 1))
    }
  }

  @Test("An extent that cannot be used refuses the whole update", arguments: [-1, .nan, .infinity])
  func badExtents(points: Double) throws {
    var updated = try UpdatedEngine(counts: [3, 2])
    var update = ListUpdate()
    update.deleteRows(at: [path(0, 0)])
    update.insertRows(at: [path(1, 2)])
    update.reloadRows(at: [path(0, 2)])
    #expect(throws: ListUpdateError.self) {
      try updated.engine.apply(
        update, extents: ListExtents(row: { RowExtent($0 == RowPath(section: 0, row: 1) ? points : 1) }))
    }
    #expect(try updated.isUntouched())
  }

  @Test("An update asks for each new extent once, by the place after it")
  func asked() throws {
    var asked: [RowPath] = []
    var engine = try RowEngine(rowCounts: [4], rowExtent: 10)
    var update = ListUpdate()
    update.reloadRows(at: [path(0, 3)])
    update.deleteRows(at: [path(0, 0)])
    update.insertRows(at: [path(0, 0), path(0, 1)])
    try engine.apply(
      update,
      extents: ListExtents(row: {
        asked.append($0)
        return 5
      }))
    #expect(asked == [path(0, 0), path(0, 1), path(0, 4)])
    #expect(engine.totalExtent == 35)
  }

  @Test("A count that no list can have is refused before anything is made of it", arguments: [-1, .min, .max])
  func impossibleCounts(count: Int) throws {
    var engine = try RowEngine(rowCounts: [2], rowExtent: 10)
    var update = ListUpdate()
    update.reloadSections([0])
    #expect(throws: ListUpdateError.self) {
      try engine.apply(update, newCounts: [count], extents: .uniform(row: 1))
    }
    update = ListUpdate()
    update.insertSection(0, rowCount: count)
    #expect(throws: ListUpdateError.self) { try engine.apply(update, extents: .uniform(row: 1)) }
    #expect(engine.totalExtent == 20)
  }
}
