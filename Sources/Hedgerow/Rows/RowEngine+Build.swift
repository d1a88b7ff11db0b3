extension RowEngine {
  /// Makes an engine whose rows all have the same extent, as all headers and all footers have.
  ///
  /// - Parameters:
  ///   - rowCounts: For each section the number of its rows.
  ///   - rowExtent: The extent of every row.
  ///   - headerExtent: The extent of every section's header; none unless given.
  ///   - footerExtent: The extent of every section's footer; none unless given.
  ///   - listHeader: The extent of the header of the whole list; none unless given.
  ///   - listFooter: The extent of the footer of the whole list; none unless given.
  /// - Throws: `negativeCount`, `badExtent`, `tooMany`.
  /// - Complexity: O(*n*); about 5 ns for each row.
  public init(
    rowCounts: some Sequence<Int>, rowExtent: RowExtent, headerExtent: RowExtent = .zero,
    footerExtent: RowExtent = .zero, listHeader: RowExtent = .zero, listFooter: RowExtent = .zero
  ) throws(RowEngineError) {
    try self.init(uniform: ContiguousArray(rowCounts), rowExtent, headerExtent, footerExtent, listHeader, listFooter)
  }

  /// Makes an engine of sections whose rows have their own extents.
  ///
  /// - Throws: `badExtent`, `tooMany`.
  /// - Complexity: O(*n*).
  public init(
    sections: some Sequence<SectionExtents>, listHeader: RowExtent = .zero, listFooter: RowExtent = .zero
  ) throws(RowEngineError) {
    self.init()
    self.listHeader = try RowEngine.checked(listHeader, .listHeader)
    self.listFooter = try RowEngine.checked(listFooter, .listFooter)
    var builder = RowTreeBuilder(tree: tree)
    var number = 0
    var entries = 0
    for section in sections {
      entries += section.rows.count + 2
      try RowEngine.checkTotal(entries)
      try builder.append(section, number)
      number += 1
    }
    tree.root = builder.finish()
  }

  private init(
    uniform counts: ContiguousArray<Int>, _ rowExtent: RowExtent, _ headerExtent: RowExtent,
    _ footerExtent: RowExtent, _ listHeader: RowExtent, _ listFooter: RowExtent
  ) throws(RowEngineError) {
    self.init()
    self.listHeader = try RowEngine.checked(listHeader, .listHeader)
    self.listFooter = try RowEngine.checked(listFooter, .listFooter)
    let rowExtent = try RowEngine.checked(rowExtent, .row(RowPath(section: 0, row: 0)))
    let header = try RowEngine.checked(headerExtent, .header(section: 0))
    let footer = try RowEngine.checked(footerExtent, .footer(section: 0))
    var entries = 0
    for count in counts {
      guard count >= 0 else { throw .negativeCount(count) }
      try RowEngine.checkTotal(entries + 2, adding: count)
      entries += count + 2
    }
    tree.reserve(entries: entries, rows: entries - 2 * counts.count)
    var builder = RowTreeBuilder(tree: tree)
    for count in counts {
      builder.append(.header, header)
      builder.appendRows(count, rowExtent)
      builder.append(.footer, footer)
    }
    tree.root = builder.finish()
  }
}

extension RowTreeBuilder {
  /// Appends a section whose extents are still to be checked.
  mutating func append(_ section: SectionExtents, _ number: Int) throws(RowEngineError) {
    append(.header, try RowEngine.checked(section.header, .header(section: number)))
    for (row, extent) in section.rows.enumerated() {
      guard extent.points >= 0, extent.points.isFinite else {
        throw .badExtent(extent.points, of: .row(RowPath(section: number, row: row)))
      }
      append(.row, extent)
    }
    append(.footer, try RowEngine.checked(section.footer, .footer(section: number)))
  }
}
