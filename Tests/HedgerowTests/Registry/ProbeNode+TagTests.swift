import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Tagged probes")
struct TaggedProbeTests {
  let registry = ListRegistry()
  let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @Test("A probe whose own tag a registry renamed goes on under the new one, and takes its list out at the end")
  func renamed() throws {
    let list = ListNode("L")
    window.addSubview(list)
    let probe = ProbeNode(as: "a", in: registry)
    list.addOverlay(probe)
    try registry.rename("a", to: "b")
    #expect(probe.listTag == "b")
    list.isHidden = true
    window.settle()
    #expect(registry["b"] === list)
    try registry.move(list, to: "c")
    #expect(probe.listTag == "c")
    list.removeFromSuperview()
    #expect(registry.count == 0)
  }

  @Test("A probe that is given an unusable tag lets its list go, and says why")
  func unusableTag() throws {
    let list = ListNode("L")
    window.addSubview(list)
    let probe = ProbeNode(as: "a", in: registry)
    list.addOverlay(probe)
    probe.listTag = ""
    #expect(registry.count == 0)
    #expect(probe.lastResolution == .refused(.emptyTag))
    probe.listTag = "b"
    list.isHidden = true
    window.settle()
    #expect(registry["b"] === list)
  }

  @Test("Hiding a list keeps it under its tag, as one that is not seen")
  func hiding() {
    let list = ListNode("L")
    window.addSubview(list)
    list.addOverlay(ProbeNode(as: "a", in: registry))
    list.isHidden = true
    window.settle()
    #expect(registry["a"] === list)
    #expect(registry.tags(visibleOnly: true).isEmpty)
    list.isHidden = false
    window.settle()
    #expect(registry.tags(visibleOnly: true) == ["a"])
  }

  @Test("A probe follows the list that replaces its list, and a new place in the tree")
  func replacement() {
    let recorder = EventRecorder()
    let token = recorder.record(registry)
    let box = ViewNode("box")
    let (first, second) = (ListNode("first"), ListNode("second"))
    window.addSubview(box)
    box.addSubview(first)
    let probe = ProbeNode(as: "a", in: registry)
    box.addSubview(probe)
    box.insertSubview(second, belowSubview: first)
    first.removeFromSuperview()
    window.settle()
    #expect(registry["a"] === second)
    #expect(probe.lastResolution?.description == "registered \(second.hierarchyPath())")
    let other = ViewNode("other")
    let third = ListNode("third")
    other.addSubview(third)
    window.addSubview(other)
    other.addSubview(probe)
    window.settle()
    #expect(registry["a"] === third)
    probe.removeFromSuperview()
    #expect(registry.count == 0)
    #expect(
      recorder.takeLines() == [
        "attached a: List \"first\"", "replaced a: List \"second\"", "replaced a: List \"third\"", "detached a",
      ])
    withExtendedLifetime(token) {}
  }

  @Test("Of two probes that find one list the nearer one has it, whichever came first", arguments: [true, false])
  func nearerProbe(nearerFirst: Bool) {
    let list = ListNode("L")
    let inner = ViewNode("inner")
    let host = ViewNode("host")
    window.addSubview(inner)
    inner.addSubview(list)
    inner.addSubview(host)
    let near = ProbeNode(as: "near", in: registry)
    let far = ProbeNode(as: "far", in: registry)
    if nearerFirst { inner.addSubview(near) }
    host.addSubview(far)
    if !nearerFirst { inner.addSubview(near) }
    window.settle()
    #expect(registry.tags() == ["near"])
    #expect(registry["near"] === list)
    let error = RegistryError.alreadyTagged(list: "List \"L\"", as: "near", wanted: "far")
    #expect(far.lastResolution == .refused(error))
  }

  @Test("Two probes of one tag over two lists do not take turns: the later one has it until it leaves")
  func noTurns() {
    let recorder = EventRecorder()
    let boxes = (0..<2).map { _ in ViewNode() }
    let lists = (0..<2).map { ListNode("L\($0)") }
    for (box, list) in zip(boxes, lists) {
      window.addSubview(box)
      box.addSubview(list)
      list.addOverlay(ProbeNode(as: "a", in: registry))
    }
    let token = recorder.record(registry)
    for _ in 0..<3 {
      lists[0].isHidden.toggle()
      window.settle()
      #expect(registry["a"] === lists[1])
    }
    #expect(recorder.takeLines().isEmpty)
    boxes[1].removeFromSuperview()
    lists[0].isHidden.toggle()
    window.settle()
    #expect(registry["a"] === lists[0])
    withExtendedLifetime(token) {}
  }

  @Test("A probe in each of a thousand rows is one registration and one command")
  func rowProbes() {
    let list = ListNode("L", rows: 2_000, rowHeight: 10, frame: window.bounds)
    window.addSubview(list)
    let recorder = EventRecorder()
    let token = recorder.record(registry)
    for _ in 0..<1_000 {
      let row = ViewNode()
      row.addSubview(ProbeNode(as: "a", in: registry))
      list.addSubview(row)
    }
    window.settle()
    registry.scroll("a", to: .row(100), at: .start)
    window.settle()
    #expect(recorder.takeLines() == ["attached a: List \"L\"", "ended a row (0, 100): settled: from 0 to 1000"])
    #expect(registry.count == 1)
    for row in list.subviews { row.removeFromSuperview() }
    #expect(recorder.takeLines() == ["detached a"])
    withExtendedLifetime(token) {}
  }

  @Test(
    "With a thousand probes a change of the tree makes those search that it concerns, and none when nothing changes")
  func searches() {
    var probes: [ProbeNode] = []
    for index in 0..<1_000 {
      let box = ViewNode()
      let list = ListNode("L\(index)")
      box.addSubview(list)
      window.addSubview(box)
      let probe = ProbeNode(as: ListTag("\(index)"), in: registry)
      list.addOverlay(probe)
      probes.append(probe)
    }
    window.settle()
    let before = probes.map(\.resolutionCount)
    for _ in 0..<3 { window.settle() }
    #expect(probes.map(\.resolutionCount) == before)
    probes[7].superview?.addSubview(ViewNode())
    window.settle()
    let searched = probes.indices.filter { probes[$0].resolutionCount != before[$0] }
    #expect(searched == [7])
  }

  @Test("What the last search saw and chose is told in words: pending, ambiguous, registered")
  func resolutions() throws {
    let (tree, node) = try hierarchy("window>r>(box>(A[list],B[list]),k)")
    let probe = ProbeNode(as: "a", in: registry)
    #expect(probe.lastResolution == nil)
    #expect(probe.resolutionCount == 0)
    node["r"].addSubview(probe)
    let ambiguous = try #require(probe.lastResolution?.description)
    #expect(ambiguous.hasPrefix("ambiguous: "))
    #expect(ambiguous.contains("A") && ambiguous.contains("B"))
    node["A"].removeFromSuperview()
    node["r"].window?.settle()
    #expect(probe.lastResolution?.description == "registered \(node["B"].hierarchyPath())")
    node["B"].removeFromSuperview()
    node["r"].window?.settle()
    #expect(probe.lastResolution?.description.hasPrefix("pending: ") == true)
    #expect(registry.count == 0)
    withExtendedLifetime(tree) {}
  }
}
