extension PagingMachine {
  /// Tells what happened.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - isShown: whether the list has a row of an id now. It is asked about rows of pages only.
  /// - Returns: what is to be done, in order; empty for nothing.
  /// - Complexity: O(k) for a page or a change of k rows, O(1) otherwise.
  public mutating func handle(_ event: Event, isShown: (ID) -> Bool = { _ in false }) -> [Action] {
    switch event {
    case .page(let page, let token): return take(page, token, isShown)
    case .failed(let error, let token): return fail(error, token)
    case .loadMore(let side):
      return core.take(.asked, side.lane) == nil ? [] : load(side.lane)
    case .retry(let lane): return retry(lane)
    case .cancel(let lane): return (lane.map { [$0] } ?? PagingLane.allCases).flatMap { cancel($0) }
    case .refresh(let refresh): return begin(refresh)
    case .inserted(let ids, let side): insert(ids, side)
    case .removed(let ids): remove(ids)
    case .changed: contentChanged()
    case .hasMore(let side, let cursor):
      if core.take(.reopened, side.lane) != nil { cursors[side] = cursor }
    case .detach: return detach()
    }
    return []
  }

  // MARK: - Answers

  private mutating func fail(_ error: any Error, _ token: PagingToken) -> [Action] {
    let isCancellation = error is CancellationError
    guard isUnderWay(token) else {
      // The answer of a load that was told to cancel is no late one: it says that it did.
      if !isCancellation { _ = core.take(.late, token.lane) }
      return []
    }
    _ = core.take(isCancellation ? .cancelled : .error, token.lane)
    if !isCancellation { note(error, token.lane) }
    if token.lane == .refresh { core.comeBack() }
    forgetDeletions()
    return []
  }

  /// Whether a load is the one under way in its lane.
  func isUnderWay(_ token: PagingToken) -> Bool { core[token.lane].token == token }

  private mutating func note(_ error: any Error, _ lane: PagingLane) {
    if let side = lane.side { errors[side] = error } else { refreshError = error }
  }

  // MARK: - Wishes

  private mutating func retry(_ lane: PagingLane?) -> [Action] {
    if lane == nil || lane == .refresh, core.refresh.state == .failed { return restart() }
    return (lane.map { [$0] } ?? [.end, .start]).flatMap { lane -> [Action] in
      lane == .refresh || core.take(.retried, lane) == nil ? [] : load(lane)
    }
  }

  private mutating func restart() -> [Action] {
    guard let refresh else { return [] }
    return begin(refresh, by: .retried)
  }

  private mutating func cancel(_ lane: PagingLane) -> [Action] {
    guard let token = core[lane].token, core.take(.cancelled, lane) != nil else { return [] }
    if lane == .refresh { core.comeBack() }
    forgetDeletions()
    return [.cancel(token)]
  }

  private mutating func begin(_ wanted: PagingRefresh<ID, Cursor>, by trigger: PagingCore.Trigger = .asked) -> [Action]
  {
    guard !core.isDetached else { return [] }
    let running = loadsUnderWay
    core.stepAside()
    guard core.take(trigger, .refresh) != nil else { return [] }
    refresh = wanted
    refreshError = nil
    meanwhile = LiveRows()
    return running.map { .cancel($0) } + load(.refresh)
  }

  private mutating func detach() -> [Action] {
    let running = loadsUnderWay
    for lane in PagingLane.allCases { _ = core.take(.detached, lane) }
    pages = PageLedger()
    live = LiveRows()
    meanwhile = LiveRows()
    errors = PagingSides()
    refreshError = nil
    refresh = nil
    deleted = [:]
    return running.map { .cancel($0) }
  }

  // MARK: - What the app does to the rows

  private mutating func insert(_ ids: [ID], _ side: PagingSide) {
    guard !ids.isEmpty, !core.isDetached else { return }
    live.add(ids, at: side)
    if core.refresh.state == .loading { meanwhile.add(ids, at: side) }
    for id in ids { deleted[id] = nil }
    contentChanged()
  }

  private mutating func remove(_ ids: [ID]) {
    guard !ids.isEmpty, !core.isDetached else { return }
    live.remove(ids)
    meanwhile.remove(ids)
    if core.settings.remembersDeletions, !loadsUnderWay.isEmpty {
      for id in ids { deleted[id] = core.serial }
    }
    contentChanged()
  }

  private mutating func contentChanged() {
    for side in PagingSide.allCases { _ = core.take(.changed, side.lane) }
  }

  /// Forgets the deletions that no load under way can bring back.
  mutating func forgetDeletions() {
    guard !deleted.isEmpty else { return }
    guard let oldest = loadsUnderWay.map(\.serial).min() else { return deleted = [:] }
    deleted = deleted.filter { $0.value >= oldest }
  }
}
