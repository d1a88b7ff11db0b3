import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Converting between views")
struct ViewNodeConversionTests {
  @Test("a point goes through the offsets of scrolled views with no special case")
  func scrolled() throws {
    let (window, node) = try hierarchy("window>list[list](0,100,300,500,y=40)>row(0,60,300,44)>label(10,5,20,20)")
    let origin = CGPoint.zero
    #expect(node["row"].convert(origin, to: node["list"]) == CGPoint(x: 0, y: 60))
    #expect(node["row"].convert(origin, to: window) == CGPoint(x: 0, y: 120))
    #expect(node["label"].convert(origin, to: nil) == CGPoint(x: 10, y: 125))
    #expect(node["label"].convert(CGPoint(x: 10, y: 125), from: window) == origin)
    #expect(node["list"].convert(CGPoint(x: 0, y: 40), to: window) == CGPoint(x: 0, y: 100))
    #expect(
      node["label"].convert(node["label"].bounds, to: node["list"]) == CGRect(x: 10, y: 65, width: 20, height: 20))
  }

  @Test("two branches of one tree convert through what they share, there and back")
  func branches() throws {
    let (_, node) = try hierarchy("root>(a(10,10,50,50,x=5)>x(1,2,3,4), b(100,0,50,50)>y(5,5,5,5,y=-7))")
    let there = node["x"].convert(CGPoint(x: 1, y: 1), to: node["y"])
    #expect(there == CGPoint(x: 1 + 1 - 5 + 10 - 100 - 5, y: 1 + 2 + 10 - 5 - 7))
    #expect(node["x"].convert(try #require(there), from: node["y"]) == CGPoint(x: 1, y: 1))
    #expect(node["x"].convert(CGPoint(x: 4, y: 2), to: node["x"]) == CGPoint(x: 4, y: 2))
  }

  @Test("without a view the coordinates are those of the top of the tree, in a window or not")
  func top() throws {
    let (root, node) = try hierarchy("root(50,50,100,100)>a(10,10,10,10)")
    #expect(node["a"].convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
    #expect(root.convert(CGPoint(x: 3, y: 3), to: nil) == CGPoint(x: 3, y: 3))
    #expect(node["a"].convert(CGPoint(x: 10, y: 10), from: nil) == .zero)
  }

  @Test("views of unrelated trees have no answer, whether in windows or not")
  func unrelated() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    for (one, other) in [(ViewNode(), ViewNode()), (WindowNode(), WindowNode()), (ViewNode(), WindowNode())] {
      #expect(one.convert(CGPoint.zero, to: other) == nil)
      #expect(one.convert(CGPoint.zero, from: other) == nil)
      #expect(one.convert(rect, to: other) == nil)
      #expect(one.convert(rect, from: other) == nil)
    }
  }

  @Test("the windows of one scene convert through the screen")
  func screen() {
    let scene = SceneNode()
    let first = WindowNode("a", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = WindowNode("b", frame: CGRect(x: 40, y: 30, width: 50, height: 50))
    scene.addWindow(first)
    scene.addWindow(second)
    let view = ViewNode(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    second.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: first) == CGPoint(x: 46, y: 36))
    #expect(view.convert(CGPoint(x: 46, y: 36), from: first) == CGPoint(x: 1, y: 1))
    scene.removeWindow(second)
    #expect(view.convert(CGPoint.zero, to: first) == nil)
  }
}
