extension ListUpdateError: CustomStringConvertible {
  /// Which change is wrong, in which numbers, and what would be right.
  public var description: String {
    switch self {
    case .rowCount(let section, let counts):
      "section \(section) is to have \(counts.expected) rows, but \(counts.sum) make \(counts.found)."
        + " Report every change of its rows, and only those. Nothing was changed."
    case .sectionCount(let counts):
      "there are to be \(counts.expected) sections, but \(counts.before) before + \(counts.inserted) inserted"
        + " − \(counts.deleted) deleted make \(counts.found)."
        + " Report every change of the sections, and only those. Nothing was changed."
    case .sectionOutOfBounds(let change, let section, let count, let state):
      "cannot \(change.words) section \(section): there are \(count) sections \(state.words)."
        + " \(change.rule) Nothing was changed."
    case .rowOutOfBounds(let change, let path, let count, let state):
      "cannot \(change.words) row \(path.row) of section \(path.section): it has \(count) rows \(state.words)."
        + " \(change.rule) Nothing was changed."
    case .duplicateSection(let change, let section):
      "section \(section) is named twice to \(change.words). Nothing was changed."
    case .duplicateRow(let change, let path):
      "row \(path) is named twice to \(change.words). Nothing was changed."
    case .conflictingSection(let first, let second, let section):
      "cannot both \(first.words) and \(second.words) section \(section). Nothing was changed."
    case .conflictingRow(let first, let second, let path):
      "cannot both \(first.words) and \(second.words) row \(path). Nothing was changed."
    case .engine(let error): "\(error)"
    }
  }
}

extension ListUpdateError.State {
  fileprivate var words: String { self == .before ? "before the update" : "after it" }
}

extension ListUpdate.Change {
  fileprivate var words: String {
    switch self {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .moveFrom: "move from"
    case .moveTo: "move to"
    }
  }

  fileprivate var rule: String {
    switch self {
    case .delete, .reload, .moveFrom: "This change is named as the list was before the update."
    case .insert, .moveTo: "This change is named as the list will be after the update."
    }
  }
}
