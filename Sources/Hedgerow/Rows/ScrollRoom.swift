/// What a scroll along one axis has to reckon with: the viewport, and what covers its ends.
///
/// All values are points along the axis. `T`, `S`, `B` and `V` in the rules below are `startInset`, `stickyExtent`,
/// `endInset` and `viewport`.
public struct ScrollRoom: Hashable, Sendable {
  /// The length of the viewport, insets included.
  public var viewport: Double
  /// What covers the start of the viewport, such as a bar.
  ///
  /// It belongs to the resting range.
  public var startInset: Double
  /// What covers the end of the viewport.
  public var endInset: Double
  /// The length of a section header that sticks below the start inset at the target; zero without one.
  ///
  /// It hides rows as the inset does, and does not belong to the resting range.
  public var stickyExtent: Double

  /// Makes the room of a viewport.
  ///
  /// - Complexity: O(1).
  public init(viewport: Double, startInset: Double = 0, endInset: Double = 0, stickyExtent: Double = 0) {
    self.viewport = viewport
    self.startInset = startInset
    self.endInset = endInset
    self.stickyExtent = stickyExtent
  }

  /// The offsets of the content that are seen at a scroll offset: from `y + T + S` up to, not including, `y + V − B`.
  ///
  /// Empty where insets and header leave nothing.
  public func visibleSpan(at offset: Double) -> Range<Double> {
    let start = offset + startInset + stickyExtent
    return start..<max(start, offset + viewport - endInset)
  }

  /// The offsets at which content of this extent can rest.
  public func restingRange(contentExtent: Double) -> RestingRange {
    RestingRange(
      contentExtent: contentExtent, viewport: viewport, startInset: startInset, endInset: endInset)
  }
}
