import Foundation

/// What happens to a view that moves, frame by frame.
extension ScrollNode: ClockFollower {
  final func takeFrame(at time: Double) -> Bool {
    guard window != nil else {
      stopForGood(by: .detachment, finish: .cancelled(.detached))
      return false
    }
    if motion.flight != nil {
      takeFlightFrame(at: time)
    } else if motion.animation != nil {
      takeAnimationFrame(at: time)
    }
    return motion.flight != nil || motion.animation != nil
  }

  final func lostClock() { stopForGood(by: .detachment, finish: .cancelled(.detached)) }

  private final func takeFlightFrame(at time: Double) {
    planAnewIfNeeded()
    guard var flight = motion.flight else { return }
    flight.time = time
    motion.flight = flight
    place(at: flight.position(at: time), cause: .deceleration)
    // The delegate may have stopped it, or begun something else.
    guard let now = motion.flight, now.time == time, now.isOver else { return }
    motion.flight = nil
    apply(.arrived, cause: .deceleration)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Plans the way anew from where it is when the content can rest elsewhere than it could, or was moved.
  private final func planAnewIfNeeded() {
    guard let flight = motion.flight else { return }
    let x = flightRange(along: .horizontal)
    let y = flightRange(along: .vertical)
    guard x != flight.x.range || y != flight.y.range || flight.shift != .zero else { return }
    let position = flight.position(at: flight.time)
    motion.flight = MotionState.Flight(
      x: AxisFlight(
        from: Double(position.x), velocity: flight.x.velocity(at: flight.time), at: flight.time,
        by: flightRules(range: x, target: flight.x.target.map { $0 + Double(flight.shift.x) })),
      y: AxisFlight(
        from: Double(position.y), velocity: flight.y.velocity(at: flight.time), at: flight.time,
        by: flightRules(range: y, target: flight.y.target.map { $0 + Double(flight.shift.y) })), time: flight.time)
  }

  /// Where a flight can end along an axis: in one in which the view does not scroll where it is.
  final func flightRange(along axis: ScrollAxes) -> RestingRange {
    guard !axes.contains(axis) else { return restingRange(along: axis) }
    let offset = contentOffset.coordinate(along: axis)
    return RestingRange(contentExtent: 0, viewport: 0, startInset: -offset, endInset: offset)
  }

  final func flightRules(range: RestingRange, target: Double?) -> AxisFlight.Rules {
    AxisFlight.Rules(range: range, rate: decelerationRate, bounces: bounces, target: target)
  }

  private final func takeAnimationFrame(at time: Double) {
    guard let animation = motion.animation else { return }
    guard let aim = animation.target() else { return stopForGood(by: .request, finish: .lost) }
    guard motion.animation === animation else { return }
    place(at: animation.position(at: time, towards: aim), cause: .request)
    guard motion.animation === animation, animation.isOver(at: time) else { return }
    motion.animation = nil
    apply(.arrived, cause: .request)
    delegate?.scrollViewDidEndScrollingAnimation(self)
    animation.end(.arrived)
  }
}
