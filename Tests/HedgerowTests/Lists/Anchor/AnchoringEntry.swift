import Foundation
import Hedgerow
import Testing

/// A column of rows, a change to them, and where the scroll offset has to be afterwards.
struct AnchoringEntry: Sendable, CustomTestStringConvertible {
  enum Operation {
    case resize(Int, to: Double)
    case insert([Double], at: Int)
    case remove(Int)
  }

  let name: String
  let rows: [Double]
  let viewport: Double
  let header: Double
  /// The whole extent before the change; what the rows leave of it lies behind them.
  let content: Double
  let offset: Double
  let expected: Double
  /// Made in one step, each named by where rows are after the one before it.
  let operations: [Operation]
  /// Behind each row what belongs to none.
  let gaps: [Double]
  let excluded: Set<Int>
  let focused: Int?
  let padding: Double
  let paddingAfter: Double?
  let isOff: Bool
  let isSuppressed: Bool

  init(
    _ name: String, rows: [Double], in viewport: Double, header: Double = 0, content: Double, from offset: Double,
    to expected: Double, by operations: [Operation], gaps: [Double] = [], excluded: Set<Int> = [],
    focused: Int? = nil, padding: Double = 0, paddingAfter: Double? = nil, isOff: Bool = false,
    isSuppressed: Bool = false
  ) {
    self.name = name
    self.rows = rows
    self.viewport = viewport
    self.header = header
    self.content = content
    self.offset = offset
    self.expected = expected
    self.operations = operations
    self.gaps = gaps
    self.excluded = excluded
    self.focused = focused
    self.padding = padding
    self.paddingAfter = paddingAfter
    self.isOff = isOff
    self.isSuppressed = isSuppressed
  }

  var testDescription: String { name }

  private struct Piece {
    let number: Int
    var extent: Double
    var isGap = false
  }

  private func pieces() -> [Piece] {
    rows.indices.flatMap { row -> [Piece] in
      let piece = Piece(number: row, extent: rows[row])
      guard row < gaps.count, gaps[row] > 0 else { return [piece] }
      return [piece, Piece(number: -1 - row, extent: gaps[row], isGap: true)]
    }
  }

  /// Makes the change to a list, and says where it is then.
  func run() throws -> Double {
    var pieces = pieces()
    let old = pieces
    let list = ListNode(frame: CGRect(x: 0, y: 0, width: 100, height: viewport))
    list.style = .grouped
    list.extents = ListExtents(row: { RowExtent(pieces[$0.row].extent) })
    try list.reload([pieces.count])
    list.listHeaderExtent = header
    list.listFooterExtent = content - header - pieces.reduce(0) { $0 + $1.extent }
    list.contentInset.top = padding
    list.placeKeeping = isOff ? .off : PlaceKeeping(start: .reveal)
    list.mayAnchor = { !old[$0.row].isGap && !excluded.contains(old[$0.row].number) }
    let focusedPlace = focused.flatMap { row in old.firstIndex { $0.number == row } }
    list.focusedRow = focusedPlace.map { RowPath(section: 0, row: $0) }
    list.contentOffset.y = offset

    var next = rows.count
    for operation in operations {
      let places = pieces.indices.filter { !pieces[$0].isGap }
      switch operation {
      case .resize(let row, let extent): pieces[places[row]].extent = extent
      case .remove(let row): pieces.remove(at: places[row])
      case .insert(let extents, let row):
        let new = extents.enumerated().map { Piece(number: next + $0.offset, extent: $0.element) }
        next += new.count
        pieces.insert(contentsOf: new, at: row < places.count ? places[row] : pieces.count)
      }
    }
    if let paddingAfter { list.contentInset.top = paddingAfter }
    var update = ListUpdate()
    let now = Dictionary(uniqueKeysWithValues: pieces.map { ($0.number, $0.extent) })
    let before = Set(old.map(\.number))
    for (row, piece) in old.enumerated() where now[piece.number] != piece.extent {
      let path = RowPath(section: 0, row: row)
      if now[piece.number] == nil { update.deleteRows(at: [path]) } else { update.reloadRows(at: [path]) }
    }
    update.insertRows(
      at: pieces.indices.filter { !before.contains(pieces[$0].number) }.map { RowPath(section: 0, row: $0) })
    if isSuppressed {
      try list.keepingPlace(.off) { () throws in _ = try list.update(update) }
    } else {
      try list.update(update)
    }
    return list.contentOffset.y
  }
}
