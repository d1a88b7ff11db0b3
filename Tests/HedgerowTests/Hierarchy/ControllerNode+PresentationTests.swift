import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Presentation")
struct ControllerNodePresentationTests {
  private let recorder = EventRecorder()
  private let root: RecordingController
  private let sheet: RecordingController
  private let window: WindowNode

  init() {
    root = RecordingController("root", to: recorder)
    sheet = RecordingController("sheet", to: recorder)
    window = WindowNode(width: 100, height: 200, rootController: root)
    window.settle()
    _ = recorder.takeLines()
  }

  private func appearances() -> [String] { recorder.takeLines().filter { $0.contains("ppear") } }

  @Test(
    "all styles but full screen leave the presenter where it is",
    arguments: [PresentationStyle.pageSheet, .overFullScreen, .popover])
  func over(style: PresentationStyle) throws {
    try root.present(sheet, style: style)
    window.settle()
    #expect(window.subviews == [root.view, sheet.view])
    #expect(appearances() == ["sheet viewWillAppear", "sheet viewDidAppear"])
    #expect(sheet.presentationStyle == style)
    try sheet.dismiss()
    window.settle()
    #expect(window.subviews == [root.view])
    #expect(appearances() == ["sheet viewWillDisappear", "sheet viewDidDisappear"])
    #expect(window.checkInvariants() == [])
  }

  @Test("full screen takes the presenter's view out once the other is in, and brings it back behind it")
  func fullScreen() throws {
    try root.present(sheet, style: .fullScreen)
    window.settle()
    #expect(window.subviews == [sheet.view])
    #expect(
      appearances() == [
        "sheet viewWillAppear", "root viewWillDisappear", "root viewDidDisappear", "sheet viewDidAppear",
      ])
    try root.dismiss()
    window.settle()
    #expect(window.subviews == [root.view])
    #expect(
      appearances() == [
        "root viewWillAppear", "sheet viewWillDisappear", "sheet viewDidDisappear", "root viewDidAppear",
      ])
    #expect(root.presented == nil)
    #expect(sheet.presenter == nil)
    #expect(window.checkInvariants() == [])
  }

  @Test("a page sheet is the style unless another is asked for")
  func defaultStyle() throws {
    try root.present(sheet)
    #expect(sheet.presentationStyle == .pageSheet)
    #expect(sheet.view.frame == window.bounds)
    window.frame.size = CGSize(width: 50, height: 60)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("a presented controller leads to its presenter, and is no child of it")
  func links() throws {
    try root.present(sheet)
    #expect(root.presented === sheet)
    #expect(sheet.presenter === root)
    #expect(sheet.parent == nil)
    #expect(root.children == [])
    #expect(sheet.view.next === sheet)
    #expect(sheet.next === root)
  }

  @Test("a child presents from its outermost container")
  func context() throws {
    let child = ControllerNode("child")
    root.addChild(child)
    try child.present(sheet)
    #expect(root.presented === sheet)
    #expect(child.presented == nil)
    #expect(sheet.presenter === root)
    try child.dismiss()
    #expect(root.presented == nil)
  }

  @Test("dismissing one dismisses everything on top of it, the top first", arguments: PresentationStyle.allCases)
  func several(style: PresentationStyle) throws {
    let second = RecordingController("second", to: recorder)
    let third = RecordingController("third", to: recorder)
    try root.present(sheet, style: style)
    try sheet.present(second, style: .fullScreen)
    try second.present(third, style: style)
    window.settle()
    #expect(window.topController() === third)
    _ = recorder.takeLines()
    try root.dismiss()
    window.settle()
    #expect(window.topController() === root)
    #expect(window.subviews == [root.view])
    #expect(appearances().first { $0.hasSuffix("viewDidDisappear") } == "third viewDidDisappear")
    for controller in [sheet, second, third] {
      #expect(controller.presenter == nil)
      #expect(controller.presented == nil)
      #expect(controller.appearanceState == .disappeared)
    }
    #expect(root.appearanceState == .appeared)
    #expect(window.checkInvariants() == [])
  }

  @Test("a controller that presents dismisses what it presents, else itself, else there is nothing to dismiss")
  func dismissing() throws {
    let second = ControllerNode("second")
    try root.present(sheet)
    try sheet.present(second)
    try sheet.dismiss()
    #expect(sheet.presented == nil)
    #expect(root.presented === sheet)
    try sheet.dismiss()
    #expect(root.presented == nil)
    #expect(throws: HierarchyError.nothingToDismiss(controller: "root")) { try root.dismiss() }
    #expect(throws: HierarchyError.nothingToDismiss(controller: "sheet")) { try sheet.dismiss() }
  }

  @Test("a presentation waits for the window of its presenter, without loading a view before")
  func waiting() throws {
    let host = ControllerNode("host")
    let later = ControllerNode("later")
    try host.present(later)
    #expect(!later.isViewLoaded)
    let window = WindowNode(width: 10, height: 10, rootController: host)
    #expect(window.subviews == [host.view, later.view])
    window.rootController = nil
    #expect(window.subviews == [])
    let other = WindowNode(width: 10, height: 10, rootController: host)
    #expect(other.subviews == [host.view, later.view])
    #expect(other.checkInvariants() == [])
  }

  @Test("presenting a second, itself, its container, or someone shown elsewhere is refused, and nothing has changed")
  func refusals() throws {
    let child = ControllerNode("child")
    root.addChild(child)
    let other = ControllerNode("other")
    try root.present(sheet)
    #expect(throws: HierarchyError.alreadyPresenting(presenter: "root", presented: "sheet")) { try root.present(other) }
    #expect(throws: HierarchyError.alreadyPresenting(presenter: "root", presented: "sheet")) {
      try child.present(other)
    }
    #expect(throws: HierarchyError.presentsItself(controller: "sheet")) { try sheet.present(sheet) }
    #expect(throws: HierarchyError.presentsItself(controller: "root")) { try child.present(root) }
    #expect(throws: HierarchyError.alreadyShown(controller: "root", by: "Window")) { try sheet.present(root) }
    #expect(throws: HierarchyError.alreadyShown(controller: "child", by: "root")) { try sheet.present(child) }
    #expect(throws: HierarchyError.alreadyShown(controller: "sheet", by: "root")) { try other.present(sheet) }
    try sheet.present(other)
    #expect(other.presenter === sheet)
    #expect(window.checkInvariants() == [])
  }

  @Test("a container of a presenter, further up, is not presented by what it owns")
  func ownershipCircle() throws {
    let outer = ControllerNode("outer")
    let inner = ControllerNode("inner")
    let modal = ControllerNode("modal")
    try inner.present(modal)
    outer.addChild(inner)
    #expect(throws: HierarchyError.presentsItself(controller: "outer")) { try modal.present(outer) }
    #expect(outer.presenter == nil)
  }
}
