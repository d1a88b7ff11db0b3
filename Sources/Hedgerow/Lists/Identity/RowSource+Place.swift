import Foundation

/// Where the reader is, by ids.
extension RowSource {
  /// What is in view, to be saved and found again with ``restore(_:)``.
  ///
  /// The row that has the focus comes first, then the others in order, those that show a point at least before the others;
  /// rows that may not be held on to, see ``ListNode/mayAnchor``, are left out.
  ///
  /// - Complexity: O(v log n), with v rows in view of n.
  public final func anchor() -> ScrollAnchor<ItemID> {
    guard let list = try? current() else { return ScrollAnchor(places: []) }
    let places = list.placesInView().compactMap { handle, distance in
      id(of: handle).map { ScrollAnchor.Place(id: $0, distance: distance) }
    }
    return ScrollAnchor(places: places, edge: list.contentEdge)
  }

  /// Brings the reader back to where an anchor was taken, also in another list or after a launch.
  ///
  /// The first row of the anchor that there is goes where it was. Where the list follows its end, or reveals its
  /// start, and the anchor was there, it goes there.
  ///
  /// - Returns: the outcome; refused as ``ScrollRefusal/notLoaded``, with the offset untouched, if none of the rows is there.
  /// - Complexity: O(k + log n), with k rows of the anchor, plus the rows that are measured on the way.
  @discardableResult
  public final func restore(_ anchor: ScrollAnchor<ItemID>) -> ScrollOutcome {
    guard let list = try? current() else { return .cancelled(.released) }
    if let edge = list.placeKeeping.edge(for: anchor.edge) { return list.scroll(to: edge) }
    for place in anchor.places {
      if let path = path(of: place.id) { return list.scroll(to: .row(path), at: .start.offset(by: place.distance)) }
    }
    return .refused(anchor.places.isEmpty ? .empty : .notLoaded)
  }

  /// Where the list is scrolled to: the row that comes first in view, the edge, the offset, and whether the user put it there.
  ///
  /// Setting it scrolls at once; see ``scroll(to:)`` for what comes of it.
  ///
  /// - Complexity: O(log n), with n rows.
  public final var position: ContentPosition<ItemID> {
    get {
      guard let list = try? current() else { return ContentPosition(point: .zero) }
      let first = list.firstInView()
      return ContentPosition(
        id: first.flatMap { id(of: $0.handle) }, distance: first?.distance ?? 0, edge: list.contentEdge,
        point: list.contentOffset, isByUser: list.isPlacedByUser)
    }
    set { scroll(to: newValue) }
  }

  /// Scrolls to a position.
  ///
  /// - Returns: the outcome; refused as ``ScrollRefusal/notLoaded`` for an id that no row has, as
  ///   ``ScrollRefusal/empty`` for a position that says nothing. The offset is untouched then.
  @discardableResult
  public final func scroll(to position: ContentPosition<ItemID>) -> ScrollOutcome {
    guard let list = try? current() else { return .cancelled(.released) }
    let isOfEdge = position.id == nil || list.placeKeeping.edge(for: position.edge) != nil
    switch (isOfEdge ? position.edge : nil, position.id, position.point) {
    case (let edge?, _, _): return list.scroll(to: edge == .start ? .start : .end)
    case (_, let id?, _):
      guard let path = path(of: id) else { return .refused(.notLoaded) }
      return list.scroll(to: .row(path), at: .start.offset(by: position.distance))
    case (_, _, let point?): return list.scroll(to: .offset(point))
    default: return .refused(.empty)
    }
  }

  /// The id of the row that has the focus; `nil` for none.
  ///
  /// See ``ListNode/focusedRow``.
  ///
  /// Setting an id that no row has gives `nil`.
  ///
  /// - Complexity: O(log n), with n rows.
  public final var focusedID: ItemID? {
    get { list?.focusedRow.flatMap { id(at: $0) } }
    set { list?.focusedRow = newValue.flatMap { path(of: $0) } }
  }
}

extension ListNode {
  /// The rows in view that may be held on to, the best first, each with the distance from where `.start` would put it.
  @usableFromInline
  final func placesInView() -> [(handle: RowHandle, distance: Double)] {
    let candidates = anchorCandidates(for: .lengths, takesAll: true)
    var rows = candidates.rows
    if let favourite = candidates.favourite { rows.insert(rows.remove(at: favourite), at: 0) }
    return rows.compactMap { row in path(of: row.handle).map { (row.handle, distance(of: $0)) } }
  }

  /// The first row in view, with the distance from where `.start` would put it.
  @usableFromInline
  final func firstInView() -> (handle: RowHandle, distance: Double)? {
    guard let path = ends(meeting: visibleSpan)?.first, let handle = handle(of: path) else { return nil }
    return (handle, distance(of: path))
  }

  private final func distance(of path: RowPath) -> Double {
    span(ofShownRow: path).lowerBound - viewportSpan.lowerBound - scrollInsets.start(along: mainScrollAxis)
      - stickyExtent(ofShownSection: path.section)
  }
}
