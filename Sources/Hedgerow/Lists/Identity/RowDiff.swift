/// What leads from one order of rows to another: what goes, what comes, what moves.
///
/// What goes is named by where it was, what comes by where it will be, a move by both: the rules of ``ListUpdate``. Rows of
/// a section are compared from both ends first, so that what did not change costs a comparison and no hash; of the rest,
/// the longest run that is still in order stays, and only what is out of order moves.
///
/// It is no edit distance: a row that stays in its order is never a change, but rows and sections that could either move
/// one way or the other may take the longer one by a change or two.
public struct RowDiff: Hashable, Sendable {
  /// Something that is now elsewhere.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was.
    public let from: Place
    /// Where it will be.
    public let to: Place
  }

  /// Numbers before, ascending.
  public internal(set) var deletedSections: [Int] = []
  /// Numbers afterwards, ascending.
  public internal(set) var insertedSections: [Int] = []
  /// Sections out of order, ascending by where they will be.
  public internal(set) var movedSections: [Move<Int>] = []
  /// Paths before, ascending: the rows that go, those of deleted sections too.
  public internal(set) var deletedRows: [RowPath] = []
  /// Paths afterwards, ascending: the rows that come, those of inserted sections too.
  public internal(set) var insertedRows: [RowPath] = []
  /// Rows out of order or from another section, ascending by where they will be.
  public internal(set) var movedRows: [Move<RowPath>] = []
  /// Sections of the target, by their number in it, that have the id of an earlier one: left out with their rows.
  public internal(set) var duplicateSections: [Int] = []
  /// Rows of the target, by their path in it, that have the id of an earlier one: left out.
  ///
  /// Ascending.
  public internal(set) var duplicateRows: [RowPath] = []

  /// How many rows each section has afterwards.
  public internal(set) var rowCounts: [Int] = []

  @usableFromInline
  init() {}

  /// Rows that come one behind the other.
  @usableFromInline
  init(inserting count: Int, at path: RowPath) {
    insertedRows = (0..<count).map { RowPath(section: path.section, row: path.row + $0) }
  }

  /// Rows that go.
  @usableFromInline
  init(deleting rows: [RowPath]) { deletedRows = rows.sorted() }

  /// A row that moves.
  @usableFromInline
  init(moving from: RowPath, to: RowPath) { if from != to { movedRows = [Move(from: from, to: to)] } }

  /// Whether nothing changes.
  ///
  /// What is left out of the target is no change.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedRows.isEmpty
      && insertedRows.isEmpty && movedRows.isEmpty
  }

  /// The same changes for a list.
  ///
  /// - Complexity: O(c), with c changes.
  public var update: ListUpdate {
    var update = ListUpdate()
    update.deleteSections(deletedSections)
    for section in insertedSections { update.insertSection(section, rowCount: rowCounts[section]) }
    for move in movedSections { update.moveSection(move.from, to: move.to) }
    update.deleteRows(at: deletedRows)
    update.insertRows(at: insertedRows)
    for move in movedRows { update.moveRow(at: move.from, to: move.to) }
    return update
  }
}

extension RowDiff: CustomStringConvertible {
  /// How many changes of each kind, as in "2 rows out, 50 in, 1 moved; 1 section in".
  public var description: String {
    func words(_ out: Int, _ into: Int, _ moved: Int) -> String? {
      let parts = [(out, "out"), (into, "in"), (moved, "moved")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    let rows = words(deletedRows.count, insertedRows.count, movedRows.count).map { "rows: \($0)" }
    let sections = words(deletedSections.count, insertedSections.count, movedSections.count).map { "sections: \($0)" }
    let parts = [rows, sections].compactMap { $0 }
    return parts.isEmpty ? "no change" : parts.joined(separator: "; ")
  }
}
