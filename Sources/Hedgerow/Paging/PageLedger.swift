/// The pages in a list, from its start to its end: which rows each brought, and the cursors beside it.
struct PageLedger<ID: Hashable, Cursor> {
  struct Record {
    var ids: [ID]
    var before: Cursor?
    var after: Cursor?
    /// Rows that it had as well, and that stand with the page next to it.
    ///
    /// They stay when that page is dropped: the cursor that brings it back begins behind them.
    var shared: Set<ID> = []

    func cursor(towards side: PagingSide) -> Cursor? { side == .start ? before : after }
  }

  /// The pages that came at the start, the outermost last.
  private var startward: [Record] = []
  /// The pages that came at the end, the outermost last.
  private var endward: [Record] = []
  /// How many rows the pages brought.
  private(set) var rowCount = 0

  var isEmpty: Bool { startward.isEmpty && endward.isEmpty }
  var pageCount: Int { startward.count + endward.count }

  mutating func add(_ record: Record, at side: PagingSide) {
    guard !record.ids.isEmpty else { return }
    rowCount += record.ids.count
    if side == .start { startward.append(record) } else { endward.append(record) }
  }

  /// The page that stands so far in from a side, 0 being the outermost.
  func page(_ depth: Int, from side: PagingSide) -> Record? {
    let (outer, inner) = side == .start ? (startward, endward) : (endward, startward)
    if depth < outer.count { return outer[outer.count - 1 - depth] }
    return depth - outer.count < inner.count ? inner[depth - outer.count] : nil
  }

  /// Takes away the outermost page of a side, but for the rows that the page next to it had as well, which go over to that.
  mutating func fold(at side: PagingSide) {
    guard let outer = page(0, from: side), let inner = page(1, from: side) else { return }
    drop(at: side)
    let kept = outer.ids.filter(inner.shared.contains)
    edit(at: side) { $0.insert(contentsOf: kept, at: side == .start ? 0 : $0.count) }
  }

  /// Takes away the outermost page of a side.
  mutating func drop(at side: PagingSide) {
    let dropped: Record?
    if side == .start {
      dropped = startward.popLast() ?? (endward.isEmpty ? nil : endward.removeFirst())
    } else {
      dropped = endward.popLast() ?? (startward.isEmpty ? nil : startward.removeFirst())
    }
    rowCount -= dropped?.ids.count ?? 0
  }

  /// The outermost row of a side that the list still has; rows further out are forgotten.
  ///
  /// - Complexity: O(1) amortised.
  mutating func outermostRow(at side: PagingSide, isShown: (ID) -> Bool) -> ID? {
    while let record = page(0, from: side) {
      let ids = record.ids
      let kept = side == .start ? ids.firstIndex(where: isShown) : ids.lastIndex(where: isShown)
      if let kept {
        if side == .start, kept > 0 { edit(at: side) { $0.removeFirst(kept) } }
        if side == .end, kept < ids.count - 1 { edit(at: side) { $0.removeLast(ids.count - 1 - kept) } }
        return ids[kept]
      }
      drop(at: side)
    }
    return nil
  }

  private mutating func edit(at side: PagingSide, _ change: (inout [ID]) -> Void) {
    func apply(_ record: inout Record) -> Int {
      let count = record.ids.count
      change(&record.ids)
      return record.ids.count - count
    }
    switch (side, startward.isEmpty, endward.isEmpty) {
    case (.start, false, _): rowCount += apply(&startward[startward.count - 1])
    case (.start, true, false): rowCount += apply(&endward[0])
    case (.end, _, false): rowCount += apply(&endward[endward.count - 1])
    case (.end, false, true): rowCount += apply(&startward[0])
    case (_, true, true): break
    }
  }
}

extension PageLedger: Sendable where ID: Sendable, Cursor: Sendable {}
extension PageLedger.Record: Sendable where ID: Sendable, Cursor: Sendable {}
