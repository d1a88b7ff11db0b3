/// What happens in a registry.
///
/// Lists are named by their description: an event keeps none alive.
public enum RegistryEvent: Hashable, Sendable, CustomStringConvertible {
  /// A tag got a list.
  case attached(ListTag, list: String)
  /// A tag got another list in place of the one it had.
  case replaced(ListTag, list: String)
  /// A list went from one tag to another, or its tag was renamed.
  case moved(from: ListTag, to: ListTag)
  /// A tag lost its list, which is still there.
  case detached(ListTag)
  /// A tag lost its list, which is released.
  case released(ListTag)
  /// A request ended. It is the only outcome that the request has.
  case ended(ListTag?, ScrollDestination, ScrollOutcome)

  /// One line: "attached inbox: List "inbox"".
  public var description: String {
    switch self {
    case .attached(let tag, let list): "attached \(tag): \(list)"
    case .replaced(let tag, let list): "replaced \(tag): \(list)"
    case .moved(let old, let new): "moved \(old) to \(new)"
    case .detached(let tag): "detached \(tag)"
    case .released(let tag): "released \(tag)"
    case .ended(let tag, let destination, let outcome):
      "ended \(tag.map { "\($0) " } ?? "")\(destination): \(outcome)"
    }
  }
}
