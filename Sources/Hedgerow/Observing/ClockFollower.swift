/// Something that lives by a clock: it moves, it waits for a time, or it runs a pass after each frame.
protocol ClockFollower: AnyObject {
  /// Moves on to a frame, at a time in seconds.
  ///
  /// - Returns: whether it still moves.
  func takeFrame(at time: Double) -> Bool

  /// The clock by which it moved is no longer its own.
  func lostClock()

  /// The time it waits for, in seconds; `nil` for none.
  var wakeTime: Double? { get }

  /// The time has come, or has passed.
  func wake(at time: Double)

  /// Runs a pass.
  func runPassOfClock()
}

extension ClockFollower {
  func takeFrame(at time: Double) -> Bool { false }
  func lostClock() {}
  var wakeTime: Double? { nil }
  func wake(at time: Double) {}
  func runPassOfClock() {}
}

/// Followers of one sort, which are not kept, in the order in which they came.
struct ClockFollowers {
  private struct Weak {
    weak var follower: (any ClockFollower)?
  }

  private var followers: [Weak] = []

  /// Those that are there.
  var all: [any ClockFollower] { followers.compactMap(\.follower) }

  mutating func add(_ follower: any ClockFollower) {
    guard !contains(follower) else { return }
    followers.append(Weak(follower: follower))
  }

  mutating func remove(_ follower: any ClockFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
  }

  func contains(_ follower: any ClockFollower) -> Bool { followers.contains { $0.follower === follower } }

  /// Whether there are none; those that are gone are dropped with it.
  mutating func isEmptied() -> Bool {
    if followers.contains(where: { $0.follower == nil }) { followers.removeAll { $0.follower == nil } }
    return followers.isEmpty
  }
}
