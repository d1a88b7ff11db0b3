/// Rows that the app itself added at the two sides of a list, at each from the innermost out.
struct LiveRows<ID: Hashable> {
  private(set) var start: [ID] = []
  private(set) var end: [ID] = []

  /// Adds rows, given in the order of the list, beyond all others of a side; one that was there already is there no more.
  mutating func add(_ ids: [ID], at side: PagingSide) {
    remove(ids)
    if side == .start { start += ids.reversed() } else { end += ids }
  }

  /// Takes rows out.
  ///
  /// - Complexity: O(k + n), with k rows that go and n here.
  mutating func remove(_ ids: [ID]) {
    guard !start.isEmpty || !end.isEmpty else { return }
    let gone = Set(ids)
    start.removeAll { gone.contains($0) }
    end.removeAll { gone.contains($0) }
  }

  /// Whether all of some rows are among them.
  ///
  /// - Complexity: O(k · n), with k rows asked about and n here.
  func contains(_ ids: [ID]) -> Bool { ids.allSatisfy { start.contains($0) || end.contains($0) } }

  /// Without those that do not pass.
  func filter(_ passes: (ID) -> Bool) -> LiveRows {
    var kept = LiveRows()
    kept.start = start.filter(passes)
    kept.end = end.filter(passes)
    return kept
  }
}

extension LiveRows: Sendable where ID: Sendable {}
