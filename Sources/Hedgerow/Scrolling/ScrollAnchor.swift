/// Where a reader was, by what could be seen: to be saved, and to be found again when the content is another one.
///
/// It holds what was in view by its identity, each with its distance from the start of what is seen, and at which end of the
/// content that was. To find the place again the first of them that is still there goes where it was. It is a plain value, so
/// that it can be kept across launches where identities can.
public struct ScrollAnchor<ID: Hashable>: Hashable {
  /// Something that was in view.
  public struct Place: Hashable {
    /// Its identity.
    public var id: ID
    /// How far its start lay behind the place that ``ScrollAlignment/start`` gives it, in points; negative before it.
    public var distance: Double

    /// Makes a place.
    public init(id: ID, distance: Double) {
      self.id = id
      self.distance = distance
    }
  }

  /// What was in view, the best to hold on to first; empty if nothing was.
  public var places: [Place]
  /// The end of the content at which the view was; `nil` between them.
  public var edge: ContentEdge?

  /// Makes an anchor.
  public init(places: [Place], edge: ContentEdge? = nil) {
    self.places = places
    self.edge = edge
  }
}

extension ScrollAnchor: Sendable where ID: Sendable {}
extension ScrollAnchor.Place: Sendable where ID: Sendable {}
extension ScrollAnchor: Codable where ID: Codable {}
extension ScrollAnchor.Place: Codable where ID: Codable {}

extension ScrollAnchor where ID: Sendable {
  /// Where a request has to go to find the place again, also before the content is there; `nil` if nothing was in view.
  ///
  /// ```swift
  /// if let target = anchor.destination { registry.scroll(.inbox, to: target, at: anchor.alignment) }
  /// ```
  public var destination: ScrollDestination? { places.first.map { .id($0.id) } }

  /// The alignment that goes with the ``destination``.
  public var alignment: ScrollAlignment { .start.offset(by: places.first?.distance ?? 0) }
}

extension ScrollAnchor: CustomStringConvertible {
  /// As in "12 at -30", with the end of the content if it was there.
  public var description: String {
    let place = places.first.map { "\($0.id) at \(inPoints($0.distance))" } ?? "nothing in view"
    return place + (edge.map { ", \($0.rawValue)" } ?? "")
  }
}
