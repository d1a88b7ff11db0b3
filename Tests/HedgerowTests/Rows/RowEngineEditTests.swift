import Testing

@testable import Hedgerow

@Suite("Edits of the row engine")
struct RowEngineEditTests {
  static let bad: [Double] = [-1, -.leastNonzeroMagnitude, .infinity, -.infinity, .nan]

  @Test("An extent that is negative or not finite is refused at every door, and nothing changes", arguments: bad)
  func extents(points: Double) throws {
    let bad = RowExtent(points)
    let path = RowPath(section: 0, row: 0)
    #expect(throws: RowEngineError.self) { try RowEngine(rowCounts: [1], rowExtent: bad) }
    #expect(throws: RowEngineError.self) { try RowEngine(rowCounts: [1], rowExtent: 1, headerExtent: bad) }
    #expect(throws: RowEngineError.self) { try RowEngine(rowCounts: [1], rowExtent: 1, footerExtent: bad) }
    #expect(throws: RowEngineError.self) { try RowEngine(rowCounts: [1], rowExtent: 1, listHeader: bad) }
    #expect(throws: RowEngineError.self) { try RowEngine(sections: [SectionExtents(rows: [1, bad])]) }
    #expect(throws: RowEngineError.self) { try RowEngine(sections: [SectionExtents(rows: [1])], listFooter: bad) }
    var engine = try RowEngine(rowCounts: [2], rowExtent: 10, headerExtent: 5)
    let handle = try engine.handle(of: path)
    #expect(throws: RowEngineError.self) { try engine.resizeRow(at: path, to: bad) }
    #expect(throws: RowEngineError.self) { try engine.resizeRow(handle, to: bad) }
    #expect(throws: RowEngineError.self) { try engine.resizeHeader(ofSection: 0, to: bad) }
    #expect(throws: RowEngineError.self) { try engine.resizeFooter(ofSection: 0, to: bad) }
    #expect(throws: RowEngineError.self) { try engine.resizeListHeader(to: bad) }
    #expect(throws: RowEngineError.self) { try engine.resizeListFooter(to: bad) }
    #expect(throws: RowEngineError.self) { try engine.insertRows([1, bad], at: path) }
    #expect(throws: RowEngineError.self) { try engine.insertRows(count: 2, extent: bad, at: path) }
    #expect(throws: RowEngineError.self) { try engine.insertSections([SectionExtents(rows: [bad])], at: 1) }
    #expect(engine.totals == RowTotals(extent: 25, estimatedExtent: 0, sections: 1, rows: 2, estimatedRows: 0))
    expectSound(engine)
  }

  @Test("A negative zero is taken as zero")
  func negativeZero() throws {
    let engine = try RowEngine(rowCounts: [1], rowExtent: RowExtent(-0.0))
    #expect(try engine.extent(of: RowPath(section: 0, row: 0)).points.sign == .plus)
  }

  @Test("Rows and sections that are not there are refused, the first number outside named, and nothing changes")
  func bounds() throws {
    var engine = try RowEngine(rowCounts: [3, 0], rowExtent: 10)
    func refuse(_ error: RowEngineError, _ edit: (inout RowEngine) throws -> Void) {
      #expect(throws: error) { try edit(&engine) }
      #expect(engine.totals.rows == 3 && engine.sectionCount == 2)
    }
    refuse(.outOfBounds(row: 4, count: 3, section: 0)) { try $0.insertRows([1], at: RowPath(section: 0, row: 4)) }
    refuse(.outOfBounds(row: -1, count: 3, section: 0)) {
      try $0.insertRows(count: 1, extent: 1, at: RowPath(section: 0, row: -1))
    }
    refuse(.badSection(2, count: 2)) { try $0.insertRows([1], at: RowPath(section: 2, row: 0)) }
    refuse(.negativeCount(-2)) { try $0.insertRows(count: -2, extent: 1, at: RowPath(section: 0, row: 0)) }
    refuse(.outOfBounds(row: 3, count: 3, section: 0)) { try $0.removeRows(1..<5, inSection: 0) }
    refuse(.outOfBounds(row: 5, count: 3, section: 0)) { try $0.removeRows(5..<6, inSection: 0) }
    refuse(.outOfBounds(row: -1, count: 3, section: 0)) { try $0.removeRows(-1..<2, inSection: 0) }
    refuse(.badSection(-1, count: 2)) { try $0.removeRows(0..<1, inSection: -1) }
    refuse(.outOfBounds(row: 2, count: 1, section: 0)) {
      try $0.moveRows(0..<2, inSection: 0, to: RowPath(section: 0, row: 2))
    }
    refuse(.outOfBounds(row: 1, count: 0, section: 1)) {
      try $0.moveRows(0..<2, inSection: 0, to: RowPath(section: 1, row: 1))
    }
    refuse(.badSection(2, count: 2)) { try $0.moveRows(0..<2, inSection: 0, to: RowPath(section: 2, row: 0)) }
    refuse(.badSection(3, count: 2)) { try $0.insertSections([], at: 3) }
    refuse(.badSection(2, count: 2)) { try $0.removeSections(1..<3) }
    refuse(.badSection(2, count: 1)) { try $0.moveSections(0..<1, to: 2) }
    expectSound(engine)
  }

