public import Hedgerow

/// The cells of a list that a dump shows, and the rows of the model that they became.
///
/// Printers tell neither section nor row of a cell, and only cells that are on screen, or nearly, are there to be printed. So rows
/// are numbered from the first cell of the text in the order of their places, and a section begins where a header stands between
/// two cells. What lies before the first cell and behind the last, as far as the content size tells of it, is the list's
/// header and footer.
public struct ListCells {
  /// The list.
  public let list: ListNode
  /// The cells in the order of their rows; several for a row when they lie side by side in no regular grid.
  public let cells: [(path: RowPath, view: ViewNode)]

  /// The cell of a row; `nil` when there is no such row.
  ///
  /// - Complexity: O(n), with n cells.
  public func cell(at path: RowPath) -> ViewNode? { cells.first { $0.path == path }?.view }

  /// The row that a view is the cell of, or is inside; `nil` when it is in none of this list's cells.
  ///
  /// - Complexity: O(d + n), with d the depth of the view and n cells.
  public func path(ofCellContaining view: ViewNode) -> RowPath? {
    let rows = Dictionary(cells.map { (ObjectIdentifier($0.view), $0.path) }, uniquingKeysWith: { first, _ in first })
    var node: ViewNode? = view
    while let current = node, current !== list {
      if let path = rows[ObjectIdentifier(current)] { return path }
      node = current.superview
    }
    return nil
  }
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension ListCells: Sendable {}
