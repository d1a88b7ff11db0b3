import Hedgerow
import Testing

@Suite struct ControllerNodeReleaseTests {
  @Test func `a controller that goes together with what contains or presents it points at neither any more`() throws {
    var events: [String] = []
    do {
      let outer = Farewell("outer") { events.append($0) }
      let middle = Farewell("middle") { events.append($0) }
      outer.addChild(middle)
      middle.addChild(Farewell("inner") { events.append($0) })
      try middle.children[0].present(Farewell("sheet") { events.append($0) })
    }
    #expect(
      events.sorted() == [
        "inner: no parent, no presenter", "middle: no parent, no presenter", "outer: no parent, no presenter",
        "sheet: no parent, no presenter",
      ])
  }

  @Test func `a controller that is kept while everything above it goes is in nothing`() {
    let kept = ControllerNode("kept")
    do {
      let outer = ControllerNode("outer")
      let middle = ControllerNode("middle")
      outer.addChild(middle)
      middle.addChild(kept)
    }
    #expect(kept.parent == nil)
    #expect(kept.parents().isEmpty)
  }
}

/// A controller that looks around once more when it goes.
private final class Farewell: ControllerNode {
  private let say: (String) -> Void

  init(_ title: String, say: @escaping (String) -> Void) {
    self.say = say
    super.init(title)
  }

  deinit {
    let name = title ?? ""
    say("\(name): \(parent == nil ? "no parent" : "a parent"), \(presenting ? "a presenter" : "no presenter")")
  }

  private var presenting: Bool { presenter != nil }
}
