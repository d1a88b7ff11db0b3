import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// What a list holds on to, and what its rules say at its ends.
@Suite("Place keeping")
struct PlaceKeepingTests {
  /// A list of rows of 50 points in a window of 200, at an offset.
  static func shown(
    _ ids: [String], at offset: CGFloat = 0
  ) throws -> (list: ListNode, source: RowSource<OneSection, String>, window: WindowNode) {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let list = ListNode("l", frame: window.bounds)
    list.extents = .uniform(row: 50)
    let source = try RowSource(list, ids: ids)
    window.addSubview(list)
    list.contentOffset.y = offset
    window.settle()
    return (list, source, window)
  }

  static let ids = (0..<20).map { "r\($0)" }

  @Test("When the row that was held on to goes, the next one in view takes over, at its own place")
  func nextInView() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 510)
    let report = try source.apply(["new"] + Self.ids.filter { $0 != "r10" })
    // r11 was at 40 on the screen.
    #expect(list.contentOffset.y == 510)
    #expect(try report.list.kept == .row(#require(source.handle(of: "r11")), isFallback: false))
  }

  @Test("When all rows in view go, the next one behind takes the place of the first, else the next before")
  func fallback() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 510)
    let gone = Set((10...14).map { "r\($0)" })
    let report = try source.apply(["new"] + Self.ids.filter { !gone.contains($0) })
    #expect(try report.list.kept == .row(#require(source.handle(of: "r15")), isFallback: true))
    // r15 starts at 550 now and is where r10 was: at -10.
    #expect(list.contentOffset.y == 560)

    let (other, otherSource, _) = try Self.shown(Self.ids, at: 510)
    let left = try otherSource.apply(["new"] + Self.ids[..<10])
    #expect(try left.list.kept == .row(#require(otherSource.handle(of: "r9")), isFallback: true))
    // r9 starts at 500 now: where r10 was that is 510, and the content ends before.
    #expect(left.list.clampedBy == 160)
    #expect(other.contentOffset.y == 350)
  }

  @Test("A row that is moved is not followed, wherever it goes")
  func moved() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 510)
    let report = try source.move("r10", to: RowPath(0, 0))
    #expect(list.contentOffset.y == 510)
    #expect(try report.list.kept == .row(#require(source.handle(of: "r11")), isFallback: false))
    try source.move("r11", after: "r19")
    #expect(list.contentOffset.y == 510)
    // Of the rows in view, r9 is the first now.
    try source.move("r9", after: "r19")
    #expect(list.contentOffset.y == 460)
  }

  @Test("A row that fills the view is what the reader looks at, and is followed")
  func movedAlone() throws {
    let (list, source, _) = try Self.shown(Self.ids)
    try source.resize("r10", to: 1000)
    list.contentOffset.y = 800
    try source.move("r10", to: RowPath(0, 0))
    #expect(list.contentOffset.y == 300)
  }

  @Test("The optimistic message keeps its place under its new id")
  func replacedID() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 510)
    let handle = source.handle(of: "r10")
    try source.replaceID("r10", with: "server")
    try source.prepend(["a", "b"])
    #expect(list.contentOffset.y == 610)
    #expect(source.handle(of: "server") == handle)
  }

  @Test("A row of which less than a point is seen counts when no other does")
  func onePoint() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 549.5)
    // r10 shows half a point: r11 counts, so that r10 may grow upwards.
    try source.resize("r10", to: 150)
    #expect(list.contentOffset.y == 649.5)
    let (small, smallSource, _) = try Self.shown(["a", "b"])
    small.frame.size.height = 0.5
    small.contentOffset.y = 60
    try smallSource.prepend(["c"])
    #expect(small.contentOffset.y == 110)
  }

  @Test("A row that spans the edge stays with its start, and grows downwards")
  func spanning() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 510)
    try source.resize("r10", to: 500)
    #expect(list.contentOffset.y == 510)
  }

  @Test("Held by its end, a row that spans the edge grows upwards, and so does a view")
  func heldEnd() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 510)
    list.placeKeeping.heldEdge = .end
    try source.resize("r10", to: 500)
    #expect(list.contentOffset.y == 960)
    try source.prepend(["a"])
    #expect(list.contentOffset.y == 1010)
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = ViewNode("v", frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    scroll.addSubview(view)
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentOffset.y = 150
    scroll.placeKeeping.heldEdge = .end
    scroll.changeContent {
      view.frame.size.height = 400
      scroll.contentSize.height = 400
    }
    #expect(scroll.contentOffset.y == 250)
  }

  @Test("Rows that may not be held on to are passed over, also as fallbacks")
  func excluded() throws {
    let (list, source, _) = try Self.shown(["spinner"] + Self.ids, at: 20)
    list.mayAnchor = { source.id(at: $0) != "spinner" }
    try source.apply(["a", "b", "spinner"] + Self.ids)
    #expect(list.contentOffset.y == 120)
    list.mayAnchor = { _ in false }
    let report = try source.prepend(["c"])
    #expect(list.contentOffset.y == 120)
    #expect(report.list.kept == .offset)
  }

  @Test("At its start a list holds its row, or reveals what comes, as it is told")
  func start() throws {
    let (list, source, _) = try Self.shown(Self.ids)
    try source.prepend(["a"])
    #expect(list.contentOffset.y == 50)
    list.contentOffset.y = 0
    list.placeKeeping.start = .reveal
    let report = try source.prepend(["b"])
    #expect(list.contentOffset.y == 0)
    #expect(report.list.kept == .start)
    // A page holds also there.
    try list.keepingPlace(.page) { () throws in _ = try source.prepend(["c"]) }
    #expect(list.contentOffset.y == 50)
    list.contentOffset.y = 0
    list.contentInset.top = 30
    #expect(list.contentOffset.y == -30)
    try source.prepend(["d"])
    #expect(list.contentOffset.y == -30)
  }

  @Test("At its end a list stays, or follows, within its tolerance and by what was before the change")
  func end() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 800)
    try source.append(["a"])
    #expect(list.contentOffset.y == 800)
    list.placeKeeping.end = .follow
    try source.append(["b"])
    #expect(list.contentOffset.y == 800, "it was 50 points from its end")
    list.contentOffset.y = 899.5
    let report = try source.append(["c"])
    #expect(list.contentOffset.y == 950)
    #expect(report.list.kept == .end)
    list.placeKeeping.end = .follow(tolerance: 80)
    list.contentOffset.y = 880
    try source.append(["d"])
    #expect(list.contentOffset.y == 1000)
    list.placeKeeping.end = .follow(tolerance: -5)
    list.contentOffset.y = 998
    try source.append(["e"])
    #expect(list.contentOffset.y == 998)
    // A message that is written grows, a page of newer ones does not pull.
    list.scroll(to: .end)
    try source.resize("e", to: 90)
    #expect(list.isAtEnd)
    try list.keepingPlace(.page) { () throws in _ = try source.append(["f"]) }
    #expect(!list.isAtEnd)
    // Older messages that come at the start leave the end in view.
    list.scroll(to: .end)
    let last = list.contentOffset.y
    try source.prepend(["x", "y"])
    #expect(list.isAtEnd)
    #expect(list.contentOffset.y == last + 100)
  }

  @Test("Place keeping can be off, for a list and for one update")
  func off() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 500)
    let report = try list.keepingPlace(.off) { () throws in try source.prepend(["a"]).list }
    #expect(list.contentOffset.y == 500)
    #expect(report.kept == .offset)
    try source.prepend(["b"])
    #expect(list.contentOffset.y == 550)
    list.placeKeeping = .off
    try source.prepend(["c"])
    #expect(list.contentOffset.y == 550)
    try source.apply(["c"])
    #expect(list.contentOffset.y == 0)
  }

  @Test("Content that takes the place of all there was lands where it is told to, in one step")
  func landing() throws {
    let (list, source, _) = try Self.shown(Self.ids, at: 500)
    let delegate = DelegateRecorder()
    list.delegate = delegate
    let others = (0..<30).map { "other \($0)" }
    let report = try list.landing(at: .end) { () throws in try source.apply(others).list }
    #expect(report.kept == .destination)
    #expect(list.contentOffset.y == 1300)
    #expect(delegate.calls == ["didScroll"])
    try list.landing(at: .id("r3"), alignment: .center) { () throws in _ = try source.apply(Self.ids) }
    #expect(list.contentOffset.y == 75)
    let missing = try list.landing(at: .id("nobody")) { () throws in try source.apply(others).list }
    #expect(missing.kept == .offset)
    #expect(list.contentOffset.y == 75)
  }

  @Test("A reload keeps the offset, since no row that was in view is left")
  func reload() throws {
    let (list, _, _) = try Self.shown(Self.ids, at: 500)
    #expect(try list.reload([30]).kept == .offset)
    #expect(list.contentOffset.y == 500)
    try list.reload([0])
    #expect(try list.update { $0.insertRows(at: (0..<9).map { RowPath(0, $0) }) }.kept == .offset)
    #expect(list.contentOffset.y == 0)
  }

  @Test("A length that is measured to nothing usable moves nothing", arguments: [Double.nan, -1, .infinity])
  func badMeasure(_ points: Double) throws {
    let list = ListNode(
      rowCounts: [50], extents: .uniform(row: .estimated(40)), frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.measure = { _ in points }
    list.contentOffset.y = 1000
    list.layoutIfNeeded()
    list.frame.size.width = 80
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 1000)
    #expect(list.measureFaults > 0)
    #expect(list.contentSize.height == 2000)
  }

  @Test("An item of a grid is held on to by its line")
  func grid() throws {
    let list = ListNode(rows: 30, rowHeight: 50, frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    list.columns = 3
    list.contentOffset.y = 160
    let report = try list.update { $0.insertRows(at: (0..<6).map { RowPath(0, $0) }) }
    #expect(list.contentOffset.y == 260)
    #expect(report.kept == list.handle(of: RowPath(0, 15)).map { .row($0, isFallback: false) })
    try list.update { $0.insertRows(at: [RowPath(0, 0)]) }
    #expect(list.contentOffset.y == 260, "item 15 is in the same line still")
    try list.update { $0.insertRows(at: (0..<3).map { RowPath(0, $0) }) }
    #expect(list.contentOffset.y == 310)
  }

  @Test("Rows of a section that goes, comes or moves are held on to as all others")
  func sections() throws {
    let list = ListNode(
      rowCounts: [4, 4, 4], extents: .uniform(row: 50, header: 20), style: .grouped,
      frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.contentOffset.y = 260
    let report = try list.update { $0.insertSection(0, rowCount: 2) }
    #expect(list.contentOffset.y == 380)
    #expect(report.kept == list.handle(of: RowPath(2, 0)).map { .row($0, isFallback: false) })
    // The section in view goes, with its four rows from 360 on: the first row of the next takes the place of the first.
    let fallback = try list.update { $0.deleteSections([2]) }
    #expect(fallback.kept == list.handle(of: RowPath(2, 0)).map { .row($0, isFallback: true) })
    #expect(list.contentOffset.y == 360)
    #expect(fallback.clampedBy == 20)
  }
}
