import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Requests to scroll")
struct ScrollRequestTests {
  /// A list of rows 10 points long in a window of 100 points.
  private func shown(_ rows: Int = 50, in registry: ListRegistry) throws -> (list: ListNode, window: WindowNode) {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = ListNode("L", rows: rows, rowHeight: 10, frame: window.bounds)
    window.addSubview(list)
    try registry.register(list, as: "a")
    window.settle()
    return (list, window)
  }

  @Test("A request says what it waits for: list, window, layout, row, then how it ended")
  func needs() throws {
    let registry = ListRegistry()
    let request = registry.scroll("a", to: .row(7), at: .start)
    #expect(request.description == "row (0, 7) waits for list")
    let list = ListNode("L", rows: 3, rowHeight: 10)
    try registry.register(list, as: "a")
    #expect(request.need == .pass)
    registry.pass()
    #expect(request.description == "row (0, 7) waits for window")
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(list)
    window.settle()
    #expect(request.description == "row (0, 7) waits for layout")
    list.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    window.settle()
    #expect(request.description == "row (0, 7) waits for row")
    try list.reload([40])
    window.settle()
    #expect(request.need == nil)
    #expect(request.description == "row (0, 7): settled: from 0 to 70")
    request.cancel()
    #expect(request.outcome == .settled(from: 0, to: 70))
  }

  @MainActor @Test("A task that waits gets the outcome, at once when there is one")
  func settled() async throws {
    let registry = ListRegistry()
    let (list, window) = try shown(in: registry)
    let request = registry.scroll("a", to: .row(20), at: .start)
    let waiter = Task { try await request.settled() }
    await Task.yield()
    window.settle()
    #expect(try await waiter.value == .settled(from: 0, to: 200))
    #expect(try await request.settled() == .settled(from: 0, to: 200))
    withExtendedLifetime(list) {}
  }

  @MainActor @Test("Cancelling a task that waits resumes that waiter alone: the request goes on")
  func cancelledWaiter() async throws {
    let registry = ListRegistry()
    let (list, window) = try shown(in: registry)
    let request = registry.scroll("a", to: .row(20), at: .start)
    let waiter = Task { try await request.settled() }
    let patient = Task { try await request.settled() }
    await Task.yield()
    waiter.cancel()
    await #expect(throws: CancellationError.self) { try await waiter.value }
    #expect(request.outcome == nil)
    window.settle()
    #expect(try await patient.value == .settled(from: 0, to: 200))
    #expect(list.contentOffset.y == 200)
  }

  @Test("Bad input ends at once or with the next change of the rows, typed, with the offset untouched")
  func badInput() throws {
    let registry = ListRegistry()
    let (list, window) = try shown(in: registry)
    list.contentOffset.y = 30
    func outcome(_ tag: ListTag, _ destination: ScrollDestination) -> ScrollOutcome? {
      let request = registry.scroll(tag, to: destination, at: .start, when: .now)
      #expect(list.contentOffset.y == 30)
      return request.outcome
    }
    #expect(outcome("x", .start) == .refused(.unknownTag("x")))
    #expect(outcome("a", .row(-1)) == .refused(.negative(RowPath(section: 0, row: -1))))
    #expect(outcome("a", .row(50)) == .refused(.outOfBounds(row: 50, of: 50, section: 0)))
    #expect(outcome("a", .row(0, section: 4)) == .refused(.badSection(4, of: 1)))
    #expect(outcome("a", .offset(CGPoint(x: 0, y: CGFloat.nan))) == .refused(.notFinite))
    #expect(outcome("a", .id("none")) == .refused(.notLoaded))
    #expect(registry.scroll("", to: .start).outcome == .refused(.unknownTag("")))
    let scroll = ScrollNode("S", frame: window.bounds)
    try registry.register(scroll, as: "wrong")
    #expect(outcome("wrong", .row(0)) == .refused(.empty))
    let negative = registry.scroll("a", to: .row(-1))
    window.settle()
    #expect(negative.outcome == .refused(.negative(RowPath(section: 0, row: -1))))
    let far = registry.scroll("a", to: .row(99))
    window.settle()
    #expect(far.outcome == nil)
    try list.update { $0.reloadRows(at: [RowPath(section: 0, row: 0)]) }
    window.settle()
    #expect(far.outcome == .refused(.outOfBounds(row: 99, of: 50, section: 0)))
    #expect(list.contentOffset.y == 30)
  }

