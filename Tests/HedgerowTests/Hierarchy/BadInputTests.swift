import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Bad input")
struct BadInputTests {
  @Test("a view inside itself, an ancestor or a window as a subview is refused, and the tree is as it was")
  func circles() throws {
    let (root, node) = try hierarchy("root>(a>(b>c, d))")
    let before = root.outline
    #expect(throws: HierarchyError.viewInsideItself(view: "View \"a\"")) { try node["a"].attach(node["a"]) }
    #expect(throws: HierarchyError.ancestorAsSubview(view: "View \"a\"", parent: "View \"c\"")) {
      try node["c"].attach(node["a"], at: 0)
    }
    #expect(throws: HierarchyError.ancestorAsSubview(view: "View \"root\"", parent: "View \"a\"")) {
      try node["a"].attach(root)
    }
    #expect(throws: HierarchyError.windowAsSubview(window: "Window \"w\"", parent: "View \"d\"")) {
      try node["d"].attach(WindowNode("w"))
    }
    #expect(root.outline == before)
    #expect(root.checkInvariants() == [])
  }

  @Test(
    "a rectangle that is not finite is not taken, and the setter that can say so does",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 1), CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
      CGRect.null, CGRect.infinite,
    ])
  func notFinite(rect: CGRect) {
    let old = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = ScrollNode("v", frame: old)
    guard rect != .infinite || !rect.size.width.isFinite else { return }
    view.frame = rect
    view.bounds = rect
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    view.center = CGPoint(x: 0, y: CGFloat.infinity)
    #expect(view.frame == old)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(throws: HierarchyError.self) { try view.setFrame(rect) }
    #expect(throws: HierarchyError.self) { try view.setBounds(rect) }
    #expect(ViewNode(frame: rect).frame == .zero)
    #expect(view.checkInvariants() == [])
  }

  /// Every error, with the sentence that it says.
  static let sentences: [(HierarchyError, String)] = [
    (.viewInsideItself(view: "V"), "V can't be added to itself: a view has one place in the tree. Add another view."),
    (
      .ancestorAsSubview(view: "V", parent: "P"),
      "V can't be added to P, which is inside it: that would close a circle. Take P out of V first."
    ),
    (
      .windowAsSubview(window: "W", parent: "P"),
      "W can't be added to P: a window is the top of its tree. Add the window's content instead."
    ),
    (
      .controllerCycle(child: "C", parent: "P"),
      "C can't become a child of P, which is C or below it: that would close a circle. Remove P from its parent first."
    ),
    (
      .alreadyPresenting(presenter: "P", presented: "C"),
      "P already presents C: a controller presents one other at a time. Dismiss C, or present from it."
    ),
    (
      .alreadyShown(controller: "C", by: "P"),
      "C can't be presented: it is already shown by P. Dismiss or remove it there first."
    ),
    (.presentsItself(controller: "C"), "C can't present itself. Present another controller."),
    (
      .nothingToDismiss(controller: "C"),
      "C presents nothing and is not presented: there is nothing to dismiss."
    ),
    (
      .viewOwnedByAnother(view: "V", owner: "C"),
      "V is the root view of C: a view belongs to one controller at a time. Give C another view first."
    ),
    (
      .notFinite(view: "V", rectangle: "(nan, 0, 1, 1)"),
      "V can't take the rectangle (nan, 0, 1, 1): every component must be a finite number. Its old one stays."
    ),
    (
      .unbalancedAppearance(controller: "C", call: "f()", state: "appeared"),
      "f() is out of turn: C is appeared. Begin a transition once, then end it once."
    ),
    (
      .overlayOverItself(overlay: "O", base: "B"),
      "O can't be an overlay of B: it is B, or contains it. Use another view as the overlay."
    ),
  ]

  @Test("an error says what, where and what to do, in one sentence for all readers", arguments: sentences)
  func sentence(error: HierarchyError, sentence: String) {
    #expect(error.description == sentence)
    #expect(error.localizedDescription == sentence)
  }

  @Test("the rectangle that is refused is in the sentence")
  func refusedRectangle() {
    let view = ViewNode("v")
    let error = #expect(throws: HierarchyError.self) {
      try view.setFrame(CGRect(x: CGFloat.nan, y: 0.5, width: CGFloat.infinity, height: 44))
    }
    #expect(
      error?.description
        == "View \"v\" can't take the rectangle (nan, 0.5, inf, 44): every component must be a finite number. "
        + "Its old one stays.")
  }

  @Test("huge frames are finite, and searching and hit testing them ends")
  func huge() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 1e300, height: 1e300))
    let view = ViewNode(frame: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 1e299, y: 1)) === view)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: -1e300, y: -1e300))
  }
}

/// What can't be refused with an error stops the program with the same sentence.
@Suite("Traps", .serialized)
struct TrapTests {
  private func says(_ result: ExitTest.Result?, _ sentence: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(sentence)
  }

  @Test("addSubview stops for a view inside itself")
  func addSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = ViewNode("v")
      view.addSubview(view)
    }
    #expect(says(result, "View \"v\" can't be added to itself"))
  }

  @Test("insertSubview stops for an ancestor")
  func insertSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (top, view) = (ViewNode("top"), ViewNode("v"))
      top.addSubview(view)
      view.insertSubview(top, at: 0)
    }
    #expect(says(result, "View \"top\" can't be added to View \"v\", which is inside it"))
  }

  @Test("addOverlay stops for what the base is inside")
  func addOverlay() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (top, view) = (ViewNode("top"), ViewNode("v"))
      top.addSubview(view)
      view.addOverlay(top)
    }
    #expect(says(result, "View \"top\" can't be an overlay of View \"v\""))
  }

  @Test("addChild stops for a circle, and a view with an owner for another")
  func controllers() async {
    let circle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let controller = ControllerNode("c")
      controller.addChild(controller)
    }
    #expect(says(circle, "c can't become a child of c"))
    let owned = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let first = ControllerNode("first")
      ControllerNode("second").view = first.view
    }
    #expect(says(owned, "is the root view of first"))
  }

  @Test("a second root controller in the builder, and a name that the text does not have, stop with what there is")
  func testing() async {
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = WindowNode {
        ControllerNode("a")
        ControllerNode("b")
      }
    }
    #expect(says(second, "Controller \"b\" can't be a second root controller of the window"))
    let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try hierarchy("a>b").node["c"]
    }
    #expect(says(name, "No view is called \"c\" here. There are a, b."))
    let controller = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try hierarchy("a>b").node.controller("b")
    }
    #expect(says(controller, "the text has no \"b.view\""))
  }
}
