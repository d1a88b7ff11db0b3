public import Foundation

/// The content of a plain scroll view: views inside it that have identifiers.
extension ScrollNode {
  /// Makes changes to the views inside, in one step that keeps the reader's place.
  ///
  /// Held on to is what has an ``ViewNode/identifier``, wherever it is inside; views inside other scroll views aside. The
  /// first of them in view counts, by where it is and not by its order among the subviews; what lies in view only in part and
  /// has identified views inside itself leaves it to those. A view that is made anew under the same identifier is the same
  /// thing. See ``placeKeeping`` for the rules.
  ///
  /// ```swift
  /// let report = scroll.changeContent {
  ///   for view in older { stack.insertSubview(view, at: 0) }
  ///   scroll.contentSize.height += olderHeight
  /// }
  /// ```
  ///
  /// - Parameter changes: adds, removes, moves and resizes views, and sets the ``contentSize``. The offset is not set within.
  ///   A call within another is part of that one, and moves nothing by itself.
  /// - Returns: what became of the offset.
  /// - Complexity: O(n log n), with n views inside.
  @discardableResult
  public final func changeContent(_ changes: () -> Void) -> PlaceReport {
    let before = readerPlace()
    guard !isChangingContent else {
      changes()
      return PlaceReport(
        oldOffset: before.offset, newOffset: contentOffset.coordinate(along: mainScrollAxis), clampedBy: 0,
        kept: .offset, cause: .update, phase: before.phase)
    }
    let old = before.rule.isAnchor ? IdentifiedContent(of: self) : nil
    let visible = visibleSpanOfContent
    isChangingContent = true
    changes()
    isChangingContent = false
    geometryMayHaveChanged(.update)
    let anchored = old.flatMap { IdentifiedContent(of: self).distance(from: $0, in: visible, by: before.heldEdge) }
    return keepPlace(before, anchored: anchored, cause: .update)
  }

  /// The rectangle of the view with an identifier, in content coordinates; `nil` when there is none inside.
  ///
  /// Of several the first in pre-order counts. Only text is an identifier.
  ///
  /// - Complexity: O(n), with n views inside.
  public final func rect(ofContentWithID id: RowID) -> CGRect? {
    guard let identifier = id.base as? String,
      let view = allDescendants(ofType: ViewNode.self).first(where: { $0.identifier == identifier })
    else { return nil }
    return view.convert(view.bounds, to: self)
  }

  /// The identifiers of the views of which something is seen, in order along the main axis.
  ///
  /// Half open. Those that lie in view in part and have identified views inside leave it to them.
  ///
  /// - Complexity: O(n log n), with n views inside.
  public final func visibleIdentifiers() -> [String] {
    let visible = visibleSpanOfContent
    return IdentifiedContent(of: self).leaves(in: visible).filter { $0.span.overlaps(visible) }.map(\.identifier)
  }

  /// What is in view, to be saved and found again with ``restore(_:)``.
  ///
  /// - Complexity: O(n log n), with n views inside.
  public final func contentAnchor() -> ScrollAnchor<String> {
    let visible = visibleSpanOfContent
    let content = IdentifiedContent(of: self)
    let places = IdentifiedContent.candidates(among: content.leaves(in: visible), in: visible).map {
      ScrollAnchor.Place(id: $0.identifier, distance: $0.span.lowerBound - visible.lowerBound)
    }
    return ScrollAnchor(places: places, edge: contentEdge)
  }

  /// Brings the reader back to where an anchor was taken, also in another view or after a launch.
  ///
  /// The first view of the anchor that there is goes where it was. Where the view follows its end, or reveals its
  /// start, and the anchor was there, it goes there; see ``placeKeeping``.
  ///
  /// - Returns: the outcome; refused as ``ScrollRefusal/notLoaded``, with the offset untouched, if none of the views is there.
  /// - Complexity: O(n), with n views inside.
  @discardableResult
  public final func restore(_ anchor: ScrollAnchor<String>) -> ScrollOutcome {
    if let edge = placeKeeping.edge(for: anchor.edge) { return scroll(to: edge) }
    let spans = IdentifiedContent(of: self).spans
    for place in anchor.places {
      if let span = spans[place.id] { return scroll(to: span, at: place.distance) }
    }
    return .refused(anchor.places.isEmpty ? .empty : .notLoaded)
  }

  /// Where the view is scrolled to: the identified view that comes first in view, the edge, the offset, and whether
  /// the user put it there.
  ///
  /// Setting it scrolls at once; an identifier that no view has moves nothing. In a list, rows have a
  /// ``RowSource/position``.
  ///
  /// - Complexity: O(n log n), with n views inside.
  public final var contentPosition: ContentPosition<String> {
    get {
      let first = contentAnchor().places.first
      return ContentPosition(
        id: first?.id, distance: first?.distance ?? 0, edge: contentEdge, point: contentOffset,
        isByUser: isPlacedByUser)
    }
    set {
      if let edge = newValue.edge, newValue.id == nil || placeKeeping.edge(for: edge) != nil {
        scroll(to: edge == .start ? .start : .end)
      } else if let id = newValue.id {
        if let span = IdentifiedContent(of: self).spans[id] { scroll(to: span, at: newValue.distance) }
      } else if let point = newValue.point {
        scroll(to: .offset(point))
      }
    }
  }

  private final var visibleSpanOfContent: Range<Double> {
    scrollRoom(along: mainScrollAxis).visibleSpan(at: contentOffset.coordinate(along: mainScrollAxis))
  }

  /// Scrolls so that something starts at a distance behind the start of what is seen.
  @discardableResult
  private final func scroll(to span: Range<Double>, at distance: Double) -> ScrollOutcome {
    let start = span.lowerBound - scrollInsets.start(along: mainScrollAxis) - distance
    return scroll(to: .offset(contentOffset.replacing(start, along: mainScrollAxis)))
  }
}
