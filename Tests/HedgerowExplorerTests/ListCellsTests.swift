import Foundation
import Hedgerow
import HedgerowExplorer
import Testing

/// Rows from the cells that a text shows.
struct ListCellsTests {
  /// A table of a size with cells at places along y, and headers of sections.
  private func table(
    cells: [(y: Double, height: Double)], headers: [(y: Double, height: Double)] = [], contentHeight: Double = 1000,
    offset: Double = 0
  ) throws -> ListCells {
    var text =
      "<UITableView: 0x1; frame = (0 0; 320 400); layer = <CALayer: 0x2>; contentOffset: {0, \(offset)}; contentSize: {320, \(contentHeight)}>\n"
    for (index, cell) in cells.enumerated() {
      text +=
        "   | <UITableViewCell: 0x\(String(0x100 + index, radix: 16)); frame = (0 \(cell.y); 320 \(cell.height)); layer = <CALayer: 0x2>>\n"
    }
    for header in headers {
      text +=
        "   | <UITableViewHeaderFooterView: 0x9; frame = (0 \(header.y); 320 \(header.height)); layer = <CALayer: 0x2>>\n"
    }
    return try #require(try DumpModel(reading: text).lists.first)
  }

  @Test func `rows stand in the order of their places, whatever the order of the text`() throws {
    let cells = try table(cells: [(144, 44), (100, 44), (188, 60)])
    #expect(cells.list.rowCount == 3)
    #expect(cells.cells.map(\.path) == (0..<3).map { RowPath(section: 0, row: $0) })
    #expect(cells.cells.map(\.view.frame.origin.y) == [100, 144, 188])
    #expect(cells.list.rect(of: RowPath(section: 0, row: 2)) == CGRect(x: 0, y: 188, width: 320, height: 60))
    #expect(cells.list.contentSize.height == 1000)
  }

  @Test func `the rows on screen are those whose cells are`() throws {
    let cells = try table(cells: [(100, 44), (144, 44), (188, 60)], offset: 150)
    #expect(cells.list.viewportRows == [RowPath(section: 0, row: 1), RowPath(section: 0, row: 2)])
    #expect(cells.list.row(at: CGPoint(x: 5, y: 190)) == RowPath(section: 0, row: 2))
    #expect(cells.list.row(at: CGPoint(x: 5, y: 50)) == nil, "what is above the first cell is no row")
  }

  @Test func `a gap without a header belongs to the row before it, one with a header begins a section`() throws {
    let cells = try table(cells: [(40, 44), (94, 44), (178, 44)], headers: [(138, 40), (0, 40)])
    #expect(cells.list.sectionCount == 2)
    #expect(cells.cells.map(\.path.section) == [0, 0, 1])
    #expect(cells.list.rect(of: RowPath(section: 0, row: 0))?.height == 54)
    #expect(cells.list.rect(of: RowPath(section: 0, row: 1))?.height == 44)
    #expect(cells.list.rect(ofHeader: 1) == CGRect(x: 0, y: 138, width: 320, height: 40))
    #expect(cells.list.rect(ofHeader: 0) == CGRect(x: 0, y: 0, width: 320, height: 40))
  }

  @Test func `a cell leads to its row, and a row to its cell`() throws {
    let model = try DumpModel(reading: ScreenText.mail)
    let list = try #require(model.view(at: 0x2000) as? ListNode)
    let cells = try #require(model.cells(of: list))
    let second = RowPath(section: 0, row: 0)
    #expect(cells.cell(at: second) === model.view(at: 0x2010))
    #expect(cells.path(ofCellContaining: try #require(model.view(at: 0x2011))) == second)
    #expect(cells.path(ofCellContaining: list) == nil)
    #expect(cells.cells.count == 2, "a cell that is hidden waits to be used again")
  }

  @Test func `cells side by side make a grid`() throws {
    let text = """
      <UICollectionView: 0x1; frame = (0 0; 300 400); layer = <CALayer: 0x2>; contentOffset: {0, 0}; contentSize: {300, 1000}>
         | <TileCell: 0x10; baseClass = UICollectionViewCell; frame = (0 0; 150 100); layer = <CALayer: 0x2>>
         | <TileCell: 0x11; baseClass = UICollectionViewCell; frame = (150 0; 150 100); layer = <CALayer: 0x2>>
         | <TileCell: 0x12; baseClass = UICollectionViewCell; frame = (0 100; 150 100); layer = <CALayer: 0x2>>
      """
    let model = try DumpModel(reading: text)
    let cells = try #require(model.lists.first)
    #expect(cells.list.columns == 2)
    #expect(cells.list.rect(of: RowPath(section: 0, row: 1)) == CGRect(x: 150, y: 0, width: 150, height: 100))
    #expect(cells.cell(at: RowPath(section: 0, row: 2)) === model.view(at: 0x12))
    #expect(model.notes.map(\.guess) == [.madeUp])
  }

