import Foundation

/// Changes of the content that keep the reader's place; see ``placeKeeping``.
extension ScrollNode {
  /// Makes changes under other rules than ``placeKeeping``.
  ///
  /// ```swift
  /// list.keepingPlace(.page) { try? list.update { $0.insertRows(at: older) } }
  /// ```
  ///
  /// - Parameters:
  ///   - rules: what holds for every change that is made within.
  ///   - changes: makes them. Each is a step of its own.
  @discardableResult
  public final func keepingPlace<Result, Failure: Error>(
    _ rules: PlaceKeeping, _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try changing(.keeping(rules), changes)
  }

  /// Makes changes after which the view is at a destination, as when other content takes the place of all that there was.
  ///
  /// The offset goes from the old to the new place in one step. Where the destination is not there after a change, and while a
  /// finger is on the view, the offset stays, and the report says ``PlaceReport/Kept/offset``.
  ///
  /// ```swift
  /// try list.landing(at: .end) { try list.reload([messages.count]) }
  /// ```
  ///
  /// - Parameters:
  ///   - destination: where every change that is made within ends up.
  ///   - alignment: where in the viewport the target lands.
  ///   - changes: makes the changes.
  @discardableResult
  public final func landing<Result, Failure: Error>(
    at destination: ScrollDestination, alignment: ScrollAlignment = .start,
    _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try changing(.landing(destination, alignment), changes)
  }

  private final func changing<Result, Failure: Error>(
    _ rule: ChangeRule, _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = changeRule
    changeRule = rule
    defer { changeRule = outer }
    return try changes()
  }

  // MARK: - One step

  /// Where the reader is along the main axis, before a change.
  ///
  /// - Parameter viewport: the length of the viewport before the change; `nil` for that of now.
  final func readerPlace(viewport: Double? = nil) -> ReaderPlace {
    let axis = mainScrollAxis
    let insets = insetState.followed
    let range = RestingRange(
      contentExtent: contentSize.extent(along: axis), viewport: viewport ?? bounds.size.extent(along: axis),
      startInset: insets.start(along: axis), endInset: insets.end(along: axis))
    return ReaderPlace(
      offset: contentOffset.coordinate(along: axis), range: range, phase: phase,
      change: changeRule ?? .keeping(placeKeeping))
  }

  /// Moves the offset after a change, once.
  ///
  /// A view at rest is brought into the range in which it can rest now. One that moves goes on, moved along with the content.
  ///
  /// - Parameters:
  ///   - before: where the reader was.
  ///   - anchored: how far what is held on to moved within the content, and what it is; `nil` for nothing.
  ///   - cause: why the offset moves.
  ///   - clampsOutside: whether a view that rested outside its range before is brought inside too.
  final func keepPlace(
    _ before: ReaderPlace, anchored: (distance: Double, kept: PlaceReport.Kept)?, cause: ScrollCause,
    clampsOutside: Bool = true
  ) -> PlaceReport {
    let axis = mainScrollAxis
    // With the start where it rests there, if it did.
    let followed = takeInsets(followsEnd: false) ?? contentOffset
    var step = (wanted: followed, distance: 0.0, kept: PlaceReport.Kept.offset)
    let range = restingRange(along: axis)
    switch before.rule {
    case .start: step.kept = .start
    case .end:
      step = (followed.replacing(range.maximum, along: axis), range.maximum - before.range.maximum, .end)
    case .anchor:
      if let (distance, kept) = anchored, distance.isFinite {
        step.wanted = followed.replacing(followed.coordinate(along: axis) + distance, along: axis)
        (step.distance, step.kept) = (distance, kept)
      }
    case .destination(let destination, let alignment):
      // A finger keeps what it is on.
      if !phase.isTracking, let landing = landing(at: destination, alignment) {
        (step.wanted, step.kept) = (landing, .destination)
      }
    case .none: break
    }
    if case .destination = step.kept { stopFlying(by: cause, finish: .superseded) }
    var eaten = 0.0
    if before.phase == .idle || step.kept == .destination, phase == .idle {
      if clampsOutside || before.range.contains(before.offset) {
        let clamped = range.clamp(step.wanted.coordinate(along: axis))
        step.wanted = step.wanted.replacing(clamped.offset, along: axis)
        eaten = abs(clamped.eaten)
      }
      settle(at: step.wanted, cause: cause)
    } else {
      // Insets move nothing that moves.
      shift(by: CGPoint.zero.replacing(step.distance, along: axis), cause: cause)
    }
    return PlaceReport(
      oldOffset: before.offset, newOffset: contentOffset.coordinate(along: axis), clampedBy: eaten, kept: step.kept,
      cause: cause, phase: before.phase)
  }

  /// The offset of a destination; `nil` where it is not there.
  private final func landing(at destination: ScrollDestination, _ alignment: ScrollAlignment) -> CGPoint? {
    guard alignment.isFinite || !destination.hasAlignment else { return nil }
    let rule = changeRule
    // Looking it up may measure rows, which is a change of its own.
    changeRule = nil
    defer { changeRule = rule }
    return try? aim(for: destination, at: alignment).flatMap { landing(of: $0, at: alignment) }.get().offset
  }
}
