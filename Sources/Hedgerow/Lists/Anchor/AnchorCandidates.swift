/// The rows that a change may hold on to, taken down before it.
struct AnchorCandidates {
  /// A row as it was before the change.
  struct Row {
    let handle: RowHandle
    /// Where it started and ended, in points from the start of the list.
    let span: Range<Double>
  }

  /// The rows in view that will be there after the change, in order.
  ///
  /// Only the first that counts where rows keep their order.
  var rows: [Row] = []
  /// The place among them of the row that counts before all others.
  var favourite: Int?
  /// The nearest rows before and behind them that stay, in order, where rows may move: they bear witness to what has moved.
  var witnesses: (before: [RowHandle], behind: [RowHandle]) = ([], [])
  /// The row that stands in for them, if none of them stays, and where the one was whose place it takes.
  var fallback: (row: Row, lost: Range<Double>)?
  /// Where what is seen started, counted from the offset.
  var edge = 0.0
  /// The offset.
  var offset = 0.0

  /// Which of its edges stays where it is.
  var heldEdge = ContentEdge.start

  static let none = AnchorCandidates()
}
