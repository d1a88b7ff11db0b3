/// What a section is built from: the extents of its header, its rows and its footer.
public struct SectionExtents: Hashable, Sendable {
  /// The extent of the header; zero without one.
  public var header: RowExtent
  /// The extents of the rows, in order.
  public var rows: [RowExtent]
  /// The extent of the footer; zero without one.
  public var footer: RowExtent

  /// Makes a section of rows with these extents.
  public init(header: RowExtent = .zero, rows: [RowExtent], footer: RowExtent = .zero) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// Makes a section of rows that all have the same extent; a negative count makes none.
  ///
  /// - Complexity: O(`rowCount`).
  public init(
    header: RowExtent = .zero, rowCount: Int, rowExtent: RowExtent, footer: RowExtent = .zero
  ) {
    self.init(header: header, rows: Array(repeating: rowExtent, count: max(0, rowCount)), footer: footer)
  }
}
