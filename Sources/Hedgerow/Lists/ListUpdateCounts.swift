/// The numbers behind a count that does not come out.
public struct ListUpdateCounts: Hashable, Sendable {
  /// How many there were.
  public var before: Int
  /// How many are inserted.
  public var inserted: Int
  /// How many are deleted.
  public var deleted: Int
  /// How many are moved in from other sections.
  public var movedIn: Int
  /// How many are moved out to other sections.
  public var movedOut: Int
  /// How many there are to be, as the new counts say.
  public var expected: Int
  /// How many the changes lead to.
  public var found: Int
}

extension ListUpdateCounts {
  /// The sum behind `found`, in words.
  var sum: String {
    "\(before) before + \(inserted) inserted − \(deleted) deleted + \(movedIn) moved in − \(movedOut) moved out"
  }
}
