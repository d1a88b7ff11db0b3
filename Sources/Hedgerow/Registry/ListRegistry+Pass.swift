extension ListRegistry: PassParticipant {
  /// Moves on what waits: requests, then the bindings that were answered.
  ///
  /// The windows that registered lists are in do it in their own pass. On a platform the adapter calls it from the run loop.
  ///
  /// - Returns: whether something moved.
  /// - Complexity: O(n + r log r), with n lists and r requests and bindings that wait, plus their scrolling.
  @discardableResult
  public func pass() -> Bool { carryOut(in: nil) }

  func takePart(inPassOf window: WindowNode) -> Bool {
    adopt(window)
    return carryOut(in: window)
  }

  func memberWasReleased() { hasDeadViews = true }

  /// Whether looking for lists that are gone is worth it: a view says when it goes, a list of a platform does not.
  private var mayHaveDeadLists: Bool { hasDeadViews || hasForeignLists }

  func endPass() {
    guard !orphaned.isEmpty else { return }
    // What observers of the ends bring up belongs to the next pass.
    let left = orphaned.sorted { $0.key.name < $1.key.name }
    orphaned = [:]
    for (tag, cause) in left where entries[tag] == nil { waiting[tag]?.end(.cancelled(cause)) }
    resetBindings()
  }

  /// Carries out what can be for lists in a window, or for all.
  private func carryOut(in window: WindowNode?) -> Bool {
    var hasMoved = false
    if mayHaveDeadLists { purge() }
    readBindings()
    for (tag, request) in waiting.sorted(by: { $0.key.name < $1.key.name }) {
      // An observer of an end before may have taken it elsewhere.
      guard waiting[tag] === request, let list = entries[tag]?.list else { continue }
      if let window, let view = list as? ViewNode, let own = view.window, own !== window { continue }
      hasMoved = carryOut(request, by: list) || hasMoved
    }
    for request in untagged where request.outcome == nil && !request.isUnderWay {
      carryOutUntagged(request)
      hasMoved = true
    }
    if window == nil { endPass() }
    resetBindings()
    return hasMoved
  }

  /// Carries a request out if everything that it needs is there.
  ///
  /// - Returns: whether it ended, or set out.
  private func carryOut(_ request: ScrollRequest, by list: any Scrollable) -> Bool {
    guard !request.isUnderWay else { return false }
    guard list.isScrollAttached else {
      request.need = .window
      return false
    }
    guard list.scrollViewport.extent(along: list.mainScrollAxis) > 0 else {
      request.need = .layout
      return false
    }
    guard let outcome = request.go(on: list), request.outcome == nil else { return true }
    if case .refused(let refusal) = outcome, refusal.mayPass,
      let version = (list as? any RowScrollable)?.rowVersion, version == request.metVersion
    {
      request.need = .row
      return false
    }
    request.end(outcome)
    return true
  }

  func carryOutUntagged(_ request: ScrollRequest) {
    guard case .id(let id) = request.destination else { return }
    let candidates = living().filter { ($0.list as? any RowScrollable)?.path(ofRowWithID: id) != nil }
    switch candidates.count {
    case 0: request.end(.refused(.notLoaded))
    case 1: if let outcome = request.go(on: candidates[0].list) { request.end(outcome) }
    default:
      request.end(
        .refused(.ambiguous(candidates.map { $0.list.scrollPath?.description ?? $0.list.scrollName })))
    }
  }
}

extension ScrollRefusal {
  /// Whether the next change of the rows may bring what is not there now.
  var mayPass: Bool {
    switch self {
    case .badSection(let section, _): section >= 0
    case .outOfBounds, .empty, .unknownID, .notLoaded, .notDisplayed: true
    default: false
    }
  }
}

extension ListRegistry: ClockFollower {
  /// The time at which the first request expires that waits.
  var wakeTime: Double? {
    (Array(waiting.values) + untagged).filter { !$0.isUnderWay }.compactMap(\.deadline).min()
  }

  func wake(at time: Double) {
    for request in Array(waiting.values).sorted(by: { $0.serial < $1.serial }) + untagged where !request.isUnderWay {
      if let deadline = request.deadline, deadline <= time { request.end(.expired) }
    }
  }
}
