import Foundation

/// How a scroll view comes back from beyond an edge, or to its page: a spring that never swings.
///
/// Critically damped, mass 1 and stiffness k: `x(t) = target + (a + (v₀ + ωa)·t)·e^(−ωt)` with `a = x₀ − target` and
/// `ω = √k`. The model's numbers are an example of the platform's behaviour; Apple publishes none.
public struct SpringCurve: Hashable, Sendable {
  /// Where it starts, in points.
  public let start: Double
  /// The velocity at the start, in points a second.
  public let velocity: Double
  /// Where it ends, in points.
  public let target: Double
  /// The stiffness of the spring, for a mass of 1.
  public let stiffness: Double

  /// Makes a curve; the stiffness is 100 unless given.
  public init(start: Double, velocity: Double, target: Double, stiffness: Double = 100) {
    self.start = start
    self.velocity = velocity
    self.target = target
    self.stiffness = stiffness
  }

  private var frequency: Double { stiffness.squareRoot() }
  private var displacement: Double { start - target }
  private var slope: Double { velocity + frequency * displacement }

  /// The position after a time, in points.
  public func position(at time: Double) -> Double {
    target + (displacement + slope * time) * exp(-frequency * time)
  }

  /// The velocity after a time, in points a second.
  public func velocity(at time: Double) -> Double {
    (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
  }

  /// A time, in seconds, after which it is never further from its target than ``DecelerationCurve/threshold``.
  ///
  /// Each of the two terms is then below half of that: `t₁ = ln(2|a|/th)/ω` and `t₂ = 2·ln(4|b|/(e·ω·th))/ω`.
  public var duration: Double {
    let threshold = DecelerationCurve.threshold
    let first = displacement == 0 ? 0 : log(2 * abs(displacement) / threshold) / frequency
    let second = slope == 0 ? 0 : 2 * log(4 * abs(slope) / (M_E * frequency * threshold)) / frequency
    return max(0, first, second)
  }
}
