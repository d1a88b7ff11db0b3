import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Where rows are")
struct ListGeometryTests {
  /// List header 7, then (header 20, 3 rows of 10, footer 5), (header 20, no rows, footer 0), (no header, 2 rows of 10,
  /// footer 5), list footer 9.
  private func list(columns: Int = 1, axes: ScrollAxes = .vertical) throws -> ListNode {
    let list = ListNode("l", frame: .viewport(60, 60))
    list.axes = axes
    list.style = .grouped
    list.columns = columns
    list.listHeaderExtent = 7
    list.listFooterExtent = 9
    try list.reload([
      SectionExtents(header: 20, rowCount: 3, rowExtent: 10, footer: 5), SectionExtents(header: 20, rows: []),
      SectionExtents(rowCount: 2, rowExtent: 10, footer: 5),
    ])
    return list
  }

  @Test("Headers, rows and footers follow each other along the axis")
  func spans() throws {
    let list = try list()
    #expect(list.contentSize == CGSize(width: 60, height: 116))
    #expect(list.rect(ofSection: 0) == CGRect(x: 0, y: 7, width: 60, height: 55))
    #expect(list.rect(ofHeader: 0) == CGRect(x: 0, y: 7, width: 60, height: 20))
    #expect(list.rect(of: RowPath(0, 2)) == CGRect(x: 0, y: 47, width: 60, height: 10))
    #expect(list.rect(ofFooter: 0) == CGRect(x: 0, y: 57, width: 60, height: 5))
    #expect(list.rect(ofSection: 1) == CGRect(x: 0, y: 62, width: 60, height: 20))
    #expect(list.rect(ofHeader: 2) == CGRect(x: 0, y: 82, width: 60, height: 0))
    #expect(list.rect(of: RowPath(2, 1)) == CGRect(x: 0, y: 92, width: 60, height: 10))
    #expect(list.rect(ofFooter: 2) == CGRect(x: 0, y: 102, width: 60, height: 5))
  }

  @Test("A horizontal list has the same spans from left to right")
  func horizontal() throws {
    let list = try list(axes: .horizontal)
    #expect(list.contentSize == CGSize(width: 116, height: 60))
    #expect(list.rect(of: RowPath(0, 2)) == CGRect(x: 47, y: 0, width: 10, height: 60))
    #expect(list.row(at: CGPoint(x: 47, y: 59)) == RowPath(0, 2))
    #expect(list.scroll(to: .row(1, section: 2), at: .end) == .settled(from: 0, to: 42))
    #expect(list.contentOffset == CGPoint(x: 42, y: 0))
  }

  @Test(
    "A place that there is not has no rectangle",
    arguments: [(0, 3), (1, 0), (3, 0), (-1, 0), (0, -1), (Int.max, Int.max), (Int.min, Int.min)])
  func noRectangle(section: Int, row: Int) throws {
    for columns in [1, 2] {
      let list = try list(columns: columns)
      #expect(list.rect(of: RowPath(section, row)) == nil)
      #expect(!list.contains(RowPath(section, row)))
      #expect(list.handle(of: RowPath(section, row)) == nil)
      #expect(list.rowView(at: RowPath(section, row)) == nil)
      guard section < 0 || section > 2 else { continue }
      #expect(list.rect(ofSection: section) == nil)
      #expect(list.rect(ofHeader: section) == nil)
      #expect(list.rect(ofFooter: section) == nil)
      #expect(list.rowCount(inSection: section) == nil)
    }
  }

  @Test(
    "A point is in the row that starts there, and in none on headers, footers, gaps and outside",
    arguments: [
      (0.0, 0.0, nil), (0, 6, nil), (0, 26.999, nil), (0, 27, RowPath(0, 0)), (0, 36.999, RowPath(0, 0)),
      (0, 37, RowPath(0, 1)), (59.999, 37, RowPath(0, 1)), (60, 37, nil), (-0.001, 37, nil), (0, 57, nil),
      (0, 70, nil), (0, 82, RowPath(2, 0)), (0, 101.5, RowPath(2, 1)), (0, 102, nil), (0, 110, nil), (0, 116, nil),
      (0, -1, nil), (0, 1e300, nil), (.nan, 37, nil), (0, .nan, nil), (0, .infinity, nil),
    ] as [(Double, Double, RowPath?)])
  func rowAtPoint(x: Double, y: Double, row: RowPath?) throws {
    #expect(try list().row(at: CGPoint(x: x, y: y)) == row)
  }

