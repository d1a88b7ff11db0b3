/// What a scroll view is doing: the five phases, with the names that SwiftUI gives them.
///
/// A phase changes only by the table in ``MotionTrigger``; everything else that is said about motion follows from the phase.
public enum MotionPhase: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// It is at rest, and no finger is on it.
  case idle
  /// A finger is on it and has not moved it.
  case tracking
  /// A finger drags it.
  case interacting
  /// The finger is off and it moves on by itself: it slows down, bounces back or goes to its page.
  case decelerating
  /// It moves because a request, or code, wants it somewhere.
  case animating

  /// Whether a finger is on it, moving it or not.
  public var isTracking: Bool { self == .tracking || self == .interacting }

  /// Whether a finger drags it.
  ///
  /// `false` from the moment the finger is off.
  public var isDragging: Bool { self == .interacting }

  /// Whether it moves on by itself after the finger.
  public var isDecelerating: Bool { self == .decelerating }

  /// Whether it moves, for whatever reason.
  public var isScrolling: Bool { self == .interacting || self == .decelerating || self == .animating }

  /// The name.
  public var description: String { rawValue }
}
