/// What became of a step of the clock.
public enum ClockAdvance: Hashable, Sendable, CustomStringConvertible {
  /// The time has passed, with so many frames in which something moved or came due.
  case advanced(frames: Int)
  /// The step was not taken: the time is what it was, and nothing has moved.
  case refused(ClockRefusal)

  /// "advanced, 18 frames", or the reason.
  public var description: String {
    switch self {
    case .advanced(let frames): "advanced, \(frames) frame\(frames == 1 ? "" : "s")"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}

/// Why a step of the clock was not taken.
public enum ClockRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step is NaN or infinite.
  case notFinite
  /// The step is negative.
  case negative(Double)
  /// The step leads beyond the last moment that the clock knows, 10⁹ seconds after its first.
  case tooFar(Double)
  /// The clock is being advanced already: by whoever called what called this.
  case underWay

  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .notFinite: "the step is no finite number of seconds"
    case .negative(let seconds): "a step of \(seconds) seconds leads back, and time goes forward only"
    case .tooFar(let seconds):
      "a step of \(seconds) seconds leads beyond \(Int(VirtualClock.lastMoment)) seconds; make a new clock"
    case .underWay: "the clock is being advanced already; what follows from a frame happens in the next one by itself"
    }
  }
}
