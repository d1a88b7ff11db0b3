import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Headers and footers on screen")
struct ListHeaderTests {
  /// Three sections of header 20, 5 rows of 10, footer 6, in a viewport of 60.
  private func list(_ style: ListStyle = .plain) throws -> ListNode {
    let list = ListNode("l", frame: .viewport(30, 60))
    list.style = style
    list.extents = .uniform(row: 10, header: 20, footer: 6)
    list.rowProvider = RowProvider(header: { ViewNode("header \($0)") }, footer: { ViewNode("footer \($0)") })
    try list.reload([5, 5, 5])
    return list
  }

  private func places(_ list: ListNode, at y: CGFloat) -> [String: CGFloat] {
    list.contentOffset.y = y
    list.layoutIfNeeded()
    let named = list.subviews.compactMap { view in view.identifier.map { ($0, view.frame.minY) } }
    return Dictionary(uniqueKeysWithValues: named)
  }

  @Test(
    "A header sticks to the edge and is pushed out by the end of its section; one that scrolls stays at its place",
    arguments: [
      (-10.0, 0.0), (0, 0), (15, 15), (55, 55), (56, 56), (57, 56), (70, 56), (75.5, 56),
    ])
  func sticky(offset: CGFloat, place: CGFloat) throws {
    #expect(places(try list(), at: offset)["header 0"] == place)
    #expect(places(try list(.grouped), at: offset)["header 0"] == (offset < 20 ? 0 : nil))
  }

  @Test("Only sections on screen have headers and footers, at their places")
  func onlyOnScreen() throws {
    let list = try list(.grouped)
    #expect(places(list, at: 0) == ["header 0": 0])
    #expect(places(list, at: 10) == ["header 0": 0])
    #expect(places(list, at: 16) == ["header 0": 0, "footer 0": 70])
    #expect(places(list, at: 20) == ["footer 0": 70, "header 1": 76])
    #expect(places(list, at: 76) == ["header 1": 76])
    #expect(places(list, at: 120) == ["footer 1": 146, "header 2": 152])
    #expect(places(list, at: 500) == [:])
  }

  @Test("A header keeps its view while only rows change, and gets another when sections do")
  func views() throws {
    let list = try list()
    list.placeKeeping.start = .reveal
    list.layoutIfNeeded()
    func header() -> ViewNode? { list.subviews.first { $0.identifier == "header 0" } }
    let first = header()
    #expect(first != nil)
    try list.update { $0.insertRows(at: [RowPath(0, 0)]) }
    try list.resizeRow(at: RowPath(0, 2), to: 30)
    list.listHeaderExtent = 3
    list.layoutIfNeeded()
    #expect(header() === first)
    #expect(header()?.frame.minY == 3)
    try list.update { $0.deleteSections([1]) }
    list.layoutIfNeeded()
    #expect(header() != nil)
    #expect(first?.superview == nil)
    #expect(list.subviews.filter { $0.identifier?.hasPrefix("header") == true }.count == 1)
  }

  @Test("The views of the list's own header and footer lie before and behind all rows")
  func ends() throws {
    let list = try list(.grouped)
    let (header, footer, other) = (ViewNode("head"), ViewNode("foot"), ViewNode("other"))
    list.headerView = header
    list.footerView = footer
    list.listHeaderExtent = 12
    list.listFooterExtent = 8
    list.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 30, height: 12))
    #expect(footer.frame == CGRect(x: 0, y: 240, width: 30, height: 8))
    #expect(header.superview === list)
    try list.reload([1])
    list.layoutIfNeeded()
    #expect(footer.frame.minY == 48)
    list.headerView = other
    #expect(header.superview == nil)
    list.footerView = nil
    list.layoutIfNeeded()
    #expect(other.superview === list)
    #expect(footer.superview == nil)
  }
}
