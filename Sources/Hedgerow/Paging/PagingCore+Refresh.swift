extension PagingCore {
  /// Takes both sides out for the time of a refresh.
  mutating func stepAside() {
    if aside == nil { aside = (start, end) }
    for side in PagingSide.allCases { _ = take(.refreshed, side.lane) }
  }

  /// Brings both sides back to what they were before a refresh; a side that was loading may load again.
  mutating func comeBack() {
    guard let before = aside else { return }
    aside = nil
    for (side, old) in [(PagingSide.start, before.start), (.end, before.end)] {
      var facts: PagingFacts = []
      switch old.state {
      case .idle, .loading: facts.set(.wasIdle, true)
      case .failed: facts.set(.wasFailed, true)
      case .paused: facts.set(.wasPaused, true)
      case .exhausted: facts.set(.wasExhausted, true)
      case .off: continue
      }
      self[side.lane] = old
      self[side.lane].state = .off
      self[side.lane].token = nil
      _ = take(.restored, side.lane, facts)
    }
  }
}
