import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with loading more, each reduced to its one right answer.
@Suite("Pagination cases")
struct PaginationCases {
  @Test("157: a list that springs back beyond its end loads once")
  func bounce() throws {
    let paged = try PagedList()
    try paged.begin(20)
    for y in [452, 423, 408.5, 400] as [CGFloat] { paged.scroll(to: y) }
    #expect(paged.asked() == [1, 2])
  }

  @Test("158: layout passes while a load is under way begin no other")
  func layouts() throws {
    let paged = try PagedList()
    try paged.begin(20)
    paged.scroll(to: 400)
    for _ in 0..<5 {
      paged.list.setNeedsLayout()
      paged.pass()
    }
    #expect(paged.asked() == [1, 2])
  }

  @Test("160: other rows of the same number are other content, and load once")
  func sameCount() throws {
    let paged = try PagedList()
    try paged.begin(20)
    paged.scroll(to: 400)
    try paged.answer(20, after: 3)
    #expect(paged.list.rowCount == 40)
    #expect(paged.asked() == [1, 2])
    try paged.source.apply((0..<20).map { "filtered \($0)" })
    paged.scroll(to: 400)
    #expect(paged.asked() == [1, 2, 3])
    #expect(paged.pager.machine.loadsUnderWay.count == 1)
  }

