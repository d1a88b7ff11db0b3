import Foundation
import Hedgerow
import Testing

@Suite("What scrolls rows and is no node")
struct RowScrollableTests {
  /// A scroller of the app's own: rows of one length under headers that stick, added up the plain way.
  private final class Foreign: RowScrollable {
    let counts: [Int]
    var scrollOffset = CGPoint.zero
    let scrollAxes = ScrollAxes.vertical
    let scrollViewport = CGSize(width: 100, height: 200)
    let rowVersion = 0
    let scrollInsets = ScrollInsets(top: 10, bottom: 20)
    init(_ counts: [Int]) { self.counts = counts }
    var scrollContentSize: CGSize { CGSize(width: 100, height: start(of: counts.count)) }
    func setScrollOffset(_ offset: CGPoint) { scrollOffset = offset }
    var rowSectionCount: Int { counts.count }
    func rowCount(inShownSection section: Int) -> Int { counts[section] }
    func start(of section: Int) -> Double { counts[..<section].reduce(0) { $0 + 30 + Double($1) * 50 } }
    func span(ofShownRow path: RowPath) -> Range<Double> {
      let start = start(of: path.section) + 30 + Double(path.row) * 50
      return start..<start + 50
    }
    func span(ofShownSection section: Int) -> Range<Double> { start(of: section)..<start(of: section + 1) }
    func stickyExtent(ofShownSection section: Int) -> Double { 30 }
  }

  private static let paths = [-1, 0, 1, 2, 3, 4, Int.max, Int.min].flatMap { section in
    [-1, 0, 3, 4, 9, Int.max, Int.min].map { RowPath(section: section, row: $0) }
  }

  static let destinations: [ScrollDestination] =
    paths.map { .row($0) } + [-1, 0, 1, 2, 3, 4, .max, .min].map { .section($0) }
    + [
      .start, .end, .last, .id("x"), .offset(CGPoint(x: 5, y: 77)), .offset(CGPoint(x: 0, y: 1e9)),
      .rect(CGRect(x: 0, y: 400, width: 10, height: 40)), .rect(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)),
    ]

  @Test("It gets the same outcomes and offsets as a list of the same rows", arguments: destinations)
  func sameAsList(destination: ScrollDestination) throws {
    for counts in [[], [0], [4, 0, 10, 4]] {
      for alignment in [ScrollAlignment.nearest, .start, .center, .end, .fraction(0.3), .start.offset(by: 5)] {
        for offset in [0.0, -10, 333, 615] {
          let foreign = Foreign(counts)
          let list = ListNode("l", frame: CGRect(x: 0, y: 0, width: 100, height: 200))
          list.extents = .uniform(row: 50, header: 30)
          list.contentInset = foreign.scrollInsets
          try list.reload(counts)
          list.contentOffset.y = offset
          foreign.scrollOffset.y = offset
          let outcome = list.scroll(to: destination, at: alignment)
          #expect(foreign.scroll(to: destination, at: alignment) == outcome, "\(alignment) from \(offset)")
          #expect(foreign.scrollOffset == list.contentOffset, "\(alignment) from \(offset)")
        }
      }
    }
  }

  @Test("The last row is looked for from the end, over sections without rows")
  func last() {
    #expect(Foreign([]).lastShownRow == nil)
    #expect(Foreign([0, 0]).lastShownRow == nil)
    #expect(Foreign([2, 3, 0, 0]).lastShownRow == RowPath(section: 1, row: 2))
  }
}