  @Test func `in lines of different lengths a line is a row, and a note says so`() throws {
    let text = """
      <UICollectionView: 0x1; frame = (0 0; 300 400); layer = <CALayer: 0x2>; contentOffset: {0, 0}; contentSize: {300, 1000}>
         | <TileCell: 0x10; baseClass = UICollectionViewCell; frame = (0 0; 300 100); layer = <CALayer: 0x2>>
         | <TileCell: 0x11; baseClass = UICollectionViewCell; frame = (0 100; 150 100); layer = <CALayer: 0x2>>
         | <TileCell: 0x12; baseClass = UICollectionViewCell; frame = (150 100; 150 100); layer = <CALayer: 0x2>>
      """
    let model = try DumpModel(reading: text)
    let cells = try #require(model.lists.first)
    #expect(cells.list.rowCount == 2)
    #expect(cells.cells.map(\.path.row) == [0, 1, 1])
    #expect(model.notes.contains { $0.guess == .geometry && $0.line == 1 })
  }

  @Test func `cells in the wrapper of an old table are its rows, and those of a list in a cell are not`() throws {
    let text = """
      <UITableView: 0x1; frame = (0 0; 320 400); layer = <CALayer: 0x2>; contentOffset: {0, 0}; contentSize: {320, 300}>
         | <UITableViewWrapperView: 0x3; frame = (0 10; 320 400); layer = <CALayer: 0x2>; contentOffset: {0, 0}; contentSize: {320, 400}>
         |    | <UITableViewCell: 0x10; frame = (0 0; 320 100); layer = <CALayer: 0x2>>
         |    |    | <UICollectionView: 0x20; frame = (0 0; 320 100); layer = <CALayer: 0x2>; contentOffset: {0, 0}; contentSize: {900, 100}>
         |    |    |    | <TileCell: 0x21; baseClass = UICollectionViewCell; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
      """
    let model = try DumpModel(reading: text)
    #expect(model.lists.map(\.cells.count) == [1, 1])
    #expect(model.lists[0].list.rect(of: RowPath(section: 0, row: 0))?.origin.y == 10)
    #expect(model.lists[1].list.axes == .horizontal)
  }

  @Test func `elements of a test run have screen places; the content begins with the first cell`() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 7, label: 'App'
          Window (Main), 0x2, {{0.0, 0.0}, {320.0, 480.0}}
            Table, 0x3, {{0.0, 64.0}, {320.0, 416.0}}, identifier: 'inbox'
              Cell, 0x4, {{0.0, 44.0}, {320.0, 50.0}}
              Cell, 0x5, {{0.0, 94.0}, {320.0, 50.0}}
                StaticText, 0x6, {{16.0, 100.0}, {90.0, 20.0}}, label: 'Hello'
      """
    let model = try DumpModel(reading: text)
    let list = try #require(model.view(at: 0x3) as? ListNode)
    #expect(list.identifier == "inbox")
    #expect(list.contentOffset.y == 20)
    #expect(list.rowCount == 2)
    #expect(list.rect(of: RowPath(section: 0, row: 1))?.origin.y == 50)
    let window = try #require(model.windows.first)
    #expect(window.hitTest(CGPoint(x: 20, y: 110)) === model.view(at: 0x6))
    let label = try #require(model.view(at: 0x6))
    #expect(label.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 100))
    #expect(model.notes.contains { $0.guess == .geometry && $0.line == 4 })
  }

  @Test(arguments: UInt64(0)..<60)
  func `random cells give rows at the places of their cells`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var y = Double(Int.random(in: 0...50, using: &random))
    var cells: [(y: Double, height: Double)] = []
    var headers: [(y: Double, height: Double)] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      if random.chance(1, in: 4) {
        let height = Double(Int.random(in: 10...40, using: &random))
        headers.append((y, height))
        y += height
      }
      let height = Double(Int.random(in: 10...90, using: &random))
      cells.append((y, height))
      y += height + (random.chance(1, in: 3) ? Double(Int.random(in: 1...9, using: &random)) : 0)
    }
    let content = y + Double(Int.random(in: 0...200, using: &random))
    let found = try table(cells: cells.shuffled(using: &random), headers: headers, contentHeight: content)
    #expect(found.cells.count == cells.count)
    for ((path, view), cell) in zip(found.cells, cells) {
      let rect = found.list.rect(of: path)
      #expect(rect?.origin.y == CGFloat(cell.y), "seed \(seed)")
      #expect(view.frame.origin.y == CGFloat(cell.y), "seed \(seed)")
      #expect((rect?.height ?? 0) >= CGFloat(cell.height), "seed \(seed)")
      #expect(found.list.row(at: CGPoint(x: 1, y: cell.y + 1)) == path, "seed \(seed)")
    }
    #expect(found.list.contentSize.height == CGFloat(content), "seed \(seed)")
  }
}
