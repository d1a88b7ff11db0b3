import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with scrolling a list to a row, each reduced to its one right answer.
@Suite("Scroll cases")
struct ScrollCases {
  /// A list of a viewport's height, 300 points wide.
  private func list(_ sections: [SectionExtents], height: CGFloat, style: ListStyle = .grouped) throws -> ListNode {
    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    list.style = style
    try list.reload(sections)
    return list
  }

  private func list(_ rows: Int, _ extent: RowExtent, height: CGFloat) throws -> ListNode {
    try list([SectionExtents(rowCount: rows, rowExtent: extent)], height: height)
  }

  @Test("search 17: the outer scroll view goes to its section and leaves the carousel inside alone")
  func outerCommand() throws {
    let (_, node) = try hierarchy(
      """
      V[SV axis=V](0,0,300,600)>(carousel[SV axis=H](0,0,300,100)>page(0,0,900,100), cat0(0,200,300,100), \
      cat1(0,1000,300,100), cat2(0,2600,300,100))
      """)
    let outer = try #require(node["V"] as? ScrollNode)
    let carousel = try #require(node["carousel"] as? ScrollNode)
    outer.contentSize = CGSize(width: 300, height: 3000)
    carousel.contentSize = CGSize(width: 900, height: 100)
    #expect(outer.scroll(to: node["cat1"], at: .start) == .settled(from: 0, to: 1000))
    #expect(outer.scroll(to: node["cat2"], at: .start) == .clamped(shortBy: 200))
    #expect(outer.contentOffset == CGPoint(x: 0, y: 2400))
    #expect(carousel.contentOffset == .zero)
  }

  @Test("77: a section that is not there is refused by its number, before any row is counted")
  func sectionEqualToCount() throws {
    let list = try list(Array(repeating: SectionExtents(rowCount: 31, rowExtent: 44), count: 25), height: 400)
    #expect(list.scroll(to: .row(0, section: 26)) == .refused(.badSection(26, of: 25)))
    #expect(list.scroll(to: .row(0, section: 25)) == .refused(.badSection(25, of: 25)))
    #expect(list.contentOffset == .zero)
    #expect(list.scroll(to: .row(0, section: 24), at: .start) == .settled(from: 0, to: 24 * 31 * 44))
  }

  /// Counts how often each section is asked for its rows.
  private final class CountingScrollable: RowScrollable {
    var asked: [Int] = []
    var scrollOffset = CGPoint.zero
    let scrollAxes = ScrollAxes.vertical
    let scrollViewport = CGSize(width: 100, height: 100)
    let scrollContentSize = CGSize(width: 100, height: 1000)
    let scrollInsets = ScrollInsets.zero
    let rowVersion = 0
    let rowSectionCount: Int
    init(sections: Int) { rowSectionCount = sections }
    func setScrollOffset(_ offset: CGPoint) { scrollOffset = offset }
    func rowCount(inShownSection section: Int) -> Int {
      asked.append(section)
      return 1
    }
    func span(ofShownRow path: RowPath) -> Range<Double> { 0..<10 }
    func span(ofShownSection section: Int) -> Range<Double> { 0..<10 }
    func stickyExtent(ofShownSection section: Int) -> Double { 0 }
  }

  @Test("77b: nothing is asked about a section that does not exist")
  func noQuery() {
    let scrollable = CountingScrollable(sections: 25)
    #expect(scrollable.scroll(to: .row(0, section: 26)) == .refused(.badSection(26, of: 25)))
    #expect(scrollable.asked.isEmpty)
    let empty = CountingScrollable(sections: 0)
    #expect(empty.scroll(to: .last) == .refused(.empty))
    #expect(empty.asked.isEmpty)
  }

  @Test("79: a row of an empty section is refused with the offset as it was, and the next section with rows is found")
  func emptySection() throws {
    let list = try list([2, 3, 1, 0, 4].map { SectionExtents(rowCount: $0, rowExtent: 44) }, height: 400)
    list.contentOffset.y = -31.667
    #expect(list.scroll(to: .row(0, section: 3)) == .refused(.outOfBounds(row: 0, of: 0, section: 3)))
    #expect(list.contentOffset.y == -31.667)
    #expect(list.nextNonEmptySection(after: 2) == 4)
  }

