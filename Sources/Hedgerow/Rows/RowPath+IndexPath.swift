public import Foundation

extension RowPath {
  /// Makes a row path of an index path with two indexes; `nil` for any other number of them.
  ///
  /// - Complexity: O(1).
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }
}

extension IndexPath {
  /// Makes the index path of a row: the section first, then the row.
  ///
  /// - Complexity: O(1).
  public init(_ path: RowPath) {
    self.init(indexes: [path.section, path.row])
  }
}
