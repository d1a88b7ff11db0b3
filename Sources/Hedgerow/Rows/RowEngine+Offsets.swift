extension RowEngine {
  /// What stands at an offset; `nil` before the start, at and behind the end, and for what is not a number.
  ///
  /// A piece is at the offsets from its start up to, not including, its end. What has no extent is at none.
  ///
  /// - Parameter offset: Points from the start of the list.
  /// - Complexity: O(log *n*).
  public func element(at offset: Double) -> RowElement? {
    guard offset >= 0 else { return nil }
    guard offset >= listHeader.points else { return .listHeader }
    let end = listHeader.points + tree.total.extent
    if offset < end { return element(of: tree.place(offset: offset, from: listHeader.points)) }
    return offset < end + listFooter.points ? .listFooter : nil
  }

  /// The row at an offset; `nil` where there is a header, a footer or nothing.
  ///
  /// - Complexity: O(log *n*).
  public func row(at offset: Double) -> RowPath? {
    guard case .row(let path)? = element(at: offset) else { return nil }
    return path
  }

  /// Where a row starts, in points from the start of the list.
  ///
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n*).
  public func offset(of path: RowPath) throws(RowEngineError) -> Double { tree.offset(of: try place(of: path)) }

  /// How long a row is, and whether that is an estimate.
  ///
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n*).
  public func extent(of path: RowPath) throws(RowEngineError) -> RowExtent { extent(of: try place(of: path)) }

  /// Where a row starts and ends, in points from the start of the list.
  ///
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n*).
  public func span(of path: RowPath) throws(RowEngineError) -> Range<Double> { span(at: try place(of: path)) }

  /// Where a section starts and ends: its header, its rows and its footer.
  ///
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n*).
  public func span(ofSection section: Int) throws(RowEngineError) -> Range<Double> {
    let start = try span(ofHeader: section).lowerBound
    return start..<max(start, try span(ofFooter: section).upperBound)
  }

  /// Where the header of a section starts and ends.
  ///
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n*).
  public func span(ofHeader section: Int) throws(RowEngineError) -> Range<Double> {
    span(at: try headerPlace(section))
  }

  /// Where the footer of a section starts and ends.
  ///
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n*).
  public func span(ofFooter section: Int) throws(RowEngineError) -> Range<Double> {
    span(at: try footerPlace(section))
  }

  /// How long the header of a section is.
  ///
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n*).
  public func extent(ofHeader section: Int) throws(RowEngineError) -> RowExtent {
    extent(of: try headerPlace(section))
  }

  /// How long the footer of a section is.
  ///
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n*).
  public func extent(ofFooter section: Int) throws(RowEngineError) -> RowExtent {
    extent(of: try footerPlace(section))
  }

  /// How long the header of the list is.
  public var listHeaderExtent: RowExtent { listHeader }

  /// How long the footer of the list is.
  public var listFooterExtent: RowExtent { listFooter }

  /// Where the header of the list starts and ends.
  public var spanOfListHeader: Range<Double> { 0..<listHeader.points }

  /// Where the footer of the list starts and ends.
  ///
  /// - Complexity: O(1).
  public var spanOfListFooter: Range<Double> {
    let start = listHeader.points + tree.total.extent
    return start..<start + listFooter.points
  }

  func headerPlace(_ section: Int) throws(RowEngineError) -> RowTree.Place {
    try check(section: section)
    return tree.place(entry: firstEntry(ofSection: section), in: tree.root, from: listHeader.points)
  }

  func footerPlace(_ section: Int) throws(RowEngineError) -> RowTree.Place {
    try check(section: section)
    return tree.place(entry: firstEntry(ofSection: section + 1) - 1, in: tree.root, from: listHeader.points)
  }

  func span(at place: RowTree.Place) -> Range<Double> {
    let start = tree.offset(of: place)
    return start..<start + tree.extents[place.leaf][place.index]
  }
}
