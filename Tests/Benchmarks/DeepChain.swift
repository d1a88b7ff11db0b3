import Foundation
import Hedgerow

/// A chain of a million views on a thread with a stack of 512 KiB: whatever recurses on depth ends the program here.
func deepChainBenchmarks(_ depth: Int) -> [Measurement] {
  let outcome = DeepChain()
  let thread = Thread { outcome.run(depth) }
  thread.stackSize = 512 << 10
  thread.start()
  outcome.finished.wait()
  return outcome.table
}

/// What the thread did.
///
/// It writes before it signals, the waiter reads after.
private final class DeepChain: @unchecked Sendable {
  let finished = DispatchSemaphore(value: 0)
  var table: [Measurement] = []

  func run(_ depth: Int) {
    func time(_ name: String, _ body: () -> Void) {
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      let ns = Double(DispatchTime.now().uptimeNanoseconds - start)
      table.append(
        Measurement(
          name: "chain on a 512 KiB stack: \(name)", n: depth, ns: ns, baselineNs: nil, bound: "done",
          isWithinBound: true))
    }
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var last: ViewNode = window
    time("build") {
      for _ in 0..<depth {
        let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        last.addSubview(view)
        last = view
      }
    }
    time("search") { check(window.firstDescendant(ofType: AbsentView.self) == nil, "found what is not there") }
    time("hit test") { check(window.hitTest(CGPoint(x: 50, y: 50)) === last, "another view is hit") }
    time("convert") { check(last.convert(CGPoint(x: 1, y: 1), to: window) == CGPoint(x: 1, y: 1), "another point") }
    time("draw") { check(window.outline.contains("…"), "the drawing does not elide") }
    time("lay out") { window.settle() }
    time("hide") { window.isHidden = true }
    last = window
    var top: ViewNode? = window.subviews[0]
    time("leave the window") { top?.removeFromSuperview() }
    time("release") { top = nil }
    finished.signal()
  }
}
