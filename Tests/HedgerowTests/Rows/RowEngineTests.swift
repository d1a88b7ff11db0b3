import Testing

@testable import Hedgerow

@Suite("The row engine")
struct RowEngineTests {
  /// Header 10, rows 20 and 0 and 30, footer 5; an empty section with header 7; rows 40.
  ///
  /// List header 3, list footer 4.
  static func sample() throws -> RowEngine {
    try RowEngine(
      sections: [
        SectionExtents(header: 10, rows: [20, 0, 30], footer: 5), SectionExtents(header: 7, rows: []),
        SectionExtents(rows: [40]),
      ], listHeader: 3, listFooter: 4)
  }

  @Test(
    "The piece at an offset is the one that starts at or before it and ends behind it",
    arguments: [
      (-0.5, nil), (0, .listHeader), (2.5, .listHeader), (3, .header(section: 0)),
      (13, .row(RowPath(section: 0, row: 0))), (32.5, .row(RowPath(section: 0, row: 0))),
      (33, .row(RowPath(section: 0, row: 2))), (63, .footer(section: 0)), (68, .header(section: 1)),
      (75, .row(RowPath(section: 2, row: 0))), (115, .listFooter), (118.5, .listFooter), (119, nil), (500, nil),
    ] as [(Double, RowElement?)])
  func elements(offset: Double, element: RowElement?) throws {
    #expect(try RowEngineTests.sample().element(at: offset) == element)
  }

  @Test("Nothing is at an offset that is no number")
  func noNumber() throws {
    let engine = try RowEngineTests.sample()
    #expect(engine.element(at: .nan) == nil)
    #expect(engine.element(at: .infinity) == nil)
    #expect(engine.element(at: -.infinity) == nil)
  }

  @Test("A row ending at the offset is not at it")
  func halfOpen() throws {
    let engine = try RowEngine(rowCounts: [2], rowExtent: 44)
    #expect(engine.row(at: 44) == RowPath(section: 0, row: 1))
    #expect(engine.row(at: 88) == nil)
  }

  @Test("A section spans its header, its rows and its footer")
  func sections() throws {
    let engine = try RowEngineTests.sample()
    #expect(try engine.span(ofSection: 0) == 3..<68)
    #expect(try engine.span(ofSection: 1) == 68..<75)
    #expect(try engine.span(ofFooter: 0) == 63..<68)
    #expect(try engine.span(ofHeader: 1) == 68..<75)
    #expect(engine.spanOfListFooter == 115..<119)
  }

  @Test("The section is judged before the row")
  func sectionFirst() throws {
    let engine = try RowEngineTests.sample()
    #expect(throws: RowEngineError.badSection(3, count: 3)) { try engine.offset(of: RowPath(section: 3, row: -1)) }
    #expect(throws: RowEngineError.badSection(-1, count: 3)) { try engine.handle(of: RowPath(section: -1, row: 0)) }
    #expect(throws: RowEngineError.outOfBounds(row: 0, count: 0, section: 1)) {
      try engine.span(of: RowPath(section: 1, row: 0))
    }
    #expect(throws: RowEngineError.outOfBounds(row: 3, count: 3, section: 0)) {
      try engine.extent(of: RowPath(section: 0, row: 3))
    }
    #expect(throws: RowEngineError.outOfBounds(row: .max, count: 1, section: 2)) {
      try engine.number(of: RowPath(section: 2, row: .max))
    }
    #expect(throws: RowEngineError.outOfBounds(row: -1, count: 1, section: 2)) {
      try engine.number(of: RowPath(section: 2, row: -1))
    }
  }

  @Test("The next section with a row is found across empty ones, from any number")
  func nextNonEmpty() throws {
    let engine = try RowEngine(rowCounts: [2, 3, 1, 0, 4, 0], rowExtent: 10)
    #expect(
      [-7, -1, 0, 1, 2, 3, 4, 5, 6, .max].map { engine.nextNonEmptySection(after: $0) }
        == [0, 0, 1, 2, 4, 4, nil, nil, nil, nil])
    #expect(engine.lastRow == RowPath(section: 4, row: 3))
    #expect(engine.firstRow == RowPath(section: 0, row: 0))
    #expect(try RowEngine(rowCounts: [0, 0], rowExtent: 10).lastRow == nil)
    #expect(RowEngine().lastRow == nil)
  }

  @Test("Rows are numbered through all sections")
  func numbers() throws {
    let engine = try RowEngine(rowCounts: [2, 0, 3], rowExtent: 10)
    #expect(
      (-1...5).map { engine.row(number: $0)?.description }
        == [nil, "(0, 0)", "(0, 1)", "(2, 0)", "(2, 1)", "(2, 2)", nil])
    #expect(try engine.number(of: RowPath(section: 2, row: 1)) == 3)
  }

  @Test("Totals say how much is estimated, and nothing is once all is measured")
  func estimates() throws {
    var engine = try RowEngine(
      rowCounts: [2, 1], rowExtent: .estimated(100), headerExtent: .estimated(8), listFooter: .estimated(1))
    #expect(
      engine.totals
        == RowTotals(extent: 317, estimatedExtent: 317, sections: 2, rows: 3, estimatedRows: 3))
    try engine.resizeRow(at: RowPath(section: 0, row: 1), to: 44.1)
    #expect(engine.totals.estimatedRows == 2)
    #expect(engine.estimatedRowCount(meeting: 108..<152) == 0)
    #expect(engine.estimatedRowCount(meeting: 107..<153) == 1)
    for (section, row) in [(0, 0), (1, 0)] {
      try engine.resizeRow(at: RowPath(section: section, row: row), to: 44.1)
      try engine.resizeHeader(ofSection: section, to: 7.7)
    }
    try engine.resizeListFooter(to: 1)
    #expect(engine.totals.estimatedExtent == 0)
    #expect(engine.totals.estimatedRows == 0)
  }

  @Test("The engine is described by its counts and its extent")
  func description() throws {
    #expect("\(try RowEngine(rowCounts: [30, 10], rowExtent: 44))" == "40 rows in 2 sections, 1760.0 points")
  }

  @Test("Every row is found at its own offset, whatever rounding does")
  func rounding() throws {
    var random = RowRandom(seed: 7)
    let extents = (0..<3000).map { _ in RowExtent(Double(random.below(1000) + 1) / 30) }
    let sections = stride(from: 0, to: 3000, by: 75).map {
      SectionExtents(header: 0.1, rows: Array(extents[$0..<$0 + 75]))
    }
    let engine = try RowEngine(sections: sections, listHeader: 0.7)
    for placed in engine.placedRows {
      #expect(engine.row(at: placed.offset) == placed.path)
      #expect(try engine.offset(of: placed.path) == placed.offset)
    }
  }
}
