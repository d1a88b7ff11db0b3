/// What ended a scroll before it arrived.
public enum ScrollCancellation: Hashable, Sendable {
  /// A finger took over.
  case user
  /// The list left the hierarchy or lost its tag.
  case detached
  /// Whoever asked for it called it off.
  case caller
  /// The list or the registry that kept the request is gone.
  case released
}

extension ScrollCancellation: CustomStringConvertible {
  /// The cause in words, as in `by the user`.
  public var description: String {
    switch self {
    case .user: "by the user, whose touch took over"
    case .detached: "the list was detached"
    case .caller: "by the caller"
    case .released: "the list or its registry was released"
    }
  }
}
