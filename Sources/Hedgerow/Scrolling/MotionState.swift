import Foundation

/// What moves a scroll view now.
///
/// At most one of drag, flight and animation is there.
struct MotionState {
  var phase = MotionPhase.idle
  var drag: Drag?
  var flight: Flight?
  var animation: OffsetAnimation?
  /// Why the offset is being changed now; `nil` when nobody said.
  var cause: ScrollCause?
  /// Whether the user brought the view where it is, changes of the content aside.
  var isPlacedByUser = false
  /// Whether the delegate is being told of an offset, so that one that it sets is told after.
  var isTellingScroll = false
  var mustTellScroll = false

  /// A finger that drags.
  ///
  /// Points are the window's.
  struct Drag {
    let axes: ScrollAxes
    /// Where the finger was, and which offset it asked for then, beyond the edges too.
    var anchor: CGPoint
    var wanted: CGPoint
    /// Where the finger was last, and what was shown then.
    var finger: CGPoint
    var shown: CGPoint
    var ranges: [RestingRange]
    /// Where the view was when the drag began: pages are turned from there.
    let start: CGPoint
  }

  /// What goes on by itself after a finger.
  struct Flight {
    var x: AxisFlight
    var y: AxisFlight
    /// The last frame, or the start.
    var time: Double
    /// What moved the content under way has moved the flight with it.
    var shift = CGPoint.zero

    func position(at time: Double) -> CGPoint {
      CGPoint(x: x.position(at: time) + Double(shift.x), y: y.position(at: time) + Double(shift.y))
    }

    var isOver: Bool { x.isOver(at: time) && y.isOver(at: time) }
  }
}

/// An animation of the offset that code asked for.
///
/// It ends once.
final class OffsetAnimation {
  let animation: ScrollAnimation
  let startTime: Double
  /// Looks up where it goes, which may change under way; `nil` when that is gone.
  let target: () -> CGPoint?
  private var completion: ((ScrollFinish) -> Void)?

  /// From where, and from which part of the way, it goes on to the target.
  private var base: CGPoint
  private var baseProgress = 0.0
  private var aim: CGPoint
  private var last: (offset: CGPoint, progress: Double)

  init(
    _ animation: ScrollAnimation, from offset: CGPoint, aim: CGPoint, at time: Double,
    target: @escaping () -> CGPoint?, completion: @escaping (ScrollFinish) -> Void
  ) {
    self.animation = animation
    self.target = target
    self.completion = completion
    startTime = time
    base = offset
    self.aim = aim
    last = (offset, 0)
  }

  /// Where it is at a time, on the way to an aim.
  ///
  /// With another aim than before it goes on from where it was last.
  func position(at time: Double, towards newAim: CGPoint) -> CGPoint {
    if newAim != aim {
      base = last.offset
      baseProgress = last.progress
      aim = newAim
    }
    let progress = isOver(at: time) ? 1 : ScrollAnimation.progress(at: (time - startTime) / animation.duration)
    guard progress < 1 else { return aim }
    let part = (progress - baseProgress) / (1 - baseProgress)
    let offset = CGPoint(x: base.x + (aim.x - base.x) * part, y: base.y + (aim.y - base.y) * part)
    last = (offset, progress)
    return offset
  }

  /// Moves the way along with the content.
  func shift(by distance: CGPoint) {
    base = CGPoint(x: last.offset.x + distance.x, y: last.offset.y + distance.y)
    baseProgress = last.progress
    last.offset = base
  }

  func isOver(at time: Double) -> Bool { time - startTime >= animation.duration - 1e-9 }

  func end(_ finish: ScrollFinish) {
    let completion = self.completion
    self.completion = nil
    completion?(finish)
  }
}
