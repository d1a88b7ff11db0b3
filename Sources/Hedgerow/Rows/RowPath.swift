/// The address of a row: its section, and its number in that section.
///
/// A value and nothing more. Any two integers make a path; whether there is such a row is for a list to say, at the
/// moment when the path is used. A whole section is not addressed by a special row number.
public struct RowPath: Hashable, Comparable, Codable, Sendable {
  /// The number of the section, counted from 0.
  public var section: Int
  /// The number of the row in its section, counted from 0; headers and footers do not count.
  public var row: Int

  /// Makes the address of a row.
  ///
  /// - Complexity: O(1).
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether the first path comes before the second: by section, then by row.
  public static func < (first: RowPath, second: RowPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The section and the row in parentheses, as in `(0, 12)`.
  public var description: String { "(\(section), \(row))" }
}
