import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Layout passes")
struct ViewNodeLayoutTests {
  private let recorder = EventRecorder()

  private func screen() -> (window: WindowNode, outer: RecordingView, inner: RecordingView) {
    let window = WindowNode("w")
    let outer = RecordingView("outer", to: recorder)
    let inner = RecordingView("inner", to: recorder)
    outer.addSubview(inner)
    window.addSubview(outer)
    window.settle()
    _ = recorder.takeLines()
    return (window, outer, inner)
  }

  @Test("a pass lays out what waits, superviews first, and nothing else")
  func order() {
    let (window, outer, inner) = screen()
    window.layoutIfNeeded()
    #expect(recorder.lines == [])
    inner.setNeedsLayout()
    #expect(window.needsLayout)
    window.layoutIfNeeded()
    #expect(recorder.takeLines() == ["inner layoutSubviews"])
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(recorder.takeLines() == ["outer layoutSubviews", "inner layoutSubviews"])
    #expect(!window.needsLayout)
  }

  @Test("a new size and a new or lost subview ask for layout, a new place and a new offset do not")
  func reasons() {
    let (window, outer, inner) = screen()
    inner.frame.size = CGSize(width: 5, height: 5)
    #expect(inner.needsLayout)
    window.settle()
    inner.frame.origin = CGPoint(x: 9, y: 9)
    inner.bounds.origin = CGPoint(x: 9, y: 9)
    #expect(!window.needsLayout)
    _ = recorder.takeLines()
    inner.removeFromSuperview()
    window.settle()
    #expect(recorder.lines.contains("outer layoutSubviews"))
    _ = recorder.takeLines()
    outer.addSubview(inner)
    window.settle()
    #expect(recorder.lines.contains("outer layoutSubviews"))
  }

  @Test("a view lays out its own subtree at once, and the rest goes on waiting")
  func partial() {
    let (window, outer, inner) = screen()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(recorder.lines == ["inner layoutSubviews"])
    #expect(outer.needsLayout)
    #expect(window.needsLayout)
    #expect(window.checkInvariants() == [])
  }

  final class Restless: ViewNode {
    var layouts = 0
    var wish = Int.max
    override func layoutSubviews() {
      layouts += 1
      if layouts < wish { setNeedsLayout() }
    }
  }

  @Test("a layout that asks for one more gets it in the same pass; one that keeps asking is left and goes on later")
  func restless() {
    let window = WindowNode()
    let view = Restless()
    window.addSubview(view)
    view.wish = 3
    window.layoutIfNeeded()
    #expect(view.layouts == 3)
    #expect(!window.needsLayout)
    view.wish = .max
    view.setNeedsLayout()
    window.layoutIfNeeded()
    let after = view.layouts
    #expect(after > 3)
    #expect(window.needsLayout)
    window.layoutIfNeeded()
    #expect(view.layouts > after)
    #expect(window.checkInvariants() == [])
  }

  final class Filler: ViewNode {
    override func layoutSubviews() {
      if subviews.isEmpty { addSubview(Filler(frame: CGRect(x: 0, y: 0, width: bounds.width / 2, height: 1))) }
      for view in subviews where view.bounds.width < 2 { view.removeFromSuperview() }
    }
  }

  @Test("views made and removed while layout runs are laid out in the same pass")
  func editing() {
    let window = WindowNode()
    let view = Filler(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    window.addSubview(view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(window.allDescendants(ofType: Filler.self).count == 6)
    #expect(window.checkInvariants() == [])
  }
}
