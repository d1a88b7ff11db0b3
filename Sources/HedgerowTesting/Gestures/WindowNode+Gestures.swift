public import Foundation
public import Hedgerow

/// Whole gestures. The finger moves in frames of the window's clock; what follows from them, such as a flight, is left to
/// `advance(by:)` and `settle()`.
extension WindowNode {
  /// A finger comes down and is lifted at once.
  ///
  /// - Parameter point: where, in the window's coordinates.
  /// - Returns: the view that was hit; `nil` for none.
  /// - Throws: `TouchError`, for a point that is not finite or a second finger.
  @discardableResult
  public final func tap(at point: CGPoint) throws(TouchError) -> ViewNode? {
    let hit = try touchDown(at: point)
    try touchLift()
    return hit
  }

  /// A finger comes down, moves evenly to another point, is held there, and is lifted.
  ///
  /// A finger that is held for more than 100 ms has no velocity.
  ///
  /// - Parameters:
  ///   - start: where it comes down, in the window's coordinates.
  ///   - end: where it is lifted.
  ///   - duration: how long it moves, in seconds; 0.25 unless given. With 0 it moves once, at once.
  ///   - pause: how long it is held before it is lifted, in seconds; 0.2 unless given.
  /// - Throws: `TouchError`, for a point that is not finite or a second finger.
  public final func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.25, pause: Double = 0.2
  ) throws(TouchError) {
    try touchDown(at: start)
    let moves = max(1, Int((duration * Double(VirtualClock.framesPerSecond)).rounded()))
    for move in 1...moves {
      advance(by: duration / Double(moves))
      let part = CGFloat(move) / CGFloat(moves)
      try touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    advance(by: pause)
    try touchLift()
  }

  /// A finger comes down, moves with a velocity, and is lifted while it moves.
  ///
  /// - Parameters:
  ///   - start: where it comes down, in the window's coordinates.
  ///   - velocity: the finger's, in points a second: upwards, which scrolls down, is negative.
  ///   - duration: how long the finger is on the window, in seconds; 0.1 unless given. It moves at least once.
  /// - Throws: `TouchError`, for a point that is not finite or a second finger.
  public final func flick(
    from start: CGPoint, velocity: CGPoint, duration: Double = 0.1
  ) throws(TouchError) {
    try drag(
      from: start, to: CGPoint(x: start.x + velocity.x * duration, y: start.y + velocity.y * duration),
      duration: max(duration, 1 / Double(VirtualClock.framesPerSecond)), pause: 0)
  }
}

extension ScrollNode {
  /// The middle of the view in the window's coordinates, for a finger to come down on; `nil` in no window.
  public final var middleInWindow: CGPoint? {
    guard let window else { return nil }
    return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
  }
}
