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

  /// Whether sections come, go, move or are reloaded.
  var changesSections: Bool {
    !(deletedSections.isEmpty && reloadedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }
}
