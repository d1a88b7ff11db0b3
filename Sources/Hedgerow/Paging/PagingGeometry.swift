/// Where a list is, as far as paging has to know.
///
/// All lengths are points along the scroll axis. Rows that only say how loading goes, such as a spinner, a retry button or a
/// line at the end, count nowhere.
public struct PagingGeometry: Hashable, Sendable {
  /// The length of the viewport, insets included.
  public var viewport: Double
  /// The length of the content.
  public var content: Double
  /// From the start of the content to that of the viewport; negative before it.
  public var offset: Double
  /// How long the rows nearest to the start are, as many as a threshold in rows counts there; 0 unless needed.
  public var startRows: Double
  /// How long the rows nearest to the end are, as many as a threshold in rows counts there; 0 unless needed.
  public var endRows: Double
  /// What keeps loads from beginning.
  public var gates: PagingGates

  /// Makes a geometry.
  @inline(__always)
  public init(
    viewport: Double, content: Double, offset: Double, startRows: Double = 0, endRows: Double = 0,
    gates: PagingGates = []
  ) {
    self.viewport = viewport
    self.content = content
    self.offset = offset
    self.startRows = startRows
    self.endRows = endRows
    self.gates = gates
  }

  /// How far the viewport is from a side of the content, in points; negative beyond it.
  @inline(__always)
  public func distance(to side: PagingSide) -> Double { side == .start ? offset : content - (offset + viewport) }

  /// How near to a side a threshold is, in points; `nil` when no distance is near enough.
  @inline(__always)
  func reach(of threshold: PagingThreshold, _ side: PagingSide) -> Double? {
    threshold.distance(viewport: viewport, rows: side == .start ? startRows : endRows)
  }

  /// Whether it can be judged: the list has a size and is seen, and nothing about to move it is pending.
  var isSettled: Bool { gates.subtracting(.anchorPending).isEmpty && viewport > 0 && viewport.isFinite }
}
