/// What is wrong with a batch of changes.
///
/// Nothing was changed.
public enum ListUpdateError: Error, Equatable, Sendable {
  /// Which state of the list a number belongs to.
  public enum State: String, Hashable, Sendable {
    /// The list as it was when the update came.
    case before
    /// The list as it would be with the update made.
    case after
  }

  /// The changes of a section's rows do not lead to the number of rows that it is to have.
  case rowCount(section: Int, ListUpdateCounts)
  /// The changes of the sections do not lead to the number of sections that there are to be.
  case sectionCount(ListUpdateCounts)
  /// A change names a section that there is not.
  case sectionOutOfBounds(ListUpdate.Change, Int, count: Int, State)
  /// A change names a row that there is not, in a section that there is.
  case rowOutOfBounds(ListUpdate.Change, RowPath, count: Int, State)
  /// The same change is asked for twice.
  case duplicateSection(ListUpdate.Change, Int)
  /// The same change is asked for twice.
  case duplicateRow(ListUpdate.Change, RowPath)
  /// Two changes that exclude each other name the same section.
  case conflictingSection(ListUpdate.Change, ListUpdate.Change, Int)
  /// Two changes that exclude each other name the same row, or one names a row of a section that the other deletes.
  case conflictingRow(ListUpdate.Change, ListUpdate.Change, RowPath)
  /// A new row, header or footer has no usable extent, or there would be too many of them.
  case engine(RowEngineError)
}
