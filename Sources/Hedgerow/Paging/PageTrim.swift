/// Rows that are dropped so that no more than the maximum are kept.
///
/// Their side is open again: when the list comes near it, they are loaded once more.
public struct PageTrim<ID: Hashable>: Hashable {
  /// From where they are dropped.
  public let side: PagingSide
  /// The rows, in the order of the list, all of which it has.
  public let dropped: [ID]
}

extension PageTrim: Sendable where ID: Sendable {}

extension PageTrim: CustomStringConvertible {
  /// As in "40 rows dropped at the start".
  public var description: String { "\(dropped.count) row\(dropped.count == 1 ? "" : "s") dropped at the \(side)" }
}
