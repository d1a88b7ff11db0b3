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

extension RowSource {
  /// Tells of the ids in view when they are others than before, until the token goes.
  ///
  /// It is looked at after each pass in which rows or viewport changed, and not when rows appear: a row that takes
  /// the place of another is told, one that only has another path is not. Nothing is heard within this call.
  ///
  /// - Parameters:
  ///   - initial: whether the first call comes after the next pass with the ids as they are then, as old and new.
  ///   - tell: gets the ids before and after, in order. The source keeps it until the token goes.
  /// - Complexity: that of ``visibleIDs`` for each pass in which something changed.
  public final func observeVisibleIDs(
    initial: Bool = false, _ tell: @escaping (_ old: [ItemID], _ new: [ItemID]) -> Void
  ) -> ObservationToken {
    guard let list = try? current() else {
      let token = ObservationToken {}
      token.cancel()
      return token
    }
    let watcher = watcher ?? VisibleIDs(of: list) { [weak self] in self?.visibleIDs }
    self.watcher = watcher
    return watcher.add(initial: initial, tell)
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
