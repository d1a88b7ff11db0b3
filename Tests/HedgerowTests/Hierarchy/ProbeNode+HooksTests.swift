import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("What a probe is told")
struct ProbeNodeHooksTests {
  private let recorder = EventRecorder()
  private let window = WindowNode("w")

  private func probe(_ name: String = "p") -> ProbeNode {
    let recorder = recorder
    return ProbeNode(
      name,
      hooks: .init(
        entered: { recorder.record("\($0.identifier ?? "") entered \($0.window?.identifier ?? "nil")") },
        treeChanged: { recorder.record("\($0.identifier ?? "") changed") },
        left: { recorder.record("\($0.identifier ?? "") left") }))
  }

  @Test("it is told once for each window that it comes into, by itself or with an ancestor, and once when it leaves")
  func entering() {
    let parent = ViewNode()
    let probe = probe()
    parent.addSubview(probe)
    #expect(recorder.lines == [])
    window.addSubview(parent)
    #expect(recorder.takeLines() == ["p entered w"])
    parent.removeFromSuperview()
    #expect(recorder.takeLines() == ["p left"])
    let other = WindowNode("o")
    other.addSubview(probe)
    #expect(recorder.takeLines() == ["p entered o"])
    window.addSubview(probe)
    #expect(recorder.takeLines() == ["p left", "p entered w"])
    #expect(probe.watchedScope === window)
  }

  @Test("everything that came with it is in place when it is told")
  func inPlace() {
    let parent = ViewNode()
    var seen: [ViewNode] = []
    let probe = ProbeNode(hooks: .init(entered: { seen = $0.superview?.subviews ?? [] }))
    parent.addSubview(probe)
    let last = ViewNode()
    parent.addSubview(last)
    window.addSubview(parent)
    #expect(seen == [probe, last])
    #expect(last.window === window)
  }

  @Test("however many edits there were, the tree has changed once in the next pass, and without edits not at all")
  func oncePerPass() {
    window.addSubview(probe())
    window.settle()
    _ = recorder.takeLines()
    for _ in 0..<5 { window.settle() }
    #expect(recorder.lines == [])
    let views = (0..<20).map { _ in ViewNode() }
    for view in views { window.addSubview(view) }
    views[3].isHidden = true
    views[4].removeFromSuperview()
    window.sendSubviewToBack(views[5])
    window.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(recorder.lines == [], "nothing before the pass")
    window.settle()
    #expect(recorder.takeLines() == ["p changed"])
    window.settle()
    #expect(recorder.lines == [])
  }

  @Test(
    "being added, removed, moved, hidden and shown are changes of the tree; what changes nothing is none",
    arguments: [
      ("add", true), ("remove", true), ("front", true), ("exchange", true), ("hide", true), ("overlay", true),
      ("deep", true), ("front again", false), ("exchange itself", false), ("show again", false), ("frame", false),
      ("layout", false), ("far", false), ("remove nothing", false),
    ])
  func changes(edit: String, isTold: Bool) throws {
    let (root, node) = try hierarchy("window>(a>b, c)")
    let window = try #require(root as? WindowNode)
    window.addSubview(probe())
    window.settle()
    _ = recorder.takeLines()
    switch edit {
    case "add": node["a"].addSubview(ViewNode())
    case "remove": node["b"].removeFromSuperview()
    case "front": window.bringSubviewToFront(node["a"])
    case "exchange": window.exchangeSubview(at: 0, withSubviewAt: 1)
    case "hide": node["b"].isHidden = true
    case "overlay": node["b"].addOverlay(ViewNode())
    case "deep": node["b"].addSubview(ViewNode())
    case "front again": node["a"].bringSubviewToFront(node["b"])
    case "exchange itself": window.exchangeSubview(at: 1, withSubviewAt: 1)
    case "show again": node["b"].isHidden = false
    case "frame": node["b"].frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    case "layout": node["b"].setNeedsLayout()
    case "far": ViewNode().addSubview(ViewNode())
    default: ViewNode().removeFromSuperview()
    }
    window.settle()
    #expect(recorder.lines == (isTold ? ["p changed"] : []))
  }

