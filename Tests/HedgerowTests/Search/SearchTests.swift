import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Searching")
struct SearchTests {
  @Test("a search in an empty tree finds nothing, and says what it saw")
  func emptyTree() {
    let view = ViewNode("alone")
    #expect(view.firstDescendant(ofType: ViewNode.self) == nil)
    #expect(view.allDescendants(ofType: ViewNode.self) == [])
    #expect(view.enclosing(ViewNode.self) == nil)
    let error = #expect(throws: SearchError.self) { try view.onlyDescendant(ofType: ListNode.self) }
    #expect(error?.description == "0 of type ListNode among 0 views. Nothing came near.")
    #expect(error?.localizedDescription == error?.description)
  }

  @Test("the receiver counts when it is asked for: the first article leaves it out, the third takes it in")
  func receiver() {
    let outer = ScrollNode("outer")
    let inner = ScrollNode("inner")
    outer.addSubview(inner)
    for order in SearchOrder.allCases {
      #expect(outer.firstDescendant(ofType: ScrollNode.self, order: order) === inner)
      #expect(outer.firstDescendant(ofType: ScrollNode.self, order: order, includingSelf: true) === outer)
      #expect(outer.allDescendants(ofType: ScrollNode.self, order: order, includingSelf: true) == [outer, inner])
    }
    #expect(inner.enclosing(ScrollNode.self) === outer)
    #expect(inner.enclosing(ScrollNode.self, includingSelf: true) === inner)
    #expect(outer.nearest(ScrollNode.self, includingSelf: true).match === outer)
    #expect((try? outer.onlyDescendant(ofType: ScrollNode.self)) === inner)
    #expect((try? outer.onlyDescendant(ofType: ScrollNode.self, includingSelf: true)) == nil)
  }

  @Test("the two orders disagree on what comes first")
  func orders() throws {
    let (root, node) = try hierarchy("root>(a>deep[SV], shallow[SV])")
    #expect(root.firstDescendant(ofType: ScrollNode.self) === node["deep"])
    #expect(root.firstDescendant(ofType: ScrollNode.self, order: .breadthFirst) === node["shallow"])
  }

  @Test("an early hit looks at the views before it and at no other", arguments: SearchOrder.allCases)
  func early(order: SearchOrder) throws {
    let (root, node) = try hierarchy("root>(a>b>c, d, e)")
    var seen: [ViewNode] = []
    let found = root.firstDescendant(ofType: ViewNode.self, order: order) {
      seen.append($0)
      return $0 === node["d"]
    }
    #expect(found === node["d"])
    #expect(seen.map(\.identifier) == (order == .preOrder ? ["a", "b", "c", "d"] : ["a", "d"]))
  }

