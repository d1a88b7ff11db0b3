extension SectionExtents {
  /// The extents if all of them are finite and not negative.
  func checked(_ section: Int) throws(RowEngineError) -> SectionExtents {
    var checked = self
    checked.header = try RowEngine.checked(header, .header(section: section))
    for (row, extent) in rows.enumerated() {
      checked.rows[row] = try RowEngine.checked(extent, .row(RowPath(section: section, row: row)))
    }
    checked.footer = try RowEngine.checked(footer, .footer(section: section))
    return checked
  }

  /// The section as entries for the row tree.
  var entries: ContiguousArray<RowEntry> {
    var entries: ContiguousArray<RowEntry> = []
    entries.reserveCapacity(rows.count + 2)
    entries.append(RowEntry(kind: .header, extent: header))
    for extent in rows { entries.append(RowEntry(kind: .row, extent: extent)) }
    entries.append(RowEntry(kind: .footer, extent: footer))
    return entries
  }
}
