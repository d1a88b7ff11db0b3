import Hedgerow
import Testing

/// The edges of paging, each with its number: what becomes of pages.
///
/// Edge 27, rows that only say how loading goes, is not among them: a geometry has no such rows, and the shell leaves them
/// out.
@Suite("Paging edges: pages")
struct PagingPageEdgeTests {
  @Test("Edge 6: pages without rows are followed by the next, three in a row unless set, then the side pauses")
  func emptyPages() throws {
    for (budget, loads) in [(3, 3), (1, 1), (0, 1), (5, 5)] {
      var desk = try PagingDesk(PagingSettings(emptyPageBudget: budget))
      var page = 1
      while desk.look() > 0 {
        page += 1
        desk.answer([], after: page)
      }
      #expect(desk.cursors == Array(1...loads))
      #expect(desk.machine.status.word == "paused")
      #expect(desk.look(100) == 0)
    }
  }

  @Test("Edge 6: a pause ends when the zone is left, at a retry, and with new content, each with a full budget")
  func pauseEnds() throws {
    var paused = try PagingDesk(rows: 40, PagingSettings(emptyPageBudget: 2))
    paused.scrollToEnd()
    for page in 3...4 {
      paused.look()
      paused.answer([], after: page)
    }
    #expect(paused.machine.status.word == "paused")
    func loadsAfter(_ end: (inout PagingDesk<Int>) -> Void) -> [Int] {
      var desk = paused
      end(&desk)
      desk.scrollToEnd()
      for page in 5...9 where desk.look() > 0 || !desk.underWay.isEmpty { desk.answer([], after: page) }
      return Array(desk.cursors.dropFirst(2))
    }
    #expect(
      loadsAfter {
        $0.scrollToStart()
        $0.look()
      } == [4, 5])
    #expect(loadsAfter { $0.tell(.retry(.end)) } == [4, 5])
    #expect(loadsAfter { $0.insert([900], at: .end) } == [4, 5])
    #expect(loadsAfter { $0.tell(.changed) } == [4, 5])
    #expect(loadsAfter { _ in } == [])
  }

  @Test("Edge 7: a page that names itself as the next stops its side, whatever is scrolled or added, until a retry")
  func repeatedCursor() throws {
    var desk = try PagingDesk(rows: 40)
    desk.scrollToEnd()
    desk.look()
    desk.answer([40, 41], after: 2)
    #expect(desk.rows.suffix(2) == [40, 41])
    #expect(desk.machine.status.error as? PagingError == .repeatedCursor("2", .end))
    desk.scrollToStart()
    desk.look()
    desk.insert([900], at: .end)
    desk.scrollToEnd()
    #expect(desk.look(10) == 0)
    desk.tell(.retry(nil))
    desk.answer([40, 41, 42], after: 3)
    #expect(desk.cursors == [2, 2])
    #expect(desk.rows.suffix(2) == [42, 900])
    #expect(desk.machine.status.word == "idle")
  }

  @Test("Edge 7: without a way to compare cursors a server in a circle is stopped by its pages without new rows")
  func incomparableCursors() throws {
    var desk = PagingDesk<String>(try PagingMachine(origin: "a", isSameCursor: nil))
    desk.look()
    desk.answer([1, 2], after: "a")
    while desk.look() > 0 { desk.answer([1, 2], after: "a") }
    #expect(desk.begun.count == 4)
    #expect(desk.machine.status.word == "paused")
  }

  @Test("Edge 16: a page goes behind the last row that a page brought, not behind the app's own, and never doubles one")
  func liveRowAtTheEnd() throws {
    var desk = try PagingDesk(rows: 3)
    desk.look()
    desk.insert([90, 91], at: .end)
    desk.answer([3, 90, 4], after: 3)
    #expect(desk.rows == [0, 1, 2, 3, 4, 90, 91])
    #expect(desk.splices.last?.place == .after(2))
    #expect(desk.splices.last?.updated == [90])
    desk.look()
    desk.answer([5])
    #expect(desk.rows == [0, 1, 2, 3, 4, 5, 90, 91])
  }

  @Test(
    "Edge 16: the row beside which a page goes may be deleted: then it goes beside the next one that a page brought")
  func deletedNeighbour() throws {
    var desk = try PagingDesk(rows: 3, start: -1)
    desk.look(2)
    desk.insert([90], at: .end)
    desk.remove([2, 0])
    desk.answer([3], after: 3, in: .end)
    desk.answer([-1], in: .start)
    #expect(desk.rows == [-1, 1, 3, 90])
    desk.remove([-1, 1, 3])
    desk.look()
    desk.answer([4], in: .end)
    #expect(desk.faults == [])
    #expect(desk.rows.contains(4))
  }

  @Test("Edge 16: a first page goes between the rows that the app added at the start and those at the end")
  func liveRowsBeforeTheFirstPage() throws {
    var desk = try PagingDesk()
    desk.look()
    desk.insert([90], at: .end)
    desk.insert([-90], at: .start)
    desk.insert([91], at: .end)
    desk.answer([1, 2], after: 2)
    #expect(desk.rows == [-90, 1, 2, 90, 91])
    var feed = try PagingDesk()
    feed.look()
    feed.insert([-90], at: .start)
    feed.answer([1, 2], after: 2)
    #expect(feed.rows == [-90, 1, 2])
  }

  @Test("Edge 17: a row that came at the start shifts page 2 by one: the row that comes twice is dropped and counted")
  func shiftedPage() throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.insert([100], at: .start)
    desk.look()
    desk.answer(Array(19..<39), after: 3)
    #expect(desk.rows == [100] + Array(0..<39))
    #expect(desk.machine.counts.duplicates == 1)
    #expect(desk.machine.counts.rows == 19)
  }

  @Test("Edge 18: a row deleted while its page is under way stays away if the settings say so, and may come later")
  func deletedRow() throws {
    for remembers in [true, false] {
      var desk = try PagingDesk(rows: 4, PagingSettings(remembersDeletions: remembers))
      desk.look()
      desk.remove([3])
      desk.answer([3, 4], after: 3)
      #expect(desk.rows == (remembers ? [0, 1, 2, 4] : [0, 1, 2, 3, 4]))
      #expect(desk.machine.counts.buried == (remembers ? 1 : 0))
      // The next load began after the deletion, so what it brings is what the server has now.
      desk.look()
      desk.answer([3, 5])
      #expect(desk.rows.contains(3) && desk.rows.contains(5))
      #expect(desk.machine.counts.buried == (remembers ? 1 : 0))
    }
  }

  @Test(
    "Edge 19: a row that comes again, in a page, across pages or sides, keeps its first place and gets the new content")
  func duplicates() throws {
    var desk = try PagingDesk(rows: 2, start: -1)
    desk.look(2)
    desk.answer([2, 3, 2, 1], after: 3, in: .end)
    #expect(desk.rows == [0, 1, 2, 3])
    #expect(desk.splices.last?.updated == [1])
    desk.answer([3, -1, 0, 0], before: -2, in: .start)
    #expect(desk.rows == [-1, 0, 1, 2, 3])
    #expect(desk.splices.last?.updated == [3, 0])
    #expect(desk.machine.counts.duplicates == 5)
    #expect(desk.faults == [])
  }

  @Test("Edge 20: pages of nothing but rows that are there count as empty, and use up the budget")
  func duplicatePages() throws {
    var desk = try PagingDesk(rows: 4)
    for page in 3...9 where desk.look() > 0 { desk.answer([0, 1, 2], after: page) }
    #expect(desk.cursors == [2, 3, 4])
    #expect(desk.machine.status.word == "paused")
    #expect(desk.splices.allSatisfy { $0.inserted.isEmpty && $0.updated == [0, 1, 2] })
  }

  @Test("Edge 21: start and end load side by side under tokens of their own, and both answers in one turn count")
  func bothSides() throws {
    // That the shell puts both into one batch with one hold is for the shell to show.
    var desk = try PagingDesk(rows: 4, start: -1)
    desk.look(2)
    let tokens = desk.machine.loadsUnderWay
    #expect(tokens.map(\.lane) == [.end, .start])
    #expect(Set(tokens).count == 2)
    desk.answer([-2, -1], before: -2, in: .start)
    desk.answer([4, 5], after: 3, in: .end)
    #expect(desk.rows == [-2, -1, 0, 1, 2, 3, 4, 5])
    #expect(desk.splices.map(\.place) == [.before(0), .after(3)])
    #expect(desk.machine.loadsUnderWay == [])
  }

  @Test("Edge 25: answers out of order are impossible: an older one is none any more")
  func outOfOrder() throws {
    var desk = try PagingDesk(rows: 4)
    desk.look()
    let first = try #require(desk.underWay.first)
    desk.tell(.cancel(.end))
    desk.tell(.retry(.end))
    desk.answer([4, 5], after: 3)
    desk.tell(.page(RowPage([4, 6], after: 9), first.token))
    #expect(desk.rows == [0, 1, 2, 3, 4, 5])
    #expect(desk.machine.cursor(at: .end) == 3)
    #expect(desk.machine.counts.late == 1)
  }
}
