import Foundation
import Hedgerow
import Testing

/// What recurses on depth ends the program on a stack of 512 KiB.
@Suite("Depth", .serialized)
struct DepthTests {
  /// What did not hold.
  ///
  /// The thread fills it, the test reads it when the thread has ended.
  private final class Outcome: @unchecked Sendable {
    var failures: [String] = []

    func expect(_ holds: Bool, _ what: String) {
      if !holds { failures.append(what) }
    }
  }

  /// Runs on a small stack, and gives back what did not hold.
  private func onSmallStack(_ body: @escaping @Sendable (Outcome) -> Void) async -> [String] {
    let outcome = Outcome()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        body(outcome)
        done.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    return outcome.failures
  }

  @Test("a chain of 100,000 views is built, searched, hit, converted, drawn, laid out, hidden, moved and released")
  func chain() async {
    let failures = await onSmallStack { outcome in
      let square = CGRect(x: 0, y: 0, width: 10, height: 10)
      let window = WindowNode("w", frame: square)
      var last: ViewNode = window
      for index in 0..<100_000 {
        let view = ViewNode(index == 99_999 ? "last" : nil, frame: square)
        last.addSubview(view)
        last = view
      }
      outcome.expect(window.firstDescendant(ofType: ScrollNode.self) == nil, "search")
      outcome.expect(window.firstDescendant(matching: .identifier("last"), order: .breadthFirst) === last, "filter")
      outcome.expect(last.nearest(ScrollNode.self).match == nil, "nearest")
      outcome.expect(last.hierarchyPath().resolve(from: window) === last, "path")
      outcome.expect(window.hitTest(CGPoint(x: 5, y: 5)) === last, "hit")
      outcome.expect(window.hitTest(CGPoint(x: 5, y: 5), overflow: .anyOverflow) === last, "overflow")
      outcome.expect(last.convert(CGPoint(x: 1, y: 2), to: window) == CGPoint(x: 1, y: 2), "conversion")
      outcome.expect(last.visibleRect() == square, "visible rectangle")
      outcome.expect(last.coveringView() == nil, "cover")
      outcome.expect(window.outline.hasSuffix("99968 more views"), "drawing")
      outcome.expect(window.accessibilityElements().isEmpty, "accessibility")
      outcome.expect(window.view(withTag: 7) == nil, "tag")
      outcome.expect(last.owningController == nil, "owner")
      outcome.expect(Array(last.responderChain()).count == 100_000, "chain")
      window.settle()
      outcome.expect(!last.needsLayout, "layout")
      last.addSubview(ProbeNode())
      window.isHidden = true
      outcome.expect(!last.isVisible, "hiding")
      outcome.expect(window.checkInvariants().isEmpty, "invariants")
      let top = window.subviews[0]
      top.removeFromSuperview()
      outcome.expect(last.window == nil, "leaving")
      do { WindowNode().addSubview(top) }
      outcome.expect(last.window == nil, "release of the window")
      last = window
    }
    #expect(failures == [])
  }

  @Test("100,000 controllers, each in the other, with their views, appear and are released")
  func containment() async {
    let failures = await onSmallStack { outcome in
      weak var released: ControllerNode?
      do {
        // From the innermost out, so that no step walks up what there is already.
        var outer = ControllerNode()
        released = outer
        for _ in 1..<100_000 {
          let inner = outer
          outer = ControllerNode()
          outer.addChild(inner)
          outer.view.addSubview(inner.view)
        }
        let window = WindowNode(width: 10, height: 10, rootController: outer)
        window.settle()
        outcome.expect(released?.appearanceState == .appeared, "appearance")
        outcome.expect(released?.parents().count == 99_999, "parents")
      }
      outcome.expect(released == nil, "release")
    }
    #expect(failures == [])
  }

  @Test("100,000 controllers, each presented by the other, are released")
  func presentation() async {
    let failures = await onSmallStack { outcome in
      weak var released: ControllerNode?
      do {
        var below = ControllerNode()
        released = below
        for _ in 1..<100_000 {
          let above = below
          below = ControllerNode()
          do { try below.present(above) } catch { outcome.expect(false, "\(error)") }
        }
        outcome.expect(below.topPresented() === released, "top")
        outcome.expect(released.map { Array($0.responderChain()).count } == 99_999, "chain")
      }
      outcome.expect(released == nil, "release")
    }
    #expect(failures == [])
  }

  @Test("2,000 presentations, each over the other, come into a window and are dismissed")
  func shownPresentations() async {
    let failures = await onSmallStack { outcome in
      let root = ControllerNode()
      var below = root
      for index in 0..<2000 {
        let above = ControllerNode()
        do { try below.present(above, style: index % 2 == 0 ? .pageSheet : .fullScreen) } catch {
          outcome.expect(false, "\(error)")
        }
        below = above
      }
      let window = WindowNode(width: 10, height: 10, rootController: root)
      window.settle()
      outcome.expect(window.topController() === below, "top")
      outcome.expect(below.view.window === window, "shown")
      do { try root.dismiss() } catch { outcome.expect(false, "\(error)") }
      outcome.expect(window.subviews == [root.view], "dismissed")
    }
    #expect(failures == [])
  }

  @Test("100,000 overlays, each waiting for the other, are moved, hidden and released")
  func waitingOverlays() async {
    let failures = await onSmallStack { outcome in
      weak var released: ViewNode?
      do {
        var base = ViewNode()
        released = base
        for _ in 1..<100_000 {
          let overlay = base
          base = ViewNode()
          base.addOverlay(overlay)
        }
        base.frame = CGRect(x: 4, y: 4, width: 2, height: 2)
        outcome.expect(released?.frame.origin == CGPoint(x: 5, y: 5), "place")
        base.isHidden = true
        outcome.expect(released?.isHidden == true, "hiding")
      }
      outcome.expect(released == nil, "release")
    }
    #expect(failures == [])
  }

  @Test("5,000 overlays, each on the other, come into a superview, leave and are released")
  func shownOverlays() async {
    let failures = await onSmallStack { outcome in
      weak var released: ViewNode?
      do {
        var base = ViewNode()
        released = base
        for _ in 1..<5000 {
          let overlay = base
          base = ViewNode()
          base.addOverlay(overlay)
        }
        let window = WindowNode()
        window.addSubview(base)
        outcome.expect(window.subviews.count == 5000, "entering")
        outcome.expect(window.subviews.last === released, "order")
        window.addSubview(ViewNode())
        window.bringSubviewToFront(base)
        outcome.expect(window.subviews.last === released, "to the front")
        base.removeFromSuperview()
        outcome.expect(window.subviews.count == 1, "leaving")
        window.addSubview(base)
      }
      outcome.expect(released == nil, "release")
    }
    #expect(failures == [])
  }
}
