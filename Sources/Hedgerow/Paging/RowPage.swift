/// Rows that were loaded together, and where their neighbours are to be had.
///
/// A load at the end goes on with ``after``, one at the start with ``before``; a refresh, and the first page of all, gives
/// both. The other cursor is kept as well: if rows are dropped on that side to save room, it brings them back.
public struct RowPage<Row, Cursor> {
  /// The rows, in the order of the list, at the start as well as at the end.
  public var rows: [Row]
  /// The page that stands before this one; `nil` when there is none, or when nobody knows.
  public var before: Cursor?
  /// The page that stands behind this one; `nil` when there is none, or when nobody knows.
  public var after: Cursor?

  /// Makes a page.
  public init(_ rows: [Row], before: Cursor? = nil, after: Cursor? = nil) {
    self.rows = rows
    self.before = before
    self.after = after
  }

  /// The cursor with which a side goes on behind this page.
  public func cursor(towards side: PagingSide) -> Cursor? { side == .start ? before : after }

  /// The same page with other rows, as ids in place of what has them.
  ///
  /// - Complexity: O(k), with k rows.
  public func map<Other, Failure: Error>(
    _ transform: (Row) throws(Failure) -> Other
  ) throws(Failure) -> RowPage<Other, Cursor> {
    RowPage<Other, Cursor>(try rows.map(transform), before: before, after: after)
  }
}

extension RowPage where Cursor == Int {
  /// Makes a page of a list whose pages are numbered.
  ///
  /// The number grows with a page that has come; a load that failed asks for the same number again.
  ///
  /// - Parameters:
  ///   - rows: the rows, in order.
  ///   - number: the number of this page.
  ///   - first: the number of the first page, 1 unless said.
  ///   - isLast: whether no page follows; a page without rows is the last one unless said.
  public init(_ rows: [Row], number: Int, first: Int = 1, isLast: Bool? = nil) {
    self.init(
      rows, before: number > first ? number - 1 : nil,
      after: isLast ?? rows.isEmpty || number == .max ? nil : number + 1)
  }
}

extension RowPage: Sendable where Row: Sendable, Cursor: Sendable {}
extension RowPage: Equatable where Row: Equatable, Cursor: Equatable {}
extension RowPage: Hashable where Row: Hashable, Cursor: Hashable {}
