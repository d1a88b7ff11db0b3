import Foundation

extension Scrollable {
  /// Scrolls to a destination, animated if that is wanted, and says in the end how it ended.
  ///
  /// A destination that is not there is refused at once, one where the list is already is answered at once: nothing is
  /// animated then, and the delegate hears nothing. On the way the destination is looked up again whenever the content may
  /// have changed: a row is followed when rows come before it, and rows that are measured on the way are reckoned with. A row
  /// that goes on the way ends it with a refusal, where the list is then.
  ///
  /// - Parameters:
  ///   - destination: where to.
  ///   - alignment: where in the viewport the target lands; the least movement unless said otherwise.
  ///   - animated: whether it takes ``ScrollAnimation/standard`` or happens at once.
  ///   - completion: called exactly once with the outcome: after the last frame, or in this call when it ends in it.
  /// - Returns: the outcome if the scroll ended in this call; `nil` while it is under way.
  /// - Complexity: O(log n) in a list of n rows, in each frame.
  @discardableResult
  public func scroll(
    to destination: ScrollDestination, at alignment: ScrollAlignment = .nearest, animated: Bool,
    completion: @escaping (ScrollOutcome) -> Void = { _ in }
  ) -> ScrollOutcome? {
    scroll(
      to: destination, at: alignment, animation: animated ? .standard : ScrollAnimation(duration: 0),
      completion: completion)
  }

  /// Scrolls to a destination in a time, and says in the end how it ended; see
  /// ``scroll(to:at:animated:completion:)``.
  ///
  /// - Parameters:
  ///   - destination: where to.
  ///   - alignment: where in the viewport the target lands; the least movement unless said otherwise.
  ///   - animation: how long it takes.
  ///   - completion: called exactly once with the outcome: after the last frame, or in this call when it ends in it.
  /// - Returns: the outcome if the scroll ended in this call; `nil` while it is under way.
  @discardableResult
  public func scroll(
    to destination: ScrollDestination, at alignment: ScrollAlignment = .nearest, animation: ScrollAnimation,
    completion: @escaping (ScrollOutcome) -> Void = { _ in }
  ) -> ScrollOutcome? {
    guard animation.duration > 0 else {
      let outcome = scroll(to: destination, at: alignment)
      completion(outcome)
      return outcome
    }
    let moving = MovingAim(destination, at: alignment, of: self)
    switch moving.look() {
    case .failure(let refusal):
      completion(.refused(refusal))
      return .refused(refusal)
    case .success(let landing) where landing.offset == scrollOffset && !scrollPhase.isScrolling:
      completion(.alreadyThere)
      return .alreadyThere
    case .success: break
    }
    var ended: ScrollOutcome?
    animateScroll(animation, to: { moving.target() }) { finish in
      let outcome = moving.outcome(of: finish)
      ended = outcome
      completion(outcome)
    }
    return ended
  }
}

/// What an animated scroll goes to, looked up again on the way.
private final class MovingAim {
  private weak var list: (any Scrollable)?
  private let destination: ScrollDestination
  private let alignment: ScrollAlignment
  private let start: CGPoint
  private let axis: ScrollAxes
  /// The row that is meant, wherever it is by now.
  private let handle: RowHandle?
  private var landing: ScrollLanding?
  private var refusal: ScrollRefusal?

  init(_ destination: ScrollDestination, at alignment: ScrollAlignment, of list: any Scrollable) {
    self.list = list
    self.destination = destination
    self.alignment = alignment
    start = list.scrollOffset
    axis = list.mainScrollAxis
    let rows = list as? any RowScrollable
    let path: RowPath? =
      switch destination {
      case .row(let path): path
      case .id(let id): rows?.path(ofRowWithID: id)
      default: nil
      }
    handle = path.flatMap { path in
      rows.flatMap { $0.refusal(of: path) == nil ? $0.lastingHandle(ofShownRow: path) : nil }
    }
  }

  /// Looks it up.
  func look() -> Result<ScrollLanding, ScrollRefusal> {
    guard let list else { return .failure(.notDisplayed) }
    var destination = destination
    if let handle, let rows = list as? any RowScrollable {
      guard let path = rows.shownPath(of: handle) else { return .failure(.notDisplayed) }
      destination = .row(path)
    }
    if destination.hasAlignment, !alignment.isFinite { return .failure(.notFinite) }
    return list.aim(for: destination, at: alignment).flatMap { list.landing(of: $0, at: alignment) }
  }

  func target() -> CGPoint? {
    switch look() {
    case .success(let landing):
      self.landing = landing
      return landing.offset
    case .failure(let refusal):
      self.refusal = refusal
      return nil
    }
  }

  func outcome(of finish: ScrollFinish) -> ScrollOutcome {
    switch finish {
    case .arrived:
      // What is rounded to pixels, or was there all along, is said as it is.
      guard let landing, let list else { return .cancelled(.released) }
      if landing.offset == start, list.scrollOffset == start { return .alreadyThere }
      return landing.outcome(from: start, along: axis)
    case .superseded: return .superseded
    case .cancelled(let cause): return .cancelled(cause)
    case .lost: return .refused(refusal ?? .notDisplayed)
    }
  }
}
