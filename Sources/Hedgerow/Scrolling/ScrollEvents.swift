/// The events of what scrolls as an asynchronous sequence.
///
/// It hears from the moment that somebody iterates, and nothing before; each iteration is an observer of its own. Events that
/// come faster than they are taken are kept. It ends when what is observed is released, and when the task that iterates is
/// cancelled. The sequence keeps nothing of what is observed.
///
/// ```swift
/// for await event in list.scrollEvents(.phase) { print(event) }
/// ```
public struct ScrollEvents: AsyncSequence {
  private weak var source: (any Scrollable)?
  private let interests: ScrollInterests
  private let initial: Bool

  init(of source: any Scrollable, interests: ScrollInterests, initial: Bool) {
    self.source = source
    self.interests = interests
    self.initial = initial
  }

  /// Begins to observe.
  public func makeAsyncIterator() -> Iterator { Iterator(of: source, interests, initial) }

  /// Hears events, until it goes.
  public struct Iterator: AsyncIteratorProtocol {
    private let buffer = EventBuffer()
    private let token: ObservationToken?

    init(of source: (any Scrollable)?, _ interests: ScrollInterests, _ initial: Bool) {
      let buffer = buffer
      token = source?.addScrollObserver(
        ScrollObserver(interests, wantsInitial: initial, ended: { buffer.end() }, tell: { buffer.put($0) }))
      if token?.isEnded ?? true { buffer.end() }
    }

    /// The next event; `nil` when there will be no more.
    public nonisolated(nonsending) mutating func next() async -> ScrollEvent? { await buffer.next() }
  }
}

@available(*, unavailable, message: "it belongs to whoever observes, who has one thread")
extension ScrollEvents: Sendable {}

@available(*, unavailable, message: "it belongs to whoever observes, who has one thread")
extension ScrollEvents.Iterator: Sendable {}

extension Scrollable {
  /// What happens, for somebody who iterates.
  ///
  /// - Parameters:
  ///   - interests: what is wanted.
  ///   - initial: whether the first event comes after the next pass with the value as it is then.
  public func scrollEvents(_ interests: ScrollInterests, initial: Bool = false) -> ScrollEvents {
    ScrollEvents(of: self, interests: interests, initial: initial)
  }
}
