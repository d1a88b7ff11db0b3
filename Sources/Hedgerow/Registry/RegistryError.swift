public import Foundation

/// Why the registry refused a change.
///
/// Nothing has changed then.
public enum RegistryError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The tag has no name.
  case emptyTag
  /// The list has another tag.
  case alreadyTagged(list: String, as: ListTag, wanted: ListTag)
  /// Another list has the tag.
  case tagInUse(ListTag, by: String)
  /// The tag has no list.
  case notRegistered(ListTag)

  /// What happened, to which list and tag, and what to do.
  public var description: String {
    switch self {
    case .emptyTag: "A tag without a name can't be told from another. Give it a name."
    case .alreadyTagged(let list, let tag, let wanted):
      "\(list) has the tag \"\(tag)\" and can't have \"\(wanted)\" as well: a list has one tag. "
        + "Move it with move(_:to:), or unregister it first."
    case .tagInUse(let tag, let list):
      "The tag \"\(tag)\" belongs to \(list). Use another name, or unregister that list first."
    case .notRegistered(let tag): "No list has the tag \"\(tag)\". Register one first."
    }
  }

  /// The same sentence as ``description``.
  public var errorDescription: String? { description }
}
