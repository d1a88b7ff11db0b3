/// What sort of change rows are about to go through: what is known of it before it is made.
enum RowChangeKind {
  /// Only lengths change, or how rows are arranged.
  case lengths
  /// Rows come, go and move as the plan says.
  case plan(ListUpdatePlan)
  /// All rows go.
  case reload

  /// Whether rows may change their order.
  var reorders: Bool {
    guard case .plan(let plan) = self else { return false }
    return !(plan.movedRows.isEmpty && plan.movedSections.isEmpty)
  }
}

/// The rows that will be gone after a change.
struct GoingRows {
  private let sections: [Int]
  private let rows: [RowPath]
  /// Rows that leave a section which goes.
  private let saved: Set<RowPath>
  private let all: Bool

  init(_ kind: RowChangeKind) {
    switch kind {
    case .lengths: (sections, rows, saved, all) = ([], [], [], false)
    case .reload: (sections, rows, saved, all) = ([], [], [], true)
    case .plan(let plan):
      sections = plan.deletedSections
      rows = plan.deletedRows
      saved = sections.isEmpty ? [] : Set(plan.movedRows.map(\.from))
      all = false
    }
  }

  /// Whether none goes.
  var isEmpty: Bool { sections.isEmpty && rows.isEmpty && !all }

  /// Whether a row goes.
  ///
  /// - Complexity: O(log k), with k rows and sections that go.
  func contains(_ path: RowPath) -> Bool {
    if all || rows.containsSorted(path) { return true }
    return sections.containsSorted(path.section) && !saved.contains(path)
  }

  /// Whether a section goes with all of its rows.
  func containsAll(of section: Int) -> Bool { all || saved.isEmpty && sections.containsSorted(section) }
}

extension Array where Element: Comparable {
  /// Whether an ascending array has an element.
  fileprivate func containsSorted(_ element: Element) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}
