@testable import Hedgerow

/// The oracle of the row engine: plain arrays, walked from the front for every answer.
struct NaiveRows {
  struct Row: Equatable {
    var id: Int
    var extent: RowExtent
  }

  struct Section: Equatable {
    var header: RowExtent
    var rows: [Row]
    var footer: RowExtent
  }

  struct Piece {
    var element: RowElement
    var start: Double
    var extent: RowExtent
    var end: Double { start + extent.points }
  }

  var listHeader = RowExtent.zero
  var sections: [Section] = []
  var listFooter = RowExtent.zero
  var nextID = 0

  mutating func row(_ extent: RowExtent) -> Row {
    defer { nextID += 1 }
    return Row(id: nextID, extent: extent)
  }

  mutating func section(_ extents: SectionExtents) -> Section {
    var rows: [Row] = []
    for extent in extents.rows { rows.append(row(extent)) }
    return Section(header: extents.header, rows: rows, footer: extents.footer)
  }

  /// All pieces in layout order, those without extent too.
  func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var offset = 0.0
    func add(_ element: RowElement, _ extent: RowExtent) {
      pieces.append(Piece(element: element, start: offset, extent: extent))
      offset += extent.points
    }
    add(.listHeader, listHeader)
    for (number, section) in sections.enumerated() {
      add(.header(section: number), section.header)
      for (row, contents) in section.rows.enumerated() {
        add(.row(RowPath(section: number, row: row)), contents.extent)
      }
      add(.footer(section: number), section.footer)
    }
    add(.listFooter, listFooter)
    return pieces
  }
}
