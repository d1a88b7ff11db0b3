extension PagingTransition {
  /// The whole table as a drawing: from each state its arrows, in the order in which they are looked at.
  package static var drawing: String { Part.allCases.map { drawing(of: $0) }.joined(separator: "\n\n") }

  /// One part of the table as a drawing.
  package static func drawing(of part: Part) -> String {
    var lines = [part == .side ? "A side" : "The refresh"]
    let rows = table.filter { $0.part == part }
    var last: [State] = []
    for (index, row) in rows.enumerated() {
      if row.from != last { lines.append("") }
      let state = row.from.count == 1 ? "\(row.from[0])" : "any"
      let isFallback =
        row.condition == .always
        && rows[..<index].contains { $0.from == row.from && $0.trigger == row.trigger }
      let what = row.trigger.words + (isFallback ? ", otherwise" : row.condition.words)
      lines.append(
        padded(row.from == last ? "" : state, 10) + padded(what + " ", 37, with: "─") + "▶ "
          + padded(row.to.map { "\($0)" } ?? "same", 10) + row.effect.words)
      last = row.from
    }
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int, with filler: Character = " ") -> String {
    text + String(repeating: filler, count: max(0, width - text.count))
  }
}

extension PagingTransition.Trigger {
  fileprivate var words: String {
    switch self {
    case .near: "near"
    case .left: "left"
    case .asked: "asked for"
    case .retried: "tried again"
    case .page: "page"
    case .error: "error"
    case .cancelled: "cancelled"
    case .late: "late answer"
    case .changed: "app changed rows"
    case .reopened: "goes on, or trimmed"
    case .refreshed: "refresh begins"
    case .opened: "refreshed"
    case .restored: "refresh failed"
    case .detached: "detached"
    }
  }
}

extension PagingTransition.Condition {
  fileprivate var words: String {
    switch self {
    case .always: ""
    case .isOpen: ", unless cancelled"
    case .isGated: ", after a cancel"
    case .repeatsItself: " that names itself as next"
    case .isLast: " that names no next"
    case .bringsRows: " with new rows"
    case .budgetLeft: " without, budget left"
    case .mayClear: ", unless to be kept"
    case .cancelsOnLeaving: ", if set so"
    case .hasCursor: ", with a cursor"
    case .wasIdle: ", was idle or loading"
    case .wasFailed: ", was failed"
    case .wasPaused: ", was paused"
    case .wasExhausted: ", was exhausted"
    }
  }
}

extension PagingTransition.Effect {
  fileprivate var words: String {
    switch self {
    case .nothing: "nothing"
    case .startLoad: "a load begins"
    case .startAfresh: "a load begins, budget full"
    case .openGate: "may load again"
    case .restoreBudget: "budget full"
    case .takePage: "rows in, budget full"
    case .takeLastPage: "rows in"
    case .countEmptyPage: "budget less one"
    case .reportRepeat: "rows in, kept as failure"
    case .keepError: "error kept"
    case .dropLoad: "load cancelled"
    case .dropLoadAndGate: "load cancelled, must be left"
    case .takeCursor: "cursor taken"
    case .stepAside: "load cancelled"
    case .comeBack: "as before"
    case .beginGeneration: "new generation, load begins"
    case .replaceRows: "rows in place of all"
    case .restoreSides: "sides as before"
    case .countLate: "dropped and counted"
    case .end: "all cancelled, for good"
    }
  }
}
