public import Foundation

/// One thing that a finger does on a window, and when.
public struct TouchStep: Hashable, Sendable {
  /// What the finger does.
  ///
  /// Points are the window's.
  public enum Action: Hashable, Sendable {
    /// It comes down.
    case down(CGPoint)
    /// It moves.
    case move(CGPoint)
    /// It is lifted, with the velocity that a recogniser reports for it in points a second; `nil` to take it from the moves.
    case lift(velocity: CGPoint?)
    /// The system takes it away.
    case cancel
  }

  /// The time on the window's clock, in seconds.
  public var time: Double
  /// What the finger does.
  public var action: Action

  /// Makes a step.
  public init(_ action: Action, at time: Double) {
    self.action = action
    self.time = time
  }
}
