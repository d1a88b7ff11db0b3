import Foundation

/// What the machine wants done with the rows.
extension Pager {
  /// The loads that have begun since the last call, for an app that loads by hand; each of them is given out once.
  ///
  /// Each is answered with ``deliver(_:for:)`` or ``fail(_:for:)``.
  public final func takeRequests() -> [PageRequest<Cursor>] {
    defer { requests = [] }
    return requests
  }

  /// Takes the answer to a load.
  ///
  /// - Parameters:
  ///   - page: the rows, with the cursors of the pages around them.
  ///   - request: the load.
  /// - Returns: what became of it; nothing depends on anybody looking at it.
  /// - Complexity: O(k log n), with k rows of the page and n of the list.
  @discardableResult
  public final func deliver(_ page: RowPage<Row, Cursor>, for request: PageRequest<Cursor>) -> PageOutcome {
    let ids = page.map(id)
    return answer(.page(ids, request.token), request.token) {
      receive(page.rows)
      hideStatusRows(in: ids.rows)
      return fault(in: ids.rows)
    }
  }

  /// What keeps rows from being shown, as far as their ids tell.
  private final func fault(in ids: [ItemID]) -> RowSourceError? {
    guard let extent = source.extent else { return nil }
    for id in ids {
      do throws(RowEngineError) {
        _ = try RowEngine.checked(extent(id), .row(source.path(of: id) ?? RowPath(section: 0, row: 0)))
      } catch {
        return .engine(error)
      }
    }
    return nil
  }

  /// Takes the failure of a load.
  ///
  /// - Parameters:
  ///   - error: why it failed. A `CancellationError` says that it was cancelled, which is no failure.
  ///   - request: the load.
  /// - Returns: what became of it.
  @discardableResult
  public final func fail(_ error: any Error, for request: PageRequest<Cursor>) -> PageOutcome {
    answer(.failed(error, request.token), request.token) { nil }
  }

  /// - Parameter receive: takes the content of the answer, and says what keeps it from being shown; such a page is a failure.
  private final func answer(
    _ event: Machine.Event, _ token: PagingToken, _ receive: () -> RowSourceError?
  ) -> PageOutcome {
    let fault = machine.isUnderWay(token) ? receive() : nil
    // Who received it may have wanted something else.
    let isAwaited = machine.isUnderWay(token)
    let event = fault.map { Machine.Event.failed($0, token) } ?? event
    var shown = perform(machine.handle(event, isShown: { source.contains($0) }))
    shown.error = fault ?? shown.error
    let outcome: PageOutcome =
      if !isAwaited {
        .late
      } else if let error = shown.error {
        .refused(error)
      } else if case .failed(let error, _) = event {
        error is CancellationError ? .cancelled : .failed
      } else if machine.status(of: token.lane).error != nil {
        .failed
      } else {
        .shown(new: shown.new, known: shown.known)
      }
    cancellations[token] = nil
    // The end of a load that nobody waits for any more was told when it was cancelled.
    if isAwaited { news.tell(.ended(token.lane, outcome)) }
    resumeWaiters()
    return outcome
  }

  /// What actions did to the rows.
  struct Shown {
    var new = 0
    var known = 0
    var error: RowSourceError?
  }

  @discardableResult
  final func perform(_ actions: [Machine.Action]) -> Shown {
    var shown = Shown()
    for action in actions {
      switch action {
      case .load(let request):
        requests.append(request)
        news.tell(.began(request.lane))
      case .cancel(let token):
        requests.removeAll { $0.token == token }
        cancellations.removeValue(forKey: token)?()
        news.tell(.ended(token.lane, .cancelled))
        resumeWaiters()
      case .splice(let splice):
        change(&shown) { () throws(RowSourceError) in try put(splice) }
        shown.new += splice.inserted.count
        shown.known += splice.updated.count
        trim(awayFrom: splice.token.lane.side ?? .end)
      case .replace(let replacement):
        change(&shown) { () throws(RowSourceError) in try put(replacement) }
        shown.new += replacement.rows.count
      }
    }
    showStatusRows()
    news.note(machine.status)
    if !requests.isEmpty { wake?() }
    return shown
  }

  /// Has those that wait for an answer look again.
  final func resumeWaiters() {
    let waiting = waiters
    waiters = []
    for waiter in waiting { waiter.resume() }
  }

