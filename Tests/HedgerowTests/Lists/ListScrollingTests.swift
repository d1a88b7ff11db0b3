import Foundation
import Hedgerow
import Testing

@Suite("Scrolling a list")
struct ListScrollingTests {
  private func list(_ counts: [Int] = [4, 0, 20, 0], style: ListStyle = .grouped) throws -> ListNode {
    let list = ListNode("l", frame: .viewport(100, 100))
    list.style = style
    list.extents = .uniform(row: 10, header: 5)
    try list.reload(counts)
    return list
  }

  struct Refused: CustomTestStringConvertible {
    let destination: ScrollDestination
    let refusal: ScrollRefusal
    var testDescription: String { "\(destination)" }
    init(_ destination: ScrollDestination, _ refusal: ScrollRefusal) {
      self.destination = destination
      self.refusal = refusal
    }
  }

  @Test(
    "What is not there is refused, the section looked at before the row, and the offset stays",
    arguments: [
      Refused(.row(4), .outOfBounds(row: 4, of: 4, section: 0)),
      Refused(.row(.max), .outOfBounds(row: .max, of: 4, section: 0)),
      Refused(.row(0, section: 1), .outOfBounds(row: 0, of: 0, section: 1)),
      Refused(.row(0, section: 4), .badSection(4, of: 4)), Refused(.row(99, section: 4), .badSection(4, of: 4)),
      Refused(.row(-1, section: 4), .badSection(4, of: 4)),
      Refused(.row(.min, section: .max), .badSection(.max, of: 4)),
      Refused(.row(-1), .negative(RowPath(0, -1))), Refused(.row(.min), .negative(RowPath(0, .min))),
      Refused(.row(0, section: -1), .negative(RowPath(-1, 0))),
      Refused(.row(-1, section: .min), .negative(RowPath(.min, -1))), Refused(.section(4), .badSection(4, of: 4)),
      Refused(.section(-1), .badSection(-1, of: 4)), Refused(.section(.max), .badSection(.max, of: 4)),
      Refused(.id("nobody"), .notLoaded), Refused(.offset(CGPoint(x: 0, y: CGFloat.infinity)), .notFinite),
      Refused(.rect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)), .notFinite),
    ])
  func refused(refused: Refused) throws {
    let list = try list()
    list.contentOffset.y = -31.667
    #expect(list.scroll(to: refused.destination, at: .start) == .refused(refused.refusal))
    #expect(list.contentOffset.y == -31.667)
  }

  struct Reached: CustomTestStringConvertible {
    let destination: ScrollDestination
    let alignment: ScrollAlignment
    let offset: Double
    var isClamped = false
    var testDescription: String { "\(destination) at \(alignment)" }
    init(_ destination: ScrollDestination, _ alignment: ScrollAlignment, _ offset: Double, isClamped: Bool = false) {
      self.destination = destination
      self.alignment = alignment
      self.offset = offset
      self.isClamped = isClamped
    }
  }

  /// 260 points long: section 0 from 0, 1 from 45, 2 from 50 with rows from 55 to 255, 3 from 255.
  @Test(
    "Every destination is reached at every alignment",
    arguments: [
      Reached(.row(2), .start, 25), Reached(.row(2), .end, 0, isClamped: true),
      Reached(.row(0, section: 2), .start, 55),
      Reached(.row(5, section: 2), .center, 60), Reached(.row(5, section: 2), .end, 15),
      Reached(.row(5, section: 2), .nearest, 50), Reached(.row(19, section: 2), .start, 160, isClamped: true),
      Reached(.row(19, section: 2), .nearest, 155), Reached(.row(5, section: 2), .fraction(0.5), 60),
      Reached(.row(5, section: 2), .start.offset(by: 12), 93), Reached(.section(0), .start, 0),
      Reached(.section(1), .start, 45), Reached(.section(1), .end, 0, isClamped: true),
      Reached(.section(2), .start, 50),
      Reached(.section(2), .end, 155), Reached(.section(2), .nearest, 50), Reached(.section(3), .end, 160),
      Reached(.start, .center, 0), Reached(.end, .center, 160), Reached(.last, .end, 155),
      Reached(.last, .nearest, 155),
      Reached(.offset(CGPoint(x: 9, y: 70)), .end, 70),
      Reached(.offset(CGPoint(x: 0, y: -4)), .end, 0, isClamped: true),
      Reached(.rect(CGRect(x: 0, y: 120, width: 10, height: 20)), .end, 40),
    ])
  func reached(reached: Reached) throws {
    let list = try list()
    list.contentOffset.y = 50
    let outcome = list.scroll(to: reached.destination, at: reached.alignment)
    #expect(Double(list.contentOffset.y) == reached.offset)
    #expect(list.contentOffset.x == 0)
    if reached.isClamped {
      guard case .clamped(let distance) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(distance > 0)
    } else {
      #expect(outcome == (reached.offset == 50 ? .alreadyThere : .settled(from: 50, to: reached.offset)))
    }
    #expect(list.scroll(to: reached.destination, at: reached.alignment) == .alreadyThere)
  }

  @Test("Edges of a list without rows are never refused, and its last row is")
  func empty() throws {
    for counts in [[], [0, 0]] {
      let list = ListNode("l", frame: .viewport(100, 100))
      try list.reload(counts)
      #expect(list.scroll(to: .start) == .alreadyThere)
      #expect(list.scroll(to: .end) == .alreadyThere)
      #expect(list.scroll(to: .last) == .refused(.empty))
      list.contentOffset.y = 30
      #expect(list.scroll(to: .end) == .settled(from: 30, to: 0))
    }
  }

  @Test("The last row is the one there is when the scroll is made")
  func last() throws {
    let list = try list()
    let destination = ScrollDestination.last
    #expect(list.lastRow == RowPath(2, 19))
    try list.update { $0.deleteRows(at: (0..<20).map { RowPath(2, $0) }) }
    #expect(list.scroll(to: destination) == .alreadyThere)
    try list.update { $0.insertRows(at: (0..<30).map { RowPath(3, $0) }) }
    #expect(list.scroll(to: destination, at: .end) == .settled(from: 0, to: 260))
    #expect(list.visibleRows.last == RowPath(3, 29))
  }

  @Test("A row lands below a header that sticks, a section with its header at the edge")
  func sticky() throws {
    let list = try list(style: .plain)
    #expect(list.scroll(to: .row(0, section: 2), at: .start) == .settled(from: 0, to: 50))
    #expect(list.scroll(to: .section(2), at: .start) == .alreadyThere)
    #expect(list.scroll(to: .row(3, section: 2), at: .start) == .settled(from: 50, to: 80))
    #expect(list.visibleRows.first == RowPath(2, 3))
    #expect(list.scroll(to: .row(3, section: 2)) == .alreadyThere)
    #expect(list.scroll(to: .row(2, section: 2)) == .settled(from: 80, to: 70))
  }

  @Test(
    "A row taller than the viewport stays where it covers it, else its nearer edge comes in",
    arguments: [(150.0, 150.0), (100, 100), (200, 200), (50, 100), (0, 100), (250, 200), (300, 200)])
  func tall(from: Double, to: Double) throws {
    let list = ListNode("l", frame: .viewport(100, 100))
    try list.reload([SectionExtents(rows: [100, 200, 100])])
    list.contentOffset.y = from
    list.scroll(to: .row(1))
    #expect(Double(list.contentOffset.y) == to)
  }

  @Test("Extents as large as can be refuse a scroll behind what a number holds, and never crash")
  func huge() throws {
    let list = ListNode("l", frame: .viewport(100, 100))
    list.rowProvider = RowProvider()
    try list.reload([SectionExtents(rowCount: 4, rowExtent: 1e308)])
    list.scroll(to: .row(1), at: .start)
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 1e308)
    #expect(list.scroll(to: .last, at: .start) == .refused(.notFinite))
    #expect(list.scroll(to: .end) == .refused(.notFinite))
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 1e308)
  }

  struct Title: CustomTestStringConvertible {
    let titles: [String?]
    let title: String
    let section: Int?
    var testDescription: String { "\(title) in \(titles.map { $0 ?? "–" }.joined())" }
    init(_ titles: [String?], _ title: String, _ section: Int?) {
      self.titles = titles
      self.title = title
      self.section = section
    }
  }

  @Test(
    "A letter goes to its section, to the next one that a section has, after the last to the last",
    arguments: [
      Title(["B", "D", "F"], "B", 0), Title(["B", "D", "F"], "A", 0), Title(["B", "D", "F"], "C", 1),
      Title(["B", "D", "F"], "E", 2), Title(["B", "D", "F"], "F", 2), Title(["B", "D", "F"], "Z", 2),
      Title([nil, "B", nil, "D", nil], "A", 1), Title([nil, "B", nil, "D", nil], "C", 3),
      Title([nil, "B", nil, "D", nil], "Z", 3), Title(["A", "B", "#"], "#", 2), Title(["A", "B", "#"], "B", 1),
      Title(["A", "A", "B"], "A", 0), Title([], "A", nil), Title([nil, nil], "A", nil),
    ])
  func indexTitle(title: Title) throws {
    let list = ListNode("l", frame: .viewport(100, 10))
    list.extents = .uniform(row: 10)
    try list.reload(title.titles.map { _ in 3 })
    list.indexTitle = { title.titles[$0] }
    list.contentOffset.y = 1
    let outcome = list.scroll(toIndexTitle: title.title)
    if let section = title.section {
      #expect(outcome == .settled(from: 1, to: Double(section * 30)))
    } else {
      #expect(outcome == .refused(.empty))
      #expect(list.contentOffset.y == 1)
    }
  }

  @Test("An identity is looked up when the scroll is made, and the row that it gives is checked like any other")
  func identity() throws {
    let list = try list()
    var path: RowPath?
    list.pathOfID = { $0 == RowID(7) ? path : nil }
    #expect(list.scroll(to: .id(7)) == .refused(.notLoaded))
    path = RowPath(2, 5)
    #expect(list.scroll(to: .id(7), at: .start) == .settled(from: 0, to: 105))
    #expect(list.scroll(to: .id(8)) == .refused(.notLoaded))
    path = RowPath(9, 9)
    #expect(list.scroll(to: .id(7)) == .refused(.badSection(9, of: 4)))
  }

  @Test("A list without an index refuses its letters")
  func noIndex() throws {
    #expect(try list().scroll(toIndexTitle: "A") == .refused(.empty))
  }

  @Test("Only the scroll axis moves", arguments: [ScrollDestination.row(20), .section(0), .last, .end, .start])
  func otherAxis(destination: ScrollDestination) throws {
    let list = ListNode("l", rows: 40, frame: .viewport(100, 100))
    list.axes = [.vertical, .horizontal]
    list.contentExtentAcross = 400
    list.contentOffset = CGPoint(x: 33, y: 1)
    list.scroll(to: destination, at: .end)
    #expect(list.contentOffset.x == 33)
    #expect(list.contentOffset.y != 1)
  }

  @Test("A list that turns its axis lays its rows out along the new one")
  func turned() {
    let list = ListNode("l", rows: 40, rowHeight: 20, frame: .viewport(100, 40))
    list.rowProvider = RowProvider()
    list.layoutIfNeeded()
    list.axes = .horizontal
    list.layoutIfNeeded()
    #expect(list.subviews.map(\.frame.minX) == [0, 20, 40, 60, 80])
    #expect(list.contentSize == CGSize(width: 800, height: 40))
  }
}
