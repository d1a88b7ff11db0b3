import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// What a probe must never do to what it lies over.
@Suite("Probes are in nobody's way")
struct ProbeNodeTests {
  @Test("whatever frame, bounds or centre a probe is given, its size stays zero")
  func size() {
    let probe = ProbeNode("p")
    probe.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(probe.frame == CGRect(x: 10, y: 10, width: 0, height: 0))
    probe.bounds = CGRect(x: 3, y: 4, width: 50, height: 60)
    #expect(probe.bounds == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(probe.center == CGPoint(x: 10, y: 10))
    probe.center = CGPoint(x: 1, y: 2)
    #expect(probe.frame == CGRect(x: 1, y: 2, width: 0, height: 0))
    probe.frame = CGRect(x: 8, y: 8, width: -5, height: 5)
    #expect(probe.frame.size == .zero)
    probe.addSubview(ViewNode(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    probe.layoutIfNeeded()
    #expect(probe.bounds.size == .zero)
  }

  @Test("a probe pinned to take its base's size has none all the same", arguments: [OverlaySize.own, .base])
  func pinnedSize(size: OverlaySize) {
    let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let base = ViewNode(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    parent.addSubview(base)
    let probe = ProbeNode()
    base.addOverlay(probe, size: size)
    #expect(probe.frame == CGRect(x: 30, y: 20, width: 0, height: 0))
    base.frame.size = CGSize(width: 80, height: 80)
    #expect(probe.frame == CGRect(x: 50, y: 50, width: 0, height: 0))
  }

  @Test("neither a probe nor anything in it is hit, whatever it is given", arguments: HitOverflow.allCases)
  func hits(overflow: HitOverflow) {
    let root = ViewNode("root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let probe = ProbeNode("p")
    root.addSubview(probe)
    let inner = ViewNode("inner", frame: CGRect(x: -50, y: -50, width: 200, height: 200))
    probe.addSubview(inner)
    probe.hitShape = .rect(CGRect(x: -99, y: -99, width: 300, height: 300))
    probe.allowsHitTesting = true
    probe.isUserInteractionEnabled = true
    probe.passesHitsThrough = false
    probe.alpha = 1
    #expect(root.hitTest(CGPoint(x: 20, y: 20), overflow: overflow) === root)
    #expect(root.explainHit(CGPoint(x: 20, y: 20), overflow: overflow).why(probe) == .probe)
    #expect(probe.hitTest(.zero, overflow: overflow) == nil)
  }

  @Test("a probe is no accessibility element, nor is anything in it, whatever it is given")
  func accessibility() {
    let root = ViewNode()
    let probe = ProbeNode()
    let inner = ViewNode()
    root.addSubview(probe)
    probe.addSubview(inner)
    probe.isAccessibilityElement = true
    probe.accessibilityLabel = "probe"
    probe.accessibilityElementsHidden = false
    inner.isAccessibilityElement = true
    #expect(!probe.isAccessibilityElement)
    #expect(probe.accessibilityElementsHidden)
    #expect(root.accessibilityElements() == [])
    #expect(probe.accessibilityElements() == [])
  }

  @Test("a probe over a list changes no size, no row and no hit of it, and covers nothing")
  func sideEffects() throws {
    let (window, node) = try hierarchy(
      "window>list[list](0,0,200,300)>(row0(0,0,200,44), row1(0,44,200,44)>button(10,10,50,20))")
    func picture() -> [String] {
      var lines = window.allDescendants(ofType: ViewNode.self).filter { !($0 is ProbeNode) }.map {
        "\($0) \($0.bounds)"
      }
      for y in stride(from: 0, to: 320, by: 8) {
        for x in stride(from: 0, to: 220, by: 10) {
          lines.append(window.hitTest(CGPoint(x: x, y: y)).map { "\($0)" } ?? "nothing")
        }
      }
      return lines + window.accessibilityElements().map(\.description)
    }
    window.layoutIfNeeded()
    let before = picture()
    for base in [node["list"], node["row0"], node["button"]] { base.addOverlay(ProbeNode()) }
    window.layoutIfNeeded()
    #expect(picture() == before)
    #expect(node["button"].coveringView() == nil)
    #expect(node["list"].frame.size == CGSize(width: 200, height: 300))
    #expect(window.checkInvariants() == [])
  }

  @Test("a probe takes no height from the views that share a builder's column")
  func column() {
    let lists = [ListNode("a"), ListNode("b")]
    let window = WindowNode(width: 100, height: 200) { ControllerNode { for list in lists { list } } }
    for list in lists { list.addOverlay(ProbeNode()) }
    lists[0].superview?.addSubview(ProbeNode())
    window.layoutIfNeeded()
    #expect(lists.map(\.frame.height) == [100, 100])
  }
}
