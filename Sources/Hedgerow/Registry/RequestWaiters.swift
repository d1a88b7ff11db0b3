import Foundation

/// The tasks that wait for a request.
///
/// A task may be cancelled on any thread, so that this part has a lock, though the rest of the library has one owner.
final class RequestWaiters: @unchecked Sendable {
  private let lock = NSLock()
  private var continuations: [Int: CheckedContinuation<ScrollOutcome, any Error>] = [:]
  private var cancelled: Set<Int> = []
  private var outcome: ScrollOutcome?
  private var nextID = 0

  nonisolated(nonsending) func wait() async throws -> ScrollOutcome {
    let id = lock.withLock {
      nextID += 1
      return nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let resumption: (() -> Void)? = lock.withLock {
          if let outcome { return { continuation.resume(returning: outcome) } }
          if cancelled.remove(id) != nil { return { continuation.resume(throwing: CancellationError()) } }
          continuations[id] = continuation
          return nil
        }
        resumption?()
      }
    } onCancel: {
      let continuation = lock.withLock {
        let waiting = continuations.removeValue(forKey: id)
        if waiting == nil, outcome == nil { cancelled.insert(id) }
        return waiting
      }
      continuation?.resume(throwing: CancellationError())
    }
  }

  func resume(with outcome: ScrollOutcome) {
    let waiting = lock.withLock {
      self.outcome = outcome
      defer { continuations = [:] }
      return continuations
    }
    for continuation in waiting.values { continuation.resume(returning: outcome) }
  }
}