  @Test("80: the last row of nothing is refused as empty, and that of five rows is reached")
  func lastOfNothing() throws {
    let list = try list([], height: 100)
    #expect(list.scroll(to: .last) == .refused(.empty))
    try list.reload([0])
    #expect(list.scroll(to: .last) == .refused(.empty))
    list.extents = .uniform(row: 40)
    try list.reload([5])
    #expect(list.scroll(to: .last, at: .end) == .settled(from: 0, to: 100))
  }

  @Test("82: a grid counts items, not lines")
  func gridItems() throws {
    let grid = try list(8, 100, height: 150)
    grid.columns = 2
    #expect(grid.contentSize.height == 400)
    #expect(grid.scroll(to: .row(3), at: .start) == .settled(from: 0, to: 100))
    #expect(grid.scroll(to: .row(6), at: .start) == .clamped(shortBy: 50))
    #expect(grid.contentOffset.y == 250)
    #expect(grid.scroll(to: .row(7), at: .start) == .alreadyThere)
    #expect(grid.contentOffset.y == 250)
    #expect(grid.scroll(to: .row(8), at: .start) == .refused(.outOfBounds(row: 8, of: 8, section: 0)))
    #expect(grid.rect(of: RowPath(section: 0, row: 7)) == CGRect(x: 150, y: 300, width: 150, height: 100))
    #expect(grid.row(at: CGPoint(x: 160, y: 310)) == RowPath(section: 0, row: 7))
  }

  @Test("83: pages that went away are refused, and the list rests on the last page that is left")
  func shrunkenPager() throws {
    let pager = ListNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    pager.axes = .horizontal
    pager.extents = .uniform(row: 300)
    try pager.reload([5])
    pager.scroll(to: .row(2), at: .start)
    #expect(pager.contentOffset.x == 600)
    try pager.reload([2])
    #expect(pager.scroll(to: .row(3), at: .start) == .refused(.outOfBounds(row: 3, of: 2, section: 0)))
    #expect(pager.contentOffset == CGPoint(x: 300, y: 0))
    #expect(pager.scroll(to: .row((1 + 1) % 2), at: .start) == .settled(from: 300, to: 0))
  }

  @Test("85: a row lands behind its section's header, and below it where the header sticks")
  func throughHeader() throws {
    let section = SectionExtents(header: 40, rows: [30, 30])
    let grouped = try list([section], height: 50)
    #expect(grouped.scroll(to: .row(0), at: .start) == .settled(from: 0, to: 40))
    #expect(grouped.scroll(to: .row(1), at: .start) == .clamped(shortBy: 20))
    #expect(grouped.contentOffset.y == 50)
    let plain = try list([section], height: 50, style: .plain)
    #expect(plain.scroll(to: .row(0), at: .start) == .alreadyThere)
    #expect(plain.scroll(to: .row(1), at: .start) == .settled(from: 0, to: 30))
  }

