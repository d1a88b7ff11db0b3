import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with finding the controller of a view, each reduced to its one right answer.
@Suite("Controller cases")
struct ControllerCases {
  @Test("19: the owner is the controller of the nearest root view above, whatever controllers stand elsewhere")
  func formCell() throws {
    let (_, inB) = try hierarchy("A.view>B.view>tableB[table]>cell")
    inB.controller("A").addChild(inB.controller("B"))
    #expect(inB["cell"].owningController === inB.controller("B"))
    #expect(inB["cell"].owningControllers() == [inB.controller("B"), inB.controller("A")])

    let (_, inA) = try hierarchy("A.view>tableB[table]>cell")
    let b = ControllerNode("B")
    b.loadViewIfNeeded()
    #expect(inA["cell"].owningController === inA.controller("A"))
  }

  @Test("20: a responder that is neither view nor controller does not stop the way to the controller")
  func customResponder() throws {
    let (_, node) = try hierarchy("win>C.view>w>v")
    let custom = ResponderNode()
    node["C.view"].responderAbove = custom
    #expect(node["C.view"].next === custom)
    #expect(custom.next === node.controller("C"))
    #expect(node["v"].owningController === node.controller("C"))
    #expect(node["v"].nearestResponder(ofType: ControllerNode.self) === node.controller("C"))

    /// The finder of the first article, which goes on through views only.
    func articleFinder(_ view: ViewNode) -> ControllerNode? {
      if let controller = view.next as? ControllerNode { return controller }
      return (view.next as? ViewNode).flatMap { articleFinder($0) }
    }
    #expect(articleFinder(node["v"]) == nil)
  }

  @Test("20b: a responder of a class of its own leads on to the controller that it names")
  func customNext() {
    final class Bridge: ResponderNode {
      let target: ControllerNode
      init(to target: ControllerNode) {
        self.target = target
        super.init()
      }
      override var next: ResponderNode? { target }
    }
    let controller = ControllerNode("C")
    let outer = ViewNode("w")
    let view = ViewNode("v")
    outer.addSubview(view)
    outer.responderAbove = Bridge(to: controller)
    #expect(view.owningController === controller)
  }

  @Test("22: a view's own window and its top controller are right while the keyboard's windows are key and in front")
  func keyboardWindow() throws {
    let scene = SceneNode()
    let root = ControllerNode("R")
    let alert = ControllerNode("Alert1")
    alert.isTransient = true
    let field = ViewNode("field")
    alert.view.addSubview(field)
    let main = WindowNode(width: 390, height: 844, rootController: root)
    try root.present(alert)
    let textEffects = WindowNode(width: 390, height: 844, rootController: ControllerNode("K1"))
    textEffects.level = 1
    let keyboard = WindowNode(width: 390, height: 844, rootController: ControllerNode("K2"))
    keyboard.level = 10_000_001
    for window in [main, textEffects, keyboard] { scene.addWindow(window) }
    textEffects.makeKeyAndVisible()
    #expect(scene.keyWindow === textEffects)
    #expect(scene.windowsByLevel().last === keyboard)
    #expect(field.window === main)
    #expect(root.view.window === main)
    #expect(field.window?.topController() === alert)
    #expect(field.window?.topController(skippingTransient: true) === root)
  }

  @Test("23: the window of a view is right in both states in which the key and the first window are wrong")
  func neitherKeyNorFirst() {
    let root = ControllerNode("R")
    let view = ViewNode("v")
    root.view.addSubview(view)
    let main = WindowNode(width: 390, height: 844, rootController: root)

    let withAlert = SceneNode()
    let alert = WindowNode(width: 390, height: 844, rootController: ControllerNode("AL"))
    withAlert.addWindow(main)
    withAlert.addWindow(alert)
    alert.makeKeyAndVisible()
    #expect(view.window === main)
    #expect(view.window?.rootController === root)
    #expect(withAlert.keyWindow?.rootController?.title == "AL")

    let withPicture = SceneNode()
    withPicture.addWindow(WindowNode(width: 160, height: 90, rootController: ControllerNode("PP")))
    withPicture.addWindow(main)
    main.makeKeyAndVisible()
    #expect(main.isKey)
    #expect(view.window === main)
    #expect(view.window?.rootController === root)
    #expect(withPicture.windows.first?.rootController?.title == "PP")
  }

  final class Navigation: ControllerNode {}

  @Test("25: the nearest and the outermost navigation controller are two answers once a split view has collapsed")
  func collapsedSplit() {
    /// Each contains the next, with its view inside.
    func nest(_ controllers: [ControllerNode]) {
      for (outer, inner) in zip(controllers, controllers.dropFirst()) {
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
      }
    }
    for isCollapsed in [false, true] {
      let tab = ControllerNode("Tab")
      let split = ControllerNode("Split")
      let master = Navigation("NavM")
      let detail = Navigation("NavD")
      let last = ControllerNode("Detail2")
      let text = ViewNode("textView")
      last.view.addSubview(text)
      nest([tab, split, master, ControllerNode("Master")])
      nest([isCollapsed ? master : split, detail, ControllerNode("Detail"), last])
      #expect(text.owningController === last)
      #expect(text.nearestController(ofType: Navigation.self) === detail)
      #expect(text.outermostController(ofType: Navigation.self) === (isCollapsed ? master : detail))
    }
  }

  final class Link: ChainResponder {
    let name: String
    nonisolated(unsafe) var next: Link?
    init(_ name: String) { self.name = name }
  }

