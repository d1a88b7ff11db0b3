import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Controllers and their views")
struct ControllerNodeTests {
  private let recorder = EventRecorder()

  final class Loading: RecordingController {
    var own: ViewNode?
    override func loadView() {
      recorder?.record("\(hierarchyName) loadView")
      if let own { view = own } else { super.loadView() }
    }
  }

  @Test("the view is made when it is first asked for, once, and asking whether it is there makes none")
  func lazy() {
    let controller = Loading("c", to: recorder)
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    _ = controller.next
    #expect(recorder.lines == [])
    let view = controller.view
    #expect(controller.view === view)
    controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded === view)
    #expect(recorder.lines == ["c loadView", "c viewDidLoad"])
    #expect(view.controller === controller)
  }

  @Test("a controller takes the view that its own loadView gives it")
  func ownView() {
    let controller = Loading("c", to: recorder)
    let own = ScrollNode("own")
    controller.own = own
    #expect(controller.view === own)
    #expect(own.next === controller)
    #expect(recorder.lines == ["c loadView", "c viewDidLoad"])
  }

  final class Asking: ControllerNode {
    var loads = 0
    override func loadView() { view.identifier = "asked for" }
    override func viewDidLoad() { loads += 1 }
  }

  @Test("a loadView that asks for the view gets a plain one instead of going round")
  func askingWhileLoading() {
    let controller = Asking()
    #expect(controller.view.identifier == "asked for")
    #expect(controller.loads == 1)
  }

  @Test("a view belongs to one controller at a time, and goes free with it")
  func ownership() {
    let view = ViewNode("v")
    var controller: ControllerNode? = ControllerNode("first")
    controller?.view = view
    let second = ControllerNode("second")
    #expect(throws: HierarchyError.viewOwnedByAnother(view: "View \"v\"", owner: "first")) { try second.setView(view) }
    #expect(!second.isViewLoaded)
    controller?.view = ViewNode("other")
    #expect(view.controller == nil)
    controller?.view = view
    controller = nil
    #expect(view.controller == nil)
    second.view = view
    #expect(view.controller === second)
    #expect(view.checkInvariants() == [])
  }

  @Test("addChild tells the child before and leaves didMove to the container; removeFromParent the other way round")
  func containment() {
    let parent = ControllerNode("parent")
    let child = RecordingController("child", to: recorder)
    parent.addChild(child)
    #expect(recorder.takeLines() == ["child willMove(toParent: parent)"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    parent.addChild(child)
    #expect(recorder.lines == [])
    child.didMove(toParent: parent)
    _ = recorder.takeLines()
    child.removeFromParent()
    #expect(recorder.takeLines() == ["child didMove(toParent: nil)"])
    child.removeFromParent()
    #expect(recorder.lines == [])
    #expect(parent.children == [])
  }

  @Test("a child added to another parent leaves the first, which keeps the order of the others")
  func anotherParent() {
    let (first, second) = (ControllerNode("first"), ControllerNode("second"))
    let children = ["a", "b", "c"].map { RecordingController($0, to: recorder) }
    for child in children { first.addChild(child) }
    _ = recorder.takeLines()
    second.addChild(children[1])
    #expect(recorder.lines == ["b didMove(toParent: nil)", "b willMove(toParent: second)"])
    #expect(first.children == [children[0], children[2]])
    #expect(second.children == [children[1]])
  }

  @Test("what would close a circle is refused, and nobody is called")
  func circle() throws {
    let a = RecordingController("a", to: recorder)
    let b = RecordingController("b", to: recorder)
    let c = RecordingController("c", to: recorder)
    a.addChild(b)
    try b.presentationContext.present(c)
    _ = recorder.takeLines()
    #expect(throws: HierarchyError.controllerCycle(child: "a", parent: "a")) { try a.attachChild(a) }
    #expect(throws: HierarchyError.controllerCycle(child: "a", parent: "b")) { try b.attachChild(a) }
    #expect(throws: HierarchyError.controllerCycle(child: "a", parent: "c")) { try c.attachChild(a) }
    #expect(recorder.lines == [])
    #expect(a.children == [b])
    #expect(b.children == [])
  }

  @Test("a controller that goes leaves the children and the presented one that others keep without a way back")
  func lifetime() throws {
    let child = ControllerNode("child")
    let presented = ControllerNode("presented")
    let deep = ControllerNode("deep")
    do {
      let parent = ControllerNode("parent")
      parent.addChild(child)
      let middle = ControllerNode("middle")
      parent.addChild(middle)
      middle.addChild(deep)
      try parent.present(presented)
    }
    #expect(child.parent == nil)
    #expect(deep.parent == nil)
    #expect(presented.presenter == nil)
    #expect(presented.next == nil)
  }

  @Test("a controller both presented and a child keeps its parent when its presenter goes")
  func twoOwners() throws {
    let parent = ControllerNode("parent")
    let both = ControllerNode("both")
    do {
      let presenter = ControllerNode("presenter")
      try presenter.present(both)
      parent.addChild(both)
    }
    #expect(both.presenter == nil)
    #expect(both.parent === parent)
    #expect(parent.children == [both])
  }
}
