extension RowEngine {
  /// The most that an engine can number: rows, and two for each section.
  static var limit: Int { Int(Int32.max) }

  /// The extent if it is finite and not negative; a negative zero comes back as zero.
  static func checked(_ extent: RowExtent, _ element: @autoclosure () -> RowElement) throws(RowEngineError)
    -> RowExtent
  {
    guard extent.points >= 0, extent.points.isFinite else { throw .badExtent(extent.points, of: element()) }
    return RowExtent(extent.points + 0, isEstimated: extent.isEstimated)
  }

  /// Checks that an engine of so many entries can number so many more.
  static func checkTotal(_ entries: Int, adding count: Int = 0) throws(RowEngineError) {
    let (total, overflow) = entries.addingReportingOverflow(count)
    guard !overflow, total < limit else { throw .tooMany(limit: limit) }
  }

  func check(section: Int) throws(RowEngineError) {
    guard section >= 0, section < sectionCount else { throw .badSection(section, count: sectionCount) }
  }

  /// Checks that there is a run of rows; the first number outside is named.
  func check(rows: Range<Int>, inSection section: Int) throws(RowEngineError) {
    let count = try rowCount(inSection: section)
    if rows.lowerBound < 0 || rows.lowerBound > count {
      throw .outOfBounds(row: rows.lowerBound, count: count, section: section)
    }
    if rows.upperBound > count {
      throw .outOfBounds(row: max(count, rows.lowerBound), count: count, section: section)
    }
  }

  /// Checks that there is a run of sections; the first number outside is named.
  func check(sections: Range<Int>) throws(RowEngineError) {
    let count = sectionCount
    if sections.lowerBound < 0 || sections.lowerBound > count {
      throw .badSection(sections.lowerBound, count: count)
    }
    if sections.upperBound > count { throw .badSection(max(count, sections.lowerBound), count: count) }
  }

  /// The place of a row, the section checked before the row.
  func place(of path: RowPath) throws(RowEngineError) -> RowTree.Place {
    let total = tree.total
    guard path.section >= 0, path.section < Int(total.sections) else {
      throw .badSection(path.section, count: Int(total.sections))
    }
    if path.row >= 0, path.row < Int(total.rows) {
      // One header, and that in front: the row's entry is known without looking for it.
      if total.sections == 1 { return tree.place(entry: path.row + 1, in: tree.root, from: listHeader.points) }
      let header = tree.place(header: path.section, from: listHeader.points)
      if let place = tree.place(ofRow: path.row, behind: header, from: listHeader.points) { return place }
    }
    throw .outOfBounds(row: path.row, count: try rowCount(inSection: path.section), section: path.section)
  }

  /// The number of the header entry of a section; for the number of sections that of all entries.
  func firstEntry(ofSection section: Int) -> Int {
    guard section > 0 else { return 0 }
    let total = tree.total
    return section < Int(total.sections) ? tree.place(header: section).entry : Int(total.entries)
  }

  /// What an entry is.
  func element(of place: RowTree.Place) -> RowElement {
    let contents = tree.leaves[place.leaf]
    if contents.pointee.headers[place.index] { return .header(section: place.sections) }
    let section = place.sections - 1
    guard contents.pointee.rows[place.index] else { return .footer(section: section) }
    return .row(RowPath(section: section, row: place.sinceHeader - 1))
  }

  /// The stored extent of an entry.
  func extent(of place: RowTree.Place) -> RowExtent {
    RowExtent(
      tree.extents[place.leaf][place.index], isEstimated: tree.leaves[place.leaf].pointee.estimated[place.index])
  }
}
