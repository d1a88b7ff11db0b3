public import Foundation

/// A finger on the window, as synthetic as the window: whoever tests says where it is. Each call ends with a pass.
///
/// Points are the window's. The finger is routed by hit testing: every enabled scroll view around the view that is hit stops
/// and is tracked. The first move that is longer than ``touchSlop`` decides who is dragged, see ``touchMove(to:)``.
extension WindowNode {
  /// How far a finger moves, in points, before that is a drag; 0 unless set, so that the first move counts in full.
  ///
  /// What was moved until then is not scrolled. A value that is negative or not finite is taken as 0.
  public final var touchSlop: CGFloat {
    get { CGFloat(touches.slop) }
    set { touches.slop = newValue.isFinite ? max(0, Double(newValue)) : 0 }
  }

  /// Whether a finger is on the window.
  public final var isTouched: Bool { touches.touch != nil }

  /// A finger comes down.
  ///
  /// What moves under it stops there: a flight is over, an animated request is ``ScrollCancellation/user``'s.
  ///
  /// - Parameter point: where.
  /// - Returns: the view that is hit; `nil` for none.
  /// - Throws: ``TouchError/secondTouch``, ``TouchError/notFinite(_:)``.
  /// - Complexity: that of a hit test, and O(d) with d the depth of the view.
  @discardableResult
  public final func touchDown(at point: CGPoint) throws(TouchError) -> ViewNode? {
    guard point.isTouchable else { throw .notFinite(point.shortDescription) }
    guard touches.touch == nil else { throw .secondTouch }
    runPass()
    let hit = hitTest(point)
    var candidates: [ScrollNode] = []
    var view = hit
    while let current = view {
      if let scroll = current as? ScrollNode, scroll.isScrollEnabled { candidates.append(scroll) }
      view = current.superview
    }
    touches.touch = TouchSession.Touch(
      down: point, candidates: candidates.map { TouchSession.WeakScroll(scroll: $0) },
      samples: [(clock.now, point)])
    touches.watchers.tell(TouchStep(.down(point), at: clock.now))
    for scroll in candidates { scroll.beginTouch() }
    runPass()
    return hit
  }

  /// The finger moves.
  ///
  /// The first move decides whom it drags: along the axis in which it is longer, the innermost scroll view that can scroll
  /// there and still has content in the direction of the move; if none has, the innermost that can scroll there, beyond its
  /// edge. It is dragged until the finger is lifted, along all axes in which it can scroll.
  ///
  /// - Parameter point: where the finger is now.
  /// - Throws: ``TouchError/noTouch``, ``TouchError/notFinite(_:)``.
  /// - Complexity: O(c) for c scroll views under the finger, and what the pass does.
  public final func touchMove(to point: CGPoint) throws(TouchError) {
    guard point.isTouchable else { throw .notFinite(point.shortDescription) }
    guard touches.touch != nil else { throw .noTouch }
    touches.touch?.note(point, at: clock.now)
    touches.watchers.tell(TouchStep(.move(point), at: clock.now))
    if touches.touch?.hasMoved == false { decide(at: point) }
    touches.touch?.dragged?.scroll?.drag(to: point)
    runPass()
  }

  /// The finger is lifted where it is.
  ///
  /// - Parameter velocity: the finger's velocity as a recogniser reports it, in points a second; `nil` to take it from the
  ///   moves of the last 100 ms. A finger that was held still for longer than that has none, whatever is reported.
  /// - Throws: ``TouchError/noTouch``, ``TouchError/notFinite(_:)``; the finger stays then.
  /// - Complexity: O(c) for c scroll views under the finger, and what the pass does.
  public final func touchLift(velocity: CGPoint? = nil) throws(TouchError) {
    if let velocity, !velocity.isTouchable { throw .notFinite(velocity.shortDescription) }
    guard let touch = touches.touch else { throw .noTouch }
    touches.watchers.tell(TouchStep(.lift(velocity: velocity), at: clock.now))
    end(touch, velocity: touch.velocity(at: clock.now, reported: velocity))
  }

  /// The system takes the finger away: as if it were lifted without velocity.
  ///
  /// - Throws: ``TouchError/noTouch``.
  public final func touchCancel() throws(TouchError) {
    guard let touch = touches.touch else { throw .noTouch }
    touches.watchers.tell(TouchStep(.cancel, at: clock.now))
    end(touch, velocity: .zero)
  }

  /// Tells of everything that a finger does on the window, at once, until the token goes: to record a gesture.
  public final func observeTouches(_ tell: @escaping (TouchStep) -> Void) -> ObservationToken {
    touches.watchers.add(tell)
  }

  // MARK: - Whom it drags

  private final var touches: TouchSession {
    if let session = touchAttachment as? TouchSession { return session }
    let session = TouchSession()
    touchAttachment = session
    return session
  }

  private final func decide(at point: CGPoint) {
    guard let touch = touches.touch else { return }
    let moved = CGPoint(x: point.x - touch.down.x, y: point.y - touch.down.y)
    let distance = (moved.x * moved.x + moved.y * moved.y).squareRoot()
    guard distance > 0, distance >= touches.slop else { return }
    touches.touch?.hasMoved = true
    let axis: ScrollAxes = abs(moved.x) > abs(moved.y) ? .horizontal : .vertical
    let along = moved.coordinate(along: axis)
    let able = touch.candidates.compactMap(\.scroll).filter { $0.phase == .tracking && $0.canScroll(along: axis) }
    let winner = able.first { $0.canFollow(along, along: axis) } ?? able.first
    for scroll in touch.candidates.compactMap(\.scroll) where scroll !== winner { scroll.endTouch(velocity: .zero) }
    guard let winner else { return }
    touches.touch?.dragged = TouchSession.WeakScroll(scroll: winner)
    let slop = touches.slop / distance
    winner.beginDrag(from: CGPoint(x: touch.down.x + moved.x * slop, y: touch.down.y + moved.y * slop))
  }

  private final func end(_ touch: TouchSession.Touch, velocity: CGPoint) {
    touches.touch = nil
    for scroll in touch.candidates.compactMap(\.scroll) {
      let isDragged = scroll === touch.dragged?.scroll
      scroll.endTouch(velocity: isDragged ? CGPoint(x: -velocity.x, y: -velocity.y) : .zero)
    }
    runPass()
  }
}
