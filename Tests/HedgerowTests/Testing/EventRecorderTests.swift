import Hedgerow
import HedgerowTesting
import Testing

@Suite("The event recorder")
struct EventRecorderTests {
  @Test("Whatever can say what it is becomes a line")
  func lines() {
    let recorder = EventRecorder()
    recorder.record("as it is")
    recorder.record(ScrollOutcome.alreadyThere)
    recorder.record(RowPath(section: 1, row: 2))
    #expect(recorder.lines == ["as it is", "already there", "(1, 2)"])
    #expect(recorder.takeLines().count == 3)
    #expect(recorder.lines.isEmpty)
  }

  @Test("A registry's events are lines until the token goes")
  func registry() throws {
    let recorder = EventRecorder()
    let registry = ListRegistry()
    let list = ListNode("L")
    var token: ObservationToken? = recorder.record(registry)
    try registry.register(list, as: "a")
    registry.scroll("a", to: .start, when: .now)
    token?.cancel()
    token = nil
    registry.scroll("a", to: .start, when: .now)
    #expect(recorder.takeLines() == ["attached a: List \"L\"", "ended a start: already there"])
  }
}
