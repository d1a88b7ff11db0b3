/// The lines of a grid: several items side by side, a line as long as its longest item.
///
/// An item's number and its line are two numbers; every path that the list takes and gives is that of an item.
struct RowGrid {
  let columns: Int
  /// The lines, with the headers and footers of the list.
  private(set) var lines = RowEngine()

  /// Puts the items of a list into lines.
  ///
  /// - Complexity: O(n), with n items.
  init(columns: Int, items: RowEngine) {
    self.columns = columns
    var sections: [SectionExtents] = []
    sections.reserveCapacity(items.sectionCount)
    for section in 0..<items.sectionCount {
      sections.append(
        SectionExtents(
          header: (try? items.extent(ofHeader: section)) ?? .zero, rows: [],
          footer: (try? items.extent(ofFooter: section)) ?? .zero))
    }
    for item in items.placedRows {
      if item.path.row % columns == 0 {
        sections[item.path.section].rows.append(item.extent)
      } else {
        let last = sections[item.path.section].rows.count - 1
        if item.extent.points > sections[item.path.section].rows[last].points {
          sections[item.path.section].rows[last] = item.extent
        }
      }
    }
    // The items were checked on their way in, and there are no more lines than items.
    if let lines = try? RowEngine(
      sections: sections, listHeader: items.listHeaderExtent, listFooter: items.listFooterExtent)
    {
      self.lines = lines
    }
  }

  /// Gives the header of the list another extent, which is usable.
  mutating func resizeListHeader(to extent: RowExtent) { try? lines.resizeListHeader(to: extent) }

  /// The line that an item is in.
  func line(of item: RowPath) -> RowPath { RowPath(section: item.section, row: item.row / columns) }

  /// The numbers of the items in a line that there is; the last line of a section may be short.
  func items(inLine line: RowPath, of items: RowEngine) -> Range<Int> {
    let first = line.row * columns
    let count = (try? items.rowCount(inSection: line.section)) ?? first
    return first..<first + min(columns, count - first)
  }
}
