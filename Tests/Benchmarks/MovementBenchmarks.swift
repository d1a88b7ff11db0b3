import Foundation
import Hedgerow

/// What movement costs: observers that do not want what happens, and a frame of a long list that slows down.
///
/// - Parameter quick: A short run for its checked results; its times mean little.
func movementBenchmarks(quick: Bool) -> [Measurement] {
  uninterestedObservers(quick: quick) + decelerationFrames(quick: quick)
}

/// A list of rows of 44 points in a window that is high enough for 20 of them.
private func screen(rows: Int) -> (WindowNode, ListNode) {
  let window = WindowNode(width: 390, height: 880)
  let list = ListNode("list", rows: rows, rowHeight: 44, frame: window.bounds)
  window.addSubview(list)
  window.settle()
  return (window, list)
}

private func uninterestedObservers(quick: Bool) -> [Measurement] {
  let iterations = quick ? 100 : 20_000
  func step(observers: Int) -> Double {
    let (window, list) = screen(rows: 1_000)
    var heard = 0
    let tokens = (0..<observers).map { _ in list.observeScroll([.phase, .contentSize]) { _ in heard += 1 } }
    var isDown = false
    let ns = nanoseconds(rounds: quick ? 1 : 7, iterations: iterations) {
      isDown.toggle()
      list.contentOffset.y = isDown ? 100 : 0
      window.layoutIfNeeded()
    }
    check(heard == 0, "observers that want no offsets were told \(heard) events")
    check(list.observerCount == tokens.count, "observers are missing")
    return ns
  }
  let without = step(observers: 0)
  let with = step(observers: 1_000)
  return [
    Measurement(
      name: "offset set and passed on, 1,000 observers of other things, against none", n: 1_000, ns: with,
      baselineNs: without, bound: "≤ 2×", isWithinBound: quick || with <= 2 * without)
  ]
}

private func decelerationFrames(quick: Bool) -> [Measurement] {
  [false, true].map { hasViews in
    let (window, list) = screen(rows: quick ? 10_000 : 1_000_000)
    if hasViews { list.rowProvider = RowProvider() }
    var best = Double.infinity
    let frames = quick ? 10 : 200
    for round in 0..<(quick ? 1 : 7) {
      list.contentOffset.y = 100_000
      window.settle()
      _ = must { try window.touchDown(at: CGPoint(x: 195, y: 600)) }
      must { try window.touchMove(to: CGPoint(x: 195, y: 599)) }
      must { try window.touchLift(velocity: CGPoint(x: 0, y: -3_000)) }
      let start = DispatchTime.now().uptimeNanoseconds
      for _ in 0..<frames { window.advance(by: 1.0 / 60) }
      let end = DispatchTime.now().uptimeNanoseconds
      best = min(best, Double(end - start) / Double(frames))
      check(list.isDecelerating, "round \(round) came to rest early")
      let seconds = Double(frames) / 60
      let expected = DecelerationCurve(start: 100_001, velocity: 3_000).position(at: seconds)
      check(abs(Double(list.contentOffset.y) - expected) < 1e-3, "the flight left its curve")
    }
    return Measurement(
      name: "frame of a list that slows down, 20 rows on screen" + (hasViews ? " with views" : ""), n: list.rowCount,
      ns: best, baselineNs: nil, bound: "≤ 20 µs", isWithinBound: quick || best <= 20_000)
  }
}
