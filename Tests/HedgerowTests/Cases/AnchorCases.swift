import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with keeping the reader's place, each reduced to its one right answer.
@Suite("Anchor cases")
struct AnchorCases {
  /// A list in a window, with rows of given lengths that have their numbers as ids.
  private final class Shown {
    let window: WindowNode
    let list: ListNode
    let source: RowSource<OneSection, Int>
    var extents: [Int: Double] = [:]

    init(_ extents: [Double], height: CGFloat, at offset: CGFloat = 0) throws {
      window = WindowNode(frame: CGRect(x: 0, y: 0, width: 390, height: height))
      list = ListNode("list", frame: window.bounds)
      source = RowSource(list)
      for (id, extent) in extents.enumerated() { self.extents[id] = extent }
      source.extent = { [unowned self] in RowExtent(self.extents[$0] ?? 0) }
      try source.apply(Array(extents.indices))
      window.addSubview(list)
      window.settle()
      list.contentOffset.y = offset
      window.settle()
    }

    /// Puts new rows first, with ids from 1000 on.
    @discardableResult
    func prepend(_ count: Int, _ extent: Double, from first: Int = 1000) throws -> ListReport {
      let ids = Array(first..<first + count)
      for id in ids { extents[id] = extent }
      return try source.prepend(ids).list
    }

    var y: CGFloat { list.contentOffset.y }

    /// Where a row is on the screen.
    func screen(_ id: Int) -> CGFloat? { source.path(of: id).flatMap { list.rect(of: $0) }.map { $0.minY - y } }
  }

  @Test("106: rows that come above move the offset once, by their extent, and what is seen stays")
  func insertedAbove() throws {
    let shown = try Shown(Array(repeating: 50, count: 30), height: 500, at: 600)
    var offsets: [[CGFloat]] = []
    let token = shown.list.observeScroll(.offset) { event in
      if case .offset(let old, let new) = event.change { offsets.append([old.y, new.y]) }
    }
    let delegate = DelegateRecorder()
    shown.list.delegate = delegate
    try shown.prepend(10, 80)
    shown.window.settle()
    #expect(shown.y == 1400)
    #expect(shown.screen(12) == 0)
    #expect(offsets == [[600, 1400]])
    #expect(delegate.calls == ["didScroll"])
    token.cancel()
  }

  @Test("107: a row that is seen in part stays where it is, to the point")
  func halfVisible() throws {
    let shown = try Shown(Array(repeating: 50, count: 30), height: 500, at: 625)
    try shown.prepend(3, 50)
    #expect(shown.y == 775)
  }

