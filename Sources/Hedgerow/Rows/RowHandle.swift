/// A name for one row that stays right while rows come, go and move around it.
///
/// A `RowEngine` gives a handle out for each of its rows. The handle belongs to the row from its insertion to its
/// removal: resizing and moving keep it. After the removal it is dead and stays dead; it never names another row of
/// that engine. Copies of an engine understand each other's handles for rows that were there when the copy was made;
/// a handle from an unrelated engine means nothing.
public struct RowHandle: Hashable, Sendable {
  @usableFromInline let slot: Int32
  @usableFromInline let generation: UInt32

  @usableFromInline
  init(slot: Int32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

extension RowHandle: CustomStringConvertible {
  /// A short name for messages, as in `row#17.1`.
  public var description: String { "row#\(slot).\(generation)" }
}