  @Test("a failed search names what came near and the condition that kept it out")
  func near() throws {
    let (root, node) = try hierarchy("window>(tab>(a[list], b[SV]), c[list])")
    node["tab"].isHidden = true
    node["c"].isPrivate = true
    let error = #expect(throws: SearchError.self) {
      _ = try root.onlyDescendant(ofType: ListNode.self, matching: [.visible, .notPrivate])
    }
    #expect(
      error?.description == """
        0 of type ListNode (visible, not private) among 4 views; 3 near:
          Window/View "tab"/List "a" is inside View "tab", which is hidden
          Window/View "tab"/Scroll "b" is a scroll view, but no ListNode
          Window/List "c" is private
        """)
  }

  @Test("of many near misses the first eight are named and the rest is counted")
  func many() {
    let root = ViewNode("root")
    for index in 0..<11 { root.addSubview(ScrollNode("\(index)")) }
    let error = #expect(throws: SearchError.self) { try root.onlyDescendant(ofType: ListNode.self) }
    guard case .notFound(let miss) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(miss.nearMisses.count == 8)
    #expect(miss.nearMissCount == 11)
    #expect(miss.description.hasSuffix("Scroll \"7\" is a scroll view, but no ListNode\n  and 3 more"))
  }

  /// A view of somebody else's whose links can be broken.
  final class Wild: HierarchyNode {
    nonisolated(unsafe) var superview: Wild?
    nonisolated(unsafe) var subviews: [Wild] = []
  }

  @Test("walks over broken links end, visit each node once, and report the circle", arguments: SearchOrder.allCases)
  func circles(order: SearchOrder) throws {
    let (a, b, c) = (Wild(), Wild(), Wild())
    a.subviews = [b, c]
    b.subviews = [c, a]
    c.superview = b
    b.superview = c
    defer {
      b.subviews = []
      (b.superview, c.superview) = (nil, nil)
    }
    var walk = a.descendants(order: order, includingSelf: true).makeIterator()
    var count = 0
    while walk.next() != nil { count += 1 }
    #expect(count == 3)
    #expect(walk.repeatedNode != nil)
    #expect(a.allDescendants(ofType: Wild.self, order: order, includingSelf: true).count == 3)
    let error = #expect(throws: SearchError.self) {
      try a.onlyDescendant(ofType: Wild.self, order: order) { _ in false }
    }
    guard case .circle(let circle) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(circle.at == "Wild")
    var above = c.ancestors()
    #expect(above.next() === b)
    #expect(above.next() == nil)
    #expect(above.repeatedNode === c)
    #expect(c.hierarchyPath().steps.count >= 2)
  }

  @Test("common ancestors are what two views share, themselves included, from the nearest up")
  func common() throws {
    let (root, node) = try hierarchy("root>(a>(b>c, d), e)")
    #expect(node["c"].nearestCommonAncestor(with: node["d"]) === node["a"])
    #expect(node["c"].nearestCommonAncestor(with: node["b"]) === node["b"])
    #expect(node["c"].nearestCommonAncestor(with: node["c"]) === node["c"])
    #expect(node["c"].commonAncestors(with: node["e"]) == [root])
    #expect(node["c"].commonAncestors(with: node["d"]) == [node["a"], root])
    #expect(node["c"].nearestCommonAncestor(with: ViewNode()) == nil)
    #expect(node["c"].commonAncestors(with: ViewNode()) == [])
  }

  @Test("a path resolves as long as the tree has its indexes, and reads as names between slashes")
  func paths() throws {
    let (root, node) = try hierarchy("window>mail.view>(a, b[list])")
    let path = node["b"].hierarchyPath()
    #expect(path.description == "Window/mail/List \"b\"")
    #expect(path.steps.map(\.index) == [0, 0, 1])
    node["a"].removeFromSuperview()
    #expect(path.resolve(from: root) == nil)
    #expect(ViewNode("x").hierarchyPath().resolve(from: root) === root)
  }

  @Test("the nearest and the outermost controller or responder of a type, with a condition")
  func upward() throws {
    final class Page: ControllerNode {}
    let (_, node) = try hierarchy("window>a.view>b.view>c.view>leaf")
    let leaf = node["leaf"]
    #expect(leaf.owningController === node.controller("c"))
    #expect(leaf.nearestController(ofType: ControllerNode.self) { $0.title != "c" } === node.controller("b"))
    #expect(leaf.outermostController(ofType: ControllerNode.self) === node.controller("a"))
    #expect(leaf.nearestController(ofType: Page.self) == nil)
    #expect(node.controller("c").owningController === node.controller("b"))
    #expect(node["c.view"].owningController === node.controller("c"))
    #expect(leaf.nearestResponder(ofType: WindowNode.self) != nil)
    #expect(leaf.nearestResponder(ofType: ViewNode.self, includingSelf: true) === leaf)
    #expect(leaf.outermostResponder(ofType: ViewNode.self) is WindowNode)
    #expect(ViewNode().owningController == nil)
    #expect(WindowNode().owningController == nil)
  }
}
