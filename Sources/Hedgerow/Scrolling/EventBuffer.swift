import Foundation

/// Events on their way to a task that waits for them.
///
/// A task may be cancelled on any thread, so that this part has a lock, though the rest of the library has one owner.
final class EventBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [ScrollEvent] = []
  private var isEnded = false
  private var waiter: CheckedContinuation<ScrollEvent?, Never>?

  func put(_ event: ScrollEvent) {
    let waiting: CheckedContinuation<ScrollEvent?, Never>? = lock.withLock {
      if let waiter {
        self.waiter = nil
        return waiter
      }
      if !isEnded { events.append(event) }
      return nil
    }
    waiting?.resume(returning: event)
  }

  func end() {
    let waiting = lock.withLock {
      isEnded = true
      defer { waiter = nil }
      return waiter
    }
    waiting?.resume(returning: nil)
  }

  /// The next event, waited for; `nil` when there are no more, or the task is cancelled.
  nonisolated(nonsending) func next() async -> ScrollEvent? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: ScrollEvent?? = lock.withLock {
          if !events.isEmpty { return .some(events.removeFirst()) }
          if isEnded || waiter != nil { return .some(nil) }
          waiter = continuation
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      end()
    }
  }
}
