import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with what a touch reaches, each reduced to its one right answer.
@Suite("Hit test cases")
struct HitTestCases {
  private func hit(_ root: ViewNode, _ x: CGFloat, _ y: CGFloat, _ overflow: HitOverflow = .none) -> String? {
    root.hitTest(CGPoint(x: x, y: y), overflow: overflow)?.identifier
  }

  @Test("62: a button hanging out of its parent is drawn there and not hit there")
  func hangingButton() throws {
    let (root, node) = try hierarchy("root(0,0,300,300)>p(100,100,100,50,clips=false)>b(80,-20,40,40)")
    #expect(hit(root, 185, 90) == "root")
    #expect(hit(root, 185, 110) == "b")
    #expect(node["b"].visibleRect() == CGRect(x: 180, y: 80, width: 40, height: 40))
    node["p"].clipsToBounds = true
    #expect(node["b"].visibleRect() == CGRect(x: 180, y: 100, width: 20, height: 20))
  }

  @Test("64: a clipping container that lets hits through keeps its children's")
  func boxNone() throws {
    let (root, _) = try hierarchy("root(0,0,300,300)>k(0,0,100,100,passThrough,clips)>c(20,20,20,20)")
    #expect(hit(root, 25, 25) == "c")
    #expect(hit(root, 5, 5) == "root")
    #expect(hit(root, 120, 5) == "root")
  }

  @Test("65: a stack takes the touches of its gaps, unless it lets them through")
  func stackGap() throws {
    let (control, node) = try hierarchy("control(0,0,200,60)>stack(0,0,200,60)>(b1(0,0,80,60), b2(120,0,80,60))")
    #expect(hit(control, 100, 30) == "stack")
    node["stack"].passesHitsThrough = true
    #expect(hit(control, 100, 30) == "control")
    #expect(hit(control, 10, 10) == "b1")
  }

  @Test("67: a clipped overflow takes touches by one rule and not by the other, and by neither with a shape of its own")
  func clippedOverflow() throws {
    let (row, node) = try hierarchy("row(0,0,300,100)>(nb(100,0,200,100), pic(0,0,100,100,clips)>img(0,0,300,100))")
    #expect(hit(row, 200, 50, .anyOverflow) == "img")
    #expect(hit(row, 200, 50) == "nb")
    #expect(hit(row, 200, 50, .visibleOverflow) == "nb")
    node["img"].hitShape = .rect(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(hit(row, 200, 50, .anyOverflow) == "nb")
    #expect(hit(row, 200, 50) == "nb")
  }

  @Test("68: an enlarged hit area never opens what is hidden, transparent or without interaction")
  func enlargedArea() throws {
    let (root, node) = try hierarchy("root(0,0,200,200)>(t(0,0,100,100), s(0,0,20,20,outset=12))")
    let s = node["s"]
    #expect(hit(root, 25, 10) == "s")
    s.isHidden = true
    #expect(hit(root, 25, 10) == "t")
    s.isHidden = false
    s.alpha = 0.005
    #expect(hit(root, 25, 10) == "t")
    s.alpha = 1
    s.isUserInteractionEnabled = false
    #expect(hit(root, 25, 10) == "t")
  }

  @Test("70: what is drawn in no colour still takes touches; only opacity counts")
  func clearColour() throws {
    let (root, node) = try hierarchy("root(0,0,100,100)>(w(0,0,100,100), v(0,0,100,100))")
    #expect(hit(root, 5, 5) == "v")
    node["v"].alpha = 0
    #expect(hit(root, 5, 5) == "w")
  }

  @Test(
    "71: what an ancestor hides or disables is not hit, and a search finds it only when not asked for visible views")
  func hiddenAncestor() throws {
    let (window, node) = try hierarchy("win>root(0,0,100,100)>(w(0,0,100,100), p(0,0,100,100,hidden)>c(0,0,100,100))")
    #expect(hit(node["root"], 5, 5) == "w")
    #expect(window.firstDescendant(ofType: ViewNode.self) { $0.identifier == "c" } === node["c"])
    #expect(window.firstDescendant(matching: [.identifier("c"), .visible]) == nil)
    node["p"].isHidden = false
    node["p"].isUserInteractionEnabled = false
    #expect(hit(node["root"], 5, 5) == "w")
  }

  @Test("73: an enlarged pager takes the touches around it and leaves those of its cards")
  func widePager() throws {
    let (box, _) = try hierarchy("box(0,0,300,100)>pager(100,0,100,100,outset=100)>card(10,10,80,80)")
    #expect(hit(box, 20, 50) == "pager")
    #expect(hit(box, 150, 50) == "card")
    #expect(hit(box, 320, 50) == nil)
  }

  final class LeftHalf: ViewNode {
    override func point(inside point: CGPoint) -> Bool { super.point(inside: point) && point.x < bounds.width / 2 }
  }

  @Test("74: a touch inside the bounds and outside the shape falls through to what is behind")
  func shapedBlock() throws {
    let (z, _) = try hierarchy(
      "z(0,0,100,100)>(back(0,0,100,100), front[class=LeftHalf](0,0,100,100))",
      classes: ["LeftHalf": { LeftHalf($0) }])
    #expect(hit(z, 75, 50) == "back")
    #expect(hit(z, 25, 50) == "front")
  }
}
