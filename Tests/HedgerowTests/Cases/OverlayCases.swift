import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with helpers and covers that lie over something, each reduced to its one right answer.
@Suite("Overlay cases")
struct OverlayCases {
  @Test("52: a cover takes the touches of what is below it, unless it takes no part in hit testing")
  func trackingOverlay() throws {
    let (cell, node) = try hierarchy("cell(0,0,300,100)>(button(0,0,300,100), overlay(0,0,300,100))")
    let point = CGPoint(x: 10, y: 10)
    #expect(cell.hitTest(point) === node["overlay"])
    node["overlay"].allowsHitTesting = false
    #expect(cell.hitTest(point) === node["button"])
  }

  @Test("53: an empty host over a calendar blocks it, unless it lets hits through or takes no part")
  func emptyHost() throws {
    let (month, node) = try hierarchy("month(0,0,320,300)>(day(40,80,40,40), host(0,0,320,300)>empty)")
    let point = CGPoint(x: 50, y: 90)
    #expect(month.hitTest(point) === node["host"], "the trap")
    node["host"].passesHitsThrough = true
    #expect(month.hitTest(point) === node["day"])
    node["host"].passesHitsThrough = false
    node["host"].allowsHitTesting = false
    #expect(month.hitTest(point) === node["day"])
  }

  @Test("55: a full-screen host takes touches only where its small button is, until it goes full screen")
  func floatingButton() throws {
    let (screen, node) = try hierarchy(
      "screen(0,0,390,844)>(table[table](0,0,390,844), overlay(0,0,390,844)>button(310,764,60,60))")
    let overlay = node["overlay"]
    overlay.hitShape = .rects([CGRect(x: 310, y: 764, width: 60, height: 60)])
    #expect(screen.hitTest(CGPoint(x: 20, y: 20)) === node["table"])
    #expect(screen.hitTest(CGPoint(x: 320, y: 780)) === node["button"])
    overlay.hitShape = nil
    #expect(screen.hitTest(CGPoint(x: 20, y: 20)) === overlay)
  }

  @Test("56: decorations of any size leave the size of their base alone, and so the height of a row")
  func baseKeepsSize() {
    let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let base = ViewNode("text", frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    parent.addSubview(base)
    let flexible = ViewNode("shape")
    let fixed = ViewNode("fixed", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let helper = ProbeNode("helper")
    base.addOverlay(flexible, size: .base)
    base.addOverlay(fixed)
    base.addOverlay(helper)
    #expect(base.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(flexible.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(fixed.frame == CGRect(x: -110, y: -140, width: 300, height: 300))
    #expect(helper.frame == CGRect(x: 40, y: 10, width: 0, height: 0))

    let row = ViewNode("row", frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let content = ViewNode("content", frame: row.bounds)
    row.addSubview(content)
    content.addOverlay(ViewNode(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    #expect(row.frame.height == 44)
  }

  @Test("58: a helper over a list is no accessibility element, and its container only with a label")
  func accessibility() throws {
    let (container, node) = try hierarchy("container>list[list]>(row0[element], row1[element], row2[element])")
    node["list"].addOverlay(ProbeNode("helper"))
    #expect(container.accessibilityElements().map(\.identifier) == ["row0", "row1", "row2"])
    container.accessibilityLabel = "Messages"
    #expect(container.accessibilityElements().map(\.identifier) == ["container", "row0", "row1", "row2"])
  }

  @Test("59: a cover that takes no touches covers nothing; one that does covers each view, and none leaves the tree")
  func coverage() {
    let root = ViewNode("root", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let views = (0..<37).map { ViewNode("v\($0)", frame: CGRect(x: 0, y: CGFloat($0) * 20, width: 390, height: 20)) }
    for view in views { root.addSubview(view) }
    let cover = ViewNode("cover", frame: root.bounds)
    cover.isAccessibilityElement = true
    cover.allowsHitTesting = false
    root.addSubview(cover)
    #expect(root.allDescendants(ofType: ViewNode.self).count == 38)
    #expect(views.allSatisfy { $0.coveringView() == nil })
    cover.allowsHitTesting = true
    #expect(views.allSatisfy { $0.coveringView() === cover })
    #expect(root.allDescendants(ofType: ViewNode.self).count == 38)
  }

  @Test("61: a helper of zero size is never touched, and stays in the middle of its base when the screen turns")
  func zeroSizeHelper() throws {
    let (base, node) = try hierarchy("base(0,0,100,100)>button(0,0,100,100)")
    let helper = ProbeNode("helper")
    node["button"].addOverlay(helper)
    #expect(helper.frame == CGRect(x: 50, y: 50, width: 0, height: 0))
    #expect(base.hitTest(CGPoint(x: 50, y: 50)) === node["button"])
    base.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    node["button"].frame = base.bounds
    base.layoutIfNeeded()
    #expect(helper.frame == CGRect(x: 100, y: 30, width: 0, height: 0))
    #expect(base.frame.size == CGSize(width: 200, height: 60))
  }
}
