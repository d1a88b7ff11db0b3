import Foundation
@testable import Hedgerow
import HedgerowTesting
import Testing

@Suite("The registry")
struct ListRegistryTests {
  let registry = ListRegistry()
  let recorder = EventRecorder()
  let token: ObservationToken

  init() { token = recorder.record(registry) }

  @Test("Every error says what is wrong and what to do")
  func errors() throws {
    let (a, b) = (ListNode("A"), ListNode("B"))
    try registry.register(a, as: "a")
    try registry.register(b, as: "b")
    func sentence(_ change: () throws -> Void) -> String? {
      do { try change() } catch {
        #expect(error.localizedDescription == "\(error)")
        return "\(error)"
      }
      return nil
    }
    let empty = "A tag without a name can't be told from another. Give it a name."
    #expect(sentence { try registry.register(ListNode(), as: "") } == empty)
    #expect(sentence { try registry.move(a, to: "") } == empty)
    #expect(sentence { try registry.rename("a", to: "") } == empty)
    #expect(
      sentence { try registry.register(a, as: "c") }
        == "List \"A\" has the tag \"a\" and can't have \"c\" as well: a list has one tag. "
        + "Move it with move(_:to:), or unregister it first.")
    #expect(
      sentence { try registry.rename("a", to: "b") }
        == "The tag \"b\" belongs to List \"B\". Use another name, or unregister that list first.")
    #expect(sentence { try registry.rename("x", to: "y") } == "No list has the tag \"x\". Register one first.")
    #expect(recorder.takeLines() == ["attached a: List \"A\"", "attached b: List \"B\""])
    #expect(registry.tags() == ["a", "b"])
  }

  @Test("Events come in the order of what happened, one caused by an observer after the one that it saw")
  func eventOrder() throws {
    let (a, b) = (ListNode("A"), ListNode("B"))
    let registry = registry
    let meddler = registry.observe { event in
      if case .attached("a", _) = event { registry.scroll("nobody", to: .start, when: .now) }
    }
    try registry.register(a, as: "a")
    let registration = try registry.register(b, as: "a")
    try registry.rename("a", to: "c")
    try registry.move(b, to: "d")
    registry.unregister(registration)
    #expect(
      recorder.takeLines() == [
        "attached a: List \"A\"",
        "ended nobody start: refused: no list ever had the tag “nobody”; register one, or check the spelling",
        "replaced a: List \"B\"", "moved a to c", "moved c to d",
      ])
    withExtendedLifetime(meddler) {}
  }

  @Test("A registration stays good when its tag is renamed, and is stale once its list moved or another came")
  func staleRegistrations() throws {
    let (a, b) = (ListNode("A"), ListNode("B"))
    let first = try registry.register(a, as: "a")
    try registry.rename("a", to: "b")
    let other = try registry.register(b, as: "a")
    #expect(registry.unregister(first))
    #expect(registry["b"] == nil)
    #expect(registry["a"] === b)
    #expect(!registry.unregister(first))
    let moved = try registry.move(b, to: "c")
    #expect(!registry.unregister(other))
    #expect(registry.unregister(moved))
    #expect(registry.count == 0)
  }

  @Test("A list moved to a used tag takes its place, and the other is told of as detached")
  func moveToUsedTag() throws {
    let (a, b) = (ListNode("A"), ListNode("B"))
    try registry.register(a, as: "a")
    try registry.register(b, as: "b")
    _ = recorder.takeLines()
    try registry.move(a, to: "b")
    #expect(registry["b"] === a)
    #expect(registry.tag(of: b) == nil)
    #expect(recorder.takeLines() == ["detached b", "moved a to b"])
  }

  @Test("A request that waits for the new name of a renamed list waits for that list's rows")
  func renamedToAwaited() throws {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = ListNode("L", rows: 5, frame: window.bounds)
    window.addSubview(list)
    try registry.register(list, as: "old")
    let request = registry.scroll("new", to: .row(9), at: .start)
    try registry.rename("old", to: "new")
    window.settle()
    #expect(request.outcome == nil)
    #expect(request.description == "row (0, 9) waits for row")
    try list.reload([20])
    window.settle()
    #expect(request.outcome == .settled(from: 0, to: 396))
  }

  @Test(
    "Look-ups give lists in the order of registration, those that are seen when that is asked, and say when it is several"
  )
  func lookUps() throws {
    let (window, node) = try hierarchy("window>(c1.view>(L1[list],L2[list]), c2.view>L3[list])")
    let lists = ["L1", "L2", "L3"].map { node[$0] as! ListNode }
    // Not in the order of their names: "z" before "b" before "a".
    for (list, tag) in zip(lists, ["z", "b", "a"]) { try registry.register(list, as: ListTag(tag)) }
    #expect(registry.tags() == ["z", "b", "a"])
    #expect(registry.lists().map(\.scrollName) == lists.map(\.scrollName))
    lists[1].isHidden = true
    #expect(registry.tags(visibleOnly: true) == ["z", "a"])
    let owner = try #require(lists[0].owningController)
    #expect(registry.lists(ownedBy: owner).map(\.scrollName) == lists[..<2].map(\.scrollName))
    guard case .ambiguous(let candidates, let ambiguity) = registry.onlyList(ownedBy: owner) else {
      Issue.record("two lists of one controller are ambiguous")
      return
    }
    #expect(candidates.count == 2)
    #expect(ambiguity.paths.map(\.description) == lists[..<2].map { $0.hierarchyPath().description })
    let other = try #require(lists[2].owningController)
    #expect(registry.onlyList(ownedBy: other).match === lists[2])
    #expect(registry.onlyList(ownedBy: registry).match == nil)
    lists[0].isHidden = true
    #expect(registry.onlyList(visibleOnly: true).match === lists[2])
    #expect(registry.list("a") === lists[2])
    #expect(registry.list("a", as: WindowNode.self) == nil)
    withExtendedLifetime(window) {}
  }

  @Test("The table shows tags, lists, owners, paths, states and what waits")
  func table() throws {
    #expect(registry.description == "no lists")
    let (window, node) = try hierarchy("window>c1.view>(L1[list],L2[list])")
    let lists = ["L1", "L2"].map { node[$0] as! ListNode }
    try registry.register(lists[0], as: "inbox")
    try registry.register(lists[1], as: "archive")
    lists[1].isHidden = true
    let far = ListNode("far")
    try registry.register(far, as: "far")
    registry.scroll("far", to: .row(3))
    registry.scroll("drafts", to: .end)
    registry.scroll(toID: "x")
    let path = lists[0].hierarchyPath()
    let owner = try #require(lists[0].owningController)
    let lines = registry.description.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
    }
    #expect(
      lines == [
        "tag|list|owner|path|state|waiting",
        "inbox|List \"L1\"|\(owner.hierarchyName)|\(path)|visible|–",
        "archive|List \"L2\"|\(owner.hierarchyName)|\(lists[1].hierarchyPath())|hidden|–",
        "far|List \"far\"|–|List \"far\"|no window|row (0, 3) for pass",
        "drafts|–|–|–|no list|end for list",
        "–|–|–|–|any list|id x for pass",
      ])
    withExtendedLifetime(window) {}
  }

  @Test("Ten thousand mounts leave no list, no entry, and books no larger than one leaves")
  func memory() throws {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let registry = ListRegistry()
    for cycle in 0..<10_000 {
      let list = ListNode("L")
      window.addSubview(list)
      list.addOverlay(ProbeNode(as: "a", in: registry))
      if cycle % 3 == 0 { try registry.move(list, to: "b") }
      registry.scroll("b", to: .start)
      list.removeFromSuperview()
      if cycle % 100 == 0 { window.settle() }
    }
    window.settle()
    #expect(registry.count == 0)
    #expect(registry.entries.isEmpty)
    #expect(registry.waiting.isEmpty)
    #expect(registry.untagged.isEmpty)
    #expect(registry.orphaned.isEmpty)
    #expect(registry.bindings.isEmpty)
    #expect(registry.observers.count == 0)
    #expect(registry.known.count == 2)
    #expect(window.probeCount == 0)
    #expect(window.participants.count == 1)
    #expect(window.subviews.isEmpty)
    // What else it keeps is seen from outside: nothing is left to describe.
    #expect(registry.description == "no lists")
  }

  @Test("Unmounting fifty probed lists releases lists, probes and tokens")
  func fiftyMounts() {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<50 {
      weak var released: ListNode?
      weak var probe: ProbeNode?
      do {
        let list = ListNode("L")
        let new = ProbeNode(as: "a", in: registry)
        released = list
        probe = new
        window.addSubview(list)
        list.addOverlay(new)
        #expect(registry["a"] === list)
        list.removeFromSuperview()
      }
      #expect(released == nil)
      #expect(probe == nil)
      #expect(registry.count == 0)
    }
  }

  @Test("A released list is told of as released, and what waited for it ends so")
  func releasedWhileWaiting() throws {
    var list: ListNode? = ListNode("L")
    try registry.register(#require(list), as: "a")
    let request = registry.scroll("a", to: .row(3))
    list = nil
    registry.pass()
    #expect(request.outcome == .cancelled(.released))
    #expect(
      recorder.takeLines() == [
        "attached a: List \"L\"", "released a",
        "ended a row (0, 3): cancelled: the list or its registry was released",
      ])
  }
}
