import Hedgerow
import Testing

/// The edges of paging, each with its number: refreshes, cancels, and the end of it all.
@Suite("Paging edges: refresh")
struct PagingRefreshEdgeTests {
  @Test("Edge 13: a refresh cancels the load under way, and the answer to that is dropped")
  func refreshDuringLoad() throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.look()
    let old = try #require(desk.underWay.first)
    desk.tell(.refresh(PagingRefresh()))
    #expect(desk.cancelled == [old.token])
    #expect(desk.machine.generation == 1)
    desk.tell(.page(RowPage([20, 21], after: 3), old.token))
    #expect(desk.rows == Array(0..<20))
    #expect(desk.machine.counts.late == 1)
    desk.answer([0, 1, 2])
    #expect(desk.rows == [0, 1, 2])
    #expect(desk.replacements.last?.scrollsToStart == true)
    #expect(desk.machine.status.word == "exhausted")
  }

  @Test("Edge 14: more that is wanted while a refresh runs is refused, and the look afterwards decides")
  func loadDuringRefresh() throws {
    var desk = try PagingDesk(rows: 4)
    desk.tell(.refresh(PagingRefresh(.app)))
    #expect(desk.look(10) == 0)
    desk.tell(.loadMore(.end))
    #expect(desk.begun.map(\.lane) == [.refresh])
    #expect(desk.machine.status(of: .end).word == "refreshing")
    desk.answer([0, 1], after: 2)
    #expect(desk.replacements.last?.scrollsToStart == false)
    #expect(desk.look(10) == 1)
    #expect(desk.begun.map(\.lane) == [.refresh, .end])
  }

  @Test("Edge 15: after a refresh that fails or is cancelled cursors, failures, pauses, ends and rows are as before")
  func refreshFails() throws {
    for cancels in [false, true] {
      var desk = try PagingDesk(rows: 4, start: -1)
      desk.look(2)
      desk.fail(LoaderError(code: 1), in: .end)
      desk.answer([-1], in: .start)
      let before = (desk.rows, "\(desk.machine.status(of: .end))", "\(desk.machine.status(of: .start))")
      desk.tell(.refresh(PagingRefresh()))
      if cancels { desk.tell(.cancel(nil)) } else { desk.fail(LoaderError(code: 2)) }
      #expect(desk.rows == before.0)
      #expect("\(desk.machine.status(of: .end))" == before.1)
      #expect("\(desk.machine.status(of: .start))" == before.2)
      #expect(desk.machine.status(of: .refresh).word == (cancels ? "idle" : "failed"))
      #expect(desk.machine.cursor(at: .end) == 2)
      #expect(desk.look(10) == 0)
      desk.tell(.retry(nil))
      #expect(desk.begun.last?.lane == (cancels ? .end : .refresh))
    }
  }

  @Test("Edge 15: a side that was loading when a refresh began, and failed, may load again")
  func loadingSideComesBack() throws {
    var desk = try PagingDesk(rows: 4)
    desk.look()
    desk.tell(.refresh(PagingRefresh()))
    desk.fail(LoaderError())
    #expect(desk.look(10) == 1)
    #expect(desk.begun.map(\.cursor) == [2, 1, 2])
    #expect(desk.faults == [])
  }

  @Test("A refresh in a refresh takes its place, and the sides come back as before the first")
  func refreshTwice() throws {
    var desk = try PagingDesk(rows: 20)
    desk.tell(.refresh(PagingRefresh()))
    desk.tell(.refresh(PagingRefresh(from: 7)))
    #expect(desk.cancelled.count == 1)
    #expect(desk.begun.map(\.cursor) == [1, 7])
    #expect(desk.machine.generation == 2)
    desk.fail(LoaderError())
    #expect(desk.machine.status(of: .end).word == "idle")
    #expect(desk.machine.status(of: .start).word == "exhausted")
    desk.tell(.retry(.refresh))
    #expect(desk.begun.last?.cursor == 7)
  }

  @Test("Rows that the app adds while a refresh runs survive it at their side")
  func liveRowsDuringRefresh() throws {
    var desk = try PagingDesk(rows: 4)
    desk.insert([80], at: .end)
    desk.tell(.refresh(PagingRefresh(.app)))
    desk.insert([90, 91], at: .end)
    desk.insert([-90], at: .start)
    desk.remove([91])
    desk.answer([0, 1, 90], after: 2)
    #expect(desk.rows == [-90, 0, 1, 90])
    desk.look()
    desk.answer([2])
    #expect(desk.rows == [-90, 0, 1, 90, 2])
  }

  @Test("Edge 24: after the end of paging nothing begins, nothing is put in, and late answers are dropped")
  func detach() throws {
    var desk = try PagingDesk(rows: 4, start: -1)
    desk.look(2)
    let requests = desk.underWay
    desk.tell(.detach)
    #expect(desk.cancelled == requests.map(\.token))
    for request in requests {
      desk.tell(.page(RowPage([50], before: -5, after: 5), request.token))
      desk.tell(.failed(LoaderError(), request.token))
    }
    for event: PagingEvent<Int, Int> in [
      .retry(nil), .loadMore(.end), .refresh(PagingRefresh()), .changed, .hasMore(.end, 4), .cancel(nil), .detach,
      .inserted([60], .end), .removed([1]),
    ] { desk.tell(event) }
    #expect(desk.look(10) == 0)
    #expect(desk.rows == [0, 1, 2, 3])
    #expect(desk.begun.count == 2)
    #expect(desk.machine.counts.late == 4)
    #expect(desk.machine.status.word == "off")
  }

  @Test("Edge 32: a row that is not loaded is had by a refresh around it, which names it when its page has come")
  func loadAround() throws {
    var desk = try PagingDesk(rows: 20)
    desk.tell(.refresh(PagingRefresh(around: 505, from: 25)))
    #expect(desk.begun.map(\.cursor) == [25])
    desk.answer(Array(500..<520), before: 24, after: 26)
    #expect(desk.replacements.last?.target == 505)
    #expect(desk.replacements.last?.scrollsToStart == false)
    #expect(desk.rows.contains(505))
    desk.scrollToStart()
    desk.look()
    desk.scrollToEnd()
    desk.look()
    #expect(desk.begun.map(\.cursor) == [25, 24, 26])
  }

  @Test("A cancel ends a load that never returns, in its lane alone")
  func cancelOneLane() throws {
    var desk = try PagingDesk(rows: 4, start: -1)
    desk.look(2)
    desk.tell(.cancel(.end))
    #expect(desk.machine.loadsUnderWay.map(\.lane) == [.start])
    #expect(desk.look(10) == 0)
    desk.answer([-1], in: .start)
    #expect(desk.rows == [-1, 0, 1, 2, 3])
    #expect(desk.machine.counts.cancelled == 1)
    #expect(desk.machine.counts.failures == 0)
  }

  @Test("The first page of all opens the start with the cursor that it names")
  func firstPageOpensTheStart() throws {
    var desk = try PagingDesk()
    #expect(desk.machine.status(of: .start).word == "off")
    desk.look(5)
    desk.answer([7, 8], before: 0, after: 2)
    #expect(desk.machine.status(of: .start).word == "idle")
    desk.look(5)
    #expect(desk.begun.map(\.lane) == [.end, .end, .start])
    #expect(desk.begun.map(\.cursor) == [1, 2, 0])
  }
}
