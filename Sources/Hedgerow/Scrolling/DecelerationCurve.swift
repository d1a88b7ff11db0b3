import Foundation

/// How a scroll view slows down after a finger let go: velocity decays by the same fraction each millisecond.
///
/// `v(t) = v₀·d^(1000t)`, `x(t) = x₀ + v₀·(d^(1000t) − 1)/(1000·ln d)`, with t in seconds and d the rate for a millisecond.
/// Source: I. Lobanov, "Scrolling mechanics of UIScrollView"; the rates are the platform's.
public struct DecelerationCurve: Hashable, Sendable {
  /// Where it starts, in points.
  public let start: Double
  /// The velocity at the start, in points a second.
  public let velocity: Double
  /// The fraction of the velocity that is left after a millisecond.
  public let rate: DecelerationRate

  /// Closer than this, in points, to where it ends, motion counts as over, and the view is put there.
  public static var threshold: Double { 0.5 }

  /// Makes a curve.
  public init(start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  private var decay: Double { 1000 * log(rate.perMillisecond) }

  /// Where it ends: `x₀ − v₀/(1000·ln d)`.
  public var rest: Double { start - velocity / decay }

  /// How long it takes until less than the ``threshold`` is left, in seconds; 0 when no more is left at the start.
  public var duration: Double {
    guard velocity != 0 else { return 0 }
    return max(0, log(-decay * Self.threshold / abs(velocity)) / decay)
  }

  /// The position after a time, in points.
  public func position(at time: Double) -> Double { start + velocity * expm1(decay * time) / decay }

  /// The velocity after a time, in points a second.
  public func velocity(at time: Double) -> Double { velocity * exp(decay * time) }

  /// When it comes to a position; `nil` if it does not.
  public func time(to position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let fraction = (position - start) * decay / velocity
    guard fraction <= 0, fraction > -1 else { return nil }
    return log1p(fraction) / decay
  }
}

/// How fast a scroll view slows down.
public enum DecelerationRate: String, Hashable, Sendable, CaseIterable {
  /// 0.998 for a millisecond: a flick of 1,000 points a second goes 499.5 points.
  case normal
  /// 0.99 for a millisecond: a flick of 1,000 points a second goes 99.5 points.
  case fast

  /// The fraction of the velocity that is left after a millisecond.
  public var perMillisecond: Double { self == .normal ? 0.998 : 0.99 }
}
