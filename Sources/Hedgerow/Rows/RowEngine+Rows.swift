extension RowEngine {
  /// Inserts rows before the row at `path`; a row number equal to the section's count appends.
  ///
  /// - Throws: `badSection`, `outOfBounds`, `badExtent`, `tooMany`.
  /// - Complexity: O(log *n* + rows inserted).
  public mutating func insertRows(_ extents: some Sequence<RowExtent>, at path: RowPath) throws(RowEngineError) {
    try insertRows(copied: ContiguousArray(extents), at: path)
  }

  /// Inserts rows of one extent before the row at `path`; a row number equal to the section's count appends.
  ///
  /// - Throws: `badSection`, `outOfBounds`, `badExtent`, `negativeCount`, `tooMany`.
  /// - Complexity: O(log *n* + `count`).
  public mutating func insertRows(count: Int, extent: RowExtent, at path: RowPath) throws(RowEngineError) {
    let entry = try insertionEntry(path)
    guard count >= 0 else { throw .negativeCount(count) }
    let extent = try RowEngine.checked(extent, .row(path))
    try RowEngine.checkTotal(Int(tree.total.entries), adding: count)
    ownTree().insert(
      ContiguousArray(repeating: RowEntry(kind: .row, extent: extent), count: count), at: entry)
  }

  /// Removes a run of rows.
  ///
  /// Their handles die.
  ///
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n* + rows removed).
  public mutating func removeRows(_ rows: Range<Int>, inSection section: Int) throws(RowEngineError) {
    try check(rows: rows, inSection: section)
    let first = firstEntry(ofSection: section) + 1
    ownTree().remove(first + rows.lowerBound..<first + rows.upperBound)
  }

  /// Moves a run of rows, within its section or to another.
  ///
  /// Their handles stay.
  ///
  /// - Parameters:
  ///   - rows: Which rows of the section.
  ///   - section: The section that they are in.
  ///   - path: Where the first of them will be, in the list as it is after the run was taken out.
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n*), however long the run is.
  public mutating func moveRows(_ rows: Range<Int>, inSection section: Int, to path: RowPath) throws(RowEngineError) {
    try check(rows: rows, inSection: section)
    var room = try rowCount(inSection: path.section)
    if path.section == section { room -= rows.count }
    guard path.row >= 0, path.row <= room else {
      throw .outOfBounds(row: path.row, count: room, section: path.section)
    }
    guard !rows.isEmpty else { return }
    let first = firstEntry(ofSection: section) + 1 + rows.lowerBound
    var target = firstEntry(ofSection: path.section) + 1 + path.row
    if path.section > section { target -= rows.count }
    guard target != first else { return }
    let tree = ownTree()
    tree.attach(tree.detach(first..<first + rows.count), at: target)
  }

  // Not generic, because generic code that another module calls is not specialised for its types.
  private mutating func insertRows(copied extents: ContiguousArray<RowExtent>, at path: RowPath)
    throws(RowEngineError)
  {
    let entry = try insertionEntry(path)
    var new: ContiguousArray<RowEntry> = []
    new.reserveCapacity(extents.count)
    for extent in extents {
      let element = RowElement.row(RowPath(section: path.section, row: path.row + new.count))
      new.append(RowEntry(kind: .row, extent: try RowEngine.checked(extent, element)))
    }
    try RowEngine.checkTotal(Int(tree.total.entries), adding: new.count)
    ownTree().insert(new, at: entry)
  }

  /// The entry before which rows for this path go.
  private func insertionEntry(_ path: RowPath) throws(RowEngineError) -> Int {
    let count = try rowCount(inSection: path.section)
    guard path.row >= 0, path.row <= count else {
      throw .outOfBounds(row: path.row, count: count, section: path.section)
    }
    return firstEntry(ofSection: path.section) + 1 + path.row
  }
}