  @Test("109: what comes first counts, and not what is first among the subviews")
  func zOrder() throws {
    let (_, node) = try hierarchy(
      "V[SV](0,0,100,250)>(r3(0,200,100,100), r1(0,0,100,100), r2(0,100,100,100))")
    let scroll = try #require(node["V"] as? ScrollNode)
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentOffset.y = 50
    let report = scroll.changeContent {
      for view in scroll.subviews { view.frame.origin.y += 200 }
      scroll.addSubview(ViewNode("n1", frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      scroll.addSubview(ViewNode("n2", frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
      scroll.contentSize.height = 500
    }
    #expect(scroll.contentOffset.y == 250)
    #expect(report.kept == .view("r1", isFallback: false))
  }

  @Test("110: however many rows come at once, the one that is looked at stays", arguments: [(50, 10100), (5, 1100)])
  func manyRows(_ count: Int, _ offset: CGFloat) throws {
    let shown = try Shown(Array(repeating: 200, count: 4), height: 600, at: 100)
    try shown.prepend(count, 200)
    #expect(shown.y == offset)
    #expect(shown.screen(0) == -100)
  }

  @Test("112: rows that come and go above in one update make one change of the offset")
  func insertAndRemove() throws {
    let list = ListNode(rows: 20, rowHeight: 60, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.contentOffset.y = 300
    let delegate = DelegateRecorder()
    list.delegate = delegate
    let report = try list.update {
      $0.deleteRows(at: [RowPath(0, 0)])
      $0.insertRows(at: (0..<5).map { RowPath(0, $0) })
    }
    #expect(list.contentOffset.y == 540)
    #expect(report.oldOffset == 300 && report.newOffset == 540)
    #expect(delegate.calls == ["didScroll"])
  }

  @Test("113: rows that go above move the offset back")
  func removedAbove() throws {
    let shown = try Shown(Array(repeating: 50, count: 30), height: 500, at: 600)
    try shown.prepend(10, 80)
    #expect(shown.y == 1400)
    try shown.source.remove(rows: 0..<10)
    #expect(shown.y == 600)
  }

  @Test("115: at the end of the content the place is kept as anywhere")
  func nearTheEnd() throws {
    let shown = try Shown((0..<40).map { $0.isMultiple(of: 2) ? 40 : 120 }, height: 640, at: 2560)
    let ids = Array(1000..<1020)
    for id in ids { shown.extents[id] = id.isMultiple(of: 2) ? 40 : 120 }
    try shown.source.prepend(ids)
    #expect(shown.y == 4160)
    #expect(shown.list.isAtEnd)
    #expect(shown.list.rect(of: RowPath(0, 59)).map { $0.maxY - shown.y } == 640)
  }

  @Test("116: rows at the bottom of a short chat stay there when the free room above them goes")
  func shortChat() throws {
    let shown = try Shown([60, 60, 60], height: 600)
    shown.list.shortContent = .end
    #expect((0..<3).map { shown.screen($0) } == [420, 480, 540])
    #expect(shown.y == 0)
    #expect(shown.list.contentSize.height == 600)
    try shown.prepend(10, 60)
    #expect(shown.list.contentSize.height == 780)
    #expect(shown.y == 180)
    #expect(shown.list.rect(of: RowPath(0, 10))?.minY == 600)
    #expect(shown.screen(0) == 420)
  }

  @Test("118: the height is the new one as soon as the rows are there, and the distance from the end is the same")
  func heightBeforeLayout() throws {
    let shown = try Shown(Array(repeating: 50, count: 20), height: 400, at: 300)
    try shown.prepend(3, 50)
    #expect(shown.list.contentSize.height == 1150)
    #expect(shown.y == 450)
    #expect(shown.list.contentSize.height - shown.y == CGFloat(1000 - 300))
    shown.window.settle()
    #expect(shown.y == 450)
  }

  @Test("119: the inset of a spinner that goes moves neither a long list nor a short one")
  func footerInset() throws {
    let long = try Shown(Array(repeating: 50, count: 20), height: 400)
    long.list.contentInset.bottom = 60
    long.list.contentOffset.y = 660
    for id in 20..<30 { long.extents[id] = 50 }
    try long.source.append(Array(20..<30))
    long.list.contentInset.bottom = 0
    #expect(long.y == 660)
    let short = try Shown([50], height: 400)
    short.list.contentInset.bottom = 60
    short.list.contentInset.bottom = 0
    #expect(short.y == 0)
  }

  @Test("121: rows that collapse never leave a gap before the first")
  func collapse() throws {
    let order = [3, 1, 2]
    let atStart = try Shown(Array(repeating: 200, count: 4), height: 504)
    for id in order {
      try atStart.source.resize(id, to: 60)
      #expect(atStart.y == 0)
    }
    let atEnd = try Shown(Array(repeating: 200, count: 4), height: 504, at: 296)
    var offsets: [CGFloat] = []
    for id in order {
      try atEnd.source.resize(id, to: 60)
      offsets.append(atEnd.y)
    }
    #expect(offsets == [156, 16, 0])
  }

  @Test("122: heights that were measured are kept while the list is out of its window")
  func measuredHeights() throws {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let list = ListNode(rowCounts: [100], extents: .uniform(row: .estimated(100)), frame: window.bounds)
    list.measure = { _ in 44 }
    window.addSubview(list)
    list.scroll(to: .end)
    window.settle()
    list.contentOffset.y = 3800
    window.settle()
    #expect(list.contentSize.height == 4400)
    list.removeFromSuperview()
    window.settle()
    window.addSubview(list)
    window.settle()
    #expect(list.contentSize.height == 4400)
    #expect(list.contentOffset.y == 3800)
  }

  @Test("124: a pager that is turned stays on its page")
  func turnedPager() throws {
    let pager = ScrollNode(axes: .horizontal, frame: CGRect(x: 0, y: 0, width: 1024, height: 600))
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 10240, height: 600)
    pager.contentOffset.x = 8192
    pager.frame.size = CGSize(width: 768, height: 800)
    pager.contentSize = CGSize(width: 7680, height: 800)
    #expect(pager.contentOffset.x == 6144)

    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 1024, height: 600))
    list.axes = .horizontal
    list.isPagingEnabled = true
    list.extents = ListExtents(row: { [unowned list] _ in RowExtent(list.bounds.width) }, dependOnViewport: true)
    try list.reload([10])
    list.contentOffset.x = 8192
    list.frame.size = CGSize(width: 768, height: 800)
    #expect(list.contentSize.width == 7680)
    #expect(list.contentOffset.x == 6144)
    #expect(list.visibleRows == [RowPath(0, 8)])
  }

  @Test("125: a list of rows that size themselves keeps row and fraction when it is turned")
  func turnedList() throws {
    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.extents = ListExtents(
      row: { [unowned list] _ in list.bounds.width < 600 ? 90 : 60 }, dependOnViewport: true)
    try list.reload([100])
    list.contentOffset.y = 1845
    list.frame.size = CGSize(width: 844, height: 390)
    #expect(list.contentOffset.y == 1230)
    #expect(list.restingRange(along: .vertical).maximum == 5610)

    let measured = ListNode(
      rowCounts: [100], extents: .uniform(row: .estimated(90)), frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    measured.measure = { [unowned measured] _ in measured.bounds.width < 600 ? 90 : 60 }
    measured.scroll(to: .end)
    measured.contentOffset.y = 1845
    measured.frame.size = CGSize(width: 844, height: 390)
    #expect(measured.contentOffset.y == 1230)
  }

  @Test("127: a refresh that begins under the finger moves nothing, and ends where the content rests")
  func refresh() throws {
    for prepends in [false, true] {
      let shown = try Shown(Array(repeating: 50, count: 30), height: 600)
      let list = shown.list
      list.contentOffset.y = 0
      try shown.window.touchDown(at: CGPoint(x: 100, y: 100))
      try shown.window.touchMove(to: CGPoint(x: 100, y: 101))
      list.contentOffset.y = -120
      list.contentInset.top = 60
      #expect(list.contentOffset.y == -120)
      try shown.window.touchLift()
      shown.window.settle()
      #expect(list.contentOffset.y == -60)
      if prepends {
        try shown.prepend(5, 50)
        #expect(shown.y == 190)
        #expect(shown.screen(0) == 60)
      }
      list.contentInset.top = 0
      #expect(shown.y == (prepends ? 190 : 0))
    }
  }

  @Test("128: rows whose ids have no order are held by where they are", arguments: ["b", "y", "0"])
  func idsWithoutOrder(_ first: String) throws {
    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    list.extents = .uniform(row: 50)
    let above = (0..<12).map { "above \($0)" }
    let source = try RowSource(list, ids: above + [first, "z", "a", "q"])
    list.contentOffset.y = 600
    #expect(source.visibleIDs == [first, "z", "a"])
    let report = try source.prepend(["m", "n"])
    #expect(list.contentOffset.y == 700)
    #expect(report.list.kept == .row(try #require(source.handle(of: first)), isFallback: false))
  }

  @Test("130: duplicate ids are reported, and the row that is looked at stays")
  func duplicates() throws {
    let pages = Array(1...30) + Array(30...59)
    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.extents = .uniform(row: 50)
    let source = RowSource<OneSection, Int>(list)
    let report = try source.apply(pages)
    #expect(report.duplicates == [30])
    #expect(list.rowCount == 60)
    #expect([29, 30].map { source.id(at: RowPath(0, $0)) } == [30, 30])
    list.contentOffset.y = 1450
    try source.prepend([0])
    #expect(list.contentOffset.y == 1500)
    #expect(source.path(of: 30) == RowPath(0, 30))
    #expect(list.scroll(to: .id(30), at: .start) == .alreadyThere)

    let paged = try PagedList()
    paged.pass()
    paged.pager.deliver(RowPage(pages[..<30].map { "\($0)" }, after: 2), for: try #require(paged.loads.last))
    paged.pager.loadMore()
    paged.pass()
    paged.pager.deliver(RowPage(pages[30...].map { "\($0)" }), for: try #require(paged.loads.last))
    #expect(paged.list.rowCount == 59)
  }
}
