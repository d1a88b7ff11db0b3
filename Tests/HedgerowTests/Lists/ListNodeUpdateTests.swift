import Foundation
import Hedgerow
import Testing

@Suite("Updates of a list")
struct ListNodeUpdateTests {
  private func list(_ counts: [Int] = [4, 0, 30]) throws -> RecordingList {
    let list = RecordingList("l", frame: .viewport(30, 50))
    list.extents = .uniform(row: 10, header: 5)
    list.rowProvider = TextRows().provider
    try list.reload(counts)
    return list
  }

  /// What a refused update must not touch.
  private struct Picture: Equatable {
    let outline: String
    let bounds: CGRect
    let contentSize: CGSize
    let views: [ObjectIdentifier]
    let handles: [RowHandle?]
    let counts: [Int?]
    let totals: RowTotals

    init(_ list: ListNode) {
      outline = list.outline
      bounds = list.bounds
      contentSize = list.contentSize
      views = list.subviews.map { ObjectIdentifier($0) }
      counts = (0..<list.sectionCount).map { list.rowCount(inSection: $0) }
      handles = (0..<list.sectionCount).flatMap { section in
        (0..<(list.rowCount(inSection: section) ?? 0)).map { list.handle(of: RowPath(section, $0)) }
      }
      totals = list.totals
    }
  }

  @Test("An update that fails leaves rows, offset and screen as they were", arguments: 0..<10)
  func atomic(number: Int) throws {
    let list = try list()
    list.contentOffset.y = 33
    list.layoutIfNeeded()
    _ = list.events()
    let before = Picture(list)
    var newCounts: [Int]?
    var update = ListUpdate()
    update.insertRows(at: [RowPath(0, 0)])
    update.reloadRows(at: [RowPath(0, 3)])
    switch number {
    case 0: update.deleteRows(at: [RowPath(0, 4)])
    case 1: update.deleteRows(at: [RowPath(3, 0)])
    case 2: update.insertRows(at: [RowPath(2, 31)])
    case 3: newCounts = [4, 0, 30]
    case 4: newCounts = [5, 0]
    case 5: update.deleteSections([-1])
    case 6: update.moveRow(at: RowPath(2, 0), to: RowPath(1, Int.max))
    case 7: update.deleteRows(at: [RowPath(0, 3)])
    case 8: list.extents.row = { _ in RowExtent(.nan) }
    default: update.insertSection(1, rowCount: .max)
    }
    #expect(throws: ListUpdateError.self) { try list.update(update, newCounts: newCounts) }
    #expect(Picture(list) == before)
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(Picture(list) == before)
    #expect(list.events() == "")
  }

