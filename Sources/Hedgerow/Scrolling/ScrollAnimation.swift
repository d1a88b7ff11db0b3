/// How long code takes to bring a scroll view somewhere.
///
/// It starts and ends without speed: after the fraction u of its duration, `3u² − 2u³` of the way is done. Apple's text says
/// constant velocity; what is seen is ease-in-out in about 0.3 s.
public struct ScrollAnimation: Hashable, Sendable {
  /// How long it takes, in seconds; 0 for no animation.
  public let duration: Double

  /// Makes an animation.
  ///
  /// A duration that is negative or not finite is taken as 0.
  public init(duration: Double) { self.duration = duration.isFinite ? max(0, duration) : 0 }

  /// The usual one, of 0.3 s.
  public static let standard = ScrollAnimation(duration: 0.3)

  /// How much of the way is done after a fraction of the duration, from 0 to 1.
  public static func progress(at fraction: Double) -> Double {
    let u = min(max(fraction, 0), 1)
    return u * u * (3 - 2 * u)
  }
}

/// How an animation of an offset ended.
public enum ScrollFinish: Hashable, Sendable {
  /// It is where it was to go.
  case arrived
  /// Another animation, or an offset set by code, took its place.
  case superseded
  /// Something ended it on the way; the offset stays where it was.
  case cancelled(ScrollCancellation)
  /// What it was to go to is gone; the offset stays where it was.
  case lost
}
