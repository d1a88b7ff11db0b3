/// Rows of a page on their way into a list.
///
/// They keep the reader's place, at the very start of the list as well.
public struct PageSplice<ID: Hashable>: Hashable {
  /// Where rows go.
  public enum Place: Hashable {
    /// Behind a row: the last one that pages brought, whatever the app has added behind it.
    case after(ID)
    /// Before a row: the first one that pages brought, whatever the app has added before it.
    case before(ID)
    /// Before all rows.
    case start
    /// Behind all rows.
    case end
  }

  /// The load that brought them.
  public let token: PagingToken
  /// The new rows, in order, each once, none of them in the list.
  public let inserted: [ID]
  /// Where they go.
  public let place: Place
  /// Rows that the list has already, each once: they stay where they are and get the content of the page.
  public let updated: [ID]
}

extension PageSplice: Sendable where ID: Sendable {}
extension PageSplice.Place: Sendable where ID: Sendable {}

extension PageSplice: CustomStringConvertible {
  /// As in "20 rows after 19, 2 updated".
  public var description: String {
    "\(inserted.count) row\(inserted.count == 1 ? "" : "s") \(place)"
      + (updated.isEmpty ? "" : ", \(updated.count) updated")
  }
}

extension PageSplice.Place: CustomStringConvertible {
  /// As in "after 19", "at the end".
  public var description: String {
    switch self {
    case .after(let id): "after \(id)"
    case .before(let id): "before \(id)"
    case .start: "at the start"
    case .end: "at the end"
    }
  }
}