  @Test("A reload that fails leaves everything as it was")
  func atomicReload() throws {
    let list = try list()
    list.layoutIfNeeded()
    let before = Picture(list)
    #expect(throws: RowEngineError.negativeCount(-1)) { try list.reload([3, -1]) }
    #expect(throws: RowEngineError.badExtent(-2, of: .row(RowPath(1, 0)))) {
      try list.reload([SectionExtents(rows: [1]), SectionExtents(rows: [-2])])
    }
    #expect(throws: RowEngineError.badExtent(-3, of: .footer(section: 0))) {
      try list.reload([SectionExtents(rows: [1], footer: -3)])
    }
    #expect(throws: RowEngineError.self) { try list.resizeRow(at: RowPath(0, 0), to: RowExtent(.infinity)) }
    #expect(throws: RowEngineError.self) { try list.resizeRow(at: RowPath(1, 0), to: 3) }
    #expect(Picture(list) == before)
  }

  @Test("Counts that no list can have are refused before anything is built of them")
  func tooMany() throws {
    let list = try list([4])
    #expect(throws: RowEngineError.self) { try list.reload([.max]) }
    #expect(throws: RowEngineError.self) { try list.reload([1, .max]) }
    #expect(list.rowCount == 4)
  }

  @Test("Every change gives one report")
  func reports() throws {
    let list = try list([40])
    #expect(list.scroll(to: .end) == .settled(from: 0, to: 355))
    let deletion = try list.update { $0.deleteRows(at: (10..<40).map { RowPath(0, $0) }) }
    let last = try #require(list.handle(of: RowPath(0, 9)))
    #expect(
      deletion.description
        == "40 → 10 rows, offset 355 → 55, clamped by 40, kept \(last) in place of one that went")
    let held = try #require(list.handle(of: RowPath(0, 5)))
    #expect(list.contentOffset.y == 55)
    let nothing = try list.update { _ in }
    #expect(nothing.description == "10 → 10 rows, offset 55 → 55, kept \(held)")
    let growth = try list.update(newCounts: [11]) { $0.insertRows(at: [RowPath(0, 10)]) }
    #expect(growth.description == "10 → 11 rows, offset 55 → 55, kept \(held)")
    #expect(try list.resizeRow(at: RowPath(0, 0), to: 4).description == "11 → 11 rows, offset 55 → 49, kept \(held)")
    #expect(try list.reload([0]).description == "11 → 0 rows, offset 49 → 0, clamped by 49")
  }

  @Test("The row version changes with reloads and updates, not with lengths and not with what fails")
  func rowVersion() throws {
    let list = try list([40])
    var version = list.rowVersion
    try list.resizeRow(at: RowPath(0, 0), to: 30)
    list.listHeaderExtent = 9
    list.columns = 2
    list.scroll(to: .last)
    #expect(throws: ListUpdateError.self) { try list.update { $0.deleteRows(at: [RowPath(0, 40)]) } }
    #expect(throws: RowEngineError.self) { try list.reload([-1]) }
    #expect(list.rowVersion == version)
    try list.update { $0.deleteRows(at: [RowPath(0, 0)]) }
    #expect(list.rowVersion != version)
    version = list.rowVersion
    try list.reload([39])
    #expect(list.rowVersion != version)
  }

  @Test("Handles stay with their rows through updates, and die with their row or a reload")
  func handles() throws {
    let list = try list([5])
    let handles = (0..<5).compactMap { list.handle(of: RowPath(0, $0)) }
    try list.update {
      $0.deleteRows(at: [RowPath(0, 1)])
      $0.insertRows(at: [RowPath(0, 0)])
      $0.moveRow(at: RowPath(0, 4), to: RowPath(0, 1))
      $0.reloadRows(at: [RowPath(0, 3)])
    }
    #expect(handles.map { list.path(of: $0)?.row } == [2, nil, 3, 4, 1])
    try list.reload([5])
    #expect(handles.allSatisfy { list.path(of: $0) == nil })
    let new = (0..<5).compactMap { list.handle(of: RowPath(0, $0)) }
    #expect(Set(new).isDisjoint(with: handles))
    try list.reload([Int]())
    try list.reload([SectionExtents(rowCount: 5, rowExtent: 3)])
    #expect((handles + new).allSatisfy { list.path(of: $0) == nil })
  }

  @Test("A reload gives the rows on screen their new content, and keeps the offset inside the range")
  func reload() throws {
    let rows = TextRows()
    let list = try list([40])
    list.rowProvider = rows.provider
    list.contentOffset.y = 205
    list.layoutIfNeeded()
    rows.text = { "new \($0.row)" }
    try list.reload([40])
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 205)
    #expect(list.texts == (20...24).map { "new \($0)" })
    try list.reload([8])
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 35)
    #expect(list.texts == (3...7).map { "new \($0)" })
    try list.reload([Int]())
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 0)
    #expect(list.texts == [])
  }

  @Test("A list can be changed before it has a size, and out of a window")
  func detached() throws {
    let list = ListNode("l")
    list.rowProvider = TextRows().provider
    try list.update { $0.insertSections([0, 1]) }
    try list.update { $0.insertRows(at: (0..<30).map { RowPath(1, $0) }) }
    list.layoutIfNeeded()
    #expect(list.subviews.isEmpty)
    // Without a viewport everything lies behind the end; the row's end can be reached all the same.
    #expect(list.scroll(to: .last, at: .start) == .settled(from: 0, to: 29 * 44))
    try list.update { $0.deleteRows(at: [RowPath(1, 29)]) }
    list.contentOffset = .zero
    let window = WindowNode(frame: .viewport(100, 100))
    list.frame = window.bounds
    window.addSubview(list)
    window.settle()
    #expect(list.outlineDetail == "rows (1, 0)–(1, 2) of 29 in 2 sections")
    #expect(list.subviews.count == 3)
    list.removeFromSuperview()
    try list.update { $0.deleteSections([1]) }
    window.addSubview(list)
    window.settle()
    #expect(list.subviews.isEmpty)
    #expect(list.outlineDetail == "no rows")
  }

  @Test("A grid flows anew with every update")
  func grid() throws {
    let list = try list([7])
    list.columns = 3
    list.layoutIfNeeded()
    #expect(list.contentSize.height == 35)
    let third = list.rowView(at: RowPath(0, 2))
    try list.update { $0.insertRows(at: [RowPath(0, 0), RowPath(0, 1), RowPath(0, 2)]) }
    list.layoutIfNeeded()
    #expect(list.contentSize.height == 45)
    #expect(list.rowView(at: RowPath(0, 5)) === third)
    #expect(third?.frame == CGRect(x: 20, y: 15, width: 10, height: 10))
    try list.resizeRow(at: RowPath(0, 4), to: 25)
    #expect(list.contentSize.height == 60)
    try list.update { $0.deleteRows(at: (0..<9).map { RowPath(0, $0) }) }
    list.layoutIfNeeded()
    #expect(list.contentSize.height == 15)
    #expect(list.subviews.count == 1)
  }

  @Test("A list that gets larger does not rest behind its end, and one that is dragged there is left alone")
  func resize() throws {
    let list = try list([40])
    list.scroll(to: .end)
    list.frame.size.height = 100
    #expect(list.contentOffset.y == 305)
    list.frame.size.height = 50
    #expect(list.contentOffset.y == 305)
    list.contentOffset.y = 500
    list.frame.size.height = 60
    #expect(list.contentOffset.y == 500)
  }
}
