/// What makes a ``MotionPhase`` change. The table of all transitions:
///
/// | from | touched | dragged | liftedStill | liftedMoving | animated | arrived | stopped |
/// |---|---|---|---|---|---|---|---|
/// | idle | tracking | – | – | – | animating | – | – |
/// | tracking | – | interacting | idle | decelerating | – | – | idle |
/// | interacting | – | – | idle | decelerating | – | – | idle |
/// | decelerating | tracking | – | – | – | animating | idle | idle |
/// | animating | tracking | – | – | – | animating | idle | idle |
///
/// A dash is a trigger that means nothing in that phase: nothing happens. A finger that is on the view keeps it, so that
/// nothing can be animated then.
public enum MotionTrigger: String, Hashable, Sendable, CaseIterable {
  /// A finger came down on it.
  case touched
  /// The finger that is on it began to drag it.
  case dragged
  /// The finger is off, or the touch was cancelled, with nothing to move on.
  case liftedStill
  /// The finger is off, and the view moves on: it has a velocity, is beyond an edge, or goes to a page.
  case liftedMoving
  /// A request, or code, moves it.
  case animated
  /// It came to rest by itself.
  case arrived
  /// Something ended its motion: its offset was set, it left its window, its row was reused.
  case stopped
}

extension MotionPhase {
  /// The phase that follows a trigger; `nil` where the trigger means nothing.
  ///
  /// The table is in ``MotionTrigger``.
  public func after(_ trigger: MotionTrigger) -> MotionPhase? {
    switch (self, trigger) {
    case (.idle, .touched), (.decelerating, .touched), (.animating, .touched): .tracking
    case (.tracking, .dragged): .interacting
    case (.tracking, .liftedStill), (.interacting, .liftedStill): .idle
    case (.tracking, .liftedMoving), (.interacting, .liftedMoving): .decelerating
    case (.idle, .animated), (.decelerating, .animated), (.animating, .animated): .animating
    case (.decelerating, .arrived), (.animating, .arrived): .idle
    case (_, .stopped) where self != .idle: .idle
    default: nil
    }
  }
}
