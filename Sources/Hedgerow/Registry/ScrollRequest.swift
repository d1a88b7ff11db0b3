/// A request to scroll, from the call that made it to its one outcome.
///
/// Keep it or drop it: the registry carries it out either way. A request waits for what it needs: its list, a window, a
/// layout, its row. A newer one for the same tag takes its place.
public final class ScrollRequest {
  /// What a request waits for.
  public enum Need: String, Hashable, Sendable {
    /// A list under its tag.
    case list
    /// A window for the list.
    case window
    /// A layout that gives the list a size.
    case layout
    /// The row that it goes to.
    case row
    /// The next pass.
    case pass
  }

  /// The tag of the list; `nil` for a request by identity alone.
  public internal(set) var tag: ListTag?

  /// Where the list is to scroll.
  public let destination: ScrollDestination

  /// Where in the viewport the destination lands.
  public let alignment: ScrollAlignment

  /// What the request waits for; `nil` once it has ended.
  public internal(set) var need: Need? = .list

  /// How the request ended; `nil` while it lives.
  ///
  /// It never changes again.
  public private(set) var outcome: ScrollOutcome?

  /// The version of the list's rows when the request met it: a row that is not there by the next one is refused.
  var metVersion: Int?
  /// Whether the list is being moved for it, so that only how that ends can end it.
  var isMoving = false
  var onEnd: ((ScrollRequest, ScrollOutcome) -> Void)?
  private let waiters = RequestWaiters()

  init(tag: ListTag?, destination: ScrollDestination, alignment: ScrollAlignment) {
    self.tag = tag
    self.destination = destination
    self.alignment = alignment
  }

  /// Calls the request off; nothing happens once it has ended.
  public func cancel() {
    // What the list tells of its movement comes too late to call it off.
    if !isMoving { end(.cancelled(.caller)) }
  }

  /// Waits until the request has ended.
  ///
  /// Cancelling the task that waits only resumes the waiter: the request goes on.
  ///
  /// - Throws: `CancellationError` when the waiting task is cancelled.
  public nonisolated(nonsending) func settled() async throws -> ScrollOutcome {
    if let outcome { return outcome }
    return try await waiters.wait()
  }

  /// Ends the request, once.
  func end(_ outcome: ScrollOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    need = nil
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(self, outcome)
    waiters.resume(with: outcome)
  }

  /// The request comes to a list, its first or one that replaces another.
  func meet(_ list: any Scrollable) {
    metVersion = (list as? any RowScrollable)?.rowVersion
    need = .pass
  }
}

extension ScrollRequest: CustomStringConvertible {
  /// "row (0, 18) waits for row", or the outcome.
  public var description: String {
    outcome.map { "\(destination): \($0)" } ?? "\(destination) waits for \(need?.rawValue ?? "nothing")"
  }
}

@available(*, unavailable, message: "it belongs to the registry's owner")
extension ScrollRequest: Sendable {}
