import Foundation

/// What a finger does to the view. Points are the window's.
extension ScrollNode {
  /// A finger came down on the view, which stops where it is.
  final func beginTouch() { stopMotion(.touched, by: .user, finish: .cancelled(.user)) }

  /// Whether a finger can move the view along an axis: its content is longer than its room, or it bounces always.
  final func canScroll(along axis: ScrollAxes) -> Bool {
    guard isScrollEnabled, axes.contains(axis) else { return false }
    let range = restingRange(along: axis)
    guard range.maximum <= range.minimum else { return true }
    return bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
  }

  /// Whether the view has content left in the direction in which a finger moves.
  final func canFollow(_ distance: Double, along axis: ScrollAxes) -> Bool {
    let range = restingRange(along: axis)
    let offset = contentOffset.coordinate(along: axis)
    return distance > 0 ? offset > range.minimum : offset < range.maximum
  }

  /// The finger begins to drag, counted from a point.
  final func beginDrag(from point: CGPoint) {
    guard apply(.dragged, cause: .user) else { return }
    var dragged: ScrollAxes = []
    for axis in [ScrollAxes.horizontal, .vertical] where canScroll(along: axis) { dragged.insert(axis) }
    motion.drag = MotionState.Drag(
      axes: dragged, anchor: point, wanted: wantedOffset(), finger: point, shown: contentOffset,
      ranges: dragRanges, start: contentOffset)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger is at a point.
  final func drag(to point: CGPoint) {
    guard var drag = motion.drag else { return }
    let ranges = dragRanges
    if drag.shown != contentOffset || drag.ranges != ranges {
      // Somebody moved the view, or its edges: the drag goes on from what is shown.
      drag.anchor = drag.finger
      drag.wanted = wantedOffset()
      drag.ranges = ranges
    }
    var offset = contentOffset
    for (axis, range) in zip([ScrollAxes.horizontal, .vertical], ranges) where drag.axes.contains(axis) {
      let moved = point.coordinate(along: axis) - drag.anchor.coordinate(along: axis)
      let wanted = drag.wanted.coordinate(along: axis) - moved
      let shown =
        bounces ? band(along: axis).shownOffset(wanted, in: range) : range.clamp(wanted).offset
      offset = offset.replacing(shown, along: axis)
    }
    drag.finger = point
    drag.shown = offset
    motion.drag = drag
    place(at: offset, cause: .user)
    // Snapping to pixels is not somebody moving the view.
    if displayScale != nil, motion.drag?.shown == offset { motion.drag?.shown = contentOffset }
  }

  /// The finger is off.
  ///
  /// - Parameter velocity: how fast the offset moves, in points a second.
  final func endTouch(velocity: CGPoint) {
    guard phase.isTracking else { return }
    let drag = motion.drag
    let time = window?.clock.now ?? 0
    var velocity = velocity
    for axis in [ScrollAxes.horizontal, .vertical] where drag?.axes.contains(axis) != true {
      velocity = velocity.replacing(0, along: axis)
    }
    var flight = plan(velocity: velocity, at: time, drag: drag, target: nil)
    if drag != nil, let delegate {
      let planned = CGPoint(x: flight.x.rest, y: flight.y.rest)
      var target = planned
      delegate.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
      guard phase.isTracking else { return }
      if target != planned, target.x.isFinite, target.y.isFinite {
        flight = plan(velocity: velocity, at: time, drag: drag, target: target)
      }
    }
    motion.drag = nil
    let isMoving = !flight.isOver && window != nil
    apply(isMoving ? .liftedMoving : .liftedStill, cause: .user)
    if isMoving {
      motion.flight = flight
      window?.clock.addMover(self)
    } else {
      // Less beyond an edge, or beside a page, than a flight would care for.
      let rest = CGPoint(x: flight.x.rest, y: flight.y.rest)
      if rest != contentOffset, window != nil { place(at: rest, cause: .user) }
    }
    if drag != nil { delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving) }
    if phase == .decelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  // MARK: - Where it goes from there

  private final func plan(
    velocity: CGPoint, at time: Double, drag: MotionState.Drag?, target: CGPoint?
  ) -> MotionState.Flight {
    func way(along axis: ScrollAxes) -> AxisFlight {
      let range = restingRange(along: axis)
      let speed = velocity.coordinate(along: axis)
      var end = target?.coordinate(along: axis)
      if end == nil, isPagingEnabled, drag?.axes.contains(axis) == true {
        end = page(along: axis, in: range, velocity: speed)
      }
      if drag?.axes.contains(axis) != true, end == contentOffset.coordinate(along: axis) { end = nil }
      return AxisFlight(
        from: contentOffset.coordinate(along: axis), velocity: speed, at: time,
        by: flightRules(range: flightRange(along: axis), target: end))
    }
    return MotionState.Flight(x: way(along: .horizontal), y: way(along: .vertical), time: time)
  }

  /// The page that a drag ends at: with a velocity the next one in its direction, else the nearest.
  private final func page(along axis: ScrollAxes, in range: RestingRange, velocity: Double) -> Double {
    let extent = bounds.size.extent(along: axis)
    guard extent > 0 else { return contentOffset.coordinate(along: axis) }
    let place = (contentOffset.coordinate(along: axis) - range.minimum) / extent
    let isFlick = abs(velocity) > 1
    let page = !isFlick ? place.rounded() : velocity > 0 ? place.rounded(.up) : place.rounded(.down)
    return range.clamp(range.minimum + page * extent).offset
  }

  // MARK: - The rubber band

  private final func band(along axis: ScrollAxes) -> RubberBand {
    RubberBand(dimension: bounds.size.extent(along: axis))
  }

  private final var dragRanges: [RestingRange] {
    [restingRange(along: .horizontal), restingRange(along: .vertical)]
  }

  /// The offset that the finger asks for when the one is shown that is.
  private final func wantedOffset() -> CGPoint {
    var wanted = contentOffset
    guard bounces else { return wanted }
    for axis in [ScrollAxes.horizontal, .vertical] {
      let shown = wanted.coordinate(along: axis)
      wanted = wanted.replacing(
        band(along: axis).wantedOffset(shown, in: restingRange(along: axis)), along: axis)
    }
    return wanted
  }
}
