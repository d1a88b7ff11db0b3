import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Looking a view up")
struct ViewNodeLookupTests {
  @Test(
    "a view is a descendant of itself and of what it is inside, of nothing else",
    arguments: [
      ("leaf", "leaf", true), ("leaf", "mid", true), ("leaf", "root", true), ("mid", "leaf", false),
      ("leaf", "other", false), ("other", "mid", false),
    ])
  func descendant(view: String, other: String, isInside: Bool) throws {
    let (_, node) = try hierarchy("root>(mid>leaf, other)")
    #expect(node[view].isDescendant(of: node[other]) == isInside)
    #expect(!node[view].isDescendant(of: ViewNode()))
  }

  @Test("a tag is looked for in pre-order, from the view itself on")
  func tag() throws {
    let (root, node) = try hierarchy("root>(a>deep(tag=7), b(tag=7), c(tag=-3))")
    #expect(root.view(withTag: 7) === node["deep"])
    #expect(node["b"].view(withTag: 7) === node["b"])
    #expect(root.view(withTag: -3) === node["c"])
    #expect(node["a"].view(withTag: -3) == nil)
    #expect(root.view(withTag: 8) == nil)
  }

  @Test("the tag 0, which views have unless they are given another, finds the view itself")
  func tagZero() throws {
    let (root, node) = try hierarchy("root(tag=1)>(a(tag=2)>b, c)")
    #expect(node["c"].view(withTag: 0) === node["c"])
    #expect(root.view(withTag: 0) === node["b"])
    #expect(ViewNode().tag == 0)
  }

  @Test("whether a view is hidden does not ask its superviews, whether it is visible does")
  func hidden() throws {
    let (window, node) = try hierarchy("window>a>b")
    node["a"].isHidden = true
    #expect(!node["b"].isHidden)
    #expect(!node["b"].isVisible)
    node["a"].isHidden = false
    #expect(node["b"].isVisible)
    window.isHidden = true
    #expect(!node["b"].isVisible)
    #expect(!ViewNode().isVisible)
  }
}
