extension RowEngine {
  /// Gives a row another extent.
  ///
  /// Its handle stays.
  ///
  /// - Throws: `badSection`, `outOfBounds`, `badExtent`.
  /// - Complexity: O(log *n*).
  public mutating func resizeRow(at path: RowPath, to extent: RowExtent) throws(RowEngineError) {
    let place = try place(of: path)
    let extent = try RowEngine.checked(extent, .row(path))
    ownTree().resize(place, to: extent)
  }

  /// Gives the row of a handle another extent.
  ///
  /// Returns whether the row was still there.
  ///
  /// - Throws: `badExtent`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func resizeRow(_ handle: RowHandle, to extent: RowExtent) throws(RowEngineError) -> Bool {
    guard let place = tree.place(of: handle) else { return false }
    let extent = try RowEngine.checked(extent, element(of: place))
    ownTree().resize(place, to: extent)
    return true
  }

  /// Gives the header of a section another extent.
  ///
  /// - Throws: `badSection`, `badExtent`.
  /// - Complexity: O(log *n*).
  public mutating func resizeHeader(ofSection section: Int, to extent: RowExtent) throws(RowEngineError) {
    let place = try headerPlace(section)
    let extent = try RowEngine.checked(extent, .header(section: section))
    ownTree().resize(place, to: extent)
  }

  /// Gives the footer of a section another extent.
  ///
  /// - Throws: `badSection`, `badExtent`.
  /// - Complexity: O(log *n*).
  public mutating func resizeFooter(ofSection section: Int, to extent: RowExtent) throws(RowEngineError) {
    let place = try footerPlace(section)
    let extent = try RowEngine.checked(extent, .footer(section: section))
    ownTree().resize(place, to: extent)
  }

  /// Gives the header of the list another extent.
  ///
  /// - Throws: `badExtent`.
  /// - Complexity: O(1).
  public mutating func resizeListHeader(to extent: RowExtent) throws(RowEngineError) {
    listHeader = try RowEngine.checked(extent, .listHeader)
  }

  /// Gives the footer of the list another extent.
  ///
  /// - Throws: `badExtent`.
  /// - Complexity: O(1).
  public mutating func resizeListFooter(to extent: RowExtent) throws(RowEngineError) {
    listFooter = try RowEngine.checked(extent, .listFooter)
  }
}
