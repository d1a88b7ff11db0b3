extension RowEngine {
  /// The extent of the whole list in points, headers and footers included.
  ///
  /// - Complexity: O(1).
  public var totalExtent: Double { listHeader.points + tree.total.extent + listFooter.points }

  /// Extent, counts, and how much of them is estimated.
  ///
  /// - Complexity: O(1).
  public var totals: RowTotals {
    let total = tree.total
    let ends = [listHeader, listFooter].reduce(0) { $1.isEstimated ? $0 + $1.points : $0 }
    return RowTotals(
      extent: totalExtent, estimatedExtent: total.estimatedExtent + ends, sections: Int(total.sections),
      rows: Int(total.rows), estimatedRows: Int(total.estimatedRows))
  }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { Int(tree.total.sections) }

  /// The number of rows in all sections.
  ///
  /// - Complexity: O(1).
  public var rowCount: Int { Int(tree.total.rows) }

  /// The number of rows in a section.
  ///
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n*).
  public func rowCount(inSection section: Int) throws(RowEngineError) -> Int {
    try check(section: section)
    return firstEntry(ofSection: section + 1) - firstEntry(ofSection: section) - 2
  }

  /// The first section behind `section` that has a row; `nil` if there is none.
  ///
  /// Any number may be asked about: -1 gives the first section of all that has a row.
  ///
  /// - Complexity: O(log *n*), however many empty sections lie between.
  public func nextNonEmptySection(after section: Int) -> Int? {
    guard section < sectionCount - 1 else { return nil }
    let next = max(0, section + 1)
    let rowsBefore = firstEntry(ofSection: next) - 2 * next
    guard rowsBefore < rowCount else { return nil }
    return tree.place(row: rowsBefore).sections - 1
  }

  /// The last row of the last section that has one; `nil` without rows.
  ///
  /// - Complexity: O(log *n*), however many empty sections lie behind it.
  public var lastRow: RowPath? { row(number: rowCount - 1) }

  /// The first row of the first section that has one; `nil` without rows.
  ///
  /// - Complexity: O(log *n*), however many empty sections lie before it.
  public var firstRow: RowPath? { row(number: 0) }

  /// The row that has `number` rows before it, counted through all sections; `nil` if there are not so many.
  ///
  /// - Complexity: O(log *n*).
  public func row(number: Int) -> RowPath? {
    guard number >= 0, number < rowCount, case .row(let path) = element(of: tree.place(row: number)) else {
      return nil
    }
    return path
  }

  /// How many rows stand before this one, counted through all sections.
  ///
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n*).
  public func number(of path: RowPath) throws(RowEngineError) -> Int {
    try place(of: path).entry - 2 * path.section - 1
  }
}

extension RowEngine {
  /// The memory that rows, sections and handles take, room to grow included, in bytes.
  ///
  /// - Complexity: O(1).
  package var byteCount: Int { tree.byteCount }
}
