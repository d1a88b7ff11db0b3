import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// A pager over a list in a window, with pages taken by hand.
@Suite("Pager")
struct PagerTests {
  @Test("Edge 10: a page at the start holds the place at offset 0 as well, whatever the list does with other rows")
  func startPage() throws {
    let paged = try PagedList()
    paged.list.placeKeeping.start = .reveal
    try paged.begin(40, after: nil, before: 0)
    #expect(paged.list.contentOffset.y == 0)
    #expect(paged.asked() == [1, 0])
    try paged.answer(20, before: -1)
    #expect(paged.list.contentOffset.y == 1000)
    for _ in 0..<5 { paged.pass() }
    #expect(paged.asked() == [1, 0], "the start is far now")
    paged.scroll(to: 0)
    #expect(paged.asked() == [1, 0, -1])
  }

  @Test("A page at the end does not pull a list that follows its end, nor does a spinner there")
  func followingEnd() throws {
    let paged = try PagedList()
    paged.list.placeKeeping.end = .follow
    paged.pager.statusRow = { _, status in status.isLoading ? "spinner" : nil }
    try paged.begin(20)
    paged.scroll(to: 400)
    #expect(paged.asked() == [1, 2])
    #expect(paged.source.contains("spinner"))
    #expect(paged.list.contentOffset.y == 400)
    try paged.answer(20, after: 3)
    #expect(!paged.source.contains("spinner"))
    #expect(paged.list.contentOffset.y == 400)
    #expect(paged.list.rowCount == 40)
  }

  @Test("Edge 12: while the list is still to be brought to where it begins, the start does not load")
  func initialPlace() throws {
    let paged = try PagedList()
    paged.pager.isPlacePending = true
    try paged.begin(40, after: nil, before: 0)
    #expect(paged.asked() == [1])
    paged.list.scroll(to: .end)
    paged.pager.isPlacePending = false
    #expect(paged.asked() == [1])
    paged.scroll(to: 0)
    #expect(paged.asked() == [1, 0])
  }

  @Test("Edge 21: answers at both sides in one turn move the offset once, by what came before")
  func bothSides() throws {
    let paged = try PagedList(height: 600)
    try paged.begin(4, after: 2, before: 0)
    #expect(paged.asked() == [1, 2])
    #expect(paged.asked() == [1, 2, 0])
    let delegate = DelegateRecorder()
    paged.list.delegate = delegate
    let requests = paged.loads.suffix(2)
    for request in requests {
      paged.pager.deliver(
        RowPage((0..<20).map { "\(request.cursor).\($0)" }, before: -1, after: 3), for: request)
    }
    #expect(delegate.calls == ["didScroll"])
    #expect(paged.list.contentOffset.y == 1000)
    #expect(paged.source.id(at: RowPath(0, 0)) == "0.0")
    #expect(paged.source.id(at: RowPath(0, 43)) == "2.19")
  }