  @Test("Rows are in a rectangle that has more than an edge in common with them")
  func rowsInRectangle() throws {
    let list = try list()
    func rows(_ y: CGFloat, _ height: CGFloat, x: CGFloat = 0, width: CGFloat = 60) -> [RowPath] {
      list.rows(in: CGRect(x: x, y: y, width: width, height: height))
    }
    #expect(rows(0, 200) == [RowPath(0, 0), RowPath(0, 1), RowPath(0, 2), RowPath(2, 0), RowPath(2, 1)])
    #expect(rows(37, 10) == [RowPath(0, 1)])
    #expect(rows(36.5, 11) == [RowPath(0, 0), RowPath(0, 1), RowPath(0, 2)])
    #expect(rows(57, 25) == [])
    #expect(rows(56, 27) == [RowPath(0, 2), RowPath(2, 0)])
    #expect(rows(37, 0) == [])
    #expect(rows(37, 10, x: 30, width: 0) == [])
    #expect(rows(37, 10, x: 60, width: 10) == [])
    #expect(rows(37, 10, x: -10, width: 10) == [])
    #expect(rows(47, -10) == [RowPath(0, 1)])
    #expect(rows(.nan, 10) == [])
    #expect(rows(-1e308, 1.7e308) == list.rows(in: list.bounds.insetBy(dx: 0, dy: -1000)))
  }

  @Test("A grid puts items side by side, each line as long as its longest item")
  func grid() throws {
    let list = ListNode("g", frame: .viewport(90, 100))
    try list.reload([SectionExtents(header: 5, rows: [10, 30, 20, 15], footer: 2), SectionExtents(rows: [8])])
    list.columns = 3
    #expect(list.contentSize.height == 60)
    #expect(list.rect(of: RowPath(0, 0)) == CGRect(x: 0, y: 5, width: 30, height: 30))
    #expect(list.rect(of: RowPath(0, 2)) == CGRect(x: 60, y: 5, width: 30, height: 30))
    #expect(list.rect(of: RowPath(0, 3)) == CGRect(x: 0, y: 35, width: 30, height: 15))
    #expect(list.rect(of: RowPath(1, 0)) == CGRect(x: 0, y: 52, width: 30, height: 8))
    #expect(list.row(at: CGPoint(x: 30, y: 5)) == RowPath(0, 1))
    #expect(list.row(at: CGPoint(x: 29.9, y: 34.9)) == RowPath(0, 0))
    #expect(list.row(at: CGPoint(x: 31, y: 36)) == nil)
    #expect(list.rows(in: CGRect(x: 30, y: 0, width: 30, height: 100)) == [RowPath(0, 1)])
    #expect(
      list.rows(in: CGRect(x: 0, y: 0, width: 30.5, height: 40)) == [RowPath(0, 0), RowPath(0, 1), RowPath(0, 3)])
    #expect(list.outlineDetail == "rows (0, 0)–(1, 0) of 5 in 2 sections")
  }

  @Test("Any number of columns can be asked for", arguments: [Int.min, -1, 0, 1, 2, 7, 1000, Int.max])
  func columns(columns: Int) throws {
    let list = ListNode("g", rows: 7, rowHeight: 10, frame: .viewport(70, 100))
    list.columns = columns
    #expect(list.columns == max(1, columns))
    #expect(list.contentSize.height == [1: 70, 2: 40][list.columns] ?? 10)
    #expect(list.rows(in: list.bounds).count == 7)
    #expect(list.viewportRows.count == 7)
    #expect(list.row(at: CGPoint(x: 69, y: 9)) == [1: RowPath(0, 0), 2: RowPath(0, 1), 7: RowPath(0, 6)][list.columns])
    #expect(list.outlineDetail == "rows 0–6 of 7")
  }

  @Test("A grid that gets more columns rests inside its shorter content")
  func columnsClamp() {
    let list = ListNode("g", rows: 8, rowHeight: 100, frame: .viewport(100, 150))
    list.scroll(to: .end)
    list.columns = 2
    #expect(list.contentOffset.y == 250)
    #expect(list.scroll(to: .end) == .alreadyThere)
  }

  @Test("The content may be wider than the list")
  func across() throws {
    let list = try list()
    list.contentExtentAcross = 200
    #expect(list.rect(of: RowPath(0, 0))?.width == 200)
    list.contentExtentAcross = .nan
    list.contentExtentAcross = -1
    #expect(list.contentSize.width == 200)
    list.contentSize = CGSize(width: 80, height: 1)
    #expect(list.contentSize == CGSize(width: 80, height: 116))
    list.contentExtentAcross = nil
    #expect(list.contentSize.width == 60)
  }

  @Test("Header and footer of the list take no length that is none", arguments: [-1, Double.nan, .infinity])
  func badEnds(points: Double) throws {
    let list = try list()
    list.listHeaderExtent = points
    list.listFooterExtent = points
    list.overscan = points
    #expect(list.listHeaderExtent == 7)
    #expect(list.listFooterExtent == 9)
    #expect(list.overscan == 0)
  }

  @Test(
    "The next section with rows is found from any number",
    arguments: [
      (Int.min, 0), (-1, 0), (0, 2), (1, 2), (2, nil), (3, nil), (Int.max, nil),
    ] as [(Int, Int?)])
  func nextNonEmpty(section: Int, next: Int?) throws {
    #expect(try list().nextNonEmptySection(after: section) == next)
    #expect(ListNode().nextNonEmptySection(after: section) == nil)
  }
}
