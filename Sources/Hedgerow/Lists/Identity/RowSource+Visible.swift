extension RowSource {
  /// The ids of the rows of which something is seen, in order; empty when none is, and without a list.
  ///
  /// What is seen is worked out from where rows and viewport are, see ``ListNode/visibleRows``: no callback of a row that
  /// appears can be missed, come late or come twice.
  ///
  /// - Complexity: O(v log n), with v rows seen of n.
  @inlinable public final var visibleIDs: [ItemID] {
    guard let list = try? current() else { return [] }
    return list.visibleRows.compactMap { id(at: $0) }
  }
}

extension RowSource where ItemID: Comparable {
  /// The greatest and the least id that are seen, as in "100 ~ 88"; "Nothing" when no row is.
  ///
  /// - Complexity: O(v log n), with v rows seen of n.
  @inlinable public final var rangeTitle: String {
    let visible = visibleIDs
    guard let most = visible.max(), let least = visible.min() else { return "Nothing" }
    return "\(most) ~ \(least)"
  }
}