  @Test("26: a walk over parents or responders ends, each visited once, and the model refuses a circle of parents")
  func endlessParents() throws {
    let reveal = ControllerNode("Reveal")
    let navigation = ControllerNode("Nav")
    let c = ControllerNode("C")
    reveal.addChild(navigation)
    navigation.addChild(c)
    #expect(c.parents() == [navigation, reveal])

    let x = Link("X")
    let y = Link("Y")
    x.next = y
    y.next = x
    #expect(Array(x.responderChain()).map(\.name) == ["Y"])
    let error = #expect(throws: SearchError.self) { try x.allResponders() }
    guard case .circle(let circle) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(circle.visited.count == 1)
    x.next = nil

    #expect(throws: HierarchyError.controllerCycle(child: "Reveal", parent: "C")) { try c.attachChild(reveal) }
    #expect(reveal.parent == nil)
    #expect(c.children.isEmpty)
    #expect(c.parents() == [navigation, reveal])
  }

  final class UnwiredView: ViewNode {
    override var next: ResponderNode? { superview }
  }

  @Test("28: the owner is recorded, so that a chain wired past the controller still has it", arguments: [false, true])
  func appKitWiring(isUnwired: Bool) {
    let controller = ControllerNode("C")
    let root = isUnwired ? UnwiredView("root") : ViewNode("root")
    controller.view = root
    let a = ViewNode("a")
    let b = ViewNode("b")
    root.addSubview(a)
    a.addSubview(b)
    #expect((root.next === controller) == !isUnwired)
    #expect(b.owningController === controller)
  }

  @Test("29: with two scenes a view's window is its own, and a search from it never visits the other scene")
  func secondScene() {
    let application = ApplicationNode()
    var views: [ViewNode] = []
    var windows: [WindowNode] = []
    for index in 1...2 {
      let scene = SceneNode("scene\(index)")
      application.addScene(scene)
      let root = ControllerNode("R\(index)")
      let view = ViewNode("v\(index)")
      root.view.addSubview(view)
      let window = WindowNode(width: 500, height: 900, rootController: root)
      scene.addWindow(window)
      window.makeKeyAndVisible()
      views.append(view)
      windows.append(window)
    }
    #expect(views.map(\.window) == windows)
    #expect(views[1].window?.rootController?.title == "R2")
    var visited: [ViewNode] = []
    _ = views[1].window?.firstDescendant(ofType: ViewNode.self) {
      visited.append($0)
      return false
    }
    #expect(!visited.isEmpty)
    #expect(visited.allSatisfy { $0.window === windows[1] })
    #expect(views[1].responderChain().contains { $0 === application })
    #expect(views[1].convert(CGPoint.zero, to: views[0]) == nil)
  }

  /// Puts its own controller under the owner of wherever it is.
  final class HostingCell: ViewNode {
    let hosted = ControllerNode("Hosted")
    override func didMoveToSuperview() {
      guard superview != nil else { return }
      owningController?.addChild(hosted)
    }
    override func willMove(toSuperview newSuperview: ViewNode?) {
      if newSuperview == nil { hosted.removeFromParent() }
    }
  }

  @Test("31: a cell made before it is in the tree has an owner exactly while it is in it")
  func hostingCell() throws {
    let (_, node) = try hierarchy("win>T.view>table[table]")
    let t = node.controller("T")
    let cell = HostingCell("cell")
    let content = ViewNode("v")
    cell.addSubview(content)
    #expect(content.owningController == nil)
    #expect(t.children.count == 0)
    node["table"].addSubview(cell)
    #expect(content.owningController === t)
    #expect(t.children.count == 1)
    cell.removeFromSuperview()
    #expect(content.owningController == nil)
    #expect(t.children.count == 0)
  }

  @Test("32: a hosting controller that is nobody's child owns its view, and the contained one above it is found")
  func nobodysChild() throws {
    let (_, node) = try hierarchy("T.view>cell>H.view")
    let (t, h) = (node.controller("T"), node.controller("H"))
    #expect(node["H.view"].owningController === h)
    #expect(h.parent == nil)
    #expect(!h.isContained)
    #expect(t.isContained)
    #expect(node["H.view"].nearestController(ofType: ControllerNode.self, where: \.isContained) === t)
  }

  @Test("34: the top of two presentations is the second, and who presents already refuses a third")
  func presentationChain() throws {
    let (r, m1, m2, x) = (ControllerNode("R"), ControllerNode("M1"), ControllerNode("M2"), ControllerNode("X"))
    let window = WindowNode(width: 390, height: 844, rootController: r)
    try r.present(m1)
    try m1.present(m2)
    #expect(window.topController() === m2)
    #expect(throws: HierarchyError.alreadyPresenting(presenter: "R", presented: "M1")) { try r.present(x) }
    try m2.dismiss()
    #expect(window.topController() === m1)
    try window.topController()?.present(x)
    #expect(window.topController() === x)
  }

  @Test("35: a popover holds the one place for a presentation until it is dismissed")
  func popover() throws {
    let (r, popover, sheet) = (ControllerNode("R"), ControllerNode("PopC"), ControllerNode("Sheet"))
    let inside = ViewNode("inside")
    popover.view.addSubview(inside)
    let window = WindowNode(width: 390, height: 844, rootController: r)
    try r.present(popover, style: .popover)
    #expect(inside.owningController === popover)
    #expect(throws: HierarchyError.alreadyPresenting(presenter: "R", presented: "PopC")) { try r.present(sheet) }
    try popover.dismiss()
    #expect(inside.window == nil)
    try r.present(sheet)
    #expect(sheet.view.window === window)
  }
}
