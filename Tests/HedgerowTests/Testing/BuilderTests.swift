import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("The builder")
struct BuilderTests {
  @Test("a window is laid out: lists share the height of their controller, given frames are kept")
  func layout() {
    let fixed = ListNode("fixed", frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let window = WindowNode(width: 390, height: 844) {
      ControllerNode("Mail") {
        ListNode("inbox")
        fixed
        ListNode("archive")
      }
    }
    #expect(
      window.outline == """
        Window 390×844
        └ Mail
          ├ List "inbox"    no rows
          ├ List "fixed"    no rows
          └ List "archive"  no rows
        """)
    let views = window.allDescendants(ofType: ListNode.self)
    #expect(
      views.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 390, height: 422), CGRect(x: 5, y: 6, width: 70, height: 80),
        CGRect(x: 0, y: 422, width: 390, height: 422),
      ])
    window.frame.size = CGSize(width: 100, height: 200)
    window.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [100, 80, 100])
    #expect(!window.needsLayout)
    #expect(window.rootController?.appearanceState == .appeared)
  }

  @Test("controllers among the content are children, in place when they are told, and share the height")
  func children() {
    let recorder = EventRecorder()
    let child = RecordingController("child", to: recorder)
    let parent = ControllerNode("parent") {
      child
      ListNode("list")
    }
    #expect(parent.children == [child])
    #expect(
      recorder.takeLines() == [
        "child willMove(toParent: parent)", "child viewDidLoad", "child didMove(toParent: parent)",
      ])
    let window = WindowNode(width: 10, height: 20) { parent }
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(recorder.lines.last == "child viewDidAppear")
    #expect(window.checkInvariants() == [])
  }

  @Test("views nest, loops and conditions are taken, and a controller in a view is not contained")
  func nesting() {
    let controller = ControllerNode("c")
    for isLong in [true, false] {
      let view = ViewNode("top", frame: CGRect(x: 0, y: 0, width: 9, height: 9)) {
        for index in 0..<2 { ViewNode("\(index)") }
        if isLong { ViewNode("long") } else { ViewNode("short") }
        if isLong { ViewNode("extra") { ViewNode("inner") } }
        [ViewNode("x"), ViewNode("y")]
        controller
      }
      let names = view.subviews.map(\.hierarchyName)
      let middle = isLong ? ["View \"long\"", "View \"extra\""] : ["View \"short\""]
      #expect(names == ["View \"0\"", "View \"1\""] + middle + ["View \"x\"", "View \"y\"", "c"])
      #expect(controller.parent == nil)
      #expect(view.frame.width == 9)
    }
  }

  @Test("a window holds views beside its root controller, and its own size and name")
  func window() {
    let window = WindowNode("main", width: 10, height: 20) {
      ControllerNode("root")
      ViewNode("banner")
    }
    #expect(
      window.outline == """
        Window "main" 10×20
        ├ root
        └ View "banner"
        """)
    #expect(WindowNode {}.outline == "Window 390×844")
  }

  @Test("a window written without a size has one, and its controller is the root controller")
  func windowWithoutSize() {
    let tabs = ControllerNode("Tabs") { ListNode("inbox", rows: 3) }
    let window = WindowNode { tabs }
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(window.rootController === tabs)
    #expect(tabs.appearanceState == .appeared)

    let placed = WindowNode("panel", frame: CGRect(x: 5, y: 6, width: 70, height: 80)) { ControllerNode("c") }
    #expect(placed.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(placed.rootController?.title == "c")
  }

  @Test("classes of another module are written with braces as well")
  func subclasses() {
    final class Page: ViewNode {}
    final class Mail: ControllerNode {}
    final class Panel: WindowNode {}
    let page = Page("page") { ListNode("inbox") }
    let mail = Mail("Mail") { page }
    let panel = Panel { mail }
    #expect(page.subviews.count == 1)
    #expect(panel.rootController === mail)
    #expect(panel.frame.size == CGSize(width: 390, height: 844))
  }

  @Test("a recorder keeps lines in order until they are taken, and classes without one record nothing")
  func recorder() {
    let recorder = EventRecorder()
    recorder.record("a")
    recorder.record("b")
    #expect(recorder.lines == ["a", "b"])
    #expect(recorder.takeLines() == ["a", "b"])
    #expect(recorder.lines == [])
    let (view, controller) = (RecordingView("v"), RecordingController("c"))
    controller.view.addSubview(view)
    let window = WindowNode { controller }
    #expect(view.recorder == nil)
    #expect(window.subviews.count == 1)
  }
}
