import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("What is drawn and what covers it")
struct ViewNodeCoverageTests {
  @Test("the visible rectangle is what clipping ancestors and the window leave")
  func visibleRect() throws {
    let (window, node) = try hierarchy(
      "window(0,0,100,100)>list[list](0,50,100,80,y=20)>(row(0,0,100,44), next(0,44,100,44), free(10,30,20,20)>out(15,0,90,5))"
    )
    #expect(node["list"].visibleRect() == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(node["row"].visibleRect() == CGRect(x: 0, y: 50, width: 100, height: 24))
    #expect(node["row"].visibleRect(in: node["row"]) == CGRect(x: 0, y: 20, width: 100, height: 24))
    #expect(node["out"].visibleRect() == CGRect(x: 25, y: 60, width: 75, height: 5))
    #expect(window.visibleRect() == CGRect(x: 0, y: 0, width: 100, height: 100))
    node["list"].bounds.origin.y = 44
    #expect(node["row"].visibleRect() == nil, "only touching is not visible")
  }

  @Test("nothing is visible of what is hidden, above or itself, or has no area, or is asked of another tree")
  func nothing() throws {
    let (_, node) = try hierarchy("window(0,0,100,100)>(a(0,0,10,10)>b(0,0,10,10), empty(0,0,0,10))")
    #expect(node["empty"].visibleRect() == nil)
    #expect(node["b"].visibleRect(in: ViewNode()) == nil)
    node["a"].isHidden = true
    #expect(node["b"].visibleRect() == nil)
    node["a"].isHidden = false
    node["a"].alpha = 0
    #expect(node["b"].visibleRect() != nil, "opacity is not asked")
  }

  @Test(
    "only a view in front that can be hit and holds all that is visible covers it",
    arguments: [
      ("0,0,100,100", true), ("20,20,20,20", true), ("20,20,19,20", false), ("0,0,100,100,hidden", false),
      ("0,0,100,100,alpha=0.01", false), ("0,0,100,100,interaction=false", false), ("0,0,100,100,hits=false", false),
      ("0,0,100,100,passThrough", false), ("30,30,1,1,outset=20", true), ("0,0,100,100,outset=-30", false),
    ])
  func covers(cover: String, isCovered: Bool) throws {
    let (_, node) = try hierarchy("root(0,0,100,100)>(host(10,10,50,50)>v(10,10,20,20), cover(\(cover)))")
    #expect((node["v"].coveringView() === node["cover"]) == isCovered)
  }

  @Test("the front-most cover is the answer, and what lies behind or inside is none")
  func frontMost() throws {
    let (_, node) = try hierarchy(
      "root(0,0,9,9)>(behind(0,0,9,9), v(0,0,9,9)>inside(0,0,9,9), low(0,0,9,9), top(0,0,9,9)>deep(0,0,9,9))")
    #expect(node["v"].coveringView() === node["deep"])
    node["top"].removeFromSuperview()
    #expect(node["v"].coveringView() === node["low"])
    node["low"].removeFromSuperview()
    #expect(node["v"].coveringView() == nil)
  }
}
