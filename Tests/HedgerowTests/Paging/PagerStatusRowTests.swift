import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Rows of a paged list that say how loading goes.
@Suite("Pager status rows")
struct PagerStatusRowTests {
  @Test("Edge 27: rows that say how loading goes count for no distance, hold no place, and follow the status")
  func statusRows() throws {
    let paged = try PagedList()
    paged.pager.statusRow = { side, status in
      switch status {
      case .loading: "spinner \(side)"
      case .failed: "retry \(side)"
      case .exhausted: side == .end ? "that is all" : nil
      default: nil
      }
    }
    paged.pass()
    #expect(paged.source.snapshot().items == ["spinner end"])
    try paged.answer(20, after: 2)
    #expect(paged.list.rowCount == 20)
    paged.scroll(to: 400)
    #expect(paged.list.contentSize.height == 1050)
    #expect(paged.source.id(at: RowPath(0, 20)) == "spinner end")
    paged.list.contentOffset.y = 450
    paged.pager.fail(PagedList.Missing.network, for: try #require(paged.loads.last))
    #expect(paged.source.id(at: RowPath(0, 20)) == "retry end")
    #expect(paged.list.contentOffset.y == 450, "one row took the place of the other")
    paged.scroll(to: 399)
    #expect(paged.pager.status(of: .end).description == "idle", "one point before the last real row: the zone is left")
    paged.scroll(to: 400)
    #expect(paged.asked() == [1, 2, 2])
    try paged.answer(20)
    #expect(paged.source.id(at: RowPath(0, 40)) == "that is all")
    #expect(paged.source.id(at: RowPath(0, 39)) == "2.19")
    // Nothing but the status row in view: nothing is held on to.
    paged.list.frame.size.height = 40
    paged.list.contentOffset.y = 2005
    let report = try paged.source.prepend(["live"]).list
    #expect(report.kept == .offset)
  }

  @Test("A row that says how loading goes comes back when the app has replaced all rows, and pages stay before it")
  func statusRowReplaced() throws {
    let paged = try PagedList()
    paged.pager.statusRow = { side, status in side == .end ? "status" : nil }
    try paged.begin(20)
    #expect(paged.list.rowCount == 21)
    try paged.source.apply(["1.3", "1.5"])
    #expect(try paged.answer(2, after: 3) == .shown(new: 2, known: 0))
    paged.pass()
    #expect(paged.source.snapshot().items == ["1.3", "1.5", "2.0", "2.1", "status"])
  }

  @Test("A row that says how loading goes is the outermost again when the app has put rows beyond it")
  func statusRowOutermost() throws {
    let paged = try PagedList()
    paged.pager.statusRow = { side, _ in "status \(side)" }
    try paged.begin(20)
    try paged.source.append(["later"])
    try paged.source.prepend(["newer"])
    let seen = paged.source.visibleIDs.first
    let offset = paged.list.contentOffset.y
    paged.pass()
    let items = paged.source.snapshot().items
    #expect(items.first == "status start")
    #expect(items.last == "status end")
    #expect(Array(items.dropFirst().prefix(2)) == ["newer", "1.0"])
    #expect(Array(items.suffix(3)) == ["1.19", "later", "status end"])
    #expect(paged.list.contentOffset.y == offset + (seen == "newer" ? 50 : 0))
  }

  @Test("A row of the content is never taken for one that says how loading goes")
  func statusRowClash() throws {
    let paged = try PagedList()
    paged.pager.statusRow = { _, status in status.isLoading ? "1.3" : nil }
    try paged.begin(20)
    paged.scroll(to: 400)
    #expect(paged.list.rowCount == 20)
    try paged.answer(5, after: nil)
    #expect(paged.list.rowCount == 25)
    #expect(paged.source.path(of: "1.3") == RowPath(0, 3))
  }
}
