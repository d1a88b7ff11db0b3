import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with keeping a reference to the right list, each reduced to its one right answer.
@Suite("Registry cases")
struct RegistryCases {
  /// A list in a window of its own.
  private func shown(_ name: String, rows: Int = 50) -> (list: ListNode, window: WindowNode) {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let list = ListNode(name, rows: rows, rowHeight: 44, frame: window.bounds)
    window.addSubview(list)
    window.settle()
    return (list, window)
  }

  @Test("37: a tag whose list is released has none, and no entry is left")
  func released() throws {
    let registry = ListRegistry()
    var list: ListNode? = ListNode("L1")
    try registry.register(#require(list), as: "a")
    #expect(registry["a"] === list)
    list = nil
    #expect(registry["a"] == nil)
    #expect(registry.count == 0)
  }

  @Test("38: the second visit reaches the list of the second visit, and not the one of the first")
  func secondMount() throws {
    let registry = ListRegistry()
    let (first, firstWindow) = shown("L1")
    let registration = try registry.register(first, as: "c")
    registry.scroll("c", to: .offset(CGPoint(x: 0, y: 500)))
    firstWindow.settle()
    #expect(first.contentOffset.y == 500)
    first.removeFromSuperview()
    registry.unregister(registration)

    let (second, secondWindow) = shown("L2")
    try registry.register(second, as: "c")
    registry.scroll("c", to: .offset(CGPoint(x: 0, y: 500)))
    first.contentOffset.y = 20
    secondWindow.settle()
    #expect(second.contentOffset.y == 500)
    #expect(registry["c"] === second)
    #expect(first.contentOffset.y == 20)
  }

  @Test("40: after a tag is renamed the new name has the list, the old one nothing")
  func renamed() throws {
    let registry = ListRegistry()
    let list = ListNode("L")
    try registry.register(list, as: "old")
    try registry.rename("old", to: "new")
    #expect(registry["old"] == nil)
    #expect(registry["new"] === list)
    #expect(registry.count == 1)
  }

  @Test("41: a list that detaches after its successor attached takes nothing out")
  func attachBeforeDetach() throws {
    let registry = ListRegistry()
    let (first, second) = (ListNode("L1"), ListNode("L2"))
    let stale = try registry.register(first, as: "k")
    try registry.register(second, as: "k")
    #expect(registry["k"] === second)
    #expect(!registry.unregister(stale))
    #expect(registry["k"] === second)
  }

  @Test("44: one native view under two tags in turn has the offset of each, and is never under both")
  func reusedView() throws {
    let registry = ListRegistry()
    let (native, window) = shown("N")
    try registry.register(native, as: "following")
    native.contentOffset.y = 300
    try registry.move(native, to: "test")
    #expect(native.contentOffset.y == 0)
    #expect(registry["following"] == nil)
    #expect(registry["test"] === native)
    #expect(registry.offset(of: "following")?.y == 300)
    try registry.move(native, to: "following")
    #expect(native.contentOffset.y == 300)
    #expect(registry.offset(of: "following")?.y == 300)
    #expect(registry.offset(of: "test")?.y == 0)
    #expect(registry["test"] == nil)
    withExtendedLifetime(window) {}
  }

  @Test("44b: a probe whose tag changes moves its list in the same way")
  func retaggedProbe() {
    let registry = ListRegistry()
    let (native, window) = shown("N")
    let probe = ProbeNode(as: "following", in: registry)
    native.addOverlay(probe)
    #expect(registry["following"] === native)
    native.contentOffset.y = 300
    probe.listTag = "test"
    #expect(registry["following"] == nil)
    #expect(registry["test"] === native)
    #expect(native.contentOffset.y == 0)
    probe.listTag = "following"
    #expect(native.contentOffset.y == 300)
    probe.removeFromSuperview()
    #expect(registry.count == 0)
    withExtendedLifetime(window) {}
  }

  @Test("46: what was registered anew under a key stays when the old registration is taken out")
  func rebuiltRow() throws {
    let registry = ListRegistry()
    let (a, b) = (ListNode("a"), ListNode("b"))
    let old = try registry.register(a, as: "3")
    let new = try registry.register(b, as: "3")
    registry.unregister(old)
    #expect(registry["3"] === b)
    #expect(registry.count == 1)
    registry.unregister(new)
    #expect(registry["3"] == nil)
    #expect(registry.count == 0)
  }

  @Test("47: the registry keeps no list alive that its owner lets go")
  func noStrongReference() throws {
    let registry = ListRegistry()
    let window = WindowNode()
    weak var released: ListNode?
    try {
      let list = ListNode("V")
      released = list
      window.addSubview(list)
      list.addOverlay(ProbeNode(as: "f", in: registry))
      #expect(registry["f"] === list)
      _ = try registry.register(list, as: "f")
    }()
    window.subviews.first?.removeFromSuperview()
    #expect(released == nil)
    #expect(registry["f"] == nil)
    #expect(registry.count == 0)
  }

  @Test("50: registering one list five times attaches it once, and a second tag is an error or a move")
  func registeredAgain() throws {
    let registry = ListRegistry()
    let list = ListNode("L")
    var attached = 0
    let token = registry.observe { if case .attached = $0 { attached += 1 } }
    for _ in 0..<5 { try registry.register(list, as: "s") }
    #expect(registry.count == 1)
    #expect(attached == 1)
    let error = RegistryError.alreadyTagged(list: "List \"L\"", as: "s", wanted: "t")
    #expect(throws: error) { try registry.register(list, as: "t") }
    #expect(registry["s"] === list)
    try registry.move(list, to: "t")
    #expect(registry["t"] === list)
    #expect(registry["s"] == nil)
    withExtendedLifetime(token) {}
  }

  @Test("43: two lists that are shown at once keep their places each by itself")
  func separatePlaces() throws {
    let (home, _) = shown("home", rows: 100)
    let (verticals, _) = shown("verticals", rows: 100)
    home.contentOffset.y = 600
    verticals.contentOffset.y = 400
    let homeReport = try home.update { $0.insertRows(at: []) }
    verticals.extents = .uniform(row: 40)
    let report = try verticals.update { $0.insertRows(at: (0..<5).map { RowPath(0, $0) }) }
    #expect(verticals.contentOffset.y == 600)
    #expect(home.contentOffset.y == 600)
    #expect(home.latestReport == homeReport)
    #expect(verticals.latestReport == report)
  }
}
