/// What a change of the content did to the offset along the main axis.
///
/// Every change gives exactly one.
public struct PlaceReport: Hashable, Sendable {
  /// What was held on to.
  public enum Kept: Hashable, Sendable {
    /// A row stayed where it was on the screen.
    ///
    /// With `isFallback` the row was not looked at itself: it took the place of one that went, with all others in view.
    case row(RowHandle, isFallback: Bool)
    /// The view with an identifier stayed where it was on the screen; see ``row(_:isFallback:)``.
    case view(String, isFallback: Bool)
    /// The start of the content: the offset stayed at it, as ``PlaceKeeping/Start/reveal`` says.
    case start
    /// The end of the content, as ``PlaceKeeping/End/follow(tolerance:)`` says.
    case end
    /// A destination that the change was to land at.
    case destination
    /// Nothing: the place is not kept, or nothing that was in view could be held on to. The offset stayed.
    case offset
  }

  /// The offset before the change, in points.
  public let oldOffset: Double
  /// The offset after the change, in points.
  public let newOffset: Double
  /// What the end of the content took away from the offset that the change would have had, in points; 0 if nothing.
  ///
  /// A view that moves is not brought inside its range, so nothing is taken away.
  public let clampedBy: Double
  /// What was held on to.
  public let kept: Kept
  /// Why it happened: ``ScrollCause/update`` for changes of content, ``ScrollCause/layout`` for another size and for lengths
  /// that were measured.
  public let cause: ScrollCause
  /// What the view was doing: motion goes on across the change.
  public let phase: MotionPhase
}

extension PlaceReport: CustomStringConvertible {
  /// As in "offset 600 → 1400, kept row#12.1".
  public var description: String {
    "offset \(inPoints(oldOffset)) → \(inPoints(newOffset))"
      + (clampedBy == 0 ? "" : ", clamped by \(inPoints(clampedBy))")
      + (kept == .offset ? "" : ", kept \(kept)")
  }
}

extension PlaceReport.Kept: CustomStringConvertible {
  /// What was held on to, as in "row#12.1" and "end".
  public var description: String {
    switch self {
    case .row(let handle, let isFallback): "\(handle)" + (isFallback ? " in place of one that went" : "")
    case .view(let identifier, let isFallback):
      "view \"\(identifier)\"" + (isFallback ? " in place of one that went" : "")
    case .start: "start"
    case .end: "end"
    case .destination: "destination"
    case .offset: "offset"
    }
  }
}
