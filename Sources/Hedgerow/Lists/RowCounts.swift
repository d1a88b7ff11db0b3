/// The number of sections, and of the rows in each, of a list before an update.
struct RowCounts {
  var sections: Int
  var rows: (Int) -> Int
}

extension RowCounts {
  init(_ counts: [Int]) { self.init(sections: counts.count) { counts[$0] } }

  /// Only ever asked for sections that exist.
  init(_ engine: RowEngine) {
    self.init(sections: engine.sectionCount) { (try? engine.rowCount(inSection: $0)) ?? 0 }
  }
}
