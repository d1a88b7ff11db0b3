/// What a paging machine wants done.
public enum PagingAction<ID: Hashable, Cursor> {
  /// Load a page, and answer under its token.
  case load(PageRequest<Cursor>)
  /// Cancel a load; no answer to it counts any more.
  case cancel(PagingToken)
  /// Put rows of a page into the list.
  case splice(PageSplice<ID>)
  /// Show rows in place of all.
  case replace(PageReplacement<ID>)
}

extension PagingAction: Sendable where ID: Sendable, Cursor: Sendable {}
extension PagingAction: Equatable where Cursor: Equatable {}

extension PagingAction: CustomStringConvertible {
  /// As in "load 2 at the end".
  public var description: String {
    switch self {
    case .load(let request): "\(request)"
    case .cancel(let token): "cancel \(token)"
    case .splice(let splice): "\(splice)"
    case .replace(let replacement): "\(replacement)"
    }
  }
}
