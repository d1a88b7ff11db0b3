import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Overlays")
struct OverlayTests {
  private let parent = ViewNode("parent", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let base = ViewNode("base", frame: CGRect(x: 100, y: 50, width: 80, height: 20))
  private let overlay = ViewNode("overlay", frame: CGRect(x: 7, y: 7, width: 10, height: 10))

  private func names() -> String {
    #expect(parent.checkInvariants() == [])
    return parent.subviews.map { $0.identifier ?? "?" }.joined(separator: " ")
  }

  @Test("an overlay goes into its base's superview, right above the base, which keeps size and place")
  func place() {
    parent.addSubview(base)
    parent.addSubview(ViewNode("front"))
    base.addOverlay(overlay)
    #expect(names() == "base overlay front")
    #expect(overlay.superview === parent)
    #expect(overlay.overlayBase === base)
    #expect(base.overlays == [overlay])
    #expect(base.subviews == [])
    #expect(base.frame == CGRect(x: 100, y: 50, width: 80, height: 20))
    #expect(overlay.frame == CGRect(x: 135, y: 55, width: 10, height: 10))
  }

  @Test("an overlay waits while its base has no superview, and is let go of with the base")
  func waiting() {
    weak var waiting: ViewNode?
    do {
      let base = ViewNode("base", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let overlay = ViewNode("overlay")
      waiting = overlay
      base.addOverlay(overlay)
      #expect(overlay.superview == nil)
      #expect(overlay.frame.origin == CGPoint(x: 5, y: 5))
      parent.addSubview(base)
      #expect(names() == "base overlay")
      base.removeFromSuperview()
      #expect(names() == "")
      #expect(waiting != nil)
    }
    #expect(waiting == nil)
  }

  @Test("an overlay moves, hides, leaves and comes back with its base, to another superview too")
  func together() {
    let other = ViewNode("other")
    parent.addSubview(base)
    base.addOverlay(overlay, alignment: .topLeft)
    base.frame.origin = CGPoint(x: 1, y: 2)
    #expect(overlay.frame.origin == CGPoint(x: 1, y: 2))
    base.isHidden = true
    #expect(overlay.isHidden)
    base.isHidden = false
    #expect(!overlay.isHidden)
    overlay.isHidden = true
    base.isHidden = true
    base.isHidden = false
    #expect(overlay.isHidden, "its own wish stays")
    base.removeFromSuperview()
    #expect(overlay.superview == nil)
    other.addSubview(base)
    #expect(other.subviews == [base, overlay])
    parent.addSubview(ViewNode("x"))
    parent.insertSubview(base, at: 0)
    #expect(names() == "base overlay x")
    #expect(other.subviews == [])
  }

  @Test(
    "alignment lays the same point of both on each other",
    arguments: [
      (OverlayAlignment.center, 135, 55), (.top, 135, 50), (.bottom, 135, 60), (.left, 100, 55), (.right, 170, 55),
      (.topLeft, 100, 50), (.topRight, 170, 50), (.bottomLeft, 100, 60), (.bottomRight, 170, 60),
      (OverlayAlignment(x: 2, y: -1), 240, 40), (OverlayAlignment(x: .nan, y: .infinity), 135, 55),
    ])
  func alignment(alignment: OverlayAlignment, x: CGFloat, y: CGFloat) {
    parent.addSubview(base)
    base.addOverlay(overlay, alignment: alignment)
    #expect(overlay.frame == CGRect(x: x, y: y, width: 10, height: 10))
    overlay.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(overlay.frame.origin == CGPoint(x: x, y: y), "the pin says where it is")
  }

  @Test("an overlay keeps its own size, which may change, or takes the base's whatever it is given")
  func sizes() {
    parent.addSubview(base)
    let cover = ViewNode("cover")
    base.addOverlay(cover, size: .base)
    base.addOverlay(overlay)
    cover.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    overlay.frame.size = CGSize(width: 100, height: 100)
    #expect(cover.frame == base.frame)
    #expect(overlay.frame == CGRect(x: 90, y: 10, width: 100, height: 100))
    base.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(cover.frame == base.frame)
    #expect(overlay.frame == CGRect(x: -30, y: -30, width: 100, height: 100))
  }

  @Test("nothing comes between a base and its overlays, wherever siblings are put")
  func glue() throws {
    let x = ViewNode("x")
    let second = ViewNode("second")
    for view in [ViewNode("a"), base, ViewNode("z")] { parent.addSubview(view) }
    base.addOverlay(overlay)
    base.addOverlay(second)
    #expect(names() == "a base overlay second z")
    parent.insertSubview(x, at: 2)
    #expect(names() == "a base overlay second x z")
    parent.insertSubview(x, aboveSubview: base)
    #expect(names() == "a base overlay second x z")
    parent.insertSubview(x, belowSubview: second)
    #expect(names() == "a x base overlay second z")
    parent.insertSubview(x, aboveSubview: overlay)
    #expect(names() == "a base overlay second x z")
    parent.bringSubviewToFront(base)
    #expect(names() == "a x z base overlay second")
    parent.sendSubviewToBack(base)
    #expect(names() == "base overlay second a x z")
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(names() == "x a base overlay second z")
    parent.insertSubview(base, belowSubview: x)
    #expect(names() == "base overlay second x a z")
    parent.insertSubview(base, aboveSubview: second)
    #expect(names() == "base overlay second x a z")
  }

  @Test("an overlay that is moved by itself changes its place among the overlays of its base only, and stays pinned")
  func movedByItself() {
    let second = ViewNode("second")
    for view in [base, ViewNode("z")] { parent.addSubview(view) }
    base.addOverlay(overlay)
    base.addOverlay(second)
    parent.bringSubviewToFront(overlay)
    #expect(names() == "base second overlay z")
    #expect(base.overlays == [second, overlay])
    parent.sendSubviewToBack(overlay)
    #expect(names() == "base overlay second z")
    parent.addSubview(overlay)
    #expect(names() == "base second overlay z")
    parent.exchangeSubview(at: 2, withSubviewAt: 3)
    #expect(names() == "base second overlay z")
    base.frame.origin = .zero
    #expect(overlay.frame.origin == CGPoint(x: 35, y: 5))
  }

  @Test("an overlay of an overlay lies above it and follows the base of both")
  func nested() {
    let badge = ViewNode("badge", frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let last = ViewNode("last")
    parent.addSubview(base)
    base.addOverlay(overlay)
    overlay.addOverlay(badge, alignment: .topLeft)
    base.addOverlay(last)
    #expect(names() == "base overlay badge last")
    base.frame.origin = .zero
    #expect(badge.frame.origin == CGPoint(x: 35, y: 5))
    base.isHidden = true
    #expect(badge.isHidden)
    base.removeFromSuperview()
    #expect(badge.superview == nil)
    let window = WindowNode()
    window.addSubview(base)
    #expect(window.subviews == [base, overlay, badge, last])
    #expect(window.checkInvariants() == [])
  }

  @Test("an overlay that is removed, or added elsewhere, is an overlay no more")
  func unpinned() {
    parent.addSubview(base)
    base.addOverlay(overlay)
    base.isHidden = true
    overlay.removeFromSuperview()
    #expect(overlay.overlayBase == nil)
    #expect(!overlay.isHidden)
    #expect(base.overlays == [])
    overlay.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(overlay.frame.origin.x == 1)
    base.addOverlay(overlay)
    let other = ViewNode("other")
    other.addSubview(overlay)
    #expect(overlay.overlayBase == nil)
    base.frame.origin.x = 0
    #expect(names() == "base")
    base.addOverlay(overlay)
    let second = ViewNode("second")
    parent.addSubview(second)
    second.addOverlay(overlay)
    #expect(names() == "base second overlay")
    #expect(base.overlays == [])
  }

  @Test("what would lie over itself is refused, and nothing has changed")
  func refused() throws {
    parent.addSubview(base)
    base.addOverlay(overlay)
    let inner = ViewNode("inner")
    overlay.addSubview(inner)
    let error = HierarchyError.overlayOverItself(overlay: "View \"parent\"", base: "View \"base\"")
    #expect(throws: error) { try base.attachOverlay(parent) }
    #expect(throws: HierarchyError.self) { try base.attachOverlay(base) }
    #expect(throws: HierarchyError.self) { try overlay.attachOverlay(base) }
    #expect(throws: HierarchyError.self) { try inner.attachOverlay(base) }
    #expect(throws: HierarchyError.self) { try inner.attach(base) }
    #expect(throws: HierarchyError.self) { try overlay.attach(base) }
    #expect(throws: HierarchyError.windowAsSubview(window: "Window", parent: "View \"base\"")) {
      try base.attachOverlay(WindowNode())
    }
    #expect(names() == "base overlay")
  }
}
