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
        kept: .offset,
        cause: .update, phase: before.phase)
    }
    let old = before.rule.isAnchor ? identifiedContent() : []
    let visible = visibleSpanOfContent
    isChangingContent = true
    changes()
    isChangingContent = false
    geometryMayHaveChanged(.update)
    return keepPlace(before, anchored: held(of: old, in: visible, by: before.heldEdge), cause: .update)
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
    return leaves(of: identifiedContent(), in: visible).filter { $0.span.overlaps(visible) }.map(\.identifier)
  }

  /// What is in view, to be saved and found again with ``restore(_:)``.
  ///
  /// - Complexity: O(n log n), with n views inside.
  public final func contentAnchor() -> ScrollAnchor<String> {
    let places = candidates(of: identifiedContent(), in: visibleSpanOfContent).candidates.map {
      ScrollAnchor.Place(id: $0.identifier, distance: $0.span.lowerBound - visibleSpanOfContent.lowerBound)
    }
    return ScrollAnchor(places: places, edge: contentEdge)
  }

  /// Brings the reader back to where an anchor was taken, also in another view or after a launch.
  ///
  /// The first view of the anchor that there is goes where it was. Where the view follows its end, or reveals its start, and the
  /// anchor was there, it goes there; see ``placeKeeping``.
  ///
  /// - Returns: the outcome; refused as ``ScrollRefusal/notLoaded``, with the offset untouched, if none of the views is there.
  /// - Complexity: O(n), with n views inside.
  @discardableResult
  public final func restore(_ anchor: ScrollAnchor<String>) -> ScrollOutcome {
    if let edge = placeKeeping.edge(for: anchor.edge) { return scroll(to: edge) }
    let starts = Dictionary(uniqueKeysWithValues: identifiedContent().map { ($0.identifier, $0.span) })
    for place in anchor.places {
      if let span = starts[place.id] { return scroll(to: span, at: place.distance) }
    }
    return .refused(anchor.places.isEmpty ? .empty : .notLoaded)
  }

  /// Where the view is scrolled to: the identified view that comes first in view, the edge, the offset, and whether the user put
  /// it there.
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
        if let view = identifiedContent().first(where: { $0.identifier == id }) {
          scroll(to: view.span, at: newValue.distance)
        }
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

  // MARK: - Candidates

  private struct Identified {
    let identifier: String
    let span: Range<Double>
    /// How many identified views stand around it.
    let depth: Int
  }

  /// The identified views inside in pre-order, each identifier once.
  private final func identifiedContent() -> [Identified] {
    var found: [Identified] = []
    var known: Set<String> = []
    // The origin of a view's content within this view.
    var stack: [(view: ViewNode, origin: Double, depth: Int)] = []
    func push(_ children: some BidirectionalCollection<ViewNode>, _ origin: Double, _ depth: Int) {
      for child in children.reversed() { stack.append((child, origin, depth)) }
    }
    let axis = mainScrollAxis
    push(children, 0, 0)
    while let (view, origin, depth) = stack.popLast() {
      let span = view.frame.span(along: axis)
      let start = origin + span.lowerBound
      var inner = depth
      if let identifier = view.identifier, known.insert(identifier).inserted {
        found.append(
          Identified(identifier: identifier, span: start..<start + (span.upperBound - span.lowerBound), depth: depth))
        inner += 1
      }
      if view is ScrollNode { continue }
      push(view.children, start - view.bounds.origin.coordinate(along: axis), inner)
    }
    return found
  }

  /// Those that may be held on to: views in view whole, and of others the ones without identified views inside; by place.
  private final func leaves(of content: [Identified], in visible: Range<Double>) -> [Identified] {
    // For each view where those inside it end.
    var ends = [Int](repeating: content.count, count: content.count)
    var open: [Int] = []
    for index in content.indices {
      while let last = open.last, content[last].depth >= content[index].depth {
        ends[last] = index
        open.removeLast()
      }
      open.append(index)
    }
    var taken: [Identified] = []
    var index = 0
    while index < content.count {
      let view = content[index]
      let isWhole = view.span.lowerBound >= visible.lowerBound && view.span.upperBound <= visible.upperBound
      if isWhole || ends[index] == index + 1 {
        taken.append(view)
        index = ends[index]
      } else {
        index += 1
      }
    }
    return taken.enumerated().sorted {
      ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// How far what is held on to has moved.
  private final func held(
    of old: [Identified], in visible: Range<Double>, by edge: ContentEdge
  ) -> (distance: Double, kept: PlaceReport.Kept)? {
    guard !old.isEmpty else { return nil }
    let (inOrder, candidates) = candidates(of: old, in: visible)
    guard let first = candidates.first else { return nil }
    let now = Dictionary(uniqueKeysWithValues: identifiedContent().map { ($0.identifier, $0.span) })
    let alive = candidates.compactMap { view in now[view.identifier].map { (view, span: $0) } }
    let place = inOrder.firstIndex { $0.identifier == first.identifier } ?? 0
    if !alive.isEmpty {
      let end = place + candidates.count
      let starts = alive.map(\.span.lowerBound)
      let before = inOrder[..<place].compactMap { now[$0.identifier]?.lowerBound }.suffix(max(2, starts.count))
      let behind = inOrder[end...].compactMap { now[$0.identifier]?.lowerBound }.prefix(max(2, starts.count))
      let shift = before.count
      let index =
        StableOrder.first(
          of: before + starts + behind, among: shift..<shift + starts.count
        ).map { $0 - shift } ?? StableOrder.first(of: starts, among: starts.indices)
      if let index {
        let (view, span) = alive[index]
        return (span.bound(at: edge) - view.span.bound(at: edge), .view(view.identifier, isFallback: false))
      }
    }
    for view in inOrder[(place + 1)...] + inOrder[..<place].reversed() {
      guard let span = now[view.identifier] else { continue }
      return (span.bound(at: edge) - first.span.bound(at: edge), .view(view.identifier, isFallback: true))
    }
    return nil
  }

  /// Those that may be held on to, by place, and of them those in view, if any of them shows a point only such.
  private final func candidates(
    of content: [Identified], in visible: Range<Double>
  ) -> (inOrder: [Identified], candidates: [Identified]) {
    let inOrder = leaves(of: content, in: visible)
    let seen = inOrder.filter { $0.span.overlaps(visible) }
    let enough = seen.filter { $0.span.clamped(to: visible).length >= 1 }
    return (inOrder, enough.isEmpty ? seen : enough)
  }
}
