extension ListRegistry {
  /// Observes whichever list has a tag, until the token goes: the one there is now, and every one that takes its place.
  ///
  /// What is heard of a list ends when it loses the tag, and nothing of the observer stays on it.
  ///
  /// - Parameters:
  ///   - tag: which list; there may be none yet.
  ///   - interests: what is wanted.
  ///   - initial: whether the first event of each list comes after the next pass with the value as it is then.
  ///   - tell: told of each event.
  /// - Complexity: O(1).
  public func observeScroll(
    of tag: ListTag, _ interests: ScrollInterests, initial: Bool = false, _ tell: @escaping (ScrollEvent) -> Void
  ) -> ObservationToken {
    let tracker = ScrollTracker(interests, tell)
    tracker.track(self[tag], initial: initial)
    let token = observers.add(ended: { tracker.track(nil) }) { [weak self] event in
      if case .ended = event { return }
      tracker.track(self?[tag], initial: initial)
    }
    return ObservationToken(isSourceThere: { [weak self] in self != nil }) {
      token.cancel()
      tracker.track(nil)
    }
  }
}
