/// What an observer keeps as long as it wants to hear: when it goes, or is cancelled, the observation ends.
///
/// What is observed keeps no token and no observer beyond that; a token keeps nothing of what is observed.
public final class ObservationToken {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end?() }

  /// Ends the observation.
  ///
  /// Doing it again does nothing.
  public func cancel() {
    let end = self.end
    self.end = nil
    end?()
  }
}

@available(*, unavailable, message: "it belongs to whoever observes, who has one thread")
extension ObservationToken: Sendable {}
