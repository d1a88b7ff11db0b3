extension PagingMachine {
  /// Looks at where the list is; called after every layout, scroll and change.
  ///
  /// One look gives one action at most, the end first: on a list shorter than its viewport, where both sides are near, the
  /// start has its turn with the next look. What has been decided is not decided twice: while a side loads, another look
  /// gives nothing.
  ///
  /// - Parameter geometry: where the list is now.
  /// - Returns: a load to begin, or to cancel where the settings say so; `nil` for nothing.
  /// - Complexity: O(1); without allocation when there is nothing to do.
  public mutating func evaluate(_ geometry: PagingGeometry) -> Action? {
    // Within one expression the machine would be copied before it is changed.
    let verdict = core.evaluate(geometry)
    return action(for: verdict)
  }

  /// What is to be done after a look.
  func action(for verdict: PagingCore.Verdict) -> Action? {
    switch verdict {
    case .nothing: nil
    case .cancel(let token): .cancel(token)
    case .load(let token): request(token).map { .load($0) }
    }
  }

  /// The request of a load that has just begun.
  func request(_ token: PagingToken) -> PageRequest<Cursor>? {
    let cursor = token.lane.side.map { cursors[$0] } ?? (refresh?.cursor ?? origin)
    return cursor.map { PageRequest(token: token, cursor: $0) }
  }

  /// The load of a lane as an action; none when it has none.
  func load(_ lane: PagingLane) -> [Action] {
    core[lane].token.flatMap { request($0) }.map { [.load($0)] } ?? []
  }
}
