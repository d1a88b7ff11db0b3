import Foundation

/// The touches on a window: its one finger, and whoever watches it.
final class TouchSession {
  /// The finger that is on the window.
  var touch: Touch?
  var slop = 0.0
  let watchers = ObserverList<TouchStep>()

  /// A finger.
  struct Touch {
    let down: CGPoint
    /// The scroll views under the finger that take it, from the innermost out.
    var candidates: [WeakScroll]
    /// The one that the finger drags.
    var dragged: WeakScroll?
    var hasMoved = false
    var samples: [(time: Double, point: CGPoint)]
  }

  struct WeakScroll {
    weak var scroll: ScrollNode?
  }
}

extension TouchSession.Touch {
  /// Moves that are older than this, in seconds, say nothing about the velocity of now.
  private static var memory: Double { 0.1 }

  mutating func note(_ point: CGPoint, at time: Double) {
    samples.append((time, point))
    // The newest of those that are too old is the start of the first move that counts.
    while samples.count > 2, samples[1].time < time - Self.memory { samples.removeFirst() }
  }

  /// How fast the finger is at a time, in points a second: as reported or, unless that is said, as its moves of the
  /// last 100 ms were.
  ///
  /// It has no velocity when it was held still for longer than that, whatever is reported.
  func velocity(at time: Double, reported: CGPoint?) -> CGPoint {
    guard hasMoved, let last = samples.last, time - last.time <= Self.memory + 1e-9 else { return .zero }
    if let reported { return reported.limited(to: Self.greatestVelocity) }
    guard let first = samples.first(where: { $0.time >= last.time - Self.memory - 1e-9 }), first.time < last.time else {
      return .zero
    }
    let elapsed = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / elapsed, y: (last.point.y - first.point.y) / elapsed)
      .limited(to: Self.greatestVelocity)
  }

  /// No finger is faster, in points a second; moves within no time would be.
  private static var greatestVelocity: Double { 100_000 }
}

extension CGPoint {
  fileprivate func limited(to greatest: Double) -> CGPoint {
    CGPoint(x: min(max(x, -greatest), greatest), y: min(max(y, -greatest), greatest))
  }

  /// Whether a finger can be there.
  var isTouchable: Bool { abs(x) <= 1e9 && abs(y) <= 1e9 }
}
