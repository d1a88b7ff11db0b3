/// A validated update: what to do, in numbers that need no more checking.
struct ListUpdatePlan {
  struct Insertion: Equatable {
    var section: Int
    var rows: Int
  }

  /// Numbers before, ascending.
  var deletedSections: [Int] = []
  var movedSections: [ListUpdate.Move<Int>] = []
  /// By number afterwards, ascending, with all rows that they will have.
  var insertedSections: [Insertion] = []
  /// Numbers afterwards, ascending: header and footer are to be asked for again.
  ///
  /// The rows are in `reloadedRows`.
  var reloadedSections: [Int] = []
  /// Paths before, ascending, none of them in a deleted section; the rows that a reload drops among them.
  var deletedRows: [RowPath] = []
  var movedRows: [ListUpdate.Move<RowPath>] = []
  /// Paths afterwards, ascending, none of them in an inserted section; the rows that a reload adds among them.
  var insertedRows: [RowPath] = []
  /// Paths afterwards, ascending.
  var reloadedRows: [RowPath] = []

  /// How many rows and sections have to be taken out or put in.
  var changeCount: Int {
    deletedSections.count + 2 * movedSections.count + insertedSections.count + deletedRows.count
      + 2 * movedRows.count + insertedRows.count
  }
}