  @Test("86: offsets add up over many sections, of equal and of unequal length")
  func manySections() throws {
    let equal = try list(
      Array(repeating: SectionExtents(header: 40, rowCount: 20, rowExtent: 30), count: 24), height: 600)
    #expect(equal.contentSize.height == 15_360)
    #expect(equal.scroll(to: .section(20), at: .start) == .settled(from: 0, to: 12_800))
    #expect(equal.scroll(to: .row(0, section: 20), at: .start) == .settled(from: 12_800, to: 12_840))
    #expect(equal.scroll(to: .row(10, section: 20), at: .start) == .settled(from: 12_840, to: 13_140))

    let counts = [3, 0, 7, 12, 1, 30, 5]
    let unequal = try list(
      counts.map { SectionExtents(header: 40, rowCount: $0, rowExtent: 30) }, height: 100)
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let top = counts[..<section].reduce(0) { $0 + 40 + 30 * $1 } + 40 + 30 * row
        #expect(unequal.rect(of: RowPath(section: section, row: row))?.minY == CGFloat(top))
      }
    }
  }

  @Test("88: a destination without a row is the section, also an empty one, whose row 0 stays refused")
  func noRow() throws {
    let list = try list(
      [3, 2, 0, 20].map { SectionExtents(header: 30, rowCount: $0, rowExtent: 44) }, height: 400)
    #expect(list.contentSize.height == 1220)
    #expect(list.scroll(to: .section(2), at: .start) == .settled(from: 0, to: 280))
    #expect(list.scroll(to: .section(4), at: .start) == .refused(.badSection(4, of: 4)))
    #expect(list.scroll(to: .row(0, section: 2)) == .refused(.outOfBounds(row: 0, of: 0, section: 2)))
    #expect(list.contentOffset.y == 280)
  }

  @Test("89: a section without rows is revealed by its header, with no row named")
  func sectionWithoutRows() throws {
    let list = try list(
      [SectionExtents(header: 40, rows: []), SectionExtents(header: 40, rows: [50, 50])], height: 60)
    list.contentOffset.y = 100
    #expect(list.rect(ofSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(list.scroll(to: .section(0)) == .settled(from: 100, to: 0))
  }

  @Test("94: a scroll to the last of many unmeasured rows lands exactly", arguments: [(44.0, 3800.0), (150, 14_400)])
  func estimatesOvershoot(real: Double, end: Double) throws {
    let list = try list(100, .estimated(100), height: 600)
    list.measure = { _ in real }
    list.scroll(to: .row(99), at: .end)
    #expect(Double(list.contentOffset.y) == end)
    list.layoutIfNeeded()
    #expect(Double(list.contentOffset.y) == end)
    #expect(list.visibleRows.last == RowPath(section: 0, row: 99))
    #expect(list.rect(of: RowPath(section: 0, row: 99))?.maxY == CGFloat(end + 600))
  }

  @Test("95: a scroll back to the first row ends at the start, and nowhere before it", arguments: [0.0, 64])
  func backToFirst(inset: Double) throws {
    let list = try list(100, .estimated(100), height: 600)
    list.contentInset.top = CGFloat(inset)
    list.measure = { _ in 44 }
    list.scroll(to: .row(99), at: .end)
    #expect(list.contentOffset.y == 3800)
    list.scroll(to: .row(0), at: .start)
    #expect(Double(list.contentOffset.y) == -inset)
    list.layoutIfNeeded()
    #expect(Double(list.contentOffset.y) == -inset)
  }

  @Test("97: the least movement is none for a row that is seen, and counts a header that sticks")
  func leastMovement() throws {
    let list = try list(20, 50, height: 520)
    #expect(list.scroll(to: .row(5)) == .alreadyThere)
    #expect(list.scroll(to: .row(10)) == .settled(from: 0, to: 30))
    list.contentOffset.y = 130
    #expect(list.scroll(to: .row(2)) == .settled(from: 130, to: 100))

    let plain = try self.list(
      [SectionExtents(header: 30, rowCount: 20, rowExtent: 50)], height: 520, style: .plain)
    plain.contentOffset.y = 130
    #expect(plain.scroll(to: .row(2)) == .settled(from: 130, to: 100))
  }

  @Test("98: scrolling to a row leaves the other axis where it is")
  func otherAxis() throws {
    let list = try list(40, 50, height: 400)
    list.contentExtentAcross = 900
    list.axes = [.vertical, .horizontal]
    #expect(list.contentSize == CGSize(width: 900, height: 2000))
    list.contentOffset = CGPoint(x: 120, y: 0)
    list.scroll(to: .row(30), at: .end)
    #expect(list.contentOffset == CGPoint(x: 120, y: 1150))
  }

  @Test("100: content shorter than the viewport stays where it is, without an error")
  func shortContent() throws {
    let list = try list(3, 56, height: 312)
    #expect(list.scroll(to: .last, at: .end) == .alreadyThere)
    #expect(list.scroll(to: .row(1), at: .end) == .alreadyThere)
    #expect(list.contentOffset.y == 0)
  }

  @Test("103: a target inside a nested carousel is reached along both axes, each list moving its own")
  func nestedCarousel() throws {
    let list = try list(20, 200, height: 600)
    list.frame.size.width = 390
    list.rowProvider = RowProvider(make: { _ in
      let carousel = ListNode("carousel")
      carousel.axes = .horizontal
      carousel.extents = .uniform(row: 150)
      _ = try? carousel.reload([12])
      return carousel
    })
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.addSubview(list)
    window.settle()
    #expect(list.scroll(to: .row(9), at: .start) == .settled(from: 0, to: 1800))
    window.settle()
    let carousel = try #require(list.rowView(at: RowPath(section: 0, row: 9)) as? ListNode)
    #expect(carousel.scroll(to: .row(7), at: .start) == .settled(from: 0, to: 1050))
    #expect(list.contentOffset == CGPoint(x: 0, y: 1800))
    let others = list.allDescendants(ofType: ListNode.self).filter { $0 !== carousel }
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { $0.contentOffset == .zero })
  }
}
