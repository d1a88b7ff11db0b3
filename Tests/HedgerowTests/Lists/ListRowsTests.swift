import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Rows on screen")
struct ListRowsTests {
  private let rows = TextRows()

  private func list(_ count: Int = 40, height: CGFloat = 50) -> RecordingList {
    let list = RecordingList("l", rows: count, rowHeight: 10, frame: .viewport(30, height))
    list.rowProvider = rows.provider
    return list
  }

  private func scroll(_ list: ListNode, to y: CGFloat) {
    list.contentOffset.y = y
    list.layoutIfNeeded()
  }

  @Test("Each row comes once and goes once, those that go first, in order")
  func comingAndGoing() {
    let list = list(height: 30)
    list.layoutIfNeeded()
    #expect(list.events() == "+(0, 0) +(0, 1) +(0, 2)")
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.events() == "")
    scroll(list, to: 15)
    #expect(list.events() == "-(0, 0) +(0, 3) +(0, 4)")
    scroll(list, to: 0)
    #expect(list.events() == "-(0, 3) -(0, 4) +(0, 0)")
    scroll(list, to: 300)
    #expect(list.events() == "-(0, 0) -(0, 1) -(0, 2) +(0, 30) +(0, 31) +(0, 32)")
    scroll(list, to: 1000)
    #expect(list.events() == "-(0, 30) -(0, 31) -(0, 32)")
  }

  @Test("As many views are made as rows are shown at once, and each is told when it is used again")
  func reuse() {
    let list = list()
    for y in stride(from: 0.0, through: 350, by: 3) { scroll(list, to: CGFloat(y)) }
    for y in stride(from: 350.0, through: 0, by: -7) { scroll(list, to: CGFloat(y)) }
    #expect(rows.made == ["row": 6])
    #expect(list.texts == (0..<5).map { "(0, \($0))" })
    #expect(list.subviews.contains { ($0 as? TextRow)?.reuses ?? 0 > 3 })
  }

  @Test("A view is never shared between kinds")
  func kinds() {
    rows.kind = { $0.row % 3 == 0 ? "big" : "small" }
    let list = list()
    for y in [0, 20, 40, 340, 11, 0] {
      scroll(list, to: CGFloat(y))
      for path in list.viewportRows {
        #expect(list.rowView(at: path)?.identifier == rows.kind(path))
        #expect((list.rowView(at: path) as? TextRow)?.text == "\(path)")
      }
    }
    #expect(rows.made["big"] == 2)
    #expect(rows.made["small"] == 4)
  }

  @Test("Content is given to a row when it comes, and again only when it is reloaded")
  func configure() throws {
    let list = list(height: 30)
    list.placeKeeping.start = .reveal
    list.layoutIfNeeded()
    #expect(rows.configured == 3)
    try list.update { $0.insertRows(at: [RowPath(0, 0)]) }
    list.layoutIfNeeded()
    #expect(rows.configured == 4)
    rows.text = { "new \($0)" }
    try list.update { $0.reloadRows(at: [RowPath(0, 2), RowPath(0, 20)]) }
    list.layoutIfNeeded()
    #expect(rows.configured == 5)
    #expect(list.texts == ["(0, 0)", "(0, 0)", "new (0, 2)"])
    // A row that is reloaded and leaves before the layout is given its content once, when it comes back.
    try list.update { $0.reloadRows(at: [RowPath(0, 1)]) }
    scroll(list, to: 200)
    scroll(list, to: 0)
    let count = rows.configured
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(rows.configured == count)
    try list.update { $0.reloadSections([0]) }
    list.layoutIfNeeded()
    #expect(rows.configured == count + 3)
    #expect(list.events().hasSuffix("+(0, 0) +(0, 1) +(0, 2)"))
  }

  @Test("A row that is reloaded into another kind gets another view")
  func reloadedKind() throws {
    let list = list(height: 30)
    list.layoutIfNeeded()
    _ = list.events()
    let old = list.rowView(at: RowPath(0, 1))
    rows.kind = { $0.row == 1 ? "big" : "row" }
    try list.update { $0.reloadRows(at: [RowPath(0, 1), RowPath(0, 2)]) }
    list.layoutIfNeeded()
    #expect(list.rowView(at: RowPath(0, 1))?.identifier == "big")
    #expect(list.subviews.map(\.identifier) == ["row", "big", "row"])
    #expect(old?.superview == nil)
    #expect(list.events() == "-(0, 1) +(0, 1)")
  }

  @Test("Row views stand in row order behind everything else, also beside what is pinned to them")
  func order() throws {
    let list = list(height: 40)
    let bar = ViewNode("bar")
    list.addSubview(bar)
    list.layoutIfNeeded()
    let pinned = ViewNode("pinned")
    let second = try #require(list.rowView(at: RowPath(0, 1)))
    second.addOverlay(pinned)
    for y in [0, 5, 10, 0, 3] as [CGFloat] {
      scroll(list, to: y)
      list.setNeedsLayout()
      list.layoutIfNeeded()
      #expect(list.texts == list.viewportRows.map { "\($0)" })
      let index = try #require(list.subviews.firstIndex { $0 === second })
      #expect(list.subviews[index + 1] === pinned)
      #expect(list.subviews.last === bar)
    }
  }

  @Test("A moved row keeps its view, and the views stay in the order of the rows")
  func moved() throws {
    let list = list(height: 40)
    rows.text = { "row \($0.row)" }
    list.layoutIfNeeded()
    _ = list.events()
    let views = list.viewportRows.map { list.rowView(at: $0) }
    try list.update { $0.moveRow(at: RowPath(0, 0), to: RowPath(0, 2)) }
    list.layoutIfNeeded()
    #expect(list.texts == ["row 1", "row 2", "row 0", "row 3"])
    #expect(list.rowView(at: RowPath(0, 2)) === views[0])
    #expect(list.rowView(at: RowPath(0, 0)) === views[1])
    #expect(list.events() == "")
    try list.update { $0.moveRow(at: RowPath(0, 0), to: RowPath(0, 30)) }
    list.layoutIfNeeded()
    #expect(list.events() == "-(0, 0) +(0, 3)")
  }

  @Test("A row that goes says the path that it had")
  func pathsOnLeaving() throws {
    let list = list(height: 30)
    list.placeKeeping.start = .reveal
    list.layoutIfNeeded()
    _ = list.events()
    try list.update { $0.insertRows(at: [RowPath(0, 0), RowPath(0, 1)]) }
    list.layoutIfNeeded()
    #expect(list.events() == "-(0, 1) -(0, 2) +(0, 0) +(0, 1)")
    #expect(list.viewportRows.last.flatMap { list.rowView(at: $0) } === list.subviews[2])
    try list.update { $0.deleteRows(at: [RowPath(0, 1)]) }
    list.layoutIfNeeded()
    #expect(list.events() == "-(0, 1) +(0, 2)")
    try list.reload([2])
    list.layoutIfNeeded()
    #expect(list.events() == "-(0, 0) -(0, 1) -(0, 2) +(0, 0) +(0, 1)")
    #expect(rows.made["row"] == 3)
  }

  @Test("Row views are found, hit and asked like any other view")
  func realSubviews() throws {
    let window = WindowNode(width: 100, height: 100) {
      ControllerNode("Owner") { ListNode("l", rows: 40, rowHeight: 20) }
    }
    let list = try window.onlyDescendant(ofType: ListNode.self)
    list.rowProvider = RowProvider(
      make: { _ in
        let row = TextRow()
        row.addSubview(ViewNode("label", frame: CGRect(x: 0, y: 5, width: 50, height: 10)))
        return row
      }, configure: { ($0 as? TextRow)?.text = "\($1)" })
    list.contentOffset.y = 110
    window.settle()
    let hit = try #require(window.hitTest(CGPoint(x: 10, y: 20)))
    #expect(hit.identifier == "label")
    #expect(list.path(ofRowContaining: hit) == RowPath(0, 6))
    #expect(list.path(ofRowContaining: list) == nil)
    #expect(list.path(ofRowContaining: window) == nil)
    #expect(hit.owningController?.title == "Owner")
    #expect(hit.enclosing(ListNode.self) === list)
    #expect(hit.next is TextRow)
    #expect(window.allDescendants(ofType: TextRow.self).map(\.text) == (5...10).map { "(0, \($0))" })
  }

  @Test("Lists in rows get back the offset that belongs to their row")
  func innerOffsets() throws {
    let list = ListNode("outer", rows: 20, rowHeight: 50, frame: .viewport(100, 100))
    list.rowProvider = RowProvider(make: { _ in
      let inner = ListNode("inner", frame: .viewport(100, 50))
      inner.axes = .horizontal
      inner.rowProvider = RowProvider(make: { _ in
        let text = ScrollNode("text", frame: .viewport(44, 50))
        text.contentSize = CGSize(width: 44, height: 500)
        return text
      })
      _ = try? inner.reload([30])
      return inner
    })
    func inner(_ row: Int) throws -> ListNode { try #require(list.rowView(at: RowPath(0, row)) as? ListNode) }
    let window = WindowNode(frame: .viewport(100, 100))
    window.addSubview(list)
    window.settle()
    try inner(0).contentOffset.x = 300
    try inner(1).contentOffset.x = 7
    window.settle()
    let text = try #require(inner(0).rowView(at: RowPath(0, 7)) as? ScrollNode)
    text.contentOffset.y = 60
    list.scroll(to: .row(10), at: .start)
    window.settle()
    #expect(try inner(10).contentOffset.x == 0)
    #expect(try inner(11).contentOffset.x == 0)
    try inner(10).contentOffset.x = 300
    window.settle()
    for view in list.allDescendants(ofType: ScrollNode.self) where view.identifier == "text" {
      #expect(view.contentOffset.y == 0)
    }
    try list.update { $0.insertRows(at: [RowPath(0, 0)]) }
    list.scroll(to: .row(1), at: .start)
    window.settle()
    #expect(try inner(1).contentOffset.x == 300)
    #expect(try inner(2).contentOffset.x == 7)
  }

  @Test("A row may choose where it is scrolled to when it is given its content")
  func ownOffset() throws {
    let list = ListNode("outer", rows: 20, rowHeight: 50, frame: .viewport(100, 100))
    list.rowProvider = RowProvider(
      make: { _ in ScrollNode() },
      configure: { view, path in
        (view as? ScrollNode)?.contentOffset.x = CGFloat(path.row)
      })
    for row in [0, 5, 3] {
      list.scroll(to: .row(row), at: .start)
      list.layoutIfNeeded()
      #expect((list.rowView(at: RowPath(0, row)) as? ScrollNode)?.contentOffset.x == CGFloat(row))
    }
  }

  @Test("A list that is taken out of its window and put back keeps its rows, and nothing comes or goes")
  func outAndBack() {
    let list = list(height: 30)
    let window = WindowNode(frame: .viewport(30, 30))
    window.addSubview(list)
    window.settle()
    let views = list.subviews
    _ = list.events()
    list.removeFromSuperview()
    window.settle()
    list.contentOffset.y = 5
    window.addSubview(list)
    window.settle()
    #expect(list.events() == "+(0, 3)")
    #expect(list.subviews.prefix(3).elementsEqual(views, by: ===))
    #expect(list.subviews.allSatisfy { $0.window === window })
  }

  @Test("Another provider makes all views anew, and uses none of the old ones")
  func otherProvider() {
    let list = list(height: 30)
    list.layoutIfNeeded()
    _ = list.events()
    let old = list.subviews
    list.rowProvider = RowProvider(
      make: { _ in ViewNode("other") }, configure: { view, _ in #expect(view.identifier == "other") })
    list.layoutIfNeeded()
    #expect(list.events() == "-(0, 0) -(0, 1) -(0, 2) +(0, 0) +(0, 1) +(0, 2)")
    #expect(list.subviews.map(\.identifier) == ["other", "other", "other"])
    #expect(old.allSatisfy { $0.superview == nil })
    scroll(list, to: 15)
    #expect(list.subviews.allSatisfy { $0.identifier == "other" })
  }

  @Test("Without a provider nothing is left of the rows, headers and footers on screen")
  func providerRemoved() throws {
    let list = RecordingList("l", frame: .viewport(30, 60))
    var provider = rows.provider
    provider.header = { ViewNode("header \($0)") }
    provider.footer = { ViewNode("footer \($0)") }
    list.rowProvider = provider
    try list.reload([SectionExtents(header: 10, rowCount: 2, rowExtent: 10, footer: 5)])
    list.layoutIfNeeded()
    #expect(list.subviews.map(\.identifier) == ["row", "row", "header 0", "footer 0"])
    list.rowProvider = nil
    list.layoutIfNeeded()
    #expect(list.subviews.isEmpty)
    #expect(list.events() == "+(0, 0) +(0, 1) -(0, 0) -(0, 1)")
  }
}
