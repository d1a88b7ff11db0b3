extension RowEngine {
  /// Takes other sections in place of all that there are.
  ///
  /// Every handle given out so far dies: unlike a new engine, this one never gives the same handle to another row.
  ///
  /// - Throws: `badExtent`, `tooMany`. The engine is then as it was.
  /// - Complexity: O(*n* + sections and rows that come).
  mutating func replaceSections(by sections: [SectionExtents]) throws(RowEngineError) {
    var entries = 0
    for (number, section) in sections.enumerated() {
      entries += section.rows.count + 2
      try RowEngine.checkTotal(entries)
      _ = try RowEngine.checked(section.header, .header(section: number))
      for (row, extent) in section.rows.enumerated() {
        _ = try RowEngine.checked(extent, .row(RowPath(section: number, row: row)))
      }
      _ = try RowEngine.checked(section.footer, .footer(section: number))
    }
    if sectionCount > 0 { try removeSections(0..<sectionCount) }
    try insertSections(sections, at: 0)
  }
}
