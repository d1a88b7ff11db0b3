import Hedgerow
import Testing

/// How near is near.
extension PagingEdgeTests {
  @Test(
    "Edge 26: a threshold counts points, rows or viewports, and is part of the zone",
    arguments: [
      (PagingThreshold.points(200), 200.0), (.rows(3), 150), (.rows(500), 2000), (.viewports(0.5), 300),
      (.points(0), 0), (.rows(0), 0),
    ])
  func thresholds(threshold: PagingThreshold, reach: Double) throws {
    var desk = try PagingDesk(rows: 40, PagingSettings(endThreshold: threshold))
    desk.scrollToEnd()
    desk.offset -= reach + 0.5
    #expect(desk.look() == 0)
    desk.offset += 0.5
    #expect(desk.look() == 1)
  }

  @Test("Edge 26: a threshold in rows follows their measured lengths, and one beyond the content loads page by page")
  func measuredThreshold() throws {
    var desk = try PagingDesk(rows: 40, PagingSettings(endThreshold: .rows(2)))
    desk.offset = 1250
    #expect(desk.look() == 0)
    desk.rowExtent = 46.25
    #expect(desk.content == 1850)
    #expect(desk.look() == 1)
    var wide = try PagingDesk(rows: 4, PagingSettings(endThreshold: .points(1e6)))
    for page in 2...5 {
      #expect(wide.look(10) == 1)
      wide.answer(Array(page * 100..<page * 100 + 10), after: page + 1)
    }
    #expect(wide.cursors == [2, 3, 4, 5])
  }

  @Test("Edge 26: one row as threshold is reached when the last row comes on screen, whatever it equals")
  func lastRow() throws {
    var desk = try PagingDesk(rows: 40, PagingSettings(endThreshold: .rows(1)))
    desk.offset = 1349.5
    #expect(desk.look() == 0)
    desk.offset = 1350
    #expect(desk.look() == 1)
    // An empty list has no last row: it is its own end.
    var empty = try PagingDesk(PagingSettings(endThreshold: .rows(1)))
    #expect(empty.look() == 1)
  }

  @Test(
    "Edge 30: a threshold that is no distance is refused when the machine is made",
    arguments: [
      PagingThreshold.points(.nan), .points(-1), .points(.infinity), .viewports(.nan), .viewports(-0.5),
      .viewports(.infinity), .rows(-1),
    ])
  func badThresholds(threshold: PagingThreshold) {
    for side in PagingSide.allCases {
      var settings = PagingSettings()
      if side == .start { settings.startThreshold = threshold } else { settings.endThreshold = threshold }
      var thrown: PagingError?
      do throws(PagingError) { _ = try PagingMachine<Int, Int>(origin: 1, settings: settings) } catch { thrown = error }
      guard case .badThreshold(_, side) = thrown else {
        Issue.record("\(threshold) at the \(side): \(String(describing: thrown))")
        continue
      }
    }
  }

  @Test("Edge 30: a list without a length, or whose numbers are no numbers, loads nothing")
  func noViewport() throws {
    for (viewport, offset) in [(0.0, 0.0), (-1, 0), (.nan, 0), (.infinity, 0), (600, .nan), (600, .infinity)] {
      var desk = try PagingDesk(rows: 4)
      desk.viewport = viewport
      desk.offset = offset
      #expect(desk.look(5) == 0, "viewport \(viewport), offset \(offset)")
    }
    #expect(throws: PagingError.badBudget(-1)) {
      try PagingMachine<Int, Int>(origin: 1, settings: PagingSettings(emptyPageBudget: -1))
    }
    #expect(throws: PagingError.badMaximum(0)) {
      try PagingMachine<Int, Int>(origin: 1, settings: PagingSettings(maxRows: 0))
    }
  }

  @Test("A threshold of never loads when it is asked for, a page at a time, and keeps a failure for the button")
  func byHand() throws {
    var desk = try PagingDesk(rows: 4, PagingSettings(endThreshold: .never))
    #expect(desk.look(10) == 0)
    desk.tell(.loadMore(.end))
    desk.tell(.loadMore(.end))
    #expect(desk.cursors == [2])
    desk.fail(LoaderError())
    #expect(desk.look(10) == 0)
    #expect(desk.machine.status.word == "failed")
    desk.tell(.loadMore(.end))
    desk.answer([10, 11], after: 3)
    #expect(desk.look(10) == 0)
    #expect(desk.cursors == [2, 2])
    #expect(desk.machine.status.word == "idle")
  }
}