  @Test("a scope limits what a probe is told, until the probe leaves the window")
  func scope() throws {
    let (root, node) = try hierarchy("window>(a>inner, b)")
    let window = try #require(root as? WindowNode)
    let probe = probe()
    node["inner"].addSubview(probe)
    probe.watch(node["a"])
    window.settle()
    _ = recorder.takeLines()
    node["b"].addSubview(ViewNode())
    node["a"].isHidden = true
    window.settle()
    #expect(recorder.takeLines() == [])
    node["inner"].addSubview(ViewNode())
    window.settle()
    #expect(recorder.takeLines() == ["p changed"])
    probe.watch(node["b"])
    #expect(probe.watchedScope === window, "a view that is no ancestor means the whole window")
    probe.watch(node["a"])
    node["inner"].removeFromSuperview()
    #expect(probe.watchedScope == nil)
    node["b"].addSubview(node["inner"])
    #expect(probe.watchedScope === window)
    #expect(window.checkInvariants() == [])
  }

  @Test("a probe that moves out of its scope is told and watches the window again")
  func movedOut() throws {
    let (root, node) = try hierarchy("window>(a>inner, b)")
    let window = try #require(root as? WindowNode)
    let probe = probe()
    node["inner"].addSubview(probe)
    probe.watch(node["a"])
    window.settle()
    _ = recorder.takeLines()
    node["b"].addSubview(node["inner"])
    window.settle()
    #expect(recorder.takeLines() == ["p changed"])
    #expect(probe.watchedScope === window)
    node["b"].addSubview(ViewNode())
    window.settle()
    #expect(recorder.takeLines() == ["p changed"])
    #expect(window.checkInvariants() == [])
  }

  @Test("a probe kept while its window went is told anew by the next window")
  func windowGone() {
    let probe = probe()
    do {
      let first = WindowNode("first")
      first.addSubview(probe)
      first.addSubview(ViewNode())
    }
    #expect(probe.window == nil)
    #expect(probe.watchedScope == nil)
    #expect(probe.checkInvariants() == [])
    _ = recorder.takeLines()
    window.addSubview(probe)
    window.settle()
    window.addSubview(ViewNode())
    window.settle()
    #expect(recorder.lines == ["p entered w", "p changed"])
  }

  @Test("mounted and taken away fifty times, a probe and what it was over leave nothing behind")
  func mounts() {
    final class Weak {
      weak var probe: ProbeNode?
      weak var list: ListNode?
    }
    var mounts: [Weak] = []
    let page = ViewNode("page")
    window.addSubview(page)
    for _ in 0..<50 {
      let mount = Weak()
      let list = ListNode()
      let probe = probe()
      (mount.probe, mount.list) = (probe, list)
      mounts.append(mount)
      list.addOverlay(probe)
      page.addSubview(list)
      probe.watch(page)
      window.settle()
      list.removeFromSuperview()
    }
    window.settle()
    #expect(mounts.count == 50)
    #expect(mounts.allSatisfy { $0.probe == nil && $0.list == nil })
    #expect(window.checkInvariants() == [])
    #expect(recorder.lines.filter { $0 == "p entered w" }.count == 50)
    #expect(recorder.lines.filter { $0 == "p left" }.count == 50)
  }

  @Test("an edit in a window with a thousand probes tells only those that it concerns")
  func thousand() {
    var told: [String] = []
    var hosts: [ViewNode] = []
    for index in 0..<1000 {
      let host = ViewNode("host\(index)")
      let probe = ProbeNode("\(index)", hooks: .init(treeChanged: { told.append($0.identifier ?? "") }))
      host.addSubview(probe)
      window.addSubview(host)
      probe.watch(host)
      hosts.append(host)
    }
    window.settle()
    told = []
    hosts[417].addSubview(ViewNode())
    hosts[3].subviews[0].isHidden = true
    window.settle()
    #expect(told.sorted() == ["3", "417"])
    told = []
    window.addSubview(ViewNode())
    window.settle()
    #expect(told == [])
  }
}
