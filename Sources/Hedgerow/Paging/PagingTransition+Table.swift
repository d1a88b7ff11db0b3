extension PagingTransition {
  private static var anyState: [State] { State.allCases }

  /// The table.
  package static let table: [PagingTransition] = [
    PagingTransition(.side, [.idle], .near, .isOpen, to: .loading, .startLoad),
    PagingTransition(.side, [.idle], .left, .isGated, to: .idle, .openGate),
    PagingTransition(.side, [.idle], .retried, .isGated, to: .loading, .startAfresh),
    PagingTransition(.side, [.idle], .asked, to: .loading, .startAfresh),
    PagingTransition(.side, [.idle], .reopened, to: .idle, .takeCursor),

    PagingTransition(.side, [.loading], .page, .repeatsItself, to: .failed, .reportRepeat),
    PagingTransition(.side, [.loading], .page, .isLast, to: .exhausted, .takeLastPage),
    PagingTransition(.side, [.loading], .page, .bringsRows, to: .idle, .takePage),
    PagingTransition(.side, [.loading], .page, .budgetLeft, to: .idle, .countEmptyPage),
    PagingTransition(.side, [.loading], .page, to: .paused, .countEmptyPage),
    PagingTransition(.side, [.loading], .error, to: .failed, .keepError),
    PagingTransition(.side, [.loading], .cancelled, to: .idle, .dropLoadAndGate),
    PagingTransition(.side, [.loading], .left, .cancelsOnLeaving, to: .idle, .dropLoad),

    PagingTransition(.side, [.failed], .retried, to: .loading, .startAfresh),
    PagingTransition(.side, [.failed], .asked, to: .loading, .startAfresh),
    PagingTransition(.side, [.failed], .left, .mayClear, to: .idle, .restoreBudget),
    PagingTransition(.side, [.failed], .changed, .mayClear, to: .idle, .restoreBudget),
    PagingTransition(.side, [.failed], .reopened, to: .idle, .takeCursor),

    PagingTransition(.side, [.paused], .retried, to: .loading, .startAfresh),
    PagingTransition(.side, [.paused], .asked, to: .loading, .startAfresh),
    PagingTransition(.side, [.paused], .left, to: .idle, .restoreBudget),
    PagingTransition(.side, [.paused], .changed, to: .idle, .restoreBudget),
    PagingTransition(.side, [.paused], .reopened, to: .idle, .takeCursor),

    PagingTransition(.side, [.exhausted], .reopened, to: .idle, .takeCursor),
    PagingTransition(.side, [.exhausted], .changed, to: .exhausted, .nothing),

    PagingTransition(.side, [.off], .opened, .hasCursor, to: .idle, .takeCursor),
    PagingTransition(.side, [.off], .opened, to: .exhausted, .takeCursor),
    PagingTransition(.side, [.off], .restored, .wasIdle, to: .idle, .comeBack),
    PagingTransition(.side, [.off], .restored, .wasFailed, to: .failed, .comeBack),
    PagingTransition(.side, [.off], .restored, .wasPaused, to: .paused, .comeBack),
    PagingTransition(.side, [.off], .restored, .wasExhausted, to: .exhausted, .comeBack),

    PagingTransition(.side, anyState, .refreshed, to: .off, .stepAside),
    PagingTransition(.side, anyState, .late, to: nil, .countLate),
    PagingTransition(.side, anyState, .detached, to: .off, .end),

    PagingTransition(.refresh, [.idle], .asked, to: .loading, .beginGeneration),
    PagingTransition(.refresh, [.loading], .asked, to: .loading, .beginGeneration),
    PagingTransition(.refresh, [.loading], .page, to: .idle, .replaceRows),
    PagingTransition(.refresh, [.loading], .error, to: .failed, .restoreSides),
    PagingTransition(.refresh, [.loading], .cancelled, to: .idle, .restoreSides),
    PagingTransition(.refresh, [.failed], .asked, to: .loading, .beginGeneration),
    PagingTransition(.refresh, [.failed], .retried, to: .loading, .beginGeneration),
    PagingTransition(.refresh, anyState, .late, to: nil, .countLate),
    PagingTransition(.refresh, anyState, .detached, to: .off, .end),
  ]

  /// The lines for a part, a state and a trigger, in order, wherever that is asked often.
  struct Line: Sendable {
    let condition: PagingFacts
    let to: State
    let effect: Effect
  }

  /// All lines by part, state and trigger.
  private static let lines: [[Line]] = {
    var lines = [[Line]](repeating: [], count: Part.allCases.count * State.allCases.count * Trigger.allCases.count)
    for row in table {
      for from in row.from {
        lines[slot(row.part, from, row.trigger)].append(
          Line(condition: PagingFacts(row.condition), to: row.to ?? from, effect: row.effect))
      }
    }
    return lines
  }()

  @inline(__always)
  private static func slot(_ part: Part, _ state: State, _ trigger: Trigger) -> Int {
    (part.rawValue * (State.off.rawValue + 1) + state.rawValue) * (Trigger.detached.rawValue + 1) + trigger.rawValue
  }

  /// The first line whose condition is among the facts; `nil` when nothing happens.
  ///
  /// - Complexity: O(1), without allocation.
  static func line(_ part: Part, _ state: State, _ trigger: Trigger, _ facts: PagingFacts) -> Line? {
    let here = lines[slot(part, state, trigger)]
    for line in here where facts.isSuperset(of: line.condition) { return line }
    return nil
  }
}

/// What holds in one moment, of all that a line of the table may ask for.
struct PagingFacts: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  @inline(__always)
  init(_ condition: PagingTransition.Condition) {
    rawValue = condition == .always ? 0 : 1 << UInt32(condition.rawValue)
  }

  @inline(__always)
  mutating func set(_ condition: PagingTransition.Condition, _ holds: Bool) {
    if holds { formUnion(PagingFacts(condition)) }
  }
}
