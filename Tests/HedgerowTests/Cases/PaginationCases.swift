import Hedgerow
import Testing

/// Reported problems with infinite scrolling, each reduced to its one right answer.
///
/// The list here is the desk, which has rows and an offset and no views; what a report tells of re-rendering, appearing or
/// scroll events is another look at it.
@Suite("Pagination cases")
struct PaginationCases {
  /// Twenty rows of 50 points, H = 1000, in a viewport of 600.
  private func twentyRows(_ threshold: PagingThreshold = .points(0)) throws -> PagingDesk<Int> {
    try PagingDesk(rows: 20, PagingSettings(endThreshold: threshold))
  }

  @Test("pagination 157: a list that springs back from beyond its end loads once")
  func bounce() throws {
    var desk = try twentyRows()
    for offset in [452, 423, 408.5, 400] {
      desk.offset = offset
      desk.look()
    }
    #expect(desk.begun.count == 1)
  }

  @Test("pagination 158: layouts with equal data while a page is under way load nothing more")
  func rerender() throws {
    var desk = try twentyRows()
    desk.offset = 400
    desk.look(6)
    #expect(desk.begun.count == 1)
  }

  @Test("pagination 160: other rows of the same number are new content, for which the end loads")
  func sameCount() throws {
    var desk = try twentyRows()
    desk.offset = 400
    desk.look()
    desk.answer(Array(20..<40), after: 3)
    desk.look()
    #expect(desk.begun.count == 1)
    desk.rows = Array(100..<120)
    desk.offset = 400
    desk.tell(.changed)
    desk.look(10)
    #expect(desk.cursors == [2, 3])
    desk.answer([120], after: 4)
    #expect(desk.rows == Array(100...120))
  }

  @Test("pagination 161: after a failure the end loads again when it was left, and at a retry at once")
  func failureOpens() throws {
    var desk = try twentyRows()
    desk.offset = 400
    desk.look()
    desk.fail(LoaderError())
    desk.look(10)
    #expect(desk.begun.count == 1)
    var retried = desk
    retried.tell(.retry(nil))
    #expect(retried.begun.count == 2)
    desk.offset = 300
    desk.look()
    desk.offset = 400
    desk.look(10)
    #expect(desk.begun.count == 2)
  }

  @Test("pagination 163: empty pages end with the last one, or after three with a new cursor each")
  func emptyPages() throws {
    var last = try PagingDesk()
    last.look()
    last.answer([])
    #expect(last.look(10) == 0)
    #expect(last.begun.count == 1)
    #expect(last.machine.status.word == "exhausted")
    var next = try PagingDesk()
    while next.look() > 0 { next.answer([], after: next.begun.count + 1) }
    #expect(next.begun.count == 3)
    #expect(next.machine.status.word == "paused")
  }

  @Test("pagination 164: pages shorter than the screen are followed by others, with an inset and no scroll event")
  func shortPages() throws {
    var desk = try PagingDesk(rows: 4)
    desk.offset = -64
    var distances: [Double] = []
    for page in 2...6 {
      distances.append(desk.geometry.distance(to: .end))
      guard desk.look() > 0 else { break }
      desk.answer(Array(page * 4..<page * 4 + 4), after: page + 1)
    }
    #expect(distances == [-336, -136, 64])
    #expect(desk.cursors == [2, 3])
  }

  @Test("pagination 166: page 2 is not asked for while page 1 is under way, nor when page 1 fills the screen")
  func firstPage() throws {
    var desk = try PagingDesk()
    desk.look(10)
    #expect(desk.underWay.count == 1)
    desk.answer(Array(0..<20), after: 2)
    desk.look(10)
    #expect(desk.cursors == [1])
    #expect(desk.geometry.distance(to: .end) == 400)
  }

  @Test("pagination 167: a list that has not been laid out asks for nothing, and afterwards has rows enough")
  func beforeLayout() throws {
    var desk = try PagingDesk(rows: 400)
    let extent = desk.rowExtent
    desk.rowExtent = 0
    desk.gates = .notLaidOut
    #expect(desk.look(5) == 0)
    desk.rowExtent = extent
    desk.gates = []
    #expect(desk.geometry.distance(to: .end) == 19_400)
    #expect(desk.look(5) == 0)
  }

  @Test("pagination 169: a load that brings nothing and names no next is the last one")
  func nothingChanged() throws {
    var desk = try twentyRows()
    desk.offset = 400
    desk.look()
    desk.answer([])
    #expect(desk.look(10) == 0)
    #expect(desk.begun.count == 1)
    #expect(desk.machine.status.word == "exhausted")
  }

