extension PagingCore {
  /// What a look at the geometry came to.
  enum Verdict {
    case nothing
    case load(PagingToken)
    case cancel(PagingToken)
  }

  /// Looks at the end, then at the start; the first of them that has something to do is all for this time.
  ///
  /// - Complexity: O(1), without allocation.
  mutating func evaluate(_ geometry: PagingGeometry) -> Verdict {
    guard geometry.isSettled else { return .nothing }
    let verdict = judge(.end, geometry)
    if case .nothing = verdict { return judge(.start, geometry) }
    return verdict
  }

  private mutating func judge(_ side: PagingSide, _ geometry: PagingGeometry) -> Verdict {
    if side == .start, geometry.gates.contains(.anchorPending) { return .nothing }
    let distance = geometry.distance(to: side)
    guard let reach = geometry.reach(of: settings.threshold(side), side), distance.isFinite, reach.isFinite else {
      return .nothing
    }
    let lane = side.lane
    let old = self[lane].token
    switch take(distance <= reach ? .near : .left, lane) {
    case .startLoad: return self[lane].token.map { .load($0) } ?? .nothing
    case .dropLoad: return old.map { .cancel($0) } ?? .nothing
    default: return .nothing
    }
  }
}
