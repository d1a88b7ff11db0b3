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
