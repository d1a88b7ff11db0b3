import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Hit testing")
struct HitTestingTests {
  private func hit(_ root: ViewNode, _ x: CGFloat, _ y: CGFloat, _ overflow: HitOverflow = .none) -> String? {
    root.hitTest(CGPoint(x: x, y: y), overflow: overflow)?.identifier
  }

  @Test("the front-most, deepest view that holds the point is hit, else the view itself, else none")
  func frontMost() throws {
    let (root, _) = try hierarchy(
      "root(0,0,100,100)>(back(0,0,60,60)>deep(0,0,10,10), front(40,40,60,60)>inner(0,0,30,30))")
    #expect(hit(root, 5, 5) == "deep")
    #expect(hit(root, 30, 30) == "back")
    #expect(hit(root, 50, 50) == "inner")
    #expect(hit(root, 80, 80) == "front")
    #expect(hit(root, 90, 10) == "root")
    #expect(hit(root, 100, 10) == nil)
    #expect(hit(root, -0.5, 10) == nil)
  }

  @Test(
    "each gate passes a view over with everything in it, and says which it was",
    arguments: [
      ("hidden", HitRejection.hidden), ("interaction=false", .interactionDisabled), ("hits=false", .hitTestingOff),
      ("alpha=0.01", .transparent(alpha: Double(Float(0.01)))), ("alpha=0", .transparent(alpha: 0)),
    ])
  func gates(state: String, reason: HitRejection) throws {
    let (root, node) = try hierarchy("root(0,0,9,9)>(behind(0,0,9,9), gate(0,0,9,9,\(state))>inner(0,0,9,9))")
    for overflow in HitOverflow.allCases { #expect(hit(root, 1, 1, overflow) == "behind") }
    let explanation = root.explainHit(CGPoint(x: 1, y: 1))
    #expect(explanation.hit === node["behind"])
    #expect(explanation.why(node["gate"]) == reason)
    #expect(explanation.why(node["inner"]) == nil)
  }

  @Test("an opacity just above 0.01 is hit, and a disabled control's stand-in without interaction is not asked")
  func justAbove() throws {
    let (root, _) = try hierarchy("root(0,0,9,9)>v(0,0,9,9,alpha=0.011)")
    #expect(hit(root, 1, 1) == "v")
  }

  @Test("the root's own gates count too", arguments: ["hidden", "interaction=false", "hits=false", "alpha=0"])
  func rootGate(state: String) throws {
    let (root, _) = try hierarchy("root(0,0,9,9,\(state))>v(0,0,9,9)")
    #expect(hit(root, 1, 1) == nil)
  }

  @Test("a view without width or height holds no point and hides what is in it", arguments: ["0,9", "9,0", "0,0"])
  func empty(size: String) throws {
    let (root, _) = try hierarchy("root(0,0,9,9)>empty(0,0,\(size))>v(0,0,9,9)")
    #expect(hit(root, 1, 1) == "root")
    #expect(hit(root, 1, 1, .visibleOverflow) == "v")
  }

  @Test("a scrolled view is asked in its scrolled coordinates")
  func scrolled() throws {
    let (root, _) = try hierarchy("root(0,0,100,100)>list[list](10,10,50,50,y=100)>(a(0,90,50,20), b(0,110,50,44))")
    #expect(hit(root, 20, 12) == "a")
    #expect(hit(root, 20, 25) == "b")
    #expect(hit(root, 20, 5) == "root")
  }

  @Test(
    "what hangs out of its superview is hit by the option that is asked for",
    arguments: [
      (HitOverflow.none, false, "root"), (.none, true, "root"), (.visibleOverflow, false, "b"),
      (.visibleOverflow, true, "root"), (.anyOverflow, false, "b"), (.anyOverflow, true, "b"),
    ])
  func overflow(overflow: HitOverflow, clips: Bool, name: String) throws {
    let (root, _) = try hierarchy("root(0,0,200,200)>p(50,50,20,20,clips=\(clips))>b(30,0,20,20)")
    #expect(hit(root, 85, 55, overflow) == name)
    #expect(hit(root, 55, 55, overflow) == "p")
  }

  @Test("a view that lets hits through keeps those of its subviews, and behind it the next is asked")
  func passThrough() throws {
    let (root, node) = try hierarchy("root(0,0,9,9)>(back(0,0,9,9), pass(0,0,9,9,passThrough)>v(0,0,4,4))")
    #expect(hit(root, 1, 1) == "v")
    #expect(hit(root, 5, 5) == "back")
    #expect(root.explainHit(CGPoint(x: 5, y: 5)).why(node["pass"]) == .passesThrough)
    root.passesHitsThrough = true
    node["back"].isHidden = true
    #expect(hit(root, 5, 5) == nil)
  }

  @Test("shapes are half open, hold several rectangles or none, and grow or shrink the bounds")
  func shapes() throws {
    let (root, node) = try hierarchy("root(0,0,100,100)>v(40,40,20,20)")
    let v = node["v"]
    v.hitShape = .outset(10)
    #expect(hit(root, 30, 30) == "v")
    #expect(hit(root, 70, 70) == "root")
    v.hitShape = .outset(-5)
    #expect(hit(root, 44, 50) == "root")
    #expect(hit(root, 45, 50) == "v")
    v.hitShape = .outset(-11)
    #expect(hit(root, 50, 50) == "root")
    v.hitShape = .rects([CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 15, y: 15, width: 30, height: 30)])
    #expect([44, 45, 55, 84, 85].map { hit(root, $0, $0) == "v" } == [true, false, true, true, false])
    v.hitShape = .rects([])
    #expect(hit(root, 50, 50) == "root")
    v.hitShape = nil
    #expect(hit(root, 50, 50) == "v")
  }

  @Test("an explanation says what is hit and, from the front on, why the others were passed over")
  func explanation() throws {
    let (root, _) = try hierarchy(
      "root(0,0,100,100)>(base(0,0,50,50), far(60,60,9,9), glass(0,0,99,99,passThrough), ghost(0,0,9,9,alpha=0))")
    root.subviews[0].addOverlay(ProbeNode("helper"))
    #expect(
      root.explainHit(CGPoint(x: 5, y: 5)).description == """
        (5, 5) hits View "base"
        - View "ghost" has opacity 0.0, at or below 0.01, so nothing in it is hit
        - View "glass" lets hits through to what lies behind it
        - View "far" does not hold (-55, -55) of its own coordinates
        - Probe "helper" is a probe, which is never hit
        """)
    #expect(root.explainHit(CGPoint(x: -1, y: 0.5)).description.hasPrefix("(-1, 0.5) hits nothing\n- View \"root\""))
  }

  final class Meddling: ViewNode {
    override func point(inside point: CGPoint) -> Bool {
      for view in superview?.superview?.subviews ?? [] { view.removeFromSuperview() }
      return false
    }
  }

  @Test("a shape that takes the tree apart while it is asked ends nothing but the tree")
  func meddling() {
    let root = ViewNode("root", frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    for index in 0..<5 {
      let view = ViewNode("\(index)", frame: root.bounds)
      root.addSubview(view)
      view.addSubview(Meddling("m", frame: root.bounds))
    }
    #expect(root.hitTest(CGPoint(x: 1, y: 1)) != nil)
    #expect(root.subviews == [])
  }
}