  @Test("An id without a tag goes to the one list that has it; none and several are refused")
  func untagged() throws {
    let registry = ListRegistry()
    let (list, window) = try shown(in: registry)
    let other = ListNode("M", rows: 5, rowHeight: 10, frame: window.bounds)
    window.addSubview(other)
    try registry.register(other, as: "b")
    list.pathOfID = { $0 == RowID("x") || $0 == RowID("both") ? RowPath(section: 0, row: 9) : nil }
    other.pathOfID = { $0 == RowID("both") ? RowPath(section: 0, row: 1) : nil }
    #expect(registry.scroll(toID: "x", at: .start, when: .now).outcome == .settled(from: 0, to: 90))
    #expect(registry.scroll(toID: "none", when: .now).outcome == .refused(.notLoaded))
    let both = registry.scroll(toID: "both")
    #expect(both.outcome == nil)
    window.settle()
    #expect(both.outcome == .refused(.ambiguous(["Window/List \"L\"", "Window/List \"M\""])))
  }

  @Test("Requests from inside a callback wait for their turn: a row shown, an event, a probe's hook, a measurement")
  func fromCallbacks() throws {
    final class Asking: ListNode {
      var ask: (() -> Void)?
      override func willDisplay(_ view: ViewNode, forRowAt path: RowPath) {
        let ask = self.ask
        self.ask = nil
        ask?()
      }
    }
    let registry = ListRegistry()
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = Asking("L", rows: 50, rowHeight: 10, frame: window.bounds)
    list.rowProvider = RowProvider()
    var made: [ScrollRequest] = []
    list.ask = { made.append(registry.scroll("a", to: .row(10), at: .start)) }
    window.addSubview(list)
    try registry.register(list, as: "a")
    var again = 3
    let token = registry.observe { event in
      guard case .ended = event, again > 0 else { return }
      again -= 1
      made.append(registry.scroll("a", to: .row(10 + again), at: .start))
    }
    list.addOverlay(
      ProbeNode(hooks: .init(entered: { _ in made.append(registry.scroll("b", to: .start, when: .now)) })))
    window.settle()
    #expect(made.allSatisfy { $0.outcome != nil })
    #expect(made.count == 5)
    #expect(list.contentOffset.y == 100)
    withExtendedLifetime(token) {}
  }

  @Test("A request called off while its row is looked up moves nothing")
  func calledOffWhileLookedUp() throws {
    let registry = ListRegistry()
    let (list, window) = try shown(in: registry)
    var request: ScrollRequest?
    list.pathOfID = { _ in
      request?.cancel()
      return RowPath(section: 0, row: 20)
    }
    request = registry.scroll("a", to: .id("x"), at: .start)
    window.settle()
    #expect(request?.outcome == .cancelled(.caller))
    #expect(list.contentOffset.y == 0)
  }

  @Test("Nothing is left waiting when the registry goes, and the observers hear of it")
  func registryReleased() {
    var registry: ListRegistry? = ListRegistry()
    let recorder = EventRecorder()
    let token = registry.map { recorder.record($0) }
    let request = registry?.scroll("a", to: .row(3))
    let byID = registry?.scroll(toID: 7)
    registry = nil
    #expect(request?.outcome == .cancelled(.released))
    #expect(byID?.outcome == .cancelled(.released))
    #expect(recorder.takeLines().count == 2)
    withExtendedLifetime(token) {}
  }

  @Test(
    "A target is the same target after it was saved and read",
    arguments: [
      ListTarget(.row(RowPath(section: 2, row: 5)), at: .center), ListTarget(.section(3), at: .start),
      ListTarget(.start), ListTarget(.end), ListTarget(.last, at: .end),
      ListTarget(.offset(CGPoint(x: 1, y: 2.5))), ListTarget(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
      ListTarget(.id("x"), at: .fraction(0.25)), ListTarget(.id(7), at: .start.offset(by: 12)),
      ListTarget(.id(UUID())),
    ])
  func saved(target: ListTarget) throws {
    let data = try JSONEncoder().encode(target)
    let read = try JSONDecoder().decode(ListTarget.self, from: data)
    #expect(read == target)
    #expect(ListTarget(target.destination, at: target.alignment) != target)
  }

  @Test("What can't be saved or read as a target is an error")
  func unsaved() throws {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(ListTarget(.id(1.5))) }
    let id = UUID().uuidString
    for text in [
      "{}", #"{"id":"\#(id)","kind":"nowhere","place":"start"}"#, #"{"id":"\#(id)","kind":"start","place":"aside"}"#,
      #"{"id":"\#(id)","kind":"row","section":0,"place":"start"}"#, #"{"id":"x","kind":"start","place":"start"}"#,
      #"{"id":"\#(id)","kind":"id","place":"start"}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(ListTarget.self, from: Data(text.utf8))
      }
    }
  }
}
