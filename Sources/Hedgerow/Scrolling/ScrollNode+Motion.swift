public import Foundation

/// What the view is doing, and what ends it.
extension ScrollNode {
  /// What the view is doing now.
  public final var phase: MotionPhase { motion.phase }

  /// Whether a finger is on the view, moving it or not.
  public final var isTracking: Bool { phase.isTracking }

  /// Whether a finger drags the view; `false` from the moment the finger is off.
  public final var isDragging: Bool { phase.isDragging }

  /// Whether the view moves on by itself after a finger.
  public final var isDecelerating: Bool { phase.isDecelerating }

  /// Whether the view moves, for whatever reason.
  public final var isScrolling: Bool { phase.isScrolling }

  /// Ends whatever moves the view, where it is, or on the edge that it is beyond; a finger that is on it moves it no more.
  ///
  /// The delegate and the observers get the end of what had begun, a completion that waits is called.
  public final func stopScroll() { stopForGood(by: .code, finish: .cancelled(.caller)) }

  /// Ends whatever moves the view, and leaves nothing beyond an edge that would have come back by itself.
  final func stopForGood(by cause: ScrollCause, finish: ScrollFinish) {
    guard phase != .idle else { return }
    stopMotion(by: cause, finish: finish)
    settle(at: insideOffset, cause: cause)
  }

  /// The offset, brought into the resting range along the axes in which the view scrolls.
  final var insideOffset: CGPoint {
    var offset = contentOffset
    for axis in [ScrollAxes.horizontal, .vertical] where axes.contains(axis) {
      offset = offset.replacing(
        restingRange(along: axis).clamp(offset.coordinate(along: axis)).offset, along: axis)
    }
    return offset
  }

  /// Changes the phase by the table in ``MotionTrigger``.
  ///
  /// - Returns: whether the trigger means something in this phase.
  @discardableResult
  final func apply(_ trigger: MotionTrigger, cause: ScrollCause) -> Bool {
    let old = motion.phase
    guard let new = old.after(trigger) else { return false }
    motion.phase = new
    if new != old { note(.phase(from: old, to: new), cause) }
    return true
  }

  /// Ends a flight or an animation, and leaves a finger alone.
  final func stopFlying(by cause: ScrollCause, finish: ScrollFinish) {
    guard motion.flight != nil || motion.animation != nil else { return }
    stopMotion(by: cause, finish: finish)
  }

  /// Ends whatever moves the view.
  ///
  /// Every beginning that the delegate was told gets its end.
  final func stopMotion(_ trigger: MotionTrigger = .stopped, by cause: ScrollCause, finish: ScrollFinish) {
    let old = motion.phase
    guard apply(trigger, cause: cause) else { return }
    let animation = motion.animation
    motion.drag = nil
    motion.flight = nil
    motion.animation = nil
    switch old {
    case .idle, .tracking: break
    case .interacting: delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .animating:
      delegate?.scrollViewDidEndScrollingAnimation(self)
      animation?.end(finish)
    }
  }

  // MARK: - Animation

  /// Moves to an offset, animated or at once, without clamping it.
  ///
  /// An animation to where the view is does nothing, and neither tells the delegate anything.
  ///
  /// - Parameters:
  ///   - offset: where to; one that is not finite is not taken.
  ///   - animated: whether it takes ``ScrollAnimation/standard`` or happens at once.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    setContentOffset(offset, animation: animated ? .standard : ScrollAnimation(duration: 0))
  }

  /// Moves to an offset in a time, without clamping it.
  ///
  /// - Parameters:
  ///   - offset: where to; one that is not finite is not taken.
  ///   - animation: how long it takes.
  ///   - completion: called once, when it is over, however that comes; at once when nothing has to move.
  public final func setContentOffset(
    _ offset: CGPoint, animation: ScrollAnimation, completion: @escaping (ScrollFinish) -> Void = { _ in }
  ) {
    guard offset.x.isFinite, offset.y.isFinite else { return completion(.lost) }
    guard animation.duration > 0 else {
      contentOffset = offset
      return completion(.arrived)
    }
    animateScroll(animation, to: { offset }, completion: completion)
  }

  /// Moves in a time to an offset that may change on the way.
  ///
  /// A view in no window has no clock and is there at once. While a finger is on the view nothing is animated: the finger
  /// keeps it.
  public final func animateScroll(
    _ animation: ScrollAnimation, to target: @escaping () -> CGPoint?,
    completion: @escaping (ScrollFinish) -> Void
  ) {
    guard !phase.isTracking else { return completion(.cancelled(.user)) }
    guard let aim = target() else { return completion(.lost) }
    guard let clock = window?.clock, animation.duration > 0 else {
      contentOffset = aim
      return completion(.arrived)
    }
    guard aim != contentOffset || motion.animation != nil || motion.flight != nil else { return completion(.arrived) }
    let old = motion
    apply(.animated, cause: .request)
    motion.flight = nil
    motion.animation = OffsetAnimation(
      animation, from: contentOffset, aim: aim, at: clock.now, target: target, completion: completion)
    clock.addMover(self)
    if old.flight != nil { delegate?.scrollViewDidEndDecelerating(self) }
    old.animation?.end(.superseded)
  }

  /// Sets what the app adds around the content, and lets the offset that follows from it take a time.
  ///
  /// - Parameters:
  ///   - inset: the insets.
  ///   - animation: how long the offset takes. A view that a finger is on does not move.
  public final func setContentInset(_ inset: ScrollInsets, animation: ScrollAnimation) {
    guard phase == .idle, animation.duration > 0, window != nil else {
      contentInset = inset
      return
    }
    insetState.content = inset
    guard let target = takeInsets(), restingOffset(nearest: target) != contentOffset else { return }
    animateScroll(animation, to: { [weak self] in self?.restingOffset(nearest: target) }, completion: { _ in })
  }
}
