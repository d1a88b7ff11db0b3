/// Where an update gets the extents of what is new or reloaded.
///
/// Places are named as they are after the update.
public struct ListExtents {
  /// The extent of a row.
  public var row: (RowPath) -> RowExtent
  /// The extent of a section's header.
  public var header: (Int) -> RowExtent
  /// The extent of a section's footer.
  public var footer: (Int) -> RowExtent

  /// Whether the lengths depend on the size of the list; `false` unless set.
  ///
  /// If so, all of them are asked for again when the list gets another size, in one step that keeps the reader's place. Rows
  /// that are measured, see ``ListNode/measure``, are measured again in any case when the extent across the axis changes.
  public var dependOnViewport: Bool

  /// Makes a source of extents; without closures for them, headers and footers have none.
  public init(
    row: @escaping (RowPath) -> RowExtent, header: @escaping (Int) -> RowExtent = { _ in .zero },
    footer: @escaping (Int) -> RowExtent = { _ in .zero }, dependOnViewport: Bool = false
  ) {
    self.dependOnViewport = dependOnViewport
    self.row = row
    self.header = header
    self.footer = footer
  }

  /// The same extents for all rows, all headers and all footers.
  public static func uniform(
    row: RowExtent, header: RowExtent = .zero, footer: RowExtent = .zero
  ) -> ListExtents {
    ListExtents(row: { _ in row }, header: { _ in header }, footer: { _ in footer })
  }
}