  @Test("Edge 28: what is more than the maximum goes at the far side, with the place held, and comes back from there")
  func trimming() throws {
    let paged = try PagedList(settings: PagingSettings(maxRows: 60))
    try paged.begin(20)
    var page = 2
    while paged.pager.machine.counts.trimmed == 0, page < 9 {
      paged.list.scroll(to: .end)
      paged.pass()
      let seen = paged.source.visibleIDs
      let screen = paged.list.contentOffset.y - (try #require(paged.list.rect(of: paged.list.visibleRows[0]))).minY
      try paged.answer(20, after: page + 1, before: page - 1)
      #expect(paged.source.visibleIDs == seen)
      #expect(
        paged.list.contentOffset.y - (try #require(paged.list.rect(of: paged.list.visibleRows[0]))).minY == screen)
      page += 1
    }
    #expect(paged.list.rowCount == 60)
    #expect(paged.source.id(at: RowPath(0, 0)) == "2.0")
    paged.scroll(to: 0)
    #expect(paged.loads.last?.cursor == 1)
    #expect(paged.loads.last?.lane == .start)
    try paged.answer(20, after: 2)
    #expect(paged.source.path(of: "1.0") == RowPath(0, 0))
  }

  @Test("Edge 32: a refresh around a key ends at its row, and a request for the key that waits is settled by it")
  func around() throws {
    let paged = try PagedList()
    let registry = ListRegistry()
    try registry.register(paged.list, as: "paged")
    try paged.begin(20)
    #expect(paged.list.scroll(to: .id("7.3")) == .refused(.notLoaded))
    let request = registry.scroll("paged", to: .id("7.3"), at: .start)
    paged.pass()
    #expect(request.outcome == nil)
    paged.pager.refresh(PagingRefresh(around: "7.3", from: 7))
    try paged.answer(40, after: 8, before: 6)
    #expect(paged.source.visibleIDs.contains("7.3"))
    paged.window.settle()
    #expect(request.outcome?.description.contains("refused") == false)
    #expect(paged.source.visibleIDs.first == "7.3")
  }

  @Test("A refresh by the user goes to the start, any other holds the place, and one that fails leaves all as it was")
  func refresh() throws {
    let paged = try PagedList()
    try paged.begin(40)
    paged.scroll(to: 500)
    paged.pager.refresh()
    paged.pass()
    #expect(paged.pager.status.description == "refreshing")
    paged.pager.fail(PagedList.Missing.network, for: try #require(paged.loads.last))
    #expect(paged.list.contentOffset.y == 500)
    #expect(paged.list.rowCount == 40)
    paged.pager.retry()
    try paged.answer(30, after: 2)
    #expect(paged.list.contentOffset.y == 0)
    paged.scroll(to: 500)
    paged.pager.refresh(PagingRefresh(.app))
    paged.pass()
    let request = try #require(paged.loads.last)
    paged.pager.deliver(RowPage(["new"] + (0..<30).map { "1.\($0)" }, after: 2), for: request)
    #expect(paged.list.contentOffset.y == 550)
  }

  @Test("Overlapping pages bring each row once, and the outcome says how many were known")
  func overlapping() throws {
    var received: [[String]] = []
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let list = ListNode(frame: window.bounds)
    let source = RowSource<OneSection, String>(list)
    let pager = try Pager<String, String, Int>(source, from: 1, id: { $0 }, receive: { received.append($0) })
    window.addSubview(list)
    window.settle()
    let first = try #require(pager.takeRequests().first)
    #expect(pager.deliver(RowPage(["a", "b", "b"], after: 2), for: first) == .shown(new: 2, known: 0))
    pager.loadMore()
    let second = try #require(pager.takeRequests().first)
    #expect(pager.deliver(RowPage(["b", "c"], after: 3), for: second) == .shown(new: 1, known: 1))
    #expect(source.snapshot().items == ["a", "b", "c"])
    #expect(received == [["a", "b", "b"], ["b", "c"]])
    #expect(pager.deliver(RowPage(["z"], after: 3), for: second) == .late)
    #expect(received.count == 2)
    #expect(pager.machine.counts.duplicates == 2)
  }

  @Test("A page that can't be shown says so, and nothing stops")
  func refused() throws {
    let paged = try PagedList()
    paged.source.extent = { _ in RowExtent(.nan) }
    let outcome = try paged.answer(3, after: 2)
    guard case .refused(let error) = outcome else { return #expect(outcome == .late, "it was to be refused") }
    #expect("\(error)".contains("nan"))
    #expect(paged.list.rowCount == 0)
    #expect(paged.pager.status(of: .end).error is RowSourceError)
    paged.source.extent = nil
    paged.pager.retry()
    #expect(try paged.answer(3, after: 2) == .shown(new: 3, known: 0))
    #expect(paged.asked() == [1, 1, 2])
    // A row that says how loading goes and can't be shown leaves the one before it no longer than it is true.
    paged.pager.statusRow = { _, status in status.error != nil ? "failure" : status.isLoading ? "spinner" : nil }
    paged.source.extent = { $0 == "failure" ? RowExtent(.nan) : 50 }
    #expect(paged.source.contains("spinner"))
    paged.pager.fail(PagedList.Missing.network, for: try #require(paged.loads.last))
    #expect(!paged.source.contains("spinner"))
    paged.pager.retry()
    #expect(paged.source.snapshot().items.last == "spinner")
  }

  @Test("A row that the app puts in twice while a refresh is under way is there once, where it was put last")
  func liveRowTwice() throws {
    let paged = try PagedList()
    try paged.begin(20, after: nil)
    paged.pager.refresh()
    paged.pass()
    for side in [PagingSide.start, .end] {
      _ = try side == .start ? paged.source.prepend(["x"]) : paged.source.append(["x"])
      paged.pager.noteInserted(["x"], at: side)
      guard side == .start else { continue }
      try paged.source.remove(["x"])
      paged.pager.noteRemoved(["x"])
    }
    paged.pager.deliver(RowPage(["a", "b"]), for: try #require(paged.loads.last))
    #expect(paged.source.snapshot().items == ["a", "b", "x"])
  }

  @Test("What the app changes while it is told of a page counts as a change of its own")
  func changeWhileTold() throws {
    let paged = try PagedList()
    paged.pager.statusRow = { side, status in side == .end && status.description == "exhausted" ? "that is all" : nil }
    try paged.begin(20, after: nil, before: 0)
    paged.pass()
    let delegate = DelegateRecorder()
    paged.list.delegate = delegate
    delegate.onScroll = {
      delegate.onScroll = nil
      _ = try? paged.source.apply((0..<30).map { "app \($0)" })
    }
    try paged.answer(5)
    paged.pass()
    #expect(paged.source.snapshot().items.last == "that is all")
  }

  @Test("A load that is cancelled is over, and told so once; one who wants a refresh while it receives gets that")
  func cancelledNews() throws {
    let paged = try PagedList()
    paged.pass()
    var heard: [String] = []
    let token = paged.pager.observe { heard.append("\($0)") }
    paged.pager.cancel()
    paged.pager.deliver(RowPage(["late"]), for: try #require(paged.loads.last))
    paged.pass()
    #expect(heard.filter { $0.hasPrefix("end") } == ["end: cancelled"])
    token.cancel()

    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var pager: Pager<String, String, Int>?
    pager = try Pager(RowSource(list), from: 1, id: { $0 }, receive: { _ in pager?.refresh() })
    pager?.loadMore()
    let request = try #require(pager?.takeRequests().first)
    #expect(pager?.deliver(RowPage(["a"]), for: request) == .late)
    pager = nil
  }

  @Test("A list that is hidden or in no window loads nothing, and loads once it is seen")
  func hidden() throws {
    let paged = try PagedList()
    paged.list.isHidden = true
    #expect(paged.asked() == [])
    paged.list.isHidden = false
    #expect(paged.asked() == [1])
    try paged.answer(2, after: 2)
    paged.list.removeFromSuperview()
    #expect(paged.asked() == [1])
    paged.window.addSubview(paged.list)
    #expect(paged.asked() == [1, 2])
  }

  @Test("A thousand triggers in one turn begin one load, and a button another only when that is over")
  func triggers() throws {
    let paged = try PagedList(settings: PagingSettings(endThreshold: .never))
    #expect(paged.asked() == [])
    for _ in 0..<1000 { paged.pager.loadMore() }
    #expect(paged.asked() == [1])
    try paged.answer(3, after: 2)
    for _ in 0..<10 { paged.pass() }
    #expect(paged.asked() == [1])
    paged.pager.loadMore()
    #expect(paged.asked() == [1, 2])
  }

  @Test("Thresholds that are no distance are an error", arguments: [Double.nan, -1, .infinity])
  func badThreshold(_ points: Double) {
    #expect(throws: PagingError.self) {
      try Pager<String, String, Int>(
        RowSource(ListNode()), from: 1, settings: PagingSettings(endThreshold: .points(points)), id: { $0 })
    }
  }

  @Test("Live rows stay outside of what pages bring, and do not open an end that is reached")
  func liveRows() throws {
    let paged = try PagedList()
    try paged.begin(20)
    paged.scroll(to: 400)
    try paged.source.append(["live"])
    paged.pager.noteInserted(["live"], at: .end)
    try paged.answer(2)
    #expect(Array(paged.source.snapshot().items.suffix(3)) == ["2.0", "2.1", "live"])
    try paged.source.append(["later"])
    paged.pager.noteInserted(["later"], at: .end)
    paged.list.scroll(to: .end)
    #expect(paged.asked() == [1, 2])
    #expect(paged.pager.status.description == "exhausted")
  }

  @Test("What happens is told after the pass, each load with one outcome, the status as it changes")
  func news() throws {
    let paged = try PagedList()
    var heard: [String] = []
    let token = paged.pager.observe(initial: true) { heard.append("\($0)") }
    #expect(heard == [])
    try paged.begin(20)
    paged.pass()
    #expect(heard == ["idle → idle", "end began", "idle → loading", "loading → idle", "end: 20 new rows"])
    heard = []
    paged.list.removeFromSuperview()
    paged.pager.loadMore()
    #expect(heard == ["end began", "idle → loading"], "with no pass to wait for")
    token.cancel()
    paged.pager.cancel()
    #expect(heard.count == 2)
  }

  @Test("After it is detached nothing is loaded, shown or told")
  func detached() throws {
    let paged = try PagedList()
    paged.pass()
    let request = try #require(paged.loads.last)
    paged.pager.detach()
    #expect(paged.pager.deliver(RowPage(["a"], after: 2), for: request) == .late)
    #expect(paged.list.rowCount == 0)
    paged.pager.loadMore()
    paged.pager.refresh()
    paged.pager.retry()
    #expect(paged.asked() == [1])
  }

  @Test("A pager keeps no list, and a list that goes ends it")
  func released() throws {
    var window: WindowNode? = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    var list: ListNode? = ListNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    weak var released: ListNode?
    released = list
    let pager = try Pager<String, String, Int>(RowSource(#require(list)), from: 1, id: { $0 })
    if let list { window?.addSubview(list) }
    window?.settle()
    let request = try #require(pager.takeRequests().first)
    list = nil
    window = nil
    #expect(released == nil)
    #expect(pager.deliver(RowPage(["a"], after: 2), for: request) == .late)
    #expect(pager.status.description == "off")
  }
}
