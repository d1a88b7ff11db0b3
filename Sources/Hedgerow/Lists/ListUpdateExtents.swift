/// The extents that a plan needs, all of them checked.
struct ListUpdateExtents {
  /// For each inserted section its header, its rows that do not come from elsewhere, and its footer.
  private(set) var insertedSections: [SectionExtents] = []
  private(set) var insertedRows: [RowExtent] = []
  /// For each reloaded section its header and footer.
  private(set) var reloadedSections: [SectionExtents] = []
  private(set) var reloadedRows: [RowExtent] = []

  /// Asks for the extents.
  ///
  /// - Parameter entries: How many entries the engine holds now. What is removed is not taken off: a list at the limit
  ///   of what can be numbered is refused an update that it might just bear.
  init(_ plan: ListUpdatePlan, _ extents: ListExtents, entries: Int) throws(RowEngineError) {
    var entries = entries
    for section in plan.insertedSections {
      try RowEngine.checkTotal(entries + 2, adding: section.rows)
      entries += 2 + section.rows
    }
    try RowEngine.checkTotal(entries, adding: plan.insertedRows.count)

    let movedTo = Set(plan.movedRows.map(\.to))
    for inserted in plan.insertedSections {
      var section = try ListUpdateExtents.ends(of: inserted.section, extents)
      for row in 0..<inserted.rows {
        let path = RowPath(section: inserted.section, row: row)
        if !movedTo.contains(path) { section.rows.append(try RowEngine.checked(extents.row(path), .row(path))) }
      }
      insertedSections.append(section)
    }
    for path in plan.insertedRows { insertedRows.append(try RowEngine.checked(extents.row(path), .row(path))) }
    for section in plan.reloadedSections { reloadedSections.append(try ListUpdateExtents.ends(of: section, extents)) }
    for path in plan.reloadedRows { reloadedRows.append(try RowEngine.checked(extents.row(path), .row(path))) }
  }

  private static func ends(of section: Int, _ extents: ListExtents) throws(RowEngineError) -> SectionExtents {
    SectionExtents(
      header: try RowEngine.checked(extents.header(section), .header(section: section)), rows: [],
      footer: try RowEngine.checked(extents.footer(section), .footer(section: section)))
  }
}
