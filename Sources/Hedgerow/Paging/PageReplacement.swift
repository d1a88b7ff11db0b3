/// Rows that a refresh shows in place of all.
public struct PageReplacement<ID: Hashable>: Hashable {
  /// The load that brought them.
  public let token: PagingToken
  /// The rows, in order, each once.
  ///
  /// What the app itself added at a side while the refresh was under way is among them, at that side.
  public let rows: [ID]
  /// The row for whose sake it was done; `nil` for none.
  public let target: ID?
  /// Whether the list goes to its start: only when the reader asked for the refresh.
  public let scrollsToStart: Bool
}

extension PageReplacement: Sendable where ID: Sendable {}

extension PageReplacement: CustomStringConvertible {
  /// As in "20 rows in place of all".
  public var description: String {
    "\(rows.count) row\(rows.count == 1 ? "" : "s") in place of all" + (target.map { ", for \($0)" } ?? "")
      + (scrollsToStart ? ", to the start" : "")
  }
}
