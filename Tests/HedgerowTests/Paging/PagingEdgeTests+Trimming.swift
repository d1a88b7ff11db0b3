import Hedgerow
import Testing

/// What is dropped so that no more rows are kept than wanted.
extension PagingPageEdgeTests {
  @Test(
    "Edge 28: beyond the maximum whole pages go from the far side, nothing visible goes, and that side is open again")
  func trimming() throws {
    var desk = try PagingDesk(PagingSettings(maxRows: 40))
    func page(_ number: Int) -> RowPage<Int, Int> {
      RowPage(Array(number * 20..<number * 20 + 20), number: number)
    }
    for number in 1...4 {
      desk.scrollToEnd()
      desk.look()
      desk.tell(.page(page(number), desk.underWay[0].token))
    }
    #expect(desk.rows == Array(60..<100))
    #expect(desk.trims.map(\.dropped) == [Array(20..<40), Array(40..<60)])
    #expect(desk.machine.counts.trimmed == 40)
    // The first visible row is where it was.
    #expect(desk.rows[Int(desk.offset / 50)] == 68)
    // Back at the start, the dropped pages come again, and the other side is cut.
    desk.scrollToStart()
    desk.look()
    #expect(desk.begun.last.map { [$0.cursor] } == [2])
    desk.tell(.page(page(2), desk.underWay[0].token))
    #expect(desk.rows == Array(40..<80))
    desk.scrollToEnd()
    desk.look()
    #expect(desk.cursors.last == 4)
    #expect(desk.faults == [])
  }

  @Test("Edge 28: rows that the page which stays had as well are not dropped: no cursor would bring them back")
  func trimmingOverlaps() throws {
    var desk = try PagingDesk(PagingSettings(maxRows: 40))
    for (number, rows) in [(1, 0..<20), (2, 19..<39), (3, 39..<59)] {
      desk.scrollToEnd()
      desk.look()
      desk.tell(.page(RowPage(Array(rows), number: number), desk.underWay[0].token))
    }
    #expect(desk.trims.map(\.dropped) == [Array(0..<19)])
    #expect(desk.rows == Array(19..<59))
    desk.scrollToStart()
    desk.look()
    desk.tell(.page(RowPage(Array(0..<19), number: 1), desk.underWay[0].token))
    #expect(desk.cursors == [1, 2, 3, 1])
    #expect(desk.rows.first == 0)
    #expect(desk.rows == desk.rows.sorted())
    #expect(desk.faults == [])
  }

  @Test("Edge 28: beyond a page that overlaps more than its neighbour nothing is dropped")
  func trimmingStopsAtFarOverlaps() throws {
    var desk = try PagingDesk(PagingSettings(maxRows: 20))
    for (number, rows) in [(1, Array(0..<20)), (2, Array(20..<40)), (3, [5] + Array(40..<60)), (4, Array(60..<80))] {
      desk.scrollToEnd()
      desk.look()
      desk.tell(.page(RowPage(rows, number: number), desk.underWay[0].token))
    }
    #expect(desk.rows == Array(20..<80))
    #expect(desk.machine.cursor(at: .start) == 1)
  }

  @Test("Edge 28: what would not come back is not dropped, nor is a page with a row that must stay")
  func trimmingHolds() throws {
    var desk = try PagingDesk(PagingSettings(maxRows: 20))
    for number in 1...3 {
      desk.scrollToEnd()
      desk.look()
      desk.answer(Array(number * 20..<number * 20 + 20), after: number + 1)
    }
    #expect(desk.trims == [])
    #expect(desk.rows.count == 60)
    var tall = try PagingDesk(PagingSettings(maxRows: 20))
    tall.viewport = 3000
    for number in 1...3 {
      tall.look()
      tall.tell(.page(RowPage(Array(number * 20..<number * 20 + 20), number: number), tall.underWay[0].token))
    }
    #expect(tall.trims == [])
  }

  @Test("Edge 29: a trim leaves more than the threshold at its side, so that it does not load at once what was dropped")
  func trimmingLeavesRoom() throws {
    var desk = try PagingDesk(PagingSettings(startThreshold: .points(500), maxRows: 40))
    for number in 1...4 {
      desk.scrollToEnd()
      desk.look()
      desk.tell(.page(RowPage(Array(number * 20..<number * 20 + 20), number: number), desk.underWay[0].token))
      #expect(desk.trims.isEmpty || desk.offset > 500)
      #expect(desk.look(10) == 0)
    }
    // At page 3 the rows before the viewport are 1,400 points, and 1,000 less would be too near.
    #expect(desk.trims.map(\.dropped.count) == [20])
    #expect(desk.faults == [])
  }
}
