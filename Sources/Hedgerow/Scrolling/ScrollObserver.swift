/// Somebody who observes what scrolls: what is wanted, and whom to tell.
public struct ScrollObserver {
  /// What is wanted.
  public var interests: ScrollInterests
  /// Whether the first event comes after the next pass and carries the value as it is then, for each kind of change that is
  /// wanted; earlier events are left out.
  public var wantsInitial: Bool
  /// Told of each event.
  public var tell: (ScrollEvent) -> Void
  /// Called when what is observed is released; `nil` for nothing.
  public var ended: (() -> Void)?

  /// Makes an observer.
  public init(
    _ interests: ScrollInterests, wantsInitial: Bool = false, ended: (() -> Void)? = nil,
    tell: @escaping (ScrollEvent) -> Void
  ) {
    self.interests = interests
    self.wantsInitial = wantsInitial
    self.ended = ended
    self.tell = tell
  }
}

@available(*, unavailable, message: "it belongs to whoever observes, who has one thread")
extension ScrollObserver: Sendable {}
