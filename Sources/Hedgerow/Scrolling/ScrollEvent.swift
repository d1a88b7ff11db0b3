public import Foundation

/// What happened to a scroll view: what changed, from what to what, in which phase, and why.
///
/// An event is delivered after the pass that it was caused in, in the order in which things happened. What an observer
/// changes is told after, in the same pass and never within the telling, for at most 64 rounds.
public struct ScrollEvent: Hashable, Sendable, CustomStringConvertible {
  /// What changed, with the value before and the value after.
  ///
  /// The two are equal only in the first event of an observer that asked for the value as it is.
  public enum Change: Hashable, Sendable {
    /// The content offset, in points.
    case offset(from: CGPoint, to: CGPoint)
    /// What the view is doing.
    case phase(from: MotionPhase, to: MotionPhase)
    /// The size of what scrolls, in points.
    case contentSize(from: CGSize, to: CGSize)
    /// The adjusted insets, in points.
    case insets(from: ScrollInsets, to: ScrollInsets)
    /// The size of the viewport, in points.
    case viewport(from: CGSize, to: CGSize)
    /// The rows of which something is seen, in a list; half open, without what insets and a sticky header cover.
    case visibleRows(from: [RowPath], to: [RowPath])
  }

  /// What changed.
  public let change: Change
  /// The phase in which it happened; for a change of phase, the new one.
  public let phase: MotionPhase
  /// Why it happened.
  public let cause: ScrollCause

  /// Makes an event, as an adapter or a test does.
  public init(_ change: Change, phase: MotionPhase, cause: ScrollCause) {
    self.change = change
    self.phase = phase
    self.cause = cause
  }

  /// One line, as in "offset (0, 0) → (0, 44), interacting, user".
  public var description: String { "\(change), \(phase), \(cause.rawValue)" }
}

/// Why something happened to a scroll view.
public enum ScrollCause: String, Hashable, Sendable, CaseIterable {
  /// A finger.
  case user
  /// The view moved on by itself after the finger.
  case deceleration
  /// A request, or an animation that code asked for.
  case request
  /// Code set the offset, or another property.
  case code
  /// Rows came, went or changed.
  case update
  /// A layout: another size, other insets, rows that were measured.
  case layout
  /// The view left its window, or its row was reused.
  case detachment
  /// Nothing: it is the value as it is, for an observer that has just begun.
  case initial
}

/// What an observer of a scroll view wants to hear; what nobody wants costs nothing.
public struct ScrollInterests: OptionSet, Hashable, Sendable {
  /// One bit for each kind of change.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Every change of the content offset.
  public static let offset = ScrollInterests(rawValue: 1)
  /// Every change of phase.
  public static let phase = ScrollInterests(rawValue: 2)
  /// Changes of the size of what scrolls.
  public static let contentSize = ScrollInterests(rawValue: 4)
  /// Changes of the adjusted insets.
  public static let insets = ScrollInterests(rawValue: 8)
  /// Changes of the size of the viewport.
  public static let viewport = ScrollInterests(rawValue: 16)
  /// Changes of the rows that are seen, in a list.
  public static let visibleRows = ScrollInterests(rawValue: 32)
  /// Everything but the visible rows, which cost a look at the rows after each pass in which the list moved.
  public static let geometry: ScrollInterests = [.offset, .phase, .contentSize, .insets, .viewport]
  /// Everything.
  public static let all: ScrollInterests = [.geometry, .visibleRows]
}

extension ScrollEvent.Change: CustomStringConvertible {
  /// The kind of change.
  public var interest: ScrollInterests {
    switch self {
    case .offset: .offset
    case .phase: .phase
    case .contentSize: .contentSize
    case .insets: .insets
    case .viewport: .viewport
    case .visibleRows: .visibleRows
    }
  }

  /// What changed, from what to what.
  public var description: String {
    switch self {
    case .offset(let old, let new): "offset \(old.shortDescription) → \(new.shortDescription)"
    case .phase(let old, let new): "phase \(old) → \(new)"
    case .contentSize(let old, let new): "content size \(old.shortDescription) → \(new.shortDescription)"
    case .insets(let old, let new): "insets \(old.shortDescription) → \(new.shortDescription)"
    case .viewport(let old, let new): "viewport \(old.shortDescription) → \(new.shortDescription)"
    case .visibleRows(let old, let new): "visible rows \(Self.words(old)) → \(Self.words(new))"
    }
  }

  private static func words(_ rows: [RowPath]) -> String {
    guard let first = rows.first, let last = rows.last else { return "none" }
    return first == last ? "\(first)" : "\(first)–\(last)"
  }

  /// The change that this one and a later one of the same kind come to.
  func merged(with later: ScrollEvent.Change) -> ScrollEvent.Change? {
    switch (self, later) {
    case (.offset(let old, _), .offset(_, let new)): .offset(from: old, to: new)
    case (.contentSize(let old, _), .contentSize(_, let new)): .contentSize(from: old, to: new)
    case (.insets(let old, _), .insets(_, let new)): .insets(from: old, to: new)
    case (.viewport(let old, _), .viewport(_, let new)): .viewport(from: old, to: new)
    case (.phase(let old, _), .phase(_, let new)): .phase(from: old, to: new)
    default: nil
    }
  }

  /// Whether nothing is different after it.
  var isNothing: Bool {
    switch self {
    case .offset(let old, let new): old == new
    case .phase(let old, let new): old == new
    case .contentSize(let old, let new): old == new
    case .insets(let old, let new): old == new
    case .viewport(let old, let new): old == new
    case .visibleRows(let old, let new): old == new
    }
  }
}

extension CGPoint {
  var shortDescription: String { "(\(inPoints(Double(x))), \(inPoints(Double(y))))" }
}

extension CGSize {
  var shortDescription: String { "\(inPoints(Double(width)))×\(inPoints(Double(height)))" }
}

extension ScrollInsets {
  var shortDescription: String {
    "(\(inPoints(Double(top))), \(inPoints(Double(left))), \(inPoints(Double(bottom))), \(inPoints(Double(right))))"
  }
}
