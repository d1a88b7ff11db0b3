import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Appearance of controllers")
struct ControllerNodeAppearanceTests {
  private let recorder = EventRecorder()

  private func controller(_ name: String) -> RecordingController { RecordingController(name, to: recorder) }

  private func appearances() -> [String] { recorder.takeLines().filter { $0.contains("ppear") } }

  @Test("showing a controller goes in the documented order")
  func order() {
    let mail = controller("Mail")
    let view = RecordingView("view", to: recorder)
    mail.view = view
    let window = WindowNode("w")
    window.rootController = mail
    window.settle()
    #expect(
      recorder.lines == [
        "view willMove(toSuperview: w)", "Mail viewWillAppear", "view willMove(toWindow: w)", "view didMoveToWindow",
        "view didMoveToSuperview", "view shown", "Mail shown", "Mail viewWillLayoutSubviews", "view layoutSubviews",
        "Mail viewDidLayoutSubviews", "Mail viewDidAppear",
      ])
  }

  @Test("a contained child appears after its parent, both times")
  func contained() {
    let (parent, child) = (controller("parent"), controller("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = WindowNode(width: 100, height: 100, rootController: parent)
    window.settle()
    #expect(
      appearances() == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewDidAppear", "child viewDidAppear",
      ])
    window.rootController = nil
    #expect(
      appearances() == [
        "parent viewWillDisappear", "child viewWillDisappear", "parent viewDidDisappear", "child viewDidDisappear",
      ])
  }

  @Test("a child whose view was added without containment has appeared before the one around it")
  func notContained() {
    let (parent, child) = (controller("parent"), controller("child"))
    parent.view.addSubview(child.view)
    let window = WindowNode(width: 100, height: 100, rootController: parent)
    window.settle()
    #expect(
      appearances() == [
        "parent viewWillAppear", "child viewWillAppear", "child viewDidAppear", "parent viewDidAppear",
      ])
  }

  @Test("appearance is balanced, however often a view comes and goes before the pass")
  func balance() {
    let c = controller("c")
    let window = WindowNode()
    for _ in 0..<3 {
      window.addSubview(c.view)
      c.view.removeFromSuperview()
    }
    window.addSubview(c.view)
    let other = WindowNode()
    other.addSubview(c.view)
    window.settle()
    other.settle()
    let cycle = ["c viewWillAppear", "c viewWillDisappear", "c viewDidDisappear"]
    #expect(appearances() == cycle + cycle + cycle + cycle + ["c viewWillAppear", "c viewDidAppear"])
    #expect(c.appearanceState == .appeared)
    #expect(other.checkInvariants() == [])
  }

  @Test("hiding a view is no disappearance, and is told as visibility")
  func hiding() {
    let c = controller("c")
    let window = WindowNode(width: 100, height: 100, rootController: c)
    window.settle()
    _ = recorder.takeLines()
    c.view.isHidden = true
    c.view.isHidden = true
    window.isHidden = true
    window.isHidden = false
    c.view.isHidden = false
    window.settle()
    #expect(recorder.lines == ["c hidden", "c shown"])
    #expect(c.appearanceState == .appeared)
  }

  final class Manual: RecordingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("a child of a container that does not forward hears of appearance from the container alone, in turn")
  func manual() throws {
    let parent = Manual("parent", to: recorder)
    let child = controller("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = WindowNode(width: 100, height: 100, rootController: parent)
    window.settle()
    #expect(appearances() == ["parent viewWillAppear", "parent viewDidAppear"])
    try child.beginAppearanceTransition(true)
    #expect(child.appearanceState == .appearing)
    try child.endAppearanceTransition()
    #expect(appearances() == ["child viewWillAppear", "child viewDidAppear"])
    try child.beginAppearanceTransition(false)
    try child.beginAppearanceTransition(true)
    try child.endAppearanceTransition()
    #expect(appearances() == ["child viewWillDisappear", "child viewWillAppear", "child viewDidAppear"])
    window.rootController = nil
    #expect(appearances() == ["parent viewWillDisappear", "parent viewDidDisappear"])
    #expect(child.appearanceState == .appeared)
  }

  @Test("a transition begun twice or ended without a beginning is refused, and nobody is called")
  func unbalanced() throws {
    let child = controller("child")
    #expect(
      throws: HierarchyError.unbalancedAppearance(
        controller: "child", call: "endAppearanceTransition()", state: "disappeared")
    ) { try child.endAppearanceTransition() }
    #expect(throws: HierarchyError.self) { try child.beginAppearanceTransition(false) }
    try child.beginAppearanceTransition(true)
    #expect(throws: HierarchyError.self) { try child.beginAppearanceTransition(true) }
    try child.endAppearanceTransition()
    #expect(throws: HierarchyError.self) { try child.beginAppearanceTransition(true) }
    #expect(throws: HierarchyError.self) { try child.endAppearanceTransition() }
    #expect(appearances() == ["child viewWillAppear", "child viewDidAppear"])
  }

  @Test("a controller kept while its window went appears anew in the next window")
  func windowGone() {
    let c = controller("c")
    do { WindowNode(width: 100, height: 100, rootController: c).settle() }
    _ = recorder.takeLines()
    #expect(c.appearanceState == .disappeared)
    let window = WindowNode(width: 100, height: 100, rootController: c)
    window.settle()
    #expect(appearances() == ["c viewWillAppear", "c viewDidAppear"])
  }

  final class Refusing: ControllerNode {
    var calls: [String] = []
    override func viewWillAppear() {
      calls.append("willAppear")
      view.addSubview(ViewNode())
      if calls.count < 3 { view.superview?.removeFromSuperview() }
    }
    override func viewDidAppear() { calls.append("didAppear") }
    override func viewWillDisappear() { calls.append("willDisappear") }
    override func viewDidDisappear() { calls.append("didDisappear") }
  }

  @Test("a callback that prevents the move is made good: what will appear and does not disappears")
  func prevented() {
    let c = Refusing()
    let window = WindowNode()
    let host = ViewNode()
    host.addSubview(c.view)
    window.addSubview(host)
    window.settle()
    let isShown = c.view.window != nil
    #expect(c.appearanceState == (isShown ? .appeared : .disappeared))
    #expect(window.checkInvariants() == [])
  }
}
