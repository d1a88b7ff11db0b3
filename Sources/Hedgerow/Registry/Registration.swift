/// The proof that a list was registered, to take it out again.
///
/// It is a value and keeps nothing alive. One that is stale, because another list has the tag by now, takes nothing out.
public struct Registration: Hashable, Sendable {
  /// The tag under which the list was registered.
  public let tag: ListTag
  let serial: UInt64
}
