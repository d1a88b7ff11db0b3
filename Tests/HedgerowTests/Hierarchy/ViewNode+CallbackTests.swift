import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// The order of the callbacks, as it was decided.
@Suite("Callbacks of a tree")
struct ViewNodeCallbackTests {
  private let recorder = EventRecorder()
  private let window: WindowNode
  private let parent: RecordingView

  init() {
    window = WindowNode("w")
    parent = RecordingView("parent", to: recorder)
  }

  private func view(_ name: String, with subviews: RecordingView...) -> RecordingView {
    let view = RecordingView(name, to: recorder)
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  @Test("under no window a view hears of its superview only, then the superview of it")
  func noWindow() {
    parent.addSubview(view("a"))
    #expect(recorder.lines == ["a willMove(toSuperview: parent)", "a didMoveToSuperview", "parent didAddSubview(a)"])
  }

  @Test("a tree that enters a window later hears of it in pre-order, first before, then after")
  func laterWindow() {
    parent.addSubview(view("a", with: view("a1"), view("a2")))
    parent.addSubview(view("b"))
    _ = recorder.takeLines()
    window.addSubview(parent)
    #expect(
      recorder.lines == [
        "parent willMove(toSuperview: w)", "parent willMove(toWindow: w)", "a willMove(toWindow: w)",
        "a1 willMove(toWindow: w)", "a2 willMove(toWindow: w)", "b willMove(toWindow: w)",
        "parent didMoveToWindow", "a didMoveToWindow", "a1 didMoveToWindow", "a2 didMoveToWindow", "b didMoveToWindow",
        "parent didMoveToSuperview", "parent shown", "a shown", "a1 shown", "a2 shown", "b shown",
      ])
  }

  @Test("under a superview in a window: superview, window, the edit, window, superview, then the superview")
  func windowedParent() {
    window.addSubview(parent)
    let a = view("a", with: view("a1"))
    _ = recorder.takeLines()
    parent.addSubview(a)
    #expect(
      recorder.lines == [
        "a willMove(toSuperview: parent)", "a willMove(toWindow: w)", "a1 willMove(toWindow: w)",
        "a didMoveToWindow", "a1 didMoveToWindow", "a didMoveToSuperview", "parent didAddSubview(a)",
        "a shown", "a1 shown",
      ])
  }

  @Test("a view that leaves: the superview first, then superview, window, the edit, window, superview")
  func removal() {
    window.addSubview(parent)
    let a = view("a", with: view("a1"))
    parent.addSubview(a)
    _ = recorder.takeLines()
    a.removeFromSuperview()
    #expect(
      recorder.lines == [
        "parent willRemoveSubview(a)", "a willMove(toSuperview: nil)", "a willMove(toWindow: nil)",
        "a1 willMove(toWindow: nil)", "a didMoveToWindow", "a1 didMoveToWindow", "a didMoveToSuperview",
        "a hidden", "a1 hidden",
      ])
  }

  @Test("a view that moves within one window hears nothing of windows, and the old superview hears first")
  func withinWindow() {
    window.addSubview(parent)
    let other = view("other")
    window.addSubview(other)
    let a = view("a", with: view("a1"))
    parent.addSubview(a)
    _ = recorder.takeLines()
    other.addSubview(a)
    #expect(
      recorder.lines == [
        "parent willRemoveSubview(a)", "a willMove(toSuperview: other)", "a didMoveToSuperview",
        "other didAddSubview(a)",
      ])
  }

  @Test("a view that moves between windows hears of the new one, once, and stays visible all the while")
  func betweenWindows() {
    window.addSubview(parent)
    let second = WindowNode("second")
    let other = view("other")
    second.addSubview(other)
    let a = view("a", with: view("a1"))
    parent.addSubview(a)
    _ = recorder.takeLines()
    other.addSubview(a)
    #expect(
      recorder.lines == [
        "parent willRemoveSubview(a)", "a willMove(toSuperview: other)", "a willMove(toWindow: second)",
        "a1 willMove(toWindow: second)", "a didMoveToWindow", "a1 didMoveToWindow", "a didMoveToSuperview",
        "other didAddSubview(a)",
      ])
    #expect(a.window === second)
  }

  final class Witness: ViewNode {
    var seen: [String] = []
    private var state: String { "\(superview?.identifier ?? "nil") \(window?.identifier ?? "nil")" }
    override func willMove(toSuperview newSuperview: ViewNode?) { seen.append("will superview: \(state)") }
    override func willMove(toWindow newWindow: WindowNode?) { seen.append("will window: \(state)") }
    override func didMoveToWindow() { seen.append("did window: \(state)") }
    override func didMoveToSuperview() { seen.append("did superview: \(state)") }
  }

  @Test("what will be is not yet, and what did is already: superview and window are the old, then the new ones")
  func state() {
    window.addSubview(parent)
    let witness = Witness("witness")
    parent.addSubview(witness)
    #expect(
      witness.seen == [
        "will superview: nil nil", "will window: nil nil", "did window: parent w", "did superview: parent w",
      ])
    witness.seen = []
    witness.removeFromSuperview()
    #expect(
      witness.seen == [
        "will superview: parent w", "will window: parent w", "did window: nil nil", "did superview: nil nil",
      ])
  }

  @Test("an edit that is refused calls nobody")
  func refusal() {
    window.addSubview(parent)
    let inner = view("inner")
    parent.addSubview(inner)
    _ = recorder.takeLines()
    #expect(throws: HierarchyError.self) { try inner.attach(parent) }
    #expect(throws: HierarchyError.self) { try inner.attach(inner) }
    #expect(recorder.lines == [])
  }
}