  @Test(
    "pagination 170: exactly one screen away is near enough",
    arguments: [
      (3.0, 1.0, 1.0, true), (3, 0.5, 1, false), (3, 3, 1, true), (0.5, 0, 1, true), (0, 0, 0, false),
    ])
  func exactThreshold(content: Double, offset: Double, viewport: Double, loads: Bool) throws {
    var machine = try PagingMachine<Int, Int>(
      rows: [], start: nil, end: 2, origin: 1, settings: PagingSettings(endThreshold: .viewports(1)))
    let geometry = PagingGeometry(viewport: viewport, content: content, offset: offset)
    #expect((machine.evaluate(geometry) != nil) == loads)
    // While it loads, no.
    #expect(machine.evaluate(geometry) == nil)
  }

  @Test("pagination 172: a load that returns, throws or is cancelled is over, without another call")
  func forgottenCompletion() throws {
    for ending in ["returns", "throws", "is cancelled"] {
      var desk = try twentyRows()
      desk.offset = 400
      desk.look()
      switch ending {
      case "returns": desk.answer(Array(20..<40), after: 3)
      case "throws": desk.fail(LoaderError())
      default: desk.fail(CancellationError())
      }
      #expect(desk.machine.loadsUnderWay.isEmpty, "\(ending)")
      #expect(desk.look(10) == 0, "\(ending)")
      var retried = desk
      retried.tell(.retry(nil))
      #expect(retried.begun.count == (ending == "returns" ? 1 : 2), "\(ending)")
      desk.scrollToStart()
      desk.look()
      desk.scrollToEnd()
      desk.look()
      #expect(desk.begun.count == 2, "\(ending)")
    }
  }

  @Test("pagination 173: a slow finger loads at the very point at which the threshold is reached")
  func slowFinger() throws {
    var desk = try PagingDesk(rows: 60, PagingSettings(endThreshold: .points(600)))
    var loadedAt: Double?
    for offset in stride(from: 1700.0, through: 1900, by: 10) {
      desk.offset = offset
      if desk.look() > 0 { loadedAt = offset }
    }
    #expect(loadedAt == 1800)
    #expect(desk.begun.count == 1)
  }

  @Test("pagination 175: estimates that make the content longer and shorter load once")
  func estimates() throws {
    var desk = try twentyRows()
    desk.offset = 400
    for content in [1000.0, 900, 1040, 980, 1000] {
      desk.rowExtent = content / 20
      desk.look()
    }
    #expect(desk.begun.count == 1)
  }

  @Test("pagination 176: rows that are made are not rows on screen: one page, however many appear")
  func everyRowAppears() throws {
    var desk = try PagingDesk(PagingSettings(endThreshold: .rows(1)))
    desk.rowExtent = 100
    for page in 1...5 {
      guard desk.look(20) > 0 else { break }
      desk.answer(Array(page * 20..<page * 20 + 20), after: page + 1)
    }
    #expect(desk.cursors == [1])
  }

  @Test("pagination 178: of filtered rows the last shown is the last, whatever its number among all")
  func filteredRows() throws {
    var desk = PagingDesk(
      try PagingMachine(
        rows: [3, 17, 40], start: nil, end: 2, origin: 1, settings: PagingSettings(endThreshold: .rows(5))),
      rows: [3, 17, 40])
    #expect(desk.look(10) == 1)
  }

  @Test(
    "pagination 179: a filter that leaves the screen half empty loads until it is full, and nothing where all match")
  func sparseFilter() throws {
    for (matches, pages) in [(2, 5), (25, 1)] {
      var desk = try PagingDesk()
      desk.rowExtent = 44
      desk.viewport = 400
      for page in 1...8 {
        guard desk.look() > 0 else { break }
        desk.answer(Array(page * 25..<page * 25 + matches), after: page + 1)
      }
      #expect(desk.begun.count == pages)
    }
  }

  @Test("pagination 181: a last row that appears twice, also after coming back to the screen, is one request")
  func appearsTwice() throws {
    var desk = try twentyRows(.rows(1))
    desk.offset = 400
    desk.look()
    desk.offset = 300
    desk.look()
    desk.offset = 400
    desk.look()
    desk.gates = .offWindow
    desk.look()
    desk.gates = []
    desk.look()
    #expect(desk.begun.count == 1)
    #expect(desk.machine.counts.failures == 0)
  }

  @Test("pagination 182: the answer of an old filter that comes late is dropped")
  func oldFilter() throws {
    var desk = try twentyRows()
    desk.offset = 400
    desk.look()
    desk.answer(Array(20..<40), after: 3)
    desk.scrollToEnd()
    desk.look()
    let third = try #require(desk.underWay.first)
    desk.tell(.refresh(PagingRefresh()))
    desk.answer([100, 101, 102, 103, 104])
    desk.tell(.page(RowPage(Array(40..<60), after: 4), third.token))
    #expect(desk.rows == [100, 101, 102, 103, 104])
    #expect(desk.machine.counts.late == 1)
    #expect(desk.machine.loadsUnderWay.isEmpty)
  }
}
