/// Rows that the app itself added at the two sides of a list, in the order of the list.
struct LiveRows<ID: Hashable> {
  private(set) var start: [ID] = []
  private(set) var end: [ID] = []

  mutating func add(_ ids: [ID], at side: PagingSide) {
    if side == .start { start.insert(contentsOf: ids, at: 0) } else { end += ids }
  }

  /// Without those that do not pass.
  func filter(_ passes: (ID) -> Bool) -> LiveRows {
    var kept = LiveRows()
    kept.start = start.filter(passes)
    kept.end = end.filter(passes)
    return kept
  }
}

extension LiveRows: Sendable where ID: Sendable {}
