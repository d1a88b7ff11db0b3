/// Observes one list at a time, whichever it is told to track: what it heard of the one before it hears no more.
///
/// It keeps no list. When the one that it tracks is released it hears nothing until it is told to track another.
public final class ScrollTracker {
  private let interests: ScrollInterests
  private let tell: (ScrollEvent) -> Void
  private weak var list: (any Scrollable)?
  private var token: ObservationToken?

  /// Makes a tracker that tracks nothing yet.
  ///
  /// - Parameters:
  ///   - interests: what is wanted.
  ///   - tell: told of each event of the list that is tracked then.
  public init(_ interests: ScrollInterests, _ tell: @escaping (ScrollEvent) -> Void) {
    self.interests = interests
    self.tell = tell
  }

  /// The list that is tracked; `nil` for none.
  public var tracked: (any Scrollable)? { list }

  /// Moves the observation to a list.
  ///
  /// Tracking the same one again does nothing.
  ///
  /// - Parameters:
  ///   - list: which; `nil` for none.
  ///   - initial: whether its first event comes after the next pass with the value as it is then.
  public func track(_ list: (any Scrollable)?, initial: Bool = false) {
    if let list, let tracked = self.list, list === tracked, token?.isEnded == false { return }
    token = nil
    self.list = list
    token = list?.addScrollObserver(ScrollObserver(interests, wantsInitial: initial, tell: tell))
  }
}

@available(*, unavailable, message: "it belongs to whoever observes, who has one thread")
extension ScrollTracker: Sendable {}
