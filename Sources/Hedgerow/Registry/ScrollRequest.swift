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
    /// Nothing any more: the list is under way.
    case arrival
  }

  /// The tag of the list; `nil` for a request by identity alone.
  public internal(set) var tag: ListTag?

  /// Where the list is to scroll.
  public let destination: ScrollDestination

  /// Where in the viewport the destination lands.
  public let alignment: ScrollAlignment

  /// Whether the list takes a time to get there.
  public let isAnimated: Bool

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

  /// The moment, by the registry's clock, from which it waits no more.
  var deadline: Double?
  /// The number of the request, in the order in which they were made.
  var serial = 0
  /// The list that is under way for it.
  private weak var movingList: (any Scrollable)?
  private(set) var isUnderWay = false

  init(tag: ListTag?, destination: ScrollDestination, alignment: ScrollAlignment, animated: Bool) {
    self.tag = tag
    self.destination = destination
    self.alignment = alignment
    isAnimated = animated
  }

  /// Calls the request off: a list that is under way for it stops where it is.
  ///
  /// Nothing happens once it has ended.
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
    leaveList()
    need = nil
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(self, outcome)
    waiters.resume(with: outcome)
  }

  /// The request comes to a list, its first or one that replaces another.
  func meet(_ list: any Scrollable) {
    leaveList()
    metVersion = (list as? any RowScrollable)?.rowVersion
    need = .pass
  }

  // MARK: - Under way

  /// Lets a list go where the request wants it.
  ///
  /// - Returns: the outcome; `nil` if the list is under way: the request ends with it.
  func go(on list: any Scrollable) -> ScrollOutcome? {
    guard isAnimated else {
      // It can be called off or superseded as long as nothing has moved.
      return list.scroll(to: destination, at: alignment) {
        guard self.outcome == nil else { return false }
        isMoving = true
        return true
      }
    }
    var isInCall = true
    movingList = list
    isUnderWay = true
    let outcome = list.scroll(to: destination, at: alignment, animated: true) { [weak self, weak list] outcome in
      guard !isInCall, let self, self.isUnderWay, self.movingList === list else { return }
      self.arrived(outcome)
    }
    isInCall = false
    if outcome == nil { need = .arrival } else { isUnderWay = false }
    return outcome
  }

  private func arrived(_ outcome: ScrollOutcome) {
    isUnderWay = false
    movingList = nil
    // A list that left its window may come back, or another takes its tag: the registry sees to the rest.
    if outcome == .cancelled(.detached) { need = .window } else { end(outcome) }
  }

  /// A list that is under way stops.
  func leaveList() {
    guard isUnderWay else { return }
    let list = movingList
    isUnderWay = false
    movingList = nil
    need = .list
    list?.stopScroll()
  }
}

extension ScrollRequest: CustomStringConvertible {
  /// "row (0, 18) waits for row", "row (0, 18) is under way", or the outcome.
  public var description: String {
    if let outcome { return "\(destination): \(outcome)" }
    return isUnderWay ? "\(destination) is under way" : "\(destination) waits for \(need?.rawValue ?? "nothing")"
  }
}

@available(*, unavailable, message: "it belongs to the registry's owner")
extension ScrollRequest: Sendable {}
