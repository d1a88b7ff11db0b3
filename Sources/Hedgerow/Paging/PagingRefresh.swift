/// A refresh that is asked for: from where, why, and what for.
public struct PagingRefresh<ID: Hashable, Cursor> {
  /// Who wants it.
  public enum Reason: String, Hashable, Sendable, CustomStringConvertible {
    /// The reader, as by pulling: the list goes to its start when the rows are there.
    case user
    /// The app, as after a change on the server: the reader's place is kept.
    case app

    /// The name.
    public var description: String { rawValue }
  }

  /// The page to begin with; `nil` for the one with which the machine was made.
  public var cursor: Cursor?
  /// The row for whose sake it is done, when a page around it is loaded; `nil` for none.
  public var target: ID?
  /// Who wants it.
  public var reason: Reason

  /// Makes a refresh from where paging began, or from elsewhere.
  public init(_ reason: Reason = .user, from cursor: Cursor? = nil) {
    self.reason = reason
    self.cursor = cursor
  }

  /// Makes a refresh that loads the rows around one that is not in the list.
  ///
  /// A request for the row's id finds it when the page has come.
  public init(around target: ID, from cursor: Cursor) {
    self.reason = .app
    self.cursor = cursor
    self.target = target
  }
}

extension PagingRefresh: Sendable where ID: Sendable, Cursor: Sendable {}
extension PagingRefresh: Equatable where Cursor: Equatable {}
extension PagingRefresh: Hashable where Cursor: Hashable {}
