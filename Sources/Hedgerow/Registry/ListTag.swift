/// The name by which a list is reached from anywhere.
///
/// ```swift
/// extension ListTag {
///   static let inbox: ListTag = "inbox"
/// }
/// ```
public struct ListTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  ///
  /// An empty one is refused where a list is registered.
  public let name: String

  /// The hash of the name, computed once: a look-up need not read the name for it.
  private let nameHash: Int

  /// Makes a tag with a name.
  public init(_ name: String) {
    self.name = name
    nameHash = name.hashValue
  }

  /// Makes a tag with a name.
  public init(stringLiteral value: String) { self.init(value) }

  /// Whether the names are equal.
  public static func == (first: ListTag, second: ListTag) -> Bool {
    first.nameHash == second.nameHash && first.name == second.name
  }

  /// Feeds the hash of the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(nameHash) }

  /// The name.
  public var description: String { name }
}
