import Foundation
import Hedgerow
import Testing

/// Rows that do not fill the viewport.
@Suite("Short content")
struct ShortContentTests {
  private func list(_ rows: Int) -> ListNode {
    let list = ListNode(rows: rows, rowHeight: 50, frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    list.shortContent = .end
    return list
  }

  @Test(
    "Rows of a short list lie at its end, the offset at its start", arguments: [(0, 300.0), (2, 200), (6, 0), (9, 0)])
  func place(_ rows: Int, _ free: CGFloat) throws {
    let list = list(rows)
    #expect(list.contentOffset.y == 0)
    #expect(list.contentSize.height == max(300, CGFloat(rows * 50)))
    if rows > 0 { #expect(list.rect(of: RowPath(section: 0, row: 0))?.minY == free) }
    list.shortContent = .start
    #expect(list.contentSize.height == CGFloat(rows * 50))
  }

  @Test("Insets and size count: the rows lie where the end is seen")
  func insets() throws {
    let list = list(2)
    list.contentInset = ScrollInsets(top: 20, bottom: 40)
    #expect(list.contentOffset.y == -20)
    #expect(list.rect(of: RowPath(section: 0, row: 1)).map { $0.maxY - list.contentOffset.y } == 260)
    list.frame.size.height = 200
    #expect(list.contentOffset.y == -20)
    #expect(list.rect(of: RowPath(section: 0, row: 1)).map { $0.maxY - list.contentOffset.y } == 160)
  }

  @Test("The header of the list keeps its length, and lies before the rows")
  func header() throws {
    let list = list(2)
    list.headerView = ViewNode("header")
    list.listHeaderExtent = 30
    #expect(list.listHeaderExtent == 30)
    list.layoutIfNeeded()
    #expect(list.headerView?.frame == CGRect(x: 0, y: 170, width: 100, height: 30))
    #expect(list.contentSize.height == 300)
    list.listHeaderExtent = .nan
    #expect(list.listHeaderExtent == 30)
  }

  @Test("Rows that come to a short chat push the others up, until it is full and follows its end")
  func growing() throws {
    let list = list(1)
    list.placeKeeping.end = .follow
    for count in 2...10 {
      try list.update { $0.insertRows(at: [RowPath(section: 0, row: count - 1)]) }
      let last = try #require(list.rect(of: RowPath(section: 0, row: count - 1)))
      #expect(last.maxY - list.contentOffset.y == 300)
    }
    #expect(list.contentOffset.y == 200)
  }

  @Test("A grid that does not fill the viewport lies at the end too")
  func grid() throws {
    let list = list(4)
    list.columns = 2
    #expect(list.rect(of: RowPath(section: 0, row: 3))?.maxY == 300)
    try list.update { $0.deleteRows(at: [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)]) }
    #expect(list.rect(of: RowPath(section: 0, row: 1))?.minY == 250)
  }
}
