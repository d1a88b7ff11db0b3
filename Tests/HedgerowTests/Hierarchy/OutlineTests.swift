import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Drawings of a tree")
struct OutlineTests {
  final class Detailed: ViewNode {
    override var outlineDetail: String? { "detail" }
  }

  @Test("a line a view, details behind the names of siblings in one column")
  func columns() throws {
    let (window, _) = try hierarchy(
      "window(0,0,390,844)>mail.view>(a[class=D], longer[class=D](hidden)>inner[class=D], last(hidden))",
      classes: ["D": { Detailed($0) }])
    #expect(
      window.outline == """
        Window 390×844
        └ mail
          ├ Detailed "a"       detail
          ├ Detailed "longer"  detail, hidden
          │ └ Detailed "inner"  detail
          └ View "last"        hidden
        """)
  }

  @Test("below a depth, and beyond a number of siblings, the rest is counted")
  func eliding() throws {
    let (root, _) = try hierarchy("a>(b>(c>d, e), f>g, h, i)")
    #expect(
      root.outline(maxDepth: 1) == """
        View "a"
        ├ View "b"
        │ └ … 3 more views
        ├ View "f"
        │ └ … 1 more view
        ├ View "h"
        └ View "i"
        """)
    #expect(
      root.outline(maxDepth: 9, maxSiblings: 1) == """
        View "a"
        ├ View "b"
        │ ├ View "c"
        │ │ └ View "d"
        │ └ … 1 more sibling
        └ … 3 more siblings
        """)
    #expect(
      root.outline(maxDepth: 0) == """
        View "a"
        └ … 8 more views
        """)
    #expect(
      root.outline(maxDepth: -1, maxSiblings: -1) == """
        View "a"
        └ … 8 more views
        """)
    #expect(
      root.outline(maxDepth: 1, maxSiblings: -1) == """
        View "a"
        └ … 4 more siblings
        """)
  }

  @Test("unless said otherwise 32 levels and 64 siblings are drawn")
  func limits() {
    let root = ViewNode()
    for _ in 0..<70 { root.addSubview(ViewNode()) }
    #expect(root.outline.split(separator: "\n").count == 66)
    #expect(root.outline.hasSuffix("└ … 6 more siblings"))
    var last = ViewNode()
    let top = last
    for _ in 0..<40 {
      let view = ViewNode()
      last.addSubview(view)
      last = view
    }
    #expect(top.outline.split(separator: "\n").count == 34)
    #expect(top.outline.hasSuffix("└ … 8 more views"))
  }

  @Test("a root view is drawn under its controller's name, and described under its own")
  func names() {
    let controller = ControllerNode("Mail")
    #expect(controller.view.outline == "Mail")
    #expect("\(controller.view)" == "View (0, 0, 0, 0)")
    #expect(ScrollNode("page").outline == "Scroll \"page\"")
  }
}
