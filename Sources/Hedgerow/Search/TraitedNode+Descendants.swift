extension TraitedNode {
  /// The first view below this one that is of a type and that a filter lets through; `nil` for none.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - filter: what else a match must satisfy.
  ///   - order: what comes first; pre-order unless said otherwise.
  ///   - includingSelf: whether this view itself counts; not unless said so.
  /// - Complexity: O(v), with v the views up to the match, plus the cost of the filter for those of the type. Where only
  ///   views that scroll can match, subtrees in which nothing scrolls are not entered.
  public func firstDescendant<Match>(
    ofType type: Match.Type, matching filter: SearchFilter, order: SearchOrder = .preOrder,
    includingSelf: Bool = false
  ) -> Match? {
    var walk = walk(for: type, matching: filter, order: order, includingSelf: includingSelf)
    while let node = walk.next() {
      if let match = node as? Match, filter.accepts(node) { return match }
    }
    return nil
  }

  /// Every view below this one that is of a type and that a filter lets through, in order; also those inside another match.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - filter: what else a match must satisfy.
  ///   - order: pre-order unless said otherwise.
  ///   - includingSelf: whether this view itself counts; not unless said so.
  /// - Complexity: O(n), with n the views below, plus the cost of the filter for those of the type; less where only views
  ///   that scroll can match.
  public func allDescendants<Match>(
    ofType type: Match.Type, matching filter: SearchFilter, order: SearchOrder = .preOrder,
    includingSelf: Bool = false
  ) -> [Match] {
    matches(of: type, matching: filter, order: order, includingSelf: includingSelf).found.map(\.match)
  }

  /// The one view below this one that is of a type and that a filter lets through.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - filter: what else a match must satisfy.
  ///   - order: in which candidates are named; pre-order unless said otherwise.
  ///   - includingSelf: whether this view itself counts; not unless said so.
  /// - Throws: ``SearchError/notFound(_:)`` with what came near and which condition kept it out,
  ///   ``SearchError/ambiguous(_:)`` with the path of every candidate, ``SearchError/circle(_:)``.
  /// - Complexity: as ``allDescendants(ofType:matching:order:includingSelf:)``.
  public func onlyDescendant<Match>(
    ofType type: Match.Type, matching filter: SearchFilter, order: SearchOrder = .preOrder,
    includingSelf: Bool = false
  ) throws(SearchError) -> Match {
    let (found, repeated) = matches(of: type, matching: filter, order: order, includingSelf: includingSelf)
    if let repeated { throw .circle(SearchCircle(at: repeated.hierarchyName, visited: [])) }
    let wanted = filter.conditions.isEmpty ? "\(type)" : "\(type) (\(filter))"
    if found.count > 1 {
      throw .ambiguous(SearchAmbiguity(wanted: wanted, paths: found.map { HierarchyPath(to: $0.node) }))
    }
    if let only = found.first { return only.match }
    var miss = SearchMiss(wanted: wanted)
    for node in descendants(includingSelf: includingSelf) { miss.see(node, type: type, filter: filter) }
    throw .notFound(miss)
  }

  private func matches<Match>(
    of type: Match.Type, matching filter: SearchFilter, order: SearchOrder, includingSelf: Bool
  ) -> (found: [(match: Match, node: RelatedNode)], repeated: RelatedNode?) {
    var found: [(match: Match, node: RelatedNode)] = []
    var walk = walk(for: type, matching: filter, order: order, includingSelf: includingSelf)
    while let node = walk.next() {
      if let match = node as? Match, filter.accepts(node) { found.append((match, node)) }
    }
    return (found, walk.repeatedNode)
  }

  private func walk<Match>(
    for type: Match.Type, matching filter: SearchFilter, order: SearchOrder, includingSelf: Bool
  ) -> DescendantSequence<RelatedNode>.Iterator {
    DescendantSequence(
      start: includingSelf ? selfAsRelated() : subviews, order: order,
      onlyScrolling: filter.onlyScrolling || type is any ScrollingView.Type,
      excluding: includingSelf ? nil : self
    ).makeIterator()
  }
}

extension SearchMiss {
  /// Takes note of a view that is no match: a candidate of the type that the filter keeps out, or a scrolling view of
  /// another type.
  mutating func see<Node: TraitedNode, Match>(_ node: Node, type: Match.Type, filter: SearchFilter) {
    seen += 1
    let traits = node.searchTraits
    guard node is Match else {
      if traits.isScrollable {
        note(HierarchyPath(to: node), reason: "is a \(traits.isList ? "list" : "scroll view"), but no \(type)")
      }
      return
    }
    // With a filter for what scrolls, every view is of the type asked for; those that do not scroll are not near.
    guard traits.isScrollable || !filter.onlyScrolling, let reason = filter.rejection(of: node) else { return }
    note(HierarchyPath(to: node), reason: reason)
  }
}