  @Test("What cannot be numbered is refused before any of it is made")
  func tooMany() throws {
    #expect(throws: RowEngineError.tooMany(limit: 2_147_483_647)) {
      try RowEngine(rowCounts: [.max], rowExtent: 1)
    }
    #expect(throws: RowEngineError.tooMany(limit: 2_147_483_647)) {
      try RowEngine(rowCounts: [2_000_000_000, 200_000_000], rowExtent: 1)
    }
    #expect(throws: RowEngineError.negativeCount(-1)) { try RowEngine(rowCounts: [3, -1], rowExtent: 1) }
    var engine = try RowEngine(rowCounts: [1], rowExtent: 1)
    #expect(throws: RowEngineError.tooMany(limit: 2_147_483_647)) {
      try engine.insertRows(count: .max, extent: 1, at: RowPath(section: 0, row: 0))
    }
  }

  @Test("A copy keeps what it was, and its handles, when the original changes")
  func copies() throws {
    var engine = try RowEngine(rowCounts: [100], rowExtent: 10)
    let handle = try engine.handle(of: RowPath(section: 0, row: 50))
    let copy = engine
    try engine.removeRows(0..<60, inSection: 0)
    try engine.resizeListHeader(to: 9)
    #expect(engine.path(of: handle) == nil)
    #expect(copy.path(of: handle) == RowPath(section: 0, row: 50))
    #expect(copy.totalExtent == 1000)
    expectSound(copy)
    expectSound(engine)
  }

  @Test("An engine that nobody shares is changed in place")
  func uniqueness() throws {
    var engine = try RowEngine(rowCounts: [100], rowExtent: 10)
    let tree = ObjectIdentifier(engine.tree)
    let path = RowPath(section: 0, row: 7)
    try engine.resizeRow(at: path, to: 20)
    try engine.insertRows(count: 500, extent: 1, at: path)
    try engine.moveRows(0..<300, inSection: 0, to: path)
    try engine.removeRows(3..<400, inSection: 0)
    try engine.apply(ListUpdate(), extents: .uniform(row: 1))
    #expect(ObjectIdentifier(engine.tree) == tree)
  }

  @Test("A refused edit of a shared engine does not even copy it")
  func refusedEdit() throws {
    var engine = try RowEngine(rowCounts: [100], rowExtent: 10)
    let copy = engine
    #expect(throws: RowEngineError.self) { try engine.removeRows(0..<101, inSection: 0) }
    #expect(engine.tree === copy.tree)
  }

  @Test("A handle follows its row through moves and dies with it, also when its slot is used again")
  func handles() throws {
    var engine = try RowEngine(rowCounts: [3, 3], rowExtent: 10)
    let handle = try engine.handle(of: RowPath(section: 0, row: 1))
    try engine.moveRows(1..<2, inSection: 0, to: RowPath(section: 1, row: 3))
    #expect(engine.path(of: handle) == RowPath(section: 1, row: 3))
    try engine.moveSections(1..<2, to: 0)
    #expect(engine.path(of: handle) == RowPath(section: 0, row: 3))
    #expect(engine.span(of: handle) == 30..<40)
    try engine.removeRows(3..<4, inSection: 0)
    try engine.insertRows([1], at: RowPath(section: 0, row: 3))
    let successor = try engine.handle(of: RowPath(section: 0, row: 3))
    #expect(successor != handle)
    #expect(engine.path(of: handle) == nil)
    #expect(!engine.contains(handle) && engine.contains(successor))
    #expect(engine.span(of: handle) == nil && engine.extent(of: handle) == nil)
    #expect(try !engine.resizeRow(handle, to: 5))
  }

  @Test("Errors say which number is wrong and what there is")
  func messages() {
    #expect(
      "\(RowEngineError.badSection(26, count: 25))"
        == "section 26 of 25: sections run from 0 to 24; nothing was changed")
    #expect(
      "\(RowEngineError.outOfBounds(row: 0, count: 0, section: 3))"
        == "row 0 of 0 in section 3: the section has no rows; nothing was changed")
    #expect(
      "\(RowEngineError.badExtent(-1, of: .header(section: 2)))".hasPrefix(
        "extent -1.0 for the header of section 2:"))
  }
}
