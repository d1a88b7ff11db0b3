extension RowDiff {
  /// Compares the rows of one section.
  ///
  /// All paths are in section 0.
  ///
  /// - Parameters:
  ///   - old: what is shown: no id twice. Where one is there twice all the same, its later place is another row, which goes
  ///     if it is in the part that changed.
  ///   - new: what is to be shown. The first place of an id counts; others are left out and in ``duplicateRows``.
  /// - Complexity: O(n) comparisons, and O(c) hashes for the c ids between the equal rows at the start and those at the end.
  ///   If ids come that were not in the old part of these c, the others are hashed too, to find out whether it has
  ///   moved. A ``RowSource`` knows where its rows are and spares that.
  @inlinable
  public init<ItemID: Hashable>(from old: [ItemID], to new: [ItemID]) {
    self.init(from: RowSnapshot<OneSection, ItemID>(items: old), to: RowSnapshot<OneSection, ItemID>(items: new))
  }

  /// Compares sections and their rows.
  ///
  /// - Parameters:
  ///   - old: what is shown: no id twice.
  ///   - new: what is to be shown. The first place of an id counts; others are left out and reported. A section with the id
  ///     of an earlier one is left out with its rows.
  /// - Complexity: as for one array, and O(s) hashes for s sections.
  @inlinable
  public init<SectionID: Hashable, ItemID: Hashable>(
    from old: RowSnapshot<SectionID, ItemID>, to new: RowSnapshot<SectionID, ItemID>
  ) {
    var numbers: [SectionID: Int] = [:]
    for (number, section) in old.sections.enumerated() where numbers[section.id] == nil {
      numbers[section.id] = number
    }
    let sections = SectionMatch(old: old.sections.map(\.id), new: new) { numbers[$0] }
    let oldItems = old.sections.map(\.items)
    let trimmed = RowMatching(trimming: oldItems, sections.items, oldOf: sections.oldOf)

    var table = IDTable<ItemID>()
    var paths: [RowPath] = []
    func know(_ section: Int, _ rows: Range<Int>) {
      for row in rows {
        let id = oldItems[section][row]
        let hash = IDTable.hash(id)
        guard table.handle(of: id, hash) == nil else { continue }
        table.insert(id, hash, RowHandle(slot: Int32(paths.count), generation: 0))
        paths.append(RowPath(section: section, row: row))
      }
    }
    for section in oldItems.indices { know(section, trimmed.oldCore(section)) }
    var rows = RowMatch(trimmed, oldItems, sections.items) { id, hash in
      table.handle(of: id, hash).map { paths[Int($0.slot)] }
    }
    if !rows.fresh.isEmpty, trimmed.contains(in: oldItems, where: { rows.fresh.contains($0) }) {
      for section in oldItems.indices { know(section, oldItems[section].indices) }
      rows = RowMatch(trimmed, oldItems, sections.items) { id, hash in
        table.handle(of: id, hash).map { paths[Int($0.slot)] }
      }
    }
    self.init(rows.matching, sections.matching, kept: sections.kept)
  }

  /// Puts the changes of rows and those of sections together.
  @usableFromInline
  init(_ rows: RowMatching, _ sections: RowMatching, kept: [Int]) {
    let sectionChanges = sections.rowChanges()
    self = rows.rowChanges()
    deletedSections = sectionChanges.deletedRows.map(\.row)
    insertedSections = sectionChanges.insertedRows.map(\.row)
    movedSections = sectionChanges.movedRows.map { Move(from: $0.from.row, to: $0.to.row) }
    duplicateSections = sectionChanges.duplicateRows.map(\.row)
    if !duplicateSections.isEmpty {
      duplicateRows = duplicateRows.map { RowPath(section: kept[$0.section], row: $0.row) }
    }
  }

  /// The same with all sections that there are deleted: nothing of what was shown is known.
  @usableFromInline
  func deletingAll(sections: Int) -> RowDiff {
    var diff = self
    diff.deletedSections = Array(0..<sections)
    return diff
  }
}
