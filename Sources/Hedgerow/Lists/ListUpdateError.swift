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

extension ListUpdateError: CustomStringConvertible {
  /// Which change is wrong, in which numbers, and what would be right.
  public var description: String {
    switch self {
    case .rowCount(let section, let counts):
      "section \(section) is to have \(counts.expected) rows, but \(counts.sum) make \(counts.found)."
        + " Report every change of its rows, and only those. Nothing was changed."
    case .sectionCount(let counts):
      "there are to be \(counts.expected) sections, but \(counts.before) before + \(counts.inserted) inserted"
        + " − \(counts.deleted) deleted make \(counts.found)."
        + " Report every change of the sections, and only those. Nothing was changed."
    case .sectionOutOfBounds(let change, let section, let count, let state):
      "cannot \(change.words) section \(section): there are \(count) sections \(state.words)."
        + " \(change.rule) Nothing was changed."
    case .rowOutOfBounds(let change, let path, let count, let state):
      "cannot \(change.words) row \(path.row) of section \(path.section): it has \(count) rows \(state.words)."
        + " \(change.rule) Nothing was changed."
    case .duplicateSection(let change, let section):
      "section \(section) is named twice to \(change.words). Nothing was changed."
    case .duplicateRow(let change, let path):
      "row \(path) is named twice to \(change.words). Nothing was changed."
    case .conflictingSection(let first, let second, let section):
      "cannot both \(first.words) and \(second.words) section \(section). Nothing was changed."
    case .conflictingRow(let first, let second, let path):
      "cannot both \(first.words) and \(second.words) row \(path). Nothing was changed."
    case .engine(let error): "\(error)"
    }
  }
}

extension ListUpdateCounts {
  fileprivate var sum: String {
    "\(before) before + \(inserted) inserted − \(deleted) deleted + \(movedIn) moved in − \(movedOut) moved out"
  }
}

extension ListUpdateError.State {
  fileprivate var words: String { self == .before ? "before the update" : "after it" }
}

extension ListUpdate.Change {
  fileprivate var words: String {
    switch self {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .moveFrom: "move from"
    case .moveTo: "move to"
    }
  }

  fileprivate var rule: String {
    switch self {
    case .delete, .reload, .moveFrom: "This change is named as the list was before the update."
    case .insert, .moveTo: "This change is named as the list will be after the update."
    }
  }
}
