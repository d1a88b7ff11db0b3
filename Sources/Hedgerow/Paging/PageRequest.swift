/// A page to be loaded.
///
/// It is a value: whoever gets one loads the page and answers under its token, once, at any time, or never.
public struct PageRequest<Cursor> {
  /// The load, to be named in the answer.
  public let token: PagingToken
  /// Which page.
  public let cursor: Cursor

  /// Where the page goes: to a side, or in place of everything.
  public var lane: PagingLane { token.lane }
}

extension PageRequest: Sendable where Cursor: Sendable {}
extension PageRequest: Equatable where Cursor: Equatable {}
extension PageRequest: Hashable where Cursor: Hashable {}

extension PageRequest: CustomStringConvertible {
  /// As in "load 3 at the end".
  public var description: String { lane == .refresh ? "refresh from \(cursor)" : "load \(cursor) at the \(lane)" }
}
