/// The part of a paging machine that knows neither rows nor cursors: states, tokens, gates and budgets.
struct PagingCore: Sendable {
  typealias State = PagingTransition.State
  typealias Trigger = PagingTransition.Trigger
  typealias Effect = PagingTransition.Effect

  /// What there is to know of a lane, its cursor and error aside.
  struct Lane: Sendable {
    var state: State
    /// Its load was cancelled, and the zone has not been left since.
    var isGated = false
    /// It failed for a reason that does not go by itself.
    var isStuck = false
    /// How many pages without a new row have come one after the other.
    var emptyPages = 0
    /// How often it failed since it last succeeded.
    var tries = 0
    /// The load under way.
    var token: PagingToken?

    init(_ state: State) { self.state = state }
  }

  let settings: PagingSettings
  var start: Lane
  var end: Lane
  var refresh = Lane(.idle)
  /// The sides as they were when a refresh began.
  var aside: (start: Lane, end: Lane)?
  var generation: UInt64 = 0
  var serial: UInt64 = 0
  var counts = PagingCounts()

  init(settings: PagingSettings, start: State, end: State) {
    self.settings = settings
    self.start = Lane(start)
    self.end = Lane(end)
  }

  var isDetached: Bool { refresh.state == .off }

  subscript(lane: PagingLane) -> Lane {
    get {
      switch lane {
      case .start: start
      case .end: end
      case .refresh: refresh
      }
    }
    _modify {
      switch lane {
      case .start: yield &start
      case .end: yield &end
      case .refresh: yield &refresh
      }
    }
  }

  /// Lets something happen to a lane.
  ///
  /// - Returns: what is to be done; `nil` when the table has nothing for it.
  mutating func take(_ trigger: Trigger, _ lane: PagingLane, _ facts: PagingFacts = []) -> Effect? {
    let now = self[lane]
    var facts = facts
    facts.set(.isOpen, !now.isGated)
    facts.set(.isGated, now.isGated)
    facts.set(.mayClear, !now.isStuck && !settings.keepsFailures)
    facts.set(.cancelsOnLeaving, settings.cancelsOnLeaving)
    facts.set(.budgetLeft, now.emptyPages + 1 < settings.emptyPageBudget)
    guard let line = PagingTransition.line(lane == .refresh ? .refresh : .side, now.state, trigger, facts) else {
      return nil
    }
    self[lane].state = line.to
    perform(line.effect, lane)
    return line.effect
  }

  private mutating func perform(_ effect: Effect, _ lane: PagingLane) {
    switch effect {
    case .nothing: break
    case .startLoad: startLoad(lane)
    case .startAfresh:
      clear(lane)
      startLoad(lane)
    case .openGate: self[lane].isGated = false
    case .restoreBudget: clear(lane)
    case .takePage, .takeLastPage, .takeCursor:
      clear(lane)
      self[lane].tries = 0
      self[lane].token = nil
    case .countEmptyPage:
      self[lane].emptyPages += 1
      self[lane].tries = 0
      self[lane].token = nil
    case .reportRepeat:
      self[lane].isStuck = true
      fail(lane)
    case .keepError: fail(lane)
    case .dropLoad: drop(lane)
    case .dropLoadAndGate:
      drop(lane)
      self[lane].isGated = true
    case .stepAside: drop(lane)
    case .comeBack: break
    case .beginGeneration:
      drop(lane)
      generation += 1
      startLoad(lane)
    case .replaceRows:
      self[lane] = Lane(self[lane].state)
    case .restoreSides:
      if self[lane].state == .failed { fail(lane) } else { drop(lane) }
    case .countLate: counts.late += 1
    case .end:
      drop(lane)
      aside = nil
    }
  }

  private mutating func startLoad(_ lane: PagingLane) {
    serial += 1
    counts.loads += 1
    self[lane].token = PagingToken(generation: generation, lane: lane, serial: serial)
  }

  private mutating func clear(_ lane: PagingLane) {
    self[lane].isGated = false
    self[lane].isStuck = false
    self[lane].emptyPages = 0
  }

  private mutating func fail(_ lane: PagingLane) {
    counts.failures += 1
    self[lane].tries += 1
    self[lane].token = nil
  }

  private mutating func drop(_ lane: PagingLane) {
    if self[lane].token != nil { counts.cancelled += 1 }
    self[lane].token = nil
  }
}
