import Foundation

/// How the offset changes, whoever changes it.
extension ScrollNode {
  /// Moves to an offset for a cause.
  final func place(at offset: CGPoint, cause: ScrollCause) {
    let outer = motion.cause
    motion.cause = cause
    bounds = CGRect(origin: snapped(offset), size: bounds.size)
    motion.cause = outer
  }

  /// Brings a view that rests to another offset, since its content, its insets or its size changed.
  ///
  /// What moves is not touched: a drag goes on under the finger, and a flight or an animation finds its way within the
  /// new range.
  final func settle(at offset: CGPoint, cause: ScrollCause) {
    guard motion.phase == .idle, offset != contentOffset else { return }
    place(at: offset, cause: cause)
  }

  /// Moves the offset together with the content, so that what is seen stays where it is; what moves goes on from there.
  final func shift(by distance: CGPoint, cause: ScrollCause) {
    guard distance != .zero else { return }
    motion.flight?.shift.x += distance.x
    motion.flight?.shift.y += distance.y
    motion.animation?.shift(by: distance)
    place(at: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y), cause: cause)
  }

  /// The offset at which the view is to be found again: one that moves beyond an edge would have come back.
  final var offsetToKeep: CGPoint { phase == .idle ? contentOffset : insideOffset }

  private final func snapped(_ offset: CGPoint) -> CGPoint {
    guard let displayScale else { return offset }
    return CGPoint(
      x: (offset.x * displayScale).rounded() / displayScale, y: (offset.y * displayScale).rounded() / displayScale)
  }

  /// The origin of the bounds is another one now.
  final func offsetDidChange(from old: CGPoint) {
    if motion.cause == nil { stopFlying(by: .code, finish: .superseded) }
    let cause = motion.cause ?? .code
    switch cause {
    case .user, .deceleration: motion.isPlacedByUser = true
    case .request, .code: motion.isPlacedByUser = false
    case .update, .layout, .detachment, .initial: break
    }
    if let observation, observation.isWanted {
      note(.offset(from: old, to: contentOffset), cause)
      observation.rowsMayHaveChanged(cause)
    }
    tellDelegateOfScroll()
  }

  /// Tells the delegate; what it changes within the call is told after it, 64 times at most.
  private final func tellDelegateOfScroll() {
    guard delegate != nil else { return }
    guard !motion.isTellingScroll else {
      motion.mustTellScroll = true
      return
    }
    motion.isTellingScroll = true
    defer { motion.isTellingScroll = false }
    var rounds = 0
    repeat {
      motion.mustTellScroll = false
      rounds += 1
      delegate?.scrollViewDidScroll(self)
    } while motion.mustTellScroll && rounds < 64
  }
}
