import Hedgerow
import Testing

/// The edges of paging, each with its number: what begins a load, and what does not.
@Suite("Paging edges: triggers")
struct PagingEdgeTests {
  @Test("Edge 1: two scroll events, two rows that appear and a layout in one turn begin one load")
  func doubleTrigger() throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.look(1000)
    #expect(desk.cursors == [2])
  }

  @Test("Edge 2: a last row that goes and comes back while its page is under way begins no second load of it")
  func reappearance() throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.look()
    desk.scrollToStart()
    desk.look()
    desk.scrollToEnd()
    desk.look()
    #expect(desk.cursors == [2])
    desk.answer(Array(20..<40), after: 3)
    desk.look()
    #expect(desk.cursors == [2])
    desk.scrollToEnd()
    desk.look()
    #expect(desk.cursors == [2, 3])
  }

  @Test("Edge 3: a retry asks for the failed page again, does nothing while it loads, and nothing after a refresh")
  func retry() throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.look()
    desk.fail(LoaderError())
    desk.tell(.retry(nil))
    #expect(desk.cursors == [2, 2])
    desk.tell(.retry(nil))
    desk.tell(.retry(.end))
    #expect(desk.cursors == [2, 2])
    desk.fail(LoaderError())
    #expect(desk.machine.failures(in: .end) == 2)
    desk.tell(.refresh(PagingRefresh()))
    desk.tell(.retry(nil))
    desk.answer(Array(0..<20), after: 2)
    desk.tell(.retry(nil))
    #expect(desk.cursors == [2, 2, 1])
    #expect(desk.machine.failures(in: .end) == 0)
  }

  @Test("Edge 4: a failure within the threshold loads nothing, however often the list is laid out")
  func failureRests() throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.look()
    desk.fail(LoaderError(code: 7))
    #expect(desk.look(1000) == 0)
    #expect(desk.machine.status(of: .end).error as? LoaderError == LoaderError(code: 7))
    #expect(desk.machine.status.word == "failed")
    desk.scrollToStart()
    desk.look()
    #expect(desk.machine.status.word == "idle")
    desk.scrollToEnd()
    desk.look()
    #expect(desk.cursors == [2, 2])
  }

  @Test("Edge 5: behind the last page nothing is loaded, and the end can be seen to be reached")
  func exhaustion() throws {
    var desk = try PagingDesk()
    desk.look()
    desk.answer(Array(0..<20))
    desk.scrollToEnd()
    #expect(desk.look(100) == 0)
    desk.insert([100, 101], at: .end)
    desk.scrollToEnd()
    #expect(desk.look(100) == 0)
    #expect(desk.machine.status.word == "exhausted")
    desk.tell(.hasMore(.end, 2))
    desk.look()
    #expect(desk.cursors == [1, 2])
  }

  @Test("Edge 8: pages shorter than the viewport are followed by others until it is filled, without any scrolling")
  func fillsTheViewport() throws {
    var desk = try PagingDesk()
    for page in 1...6 {
      guard desk.look() > 0 else { break }
      desk.answer(Array(page * 100..<page * 100 + 5), after: page + 1)
    }
    #expect(desk.cursors == [1, 2, 3])
    #expect(desk.content == 750)
  }

  @Test(
    "Edge 9: on a list shorter than its viewport the end loads first, the start in the next turn, never both at once")
  func bothEdges() throws {
    var desk = try PagingDesk(rows: 4, start: -1)
    #expect(desk.look() == 1)
    #expect(desk.begun.map(\.lane) == [.end])
    #expect(desk.look() == 1)
    #expect(desk.begun.map(\.lane) == [.end, .start])
    #expect(desk.look(10) == 0)
  }

  @Test("Edge 10: a page before the first row holds at offset 0 too, so that the start does not load for ever")
  func startHolds() throws {
    // That the hold is applied at offset 0 is up to the shell; the desk does it here.
    var desk = try PagingDesk(rows: 40, start: -1)
    desk.look()
    desk.answer(Array(-20..<0), before: -2, in: .start)
    #expect(desk.offset == 1000)
    #expect(desk.look(100) == 0)
    #expect(desk.cursors == [-1])
  }

  @Test(
    "Edge 11: nothing begins before the list is laid out, in a window, seen, settled and held, nor has a zone been left",
    arguments: [PagingGates.notLaidOut, .offWindow, .hidden, .unsettled, .holdPending])
  func gates(gate: PagingGates) throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.gates = gate
    #expect(desk.look(10) == 0)
    desk.gates = []
    #expect(desk.look(10) == 1)
    desk.fail(LoaderError())
    desk.gates = gate
    desk.scrollToStart()
    desk.look()
    #expect(desk.machine.status(of: .end).word == "failed")
    desk.gates = []
    desk.look()
    #expect(desk.machine.status(of: .end).word == "idle")
  }

  @Test(
    "Edge 12: before the list is where it begins the start loads nothing, and the end may load what that place needs")
  func initialPosition() throws {
    var desk = try PagingDesk(rows: 20, start: -1)
    desk.gates = .anchorPending
    #expect(desk.look(10) == 0)
    desk.gates = []
    desk.scrollToEnd()
    #expect(desk.look(10) == 1)
    #expect(desk.begun.map(\.lane) == [.end])
    var short = try PagingDesk(rows: 2, start: -1)
    short.gates = .anchorPending
    #expect(short.look(10) == 1)
    #expect(short.begun.map(\.lane) == [.end])
  }

  @Test("Edge 22: a load whose zone is left goes on, unless the settings say that it is cancelled")
  func directionChange() throws {
    for cancels in [false, true] {
      var desk = try PagingDesk(rows: 40, PagingSettings(cancelsOnLeaving: cancels))
      desk.scrollToEnd()
      desk.look()
      desk.scrollToStart()
      desk.look()
      #expect(desk.cancelled.count == (cancels ? 1 : 0))
      #expect(desk.machine.loadsUnderWay.count == (cancels ? 0 : 1))
      desk.scrollToEnd()
      desk.look()
      #expect(desk.cursors == (cancels ? [2, 2] : [2]))
    }
  }

  @Test("Edge 23: a cancelled task is no failure, and its side loads again when it has been left once, or at a retry")
  func systemCancellation() throws {
    var desk = try PagingDesk(rows: 40)
    desk.scrollToEnd()
    desk.look()
    desk.fail(CancellationError())
    #expect(desk.machine.status.word == "idle")
    #expect(desk.machine.counts.failures == 0)
    #expect(desk.look(10) == 0)
    var other = desk
    other.tell(.retry(nil))
    #expect(other.cursors == [2, 2])
    desk.scrollToStart()
    desk.look()
    desk.scrollToEnd()
    desk.look()
    #expect(desk.cursors == [2, 2])
  }

  @Test("Edge 31: a fling far beyond the end loads one page at a time, in order")
  func fling() throws {
    var desk = try PagingDesk(rows: 20)
    for page in 2...6 {
      desk.offset = desk.content + 5000
      #expect(desk.look(20) == 1)
      desk.answer(Array(page * 100..<page * 100 + 20), after: page + 1)
    }
    #expect(desk.cursors == [2, 3, 4, 5, 6])
    #expect(desk.faults == [])
  }

  @Test("Edge 33: of a page and a scroll in one turn the page counts first, and the next look sees both")
  func sameTurn() throws {
    var desk = try PagingDesk(rows: 20)
    desk.scrollToEnd()
    desk.look()
    desk.offset += 300
    desk.answer(Array(20..<23), after: 3)
    #expect(desk.look() == 1)
    #expect(desk.cursors == [2, 3])
    // A look before the answer changes nothing of that.
    var other = try PagingDesk(rows: 20)
    other.scrollToEnd()
    other.look()
    other.offset += 300
    other.look()
    other.answer(Array(20..<23), after: 3)
    other.look()
    #expect(other.cursors == desk.cursors)
    #expect(other.machine.description == desk.machine.description)
  }
}
