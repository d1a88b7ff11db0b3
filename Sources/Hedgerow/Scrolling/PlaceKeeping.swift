/// What becomes of the reader's place when the content changes.
///
/// Unless set otherwise, what the reader looks at stays where it is on the screen: what comes, goes or grows before it moves
/// the offset along. An end of the content can have a rule of its own.
///
/// The rules are those of the CSS scroll anchoring draft along one axis, with fallbacks when what was looked at goes, and
/// rules for the ends that lists of messages need.
public struct PlaceKeeping: Hashable, Sendable {
  /// What happens at the start of the content.
  public enum Start: Hashable, Sendable {
    /// What is seen stays where it is, and what comes before it is to be scrolled to.
    case hold
    /// The offset stays at the start, so that what comes before is seen at once.
    case reveal
  }

  /// What happens at the end of the content.
  public enum End: Hashable, Sendable {
    /// What is seen stays where it is, and what comes after it is to be scrolled to.
    case stay
    /// A view that was at its end before the change is at its end after it.
    ///
    /// At its end is one from which the end is not further than `tolerance` points, at least 1. A finger on the view is not
    /// disturbed, nor an animation.
    case follow(tolerance: Double)

    /// Follows with a tolerance of one point.
    public static let follow = End.follow(tolerance: 1)
  }

  /// Whether the place is kept at all; if not, the offset stays and is brought into the resting range.
  public var isOn: Bool
  /// What happens at the start of the content.
  public var start: Start
  /// What happens at the end of the content.
  public var end: End
  /// Which edge of what is held on to stays where it is.
  ///
  /// With the start, as it is unless set, what is held on to grows downwards; with the end it grows upwards, as for a
  /// message at the top of which more is written.
  public var heldEdge: ContentEdge

  /// Makes rules; those that are left out keep what is seen where it is.
  public init(isOn: Bool = true, start: Start = .hold, end: End = .stay, heldEdge: ContentEdge = .start) {
    self.isOn = isOn
    self.start = start
    self.end = end
    self.heldEdge = heldEdge
  }

  /// The place is not kept.
  public static let off = PlaceKeeping(isOn: false)

  /// What is seen stays where it is, at both ends too: what an older or a newer page of the content needs.
  public static let page = PlaceKeeping()
}

extension PlaceKeeping: CustomStringConvertible {
  /// As in "start hold, end follow within 1", or "off".
  public var description: String {
    guard isOn else { return "off" }
    let end =
      switch self.end {
      case .stay: "stay"
      case .follow: "follow within \(inPoints(self.end.tolerance))"
      }
    return "start \(start == .hold ? "hold" : "reveal"), end \(end)"
      + (heldEdge == .end ? ", by end edges" : "")
  }
}

extension PlaceKeeping.End {
  /// How far from the end still is at the end, in points.
  var tolerance: Double {
    guard case .follow(let tolerance) = self, tolerance >= 1 else { return 1 }
    return tolerance
  }
}