  @Test("161: a load that failed is tried again when the end was left, and at once when asked")
  func failure() throws {
    let paged = try PagedList()
    try paged.begin(20)
    paged.scroll(to: 400)
    #expect(paged.pager.fail(PagedList.Missing.network, for: try #require(paged.loads.last)) == .failed)
    for _ in 0..<3 { paged.pass() }
    #expect(paged.asked() == [1, 2])
    paged.scroll(to: 100)
    paged.scroll(to: 400)
    #expect(paged.asked() == [1, 2, 2])
    paged.pager.fail(PagedList.Missing.network, for: try #require(paged.loads.last))
    paged.pager.retry()
    #expect(paged.asked() == [1, 2, 2, 2])
  }

  @Test("163: an empty page without a cursor is the end, and three with new ones are a pause")
  func emptyPages() throws {
    let ended = try PagedList()
    try ended.answer(0)
    #expect(ended.asked() == [1])
    #expect(ended.pager.status(of: .end).description == "exhausted")
    let looping = try PagedList()
    for page in 1...3 { try looping.answer(0, after: page + 1) }
    #expect(looping.asked() == [1, 2, 3])
    #expect(looping.pager.status(of: .end).description == "paused")
  }

  @Test("164: a first page shorter than the screen is followed by others till the screen is full")
  func shortPages() throws {
    let paged = try PagedList()
    paged.list.contentInset.top = 64
    #expect(paged.list.contentOffset.y == -64)
    for page in 1...3 {
      #expect(paged.asked() == Array(1...page))
      try paged.answer(4, after: page + 1)
    }
    #expect(paged.asked() == [1, 2, 3])
    #expect(paged.list.rowCount == 12)
    #expect(paged.list.contentOffset.y == -64)
  }

  @Test("166: the second page is not asked for while the first is under way")
  func firstPage() throws {
    let paged = try PagedList()
    for _ in 0..<10 { paged.pass() }
    #expect(paged.asked() == [1])
    try paged.answer(20, after: 2)
    #expect(paged.asked() == [1])
  }

  @Test("167: rows that are not laid out yet ask for no more")
  func beforeLayout() throws {
    let list = ListNode("list")
    list.extents = .uniform(row: 50)
    let rows = (0..<400).map { "\($0)" }
    let source = try RowSource(list, ids: rows)
    let pager = Pager<String, String, Int>(
      source, machine: try PagingMachine(rows: rows, start: nil, end: 2, origin: 1), id: { $0 }, receive: { _ in })
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(pager.takeRequests().isEmpty)
    list.frame = window.bounds
    window.settle()
    #expect(pager.takeRequests().isEmpty)
    list.scroll(to: .end)
    window.settle()
    #expect(pager.takeRequests().map(\.cursor) == [2])
  }

  @Test("169: a load that brings nothing, without a cursor, is the last")
  func nothingMore() throws {
    let paged = try PagedList()
    try paged.begin(20)
    paged.scroll(to: 400)
    try paged.answer(0)
    for _ in 0..<10 { paged.pass() }
    #expect(paged.asked() == [1, 2])
    #expect(paged.pager.status.description == "exhausted")
  }

  @Test(
    "170: the threshold counts as inside",
    arguments: [(3, 1, 1, true), (3, 0.5, 1, false), (3, 3, 1, true), (0.5, 0, 1, true)])
  func threshold(_ content: Double, _ offset: CGFloat, _ lead: Double, _ loads: Bool) throws {
    let settings = PagingSettings(endThreshold: .viewports(lead))
    let paged = try PagedList(height: 1, row: content, settings: settings)
    try paged.answer(1, after: 2)
    paged.list.contentOffset.y = offset
    #expect(paged.asked() == (loads ? [1, 2] : [1]))
    // Loading already.
    #expect(paged.asked() == (loads ? [1, 2] : [1]))
    let flat = try PagedList(height: 0, row: content, settings: settings)
    #expect(flat.asked() == [])
  }

  @Test(
    "172: a loader that returns, throws or is cancelled leaves nothing under way",
    arguments: ["returns", "throws", "cancelled"])
  func endings(_ ending: String) async throws {
    let paged = try PagedList(load: { request in
      guard request.cursor > 1 else { return RowPage((0..<20).map { "1.\($0)" }, after: 2) }
      switch ending {
      case "returns": return RowPage((0..<20).map { "2.\($0)" }, after: 3)
      case "throws": throw PagedList.Missing.network
      default: throw CancellationError()
      }
    })
    await paged.pager.settle()
    paged.list.contentOffset.y = 400
    await paged.pager.settle()
    #expect(paged.pager.machine.loadsUnderWay.isEmpty)
    #expect(paged.list.rowCount == (ending == "returns" ? 40 : 20))
    let loads = paged.pager.machine.counts.loads
    #expect(loads == 2)
    await paged.pager.settle()
    #expect(paged.pager.machine.counts.loads == loads)
    if ending == "returns" {
      paged.list.contentOffset.y = 1400
    } else {
      paged.list.contentOffset.y = 0
      paged.window.settle()
      paged.list.contentOffset.y = 400
    }
    await paged.pager.settle()
    #expect(paged.pager.machine.counts.loads == loads + 1)
  }

  @Test("173: the threshold is crossed while a finger drags, and the load begins there")
  func slowDrag() throws {
    let paged = try PagedList(settings: PagingSettings(endThreshold: .points(600)))
    try paged.begin(60)
    paged.scroll(to: 1700)
    try paged.window.touchDown(at: CGPoint(x: 100, y: 500))
    var finger: CGFloat = 500
    while paged.asked() == [1] {
      finger -= 10
      try paged.window.touchMove(to: CGPoint(x: 100, y: finger))
      #expect(paged.list.isDragging)
      guard finger > 300 else { break }
    }
    #expect(paged.list.contentOffset.y == 1800)
    #expect(paged.asked() == [1, 2])
    try paged.window.touchLift()
  }

  @Test("175: content whose length wobbles around the threshold loads once")
  func estimates() throws {
    let paged = try PagedList(row: 1000)
    try paged.begin(1)
    paged.scroll(to: 400)
    for height in [900, 1040, 980, 1000] {
      try paged.source.resize("1.0", to: RowExtent(Double(height)))
      paged.list.contentOffset.y = 400
      paged.pass()
    }
    #expect(paged.asked() == [1, 2])
  }

  @Test("176: rows that all count as appeared load nothing while the last lies off screen")
  func appear() throws {
    let paged = try PagedList(row: 100, settings: PagingSettings(endThreshold: .rows(1)))
    paged.list.overscan = 10_000
    paged.list.rowProvider = RowProvider(kind: { _ in "row" }, make: { ViewNode($0) }, configure: { _, _ in })
    try paged.begin(20)
    for _ in 0..<5 { paged.pass() }
    #expect(paged.list.subviews.count == 20)
    #expect(paged.asked() == [1])
    paged.scroll(to: 1300)
    #expect(paged.asked() == [1, 2])
  }

  @Test("178: the rows that are shown count, and not those that a filter left out")
  func filtered() throws {
    let paged = try PagedList(settings: PagingSettings(endThreshold: .rows(5)))
    try paged.begin(100)
    paged.pass()
    #expect(paged.asked() == [1])
    try paged.source.apply([3, 17, 40].map { "1.\($0)" })
    #expect(paged.asked() == [1, 2])
  }

  @Test("179: pages of which a filter leaves little are followed by others till the screen is full")
  func sparse() async throws {
    func loads(matching: Int) async throws -> Int {
      let paged = try PagedList(
        height: 400, row: 44,
        load: { request in
          RowPage(
            (0..<matching).map { "\(request.cursor).\($0)" }, after: request.cursor < 8 ? request.cursor + 1 : nil)
        })
      await paged.pager.settle()
      return paged.pager.machine.counts.loads
    }
    let sparse = try await loads(matching: 2)
    let full = try await loads(matching: 25)
    #expect(sparse == 5)
    #expect(full == 1)
  }

  @Test("181: a last row that comes and goes and comes again is one request")
  func twice() throws {
    let paged = try PagedList(settings: PagingSettings(endThreshold: .rows(1)))
    try paged.begin(20)
    for y in [400, 0, 400] as [CGFloat] { paged.scroll(to: y) }
    paged.list.removeFromSuperview()
    paged.pass()
    paged.window.addSubview(paged.list)
    paged.pass()
    #expect(paged.asked() == [1, 2])
    #expect(paged.pager.machine.counts.failures == 0)
  }

  @Test("182: the answer to an old filter is dropped when it arrives late")
  func late() throws {
    let paged = try PagedList()
    try paged.begin(20)
    paged.scroll(to: 400)
    let old = try #require(paged.loads.last)
    paged.pager.refresh()
    paged.pass()
    let new = try #require(paged.loads.last)
    #expect(new.lane == .refresh)
    #expect(paged.pager.deliver(RowPage((0..<5).map { "new \($0)" }), for: new) == .shown(new: 5, known: 0))
    #expect(paged.pager.deliver(RowPage((0..<20).map { "old \($0)" }, after: 4), for: old) == .late)
    #expect(paged.list.rowCount == 5)
    #expect(paged.pager.machine.loadsUnderWay.isEmpty)
    #expect(paged.pager.machine.counts.late == 1)
  }
}
