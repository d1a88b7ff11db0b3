extension ListNode {
  /// How many sections there are.
  ///
  /// - Complexity: O(1).
  public final var sectionCount: Int { rows.sectionCount }

  /// How many rows there are in all sections.
  ///
  /// - Complexity: O(1).
  public final var rowCount: Int { rows.rowCount }

  /// How many rows a section has; `nil` when there is no such section.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func rowCount(inSection section: Int) -> Int? { try? rows.rowCount(inSection: section) }

  /// Whether there is such a row now.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func contains(_ path: RowPath) -> Bool { rows.refusal(of: path) == nil }

  /// The first section after another that has rows; `nil` for none.
  ///
  /// Before the first section stands −1.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func nextNonEmptySection(after section: Int) -> Int? { rows.nextNonEmptySection(after: section) }

  /// The last row of the last section that has one; `nil` without rows.
  ///
  /// - Complexity: O(log n), with n rows.
  public final var lastRow: RowPath? { rows.lastRow }

  /// The lasting name of a row, which stays its own while rows around it come and go; `nil` when there is no such row.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func handle(of path: RowPath) -> RowHandle? { try? rows.handle(of: path) }

  /// Where the row of a handle is now; `nil` when the row is gone.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func path(of handle: RowHandle) -> RowPath? { rows.path(of: handle) }

  /// What the rows add up to, and how much of that is estimated.
  ///
  /// - Complexity: O(1).
  public final var totals: RowTotals { geometry.totals }
}
