extension RowEngine {
  /// Why a row cannot be scrolled to; `nil` if there is such a row.
  ///
  /// The section is judged before the row, and a section that is not there is never asked for its rows.
  ///
  /// - Complexity: O(log *n*).
  public func refusal(of path: RowPath) -> ScrollRefusal? {
    if let refusal = refusal(ofSection: path.section) {
      return path.section < 0 ? .negative(path) : refusal
    }
    if path.row < 0 { return .negative(path) }
    guard let count = try? rowCount(inSection: path.section), path.row >= count else { return nil }
    return .outOfBounds(row: path.row, of: count, section: path.section)
  }

  /// Why a section cannot be scrolled to; `nil` if there is such a section.
  ///
  /// - Complexity: O(1).
  public func refusal(ofSection section: Int) -> ScrollRefusal? {
    section >= 0 && section < sectionCount ? nil : .badSection(section, of: sectionCount)
  }
}
