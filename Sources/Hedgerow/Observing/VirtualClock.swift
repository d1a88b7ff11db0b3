/// Time that passes only when somebody lets it.
///
/// Windows and registries share a clock, and what moves in them moves by it. It starts at 0 and goes on in
/// ``advance(by:)`` and ``settle()``; nothing waits for real time. Time runs in **frames**, 60 a second, at the absolute
/// multiples of 1/60 s since the clock's start: motion is seen in frames only, so that any split of the same time gives the
/// same frames, events and numbers. Motions are closed forms evaluated at the frame, which is why no error adds up.
///
/// The clock counts in whole nanoseconds, and a moment less than half a nanosecond from a frame is that frame: sixty steps of
/// 1/60 s are one second, whatever the last bits of the sum.
///
/// Windows and registries keep their clock; the clock keeps none of them.
public final class VirtualClock {
  /// How many frames there are in a second.
  public static var framesPerSecond: Int { 60 }
  /// The last moment that a clock knows, in seconds after its start.
  static var lastMoment: Double { 1e9 }
  /// How many frames ``settle()`` lets pass at most: a minute's.
  public static var settleFrames: Int { 3_600 }

  /// The frames that have begun: the number of the last one, 0 at the start.
  public private(set) var frame = 0
  private var nanoseconds = 0
  /// What the nanoseconds are short of the sum of all steps, within half of one.
  private var remainder = 0.0
  private(set) var isAdvancing = false

  /// What moves.
  private var movers = ClockFollowers()
  /// What waits for a time.
  private var waiters = ClockFollowers()
  /// What runs a pass after each frame.
  private var runners = ClockFollowers()

  /// Makes a clock at 0.
  public init() {}

  /// The time since the start, in seconds.
  ///
  /// - Complexity: O(1).
  public var now: Double {
    nanoseconds == Self.nanoseconds(ofFrame: frame)
      ? Double(frame) / Double(Self.framesPerSecond) : Double(nanoseconds) / 1e9
  }

  /// Whether anything moves by the clock.
  ///
  /// - Complexity: O(1) amortised.
  public var isMoving: Bool { !movers.isEmptied() }

  /// Lets time pass, with a frame wherever something moves or comes due, and a pass of every window before, after each frame
  /// and at the end.
  ///
  /// A step of 0 runs the pass. A step that is negative, NaN, infinite or leads beyond 10⁹ seconds is refused, and so is one
  /// within another.
  ///
  /// - Parameter seconds: how much time.
  /// - Complexity: O(f), with f the frames in which something moves, whatever the step.
  @discardableResult
  public func advance(by seconds: Double) -> ClockAdvance {
    guard seconds.isFinite else { return .refused(.notFinite) }
    guard seconds >= 0 else { return .refused(.negative(seconds)) }
    guard seconds <= Self.lastMoment - now else { return .refused(.tooFar(seconds)) }
    guard !isAdvancing else { return .refused(.underWay) }
    isAdvancing = true
    defer { isAdvancing = false }
    let sum = remainder + seconds * 1e9
    let whole = sum.rounded()
    remainder = sum - whole
    let target = nanoseconds + Int(whole)
    runPasses()
    var frames = 0
    while let next = nextFrame(), Self.nanoseconds(ofFrame: next) <= target {
      run(frame: next)
      frames += 1
    }
    nanoseconds = target
    frame = Self.lastFrame(at: target)
    runPasses()
    return .advanced(frames: frames)
  }

  /// Lets time pass, frame by frame, until nothing moves any more.
  ///
  /// It stops after ``settleFrames`` frames, in case observers start motion again and again. Requests that wait for something
  /// else than motion are not waited for. Within an ``advance(by:)``, or another `settle()`, it does nothing.
  ///
  /// - Returns: whether everything has come to rest.
  /// - Complexity: O(f), with f the frames in which something moves.
  @discardableResult
  public func settle() -> Bool {
    guard !isAdvancing else { return false }
    isAdvancing = true
    defer { isAdvancing = false }
    runPasses()
    var frames = 0
    while isMoving, frames < Self.settleFrames {
      run(frame: frame + 1)
      remainder = 0
      frames += 1
    }
    return !isMoving
  }

  // MARK: - Followers

  func addMover(_ mover: any ClockFollower) { movers.add(mover) }
  func removeMover(_ mover: any ClockFollower) { movers.remove(mover) }
  func addWaiter(_ waiter: any ClockFollower) { waiters.add(waiter) }
  func removeWaiter(_ waiter: any ClockFollower) { waiters.remove(waiter) }
  func addRunner(_ runner: any ClockFollower) { runners.add(runner) }
  func removeRunner(_ runner: any ClockFollower) { runners.remove(runner) }

  /// Everything that moves by the clock.
  var moving: [any ClockFollower] { movers.all }

  func runPasses() {
    for runner in runners.all { runner.runPassOfClock() }
  }

  // MARK: - Frames

  /// The next frame in which something moves or comes due.
  private func nextFrame() -> Int? {
    if isMoving { return frame + 1 }
    guard let time = waiters.all.compactMap(\.wakeTime).min(), time <= Self.lastMoment else { return nil }
    let due = Int((time * 1e9).rounded())
    var next = max(frame, Self.lastFrame(at: max(0, due)))
    while Self.nanoseconds(ofFrame: next) < due || next <= frame { next += 1 }
    return next
  }

  private func run(frame next: Int) {
    frame = next
    nanoseconds = Self.nanoseconds(ofFrame: next)
    let time = now
    // What an earlier one of them stopped moves no more.
    for mover in movers.all where movers.contains(mover) {
      if !mover.takeFrame(at: time) { movers.remove(mover) }
    }
    for waiter in waiters.all {
      if let due = waiter.wakeTime, due <= time { waiter.wake(at: time) }
    }
    runPasses()
  }

  private static func nanoseconds(ofFrame frame: Int) -> Int {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: framesPerSecond)
    return seconds * 1_000_000_000 + (rest * 1_000_000_000 + framesPerSecond / 2) / framesPerSecond
  }

  private static func lastFrame(at nanoseconds: Int) -> Int {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let frame = seconds * framesPerSecond + rest * framesPerSecond / 1_000_000_000
    return self.nanoseconds(ofFrame: frame + 1) <= nanoseconds ? frame + 1 : frame
  }
}

@available(*, unavailable, message: "it belongs to the windows that share it, which have one owner")
extension VirtualClock: Sendable {}
