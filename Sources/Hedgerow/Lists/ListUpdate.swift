/// A batch of changes to the rows and sections of a list, to be made in one step.
///
/// The index rules are those of `UITableView`. What is deleted or reloaded is named as it was before the update, what
/// is inserted as it will be afterwards, and a move goes from before to afterwards. The order of the calls means
/// nothing. Nothing is checked until the update is validated or applied; then all of it is, before anything changes.
///
/// Changes to rows inside sections that come or go as a whole are taken as follows, so that a source which reports
/// both is understood: a row deleted in a deleted section is deleted once; a row may be moved out of a deleted
/// section, and into an inserted one; a row inserted in an inserted section is one of those that the section comes
/// with. A row in a section that moves is still named by its section before (deleted, reloaded, moved from) or
/// afterwards (inserted, moved to).
public struct ListUpdate: Hashable, Sendable {
  /// A kind of change.
  public enum Change: String, Hashable, Sendable {
    /// Named by where it will be.
    case insert
    /// Named by where it was.
    case delete
    /// Named by where it was.
    case reload
    /// The start of a move, named by where it was.
    case moveFrom
    /// The end of a move, named by where it will be.
    case moveTo
  }

  struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    var from: Place
    var to: Place
  }

  struct SectionInsert: Hashable, Sendable {
    var section: Int
    var rows: Int?
  }

  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var insertedSections: [SectionInsert] = []
  var movedSections: [Move<Int>] = []
  var deletedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var movedRows: [Move<RowPath>] = []

  /// Makes an update that changes nothing.
  public init() {}

  /// Whether the update changes nothing.
  public var isEmpty: Bool { self == ListUpdate() }
}

extension ListUpdate {
  /// Inserts rows that will be at these paths.
  public mutating func insertRows(at paths: some Sequence<RowPath>) { insertedRows += paths }

  /// Deletes the rows that are at these paths before the update.
  public mutating func deleteRows(at paths: some Sequence<RowPath>) { deletedRows += paths }

  /// Gives the rows that are at these paths before the update new extents; they keep their handles.
  public mutating func reloadRows(at paths: some Sequence<RowPath>) { reloadedRows += paths }

  /// Moves a row from where it is before the update to where it will be; it keeps its handle.
  public mutating func moveRow(at path: RowPath, to newPath: RowPath) {
    movedRows.append(Move(from: path, to: newPath))
  }

  /// Inserts sections that will have these numbers.
  ///
  /// How many rows each has, the new counts say; without new counts, the rows that are inserted in it or moved to it.
  public mutating func insertSections(_ sections: some Sequence<Int>) {
    insertedSections += sections.map { SectionInsert(section: $0, rows: nil) }
  }

  /// Inserts a section that will have this number, and this many rows, moved ones included.
  public mutating func insertSection(_ section: Int, rowCount: Int) {
    insertedSections.append(SectionInsert(section: section, rows: rowCount))
  }

  /// Deletes the sections that have these numbers before the update, with their rows.
  public mutating func deleteSections(_ sections: some Sequence<Int>) { deletedSections += sections }

  /// Gives header, footer and rows of these sections new extents; rows keep their handles.
  ///
  /// If no other change names a row of such a section, its number of rows may change, as the new counts say: rows are
  /// then added or removed at its end.
  public mutating func reloadSections(_ sections: some Sequence<Int>) { reloadedSections += sections }

  /// Moves a section from the number it has before the update to the one it will have; its rows keep their handles.
  public mutating func moveSection(_ section: Int, to newSection: Int) {
    movedSections.append(Move(from: section, to: newSection))
  }
}
