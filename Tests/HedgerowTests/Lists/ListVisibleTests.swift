import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Which rows are seen")
struct ListVisibleTests {
  struct Seen: CustomTestStringConvertible {
    let offset: Double
    var insets = ScrollInsets.zero
    let visible: ClosedRange<Int>
    let onScreen: ClosedRange<Int>
    var testDescription: String { "offset \(offset), top \(insets.top), bottom \(insets.bottom)" }
  }

  @Test(
    "A row that ends at the edge is not seen; insets cover rows that are on screen",
    arguments: [
      Seen(offset: 0, visible: 0...9, onScreen: 0...9), Seen(offset: 0.5, visible: 0...10, onScreen: 0...10),
      Seen(offset: 10, visible: 1...10, onScreen: 1...10), Seen(offset: -15, visible: 0...8, onScreen: 0...8),
      Seen(offset: 295, visible: 29...39, onScreen: 29...39), Seen(offset: 350, visible: 35...39, onScreen: 35...39),
      Seen(offset: 100, insets: ScrollInsets(top: 20, bottom: 10), visible: 12...18, onScreen: 10...19),
      Seen(offset: 105, insets: ScrollInsets(top: 20, bottom: 10), visible: 12...19, onScreen: 10...20),
      Seen(offset: -20, insets: ScrollInsets(top: 20, bottom: 10), visible: 0...6, onScreen: 0...7),
    ])
  func halfOpen(seen: Seen) {
    let list = ListNode("l", rows: 40, rowHeight: 10, frame: .viewport(50, 100))
    list.rowProvider = RowProvider()
    list.contentInset = seen.insets
    list.contentOffset.y = seen.offset
    #expect(list.visibleRows.map(\.row) == Array(seen.visible))
    #expect(list.viewportRows.map(\.row) == Array(seen.onScreen))
    #expect(list.materialisedRows == list.viewportRows)
    #expect(list.outlineDetail == "rows \(seen.visible.lowerBound)–\(seen.visible.upperBound) of 40")
    list.layoutIfNeeded()
    #expect(list.subviews.count == seen.onScreen.count)
  }

  @Test("Overscan gives views to more rows, and puts none of them on screen")
  func overscan() {
    let list = RecordingList("l", rows: 40, rowHeight: 10, frame: .viewport(50, 100))
    list.rowProvider = RowProvider()
    list.overscan = 15
    list.contentOffset.y = 100
    list.layoutIfNeeded()
    #expect(list.viewportRows.map(\.row) == Array(10...19))
    #expect(list.materialisedRows.map(\.row) == Array(8...21))
    #expect(list.subviews.count == 14)
    #expect(list.rowView(at: RowPath(0, 9)) == nil)
    #expect(list.rowView(at: RowPath(0, 10))?.frame == CGRect(x: 0, y: 100, width: 50, height: 10))
    #expect(list.rowView(at: RowPath(0, 20)) == nil)
    #expect(list.path(ofRowContaining: list.subviews[0]) == nil)
    #expect(list.path(ofRowContaining: list.subviews[2]) == RowPath(0, 10))
    #expect(list.events() == (10...19).map { "+(0, \($0))" }.joined(separator: " "))
    list.contentOffset.y = 110
    list.layoutIfNeeded()
    #expect(list.events() == "-(0, 10) +(0, 20)")
    #expect(list.subviews.count == 14)
  }

  @Test("No row has a view without a provider")
  func noProvider() {
    let list = ListNode("l", rows: 40, frame: .viewport(50, 100))
    list.layoutIfNeeded()
    #expect(list.materialisedRows == [])
    #expect(list.viewportRows.count == 3)
    #expect(list.subviews.isEmpty)
  }

  @Test(
    "A header that sticks covers rows, and less and less of them as the next section pushes it out",
    arguments: [
      // offset, first row seen
      (0.0, RowPath(0, 0)), (5, RowPath(0, 0)), (10, RowPath(0, 1)), (25, RowPath(0, 2)), (30, RowPath(0, 3)),
      (79, RowPath(0, 7)), (80, RowPath(0, 8)),
      // Section 0 ends at 120: from 100 on its header is pushed.
      (100, RowPath(1, 0)), (110, RowPath(1, 0)), (119, RowPath(1, 0)), (120, RowPath(1, 0)), (131, RowPath(1, 1)),
    ] as [(Double, RowPath)])
  func sticky(offset: Double, first: RowPath) throws {
    let list = ListNode("l", frame: .viewport(50, 60))
    try list.reload(Array(repeating: SectionExtents(header: 20, rowCount: 10, rowExtent: 10), count: 3))
    list.contentOffset.y = offset
    #expect(list.visibleRows.first == first)
    list.style = .grouped
    #expect(list.visibleRows.first == list.viewportRows.first)
  }

  @Test("A header sticks below the start inset")
  func stickyInset() throws {
    let list = ListNode("l", frame: .viewport(50, 100))
    list.contentInset.top = 15
    try list.reload([SectionExtents(header: 20, rowCount: 30, rowExtent: 10)])
    list.rowProvider = RowProvider(header: { ViewNode("header \($0)") })
    #expect(list.contentOffset.y == -15)
    #expect(list.visibleRows.first == RowPath(0, 0))
    list.contentOffset.y = 50
    list.layoutIfNeeded()
    #expect(list.visibleRows.first == RowPath(0, 6))
    #expect(list.viewportRows.first == RowPath(0, 3))
    #expect(list.subviews.last?.frame == CGRect(x: 0, y: 65, width: 50, height: 20))
  }

  @Test("Rows without extent are neither seen nor given a view")
  func zeroRows() throws {
    let list = ListNode("l", frame: .viewport(50, 100))
    list.rowProvider = RowProvider()
    try list.reload([SectionExtents(rows: [0, 10, 0, 0, 20, 0])])
    list.layoutIfNeeded()
    #expect(list.visibleRows.map(\.row) == [1, 4])
    #expect(list.subviews.count == 2)
    #expect(list.outlineDetail == "rows 1–4 of 6")
  }

  @Test("An outline says which rows are seen, of how many")
  func outline() throws {
    let window = WindowNode(width: 390, height: 844) {
      ControllerNode("Mail") {
        ListNode("inbox", rows: 40, rowHeight: 44)
        ListNode("archive", rows: 12, rowHeight: 60)
        ListNode("none")
        ListNode("sections", rowCounts: [0, 2, 3], extents: .uniform(row: 44))
      }
    }
    #expect(
      window.outline == """
        Window 390×844
        └ Mail
          ├ List "inbox"     rows 0–4 of 40
          ├ List "archive"   rows 0–3 of 12
          ├ List "none"      no rows
          └ List "sections"  rows (1, 0)–(2, 2) of 5 in 3 sections
        """)
    let list = try window.onlyDescendant(ofType: ListNode.self, matching: .identifier("inbox"))
    list.contentOffset.y = 1e6
    #expect(list.outlineDetail == "none of 40 rows")
  }
}
