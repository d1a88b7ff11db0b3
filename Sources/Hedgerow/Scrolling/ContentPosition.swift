public import Foundation

/// Where a view is scrolled to, as a value to read and to set.
///
/// Read, it has everything that is known. To set it, one thing is enough. Of several the identity counts before the edge,
/// unless the view follows that end or reveals that start, see ``PlaceKeeping``, and both before the point. A
/// position that was read and is set again leads to the same place, in spite of what has come and gone meanwhile.
public struct ContentPosition<ID: Hashable>: Hashable {
  /// What comes first in view; `nil` when nothing does.
  public var id: ID?
  /// How far it lies behind the place that ``ScrollAlignment/start`` gives it, in points; negative before it.
  public var distance: Double
  /// The end of the content at which the view is; `nil` between them.
  ///
  /// Content that is not longer than its room is at its start.
  public var edge: ContentEdge?
  /// The offset, in points.
  public var point: CGPoint?
  /// Whether the user brought the view there: with a finger, and by what followed from it.
  ///
  /// Content that comes and goes changes nothing about that. Setting a position leaves it out.
  public let isByUser: Bool

  init(id: ID?, distance: Double, edge: ContentEdge?, point: CGPoint, isByUser: Bool) {
    self.id = id
    self.distance = distance
    self.edge = edge
    self.point = point
    self.isByUser = isByUser
  }

  /// A position at which something comes first in view.
  public init(id: ID, distance: Double = 0) {
    self.id = id
    self.distance = distance
    isByUser = false
  }

  /// A position at an end of the content.
  public init(edge: ContentEdge) {
    self.edge = edge
    distance = 0
    isByUser = false
  }

  /// A position with an offset, in points.
  public init(point: CGPoint) {
    self.point = point
    distance = 0
    isByUser = false
  }
}

extension ContentPosition: Sendable where ID: Sendable {}

extension ContentPosition: CustomStringConvertible {
  /// As in "12 at -30, (0, 600), by the user".
  public var description: String {
    var parts: [String] = []
    if let id { parts.append("\(id) at \(inPoints(distance))") }
    if let edge { parts.append(edge.rawValue) }
    if let point { parts.append(point.shortDescription) }
    if isByUser { parts.append("by the user") }
    return parts.joined(separator: ", ")
  }
}

extension Scrollable {
  /// The end of the content at which the view is; `nil` between them.
  ///
  /// Where all is in view that is the start.
  ///
  /// - Complexity: O(1).
  public var contentEdge: ContentEdge? { isAtStart ? .start : isAtEnd ? .end : nil }
}

extension ScrollNode {
  /// Whether the user brought the view where it is: with a finger, and by what followed from it.
  ///
  /// A change of the content that moves the offset along changes nothing about that.
  public final var isPlacedByUser: Bool { motion.isPlacedByUser }
}