  /// Changes rows with the reader's place held, at the ends of the list too.
  ///
  /// - Parameter changes: makes them, and says how many steps they were; what the app changes meanwhile, as it is told of the
  ///   offset, is more than those and noticed in the next pass.
  final func change(_ shown: inout Shown, _ changes: () throws(RowSourceError) -> Int) {
    guard let list = source.list else { return }
    let version = list.rowVersion
    do throws(RowSourceError) {
      let steps = try list.keepingPlace(.page, changes)
      if version == sight.seenVersion { sight.seenVersion = version &+ steps }
    } catch {
      shown.error = shown.error ?? error
    }
  }

  private final func put(_ splice: PageSplice<ItemID>) throws(RowSourceError) -> Int {
    if !splice.inserted.isEmpty {
      if source.list?.sectionCount == 0 {
        try source.apply(splice.inserted)
      } else {
        try source.insert(splice.inserted, at: RowPath(section: 0, row: row(of: splice.place)))
      }
    }
    if !splice.updated.isEmpty { try source.reload(splice.updated) }
    return (splice.inserted.isEmpty ? 0 : 1) + (splice.updated.isEmpty ? 0 : 1)
  }

  private final func row(of place: PageSplice<ItemID>.Place) -> Int {
    let first = sight.start.flatMap { source.list?.path(of: $0) }.map { $0.row + 1 } ?? 0
    let end = sight.end.flatMap { source.list?.path(of: $0) }?.row ?? source.list?.rowCount ?? 0
    switch place {
    case .start: return first
    case .end: return max(first, end)
    case .before(let id): return source.path(of: id)?.row ?? first
    case .after(let id): return source.path(of: id).map { $0.row + 1 } ?? max(first, end)
    }
  }

  private final func put(_ replacement: PageReplacement<ItemID>) throws(RowSourceError) -> Int {
    guard let list = source.list else { return 0 }
    let start = shownStatus.start.map { [$0] } ?? []
    let rows = start + replacement.rows + (shownStatus.end.map { [$0] } ?? [])
    func apply() throws(RowSourceError) { try source.apply(rows, reloading: replacement.rows) }
    if let target = replacement.target, let place = replacement.rows.firstIndex(of: target) {
      try list.landing(at: .row(start.count + place), alignment: .center, apply)
    } else if replacement.scrollsToStart {
      try list.landing(at: .start, apply)
    } else {
      try apply()
    }
    return 1
  }

  /// Drops what is more than the most that is to be kept, on the side that the reader is far from.
  private final func trim(awayFrom side: PagingSide) {
    guard machine.settings.maxRows != nil, let list = source.list else { return }
    let seen = Set(list.viewportRows)
    let focus = list.focusedRow
    let trimmed = machine.trim(
      awayFrom: side, sight.geometry(of: list), isShown: { source.contains($0) },
      extent: { ids in
        var extent = 0.0
        for path in ids.compactMap({ source.path(of: $0) }) {
          guard !seen.contains(path), path != focus else { return nil }
          extent += list.span(ofShownRow: path).length
        }
        return extent
      })
    guard let trimmed else { return }
    var shown = Shown()
    change(&shown) { () throws(RowSourceError) in
      try source.remove(trimmed.dropped)
      return 1
    }
  }

  /// Takes out rows that say how loading goes and whose ids turn out to be those of the content.
  private final func hideStatusRows(in ids: [ItemID]) {
    for side in PagingSide.allCases {
      guard let id = shownStatus[side], ids.contains(id) else { continue }
      shownStatus[side] = nil
      sight[side] = nil
      var shown = Shown()
      change(&shown) { () throws(RowSourceError) in
        try source.remove([id])
        return 1
      }
    }
  }

  /// Has the outermost rows say how loading goes.
  final func showStatusRows() {
    guard let list = source.list else { return }
    for side in PagingSide.allCases {
      var wanted = statusRow?(side, machine.status(of: side.lane))
      let old = shownStatus[side]
      guard wanted != old else { continue }
      // A row of the content can't be one that says how loading goes.
      if let id = wanted, source.contains(id) { wanted = nil }
      var shown = Shown()
      shownStatus[side] = wanted
      // First in, then out: a list that is at its end is not to be pulled back.
      if let wanted {
        change(&shown) { () throws(RowSourceError) in
          if list.sectionCount == 0 {
            try source.apply([wanted])
          } else {
            try source.insert([wanted], at: RowPath(section: 0, row: side == .start ? 0 : list.rowCount))
          }
          return 1
        }
      }
      // Known before the other goes, since nothing is held by it; one that could not be shown is none.
      sight[side] = wanted.flatMap { source.handle(of: $0) }
      if sight[side] == nil { shownStatus[side] = nil }
      guard let old else { continue }
      change(&shown) { () throws(RowSourceError) in
        try source.remove([old])
        return 1
      }
    }
  }
}
