/// What an observer keeps as long as it wants to hear: when it goes, or is cancelled, the observation ends.
///
/// What is observed keeps no token and no observer beyond that; a token keeps nothing of what is observed. An observation
/// also ends when what is observed is released: nothing has to be taken back then, and ``isEnded`` says so.
public final class ObservationToken {
  private var end: (() -> Void)?
  private let isSourceThere: () -> Bool

  init(isSourceThere: @escaping () -> Bool = { true }, _ end: @escaping () -> Void) {
    self.isSourceThere = isSourceThere
    self.end = end
  }

  deinit { end?() }

  /// Whether nothing is heard any more: it was cancelled, or what was observed is released.
  ///
  /// - Complexity: O(1).
  public var isEnded: Bool { end == nil || !isSourceThere() }

  /// Ends the observation.
  ///
  /// Doing it again, and after what was observed is released, does nothing.
  ///
  /// - Complexity: O(n), with n observers of the same source.
  public func cancel() {
    let end = self.end
    self.end = nil
    end?()
  }
}

@available(*, unavailable, message: "it belongs to whoever observes, who has one thread")
extension ObservationToken: Sendable {}
