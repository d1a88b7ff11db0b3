import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Editing a tree")
struct ViewNodeEditingTests {
  private func names(_ view: ViewNode) -> [String] { view.subviews.map { $0.identifier ?? "?" } }

  @Test("a view that is added comes to the front, and one added again moves there without callbacks")
  func adding() {
    let recorder = EventRecorder()
    let parent = RecordingView("parent", to: recorder)
    let views = ["x", "y", "z"].map { RecordingView($0, to: recorder) }
    for view in views { parent.addSubview(view) }
    #expect(names(parent) == ["x", "y", "z"])
    _ = recorder.takeLines()
    parent.addSubview(views[0])
    #expect(names(parent) == ["y", "z", "x"])
    #expect(recorder.lines == [])
  }

  @Test(
    "an index outside the subviews is brought inside, and counts without the view itself",
    arguments: [
      (-5, "nxyz"), (0, "nxyz"), (1, "xnyz"), (3, "xyzn"), (4, "xyzn"), (Int.max, "xyzn"), (Int.min, "nxyz"),
    ])
  func inserting(index: Int, order: String) throws {
    let (parent, _) = try hierarchy("parent>(x,y,z)")
    parent.insertSubview(ViewNode("n"), at: index)
    #expect(names(parent).joined() == order)
  }

  @Test(
    "a view moved within its superview is taken out first",
    arguments: [(0, "xyz"), (1, "yxz"), (2, "yzx"), (3, "yzx"), (-1, "xyz")])
  func moving(index: Int, order: String) throws {
    let (parent, node) = try hierarchy("parent>(x,y,z)")
    parent.insertSubview(node["x"], at: index)
    #expect(names(parent).joined() == order)
  }

  @Test(
    "a view goes right above or below a sibling, and to the front when the sibling is none",
    arguments: [
      ("x", "above", "y", "yxz"), ("x", "above", "z", "yzx"), ("z", "above", "x", "xzy"), ("y", "above", "x", "xyz"),
      ("z", "below", "x", "zxy"), ("x", "below", "z", "yxz"), ("x", "below", "y", "xyz"),
      ("x", "above", "x", "yzx"), ("x", "below", "x", "yzx"),
      ("x", "above", "other", "yzx"), ("x", "below", "other", "yzx"),
      ("n", "above", "x", "xnyz"), ("n", "below", "x", "nxyz"), ("n", "above", "other", "xyzn"),
      ("n", "below", "parent", "xyzn"),
    ])
  func besideSibling(view: String, side: String, sibling: String, order: String) throws {
    let (_, node) = try hierarchy("top>(parent>(x,y,z), other, n)")
    let parent = node["parent"]
    if side == "above" {
      parent.insertSubview(node[view], aboveSubview: node[sibling])
    } else {
      parent.insertSubview(node[view], belowSubview: node[sibling])
    }
    #expect(names(parent).joined() == order)
    #expect(parent.checkInvariants() == [])
  }

  @Test(
    "two subviews are swapped, and nothing happens when an index is out of range",
    arguments: [
      (0, 2, "zyx"), (2, 0, "zyx"), (1, 1, "xyz"), (0, 3, "xyz"), (-1, 0, "xyz"), (Int.max, 0, "xyz"),
      (Int.min, Int.max, "xyz"),
    ])
  func exchanging(first: Int, second: Int, order: String) throws {
    let (parent, _) = try hierarchy("parent>(x,y,z)")
    parent.exchangeSubview(at: first, withSubviewAt: second)
    #expect(names(parent).joined() == order)
  }

  @Test("a subview is brought to the front or sent to the back, and a view that is none stays where it is")
  func reordering() throws {
    let (_, node) = try hierarchy("top>(parent>(x,y,z), other>o)")
    let parent = node["parent"]
    parent.bringSubviewToFront(node["x"])
    #expect(names(parent) == ["y", "z", "x"])
    parent.sendSubviewToBack(node["z"])
    #expect(names(parent) == ["z", "y", "x"])
    parent.bringSubviewToFront(node["o"])
    parent.sendSubviewToBack(node["other"])
    parent.bringSubviewToFront(parent)
    #expect(names(parent) == ["z", "y", "x"])
    #expect(names(node["other"]) == ["o"])
  }

  @Test("a view that is added elsewhere leaves where it was, with everything in it")
  func reparenting() throws {
    let (root, node) = try hierarchy("root>(a>v>inner, b>w)")
    node["b"].insertSubview(node["v"], at: 0)
    #expect(
      root.outline == """
        View "root"
        ├ View "a"
        └ View "b"
          ├ View "v"
          │ └ View "inner"
          └ View "w"
        """)
    #expect(node["v"].superview === node["b"])
    #expect(root.checkInvariants() == [])
  }

  @Test("a removed view is out of superview, window and chain, and removing it again does nothing")
  func removing() throws {
    let (window, node) = try hierarchy("window>a>b")
    node["a"].removeFromSuperview()
    node["a"].removeFromSuperview()
    #expect(window.subviews == [])
    #expect(node["a"].superview == nil)
    #expect(node["b"].window == nil)
    #expect(node["a"].next == nil)
    #expect(node["b"].next === node["a"])
    window.removeFromSuperview()
    #expect(window.window === window)
  }

  @Test("a superview that goes leaves the views that others keep as tops of their own trees")
  func lifetime() {
    var parent: ViewNode? = ViewNode("parent")
    let kept = ViewNode("kept")
    weak var dropped: ViewNode?
    do {
      let view = ViewNode("dropped")
      dropped = view
      parent?.addSubview(view)
      view.addSubview(kept)
      kept.addSubview(ViewNode("inner"))
    }
    #expect(dropped != nil)
    parent = nil
    #expect(dropped == nil)
    #expect(kept.superview == nil)
    #expect(kept.subviews.count == 1)
    #expect(kept.checkInvariants() == [])
  }
}
