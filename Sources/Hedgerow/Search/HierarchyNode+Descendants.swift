extension HierarchyNode {
  /// The first view of a type below this one; `nil` for none.
  ///
  /// With several matches it is the first in the order, which is not always the one that is meant: array order is back to
  /// front, so of stacked screens the rear one comes first. Ask with ``onlyDescendant(ofType:order:includingSelf:where:)``
  /// to be told of several, or from inside the right one with ``TraitedNode/nearest(_:matching:includingSelf:)``.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - order: what comes first; pre-order unless said otherwise.
  ///   - includingSelf: whether this view itself counts; not unless said so.
  ///   - predicate: what else a match must satisfy; nothing unless given.
  /// - Complexity: O(v), with v the views up to the match. For a type that is marked as ``ScrollingView``, subtrees in
  ///   which nothing scrolls are not entered.
  @inlinable
  public func firstDescendant<Match>(
    ofType type: Match.Type, order: SearchOrder = .preOrder, includingSelf: Bool = false,
    where predicate: ((Match) -> Bool)? = nil
  ) -> Match? {
    guard let predicate else {
      var first: Match?
      scan(for: type, order: order, includingSelf: includingSelf) { match, _ in
        first = match
        return false
      }
      return first
    }
    var test = TypeTest(type)
    var walk = walk(for: type, order: order, includingSelf: includingSelf)
    while let node = walk.next() {
      if test.accepts(node), let match = node as? Match, predicate(match) { return match }
    }
    return nil
  }

  /// Every view of a type below this one, in order; also those inside another match.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - order: pre-order unless said otherwise.
  ///   - includingSelf: whether this view itself counts; not unless said so.
  ///   - predicate: what else a match must satisfy; nothing unless given.
  /// - Complexity: O(n), with n the views below; less for a type that is marked as ``ScrollingView``.
  @inlinable
  public func allDescendants<Match>(
    ofType type: Match.Type, order: SearchOrder = .preOrder, includingSelf: Bool = false,
    where predicate: ((Match) -> Bool)? = nil
  ) -> [Match] {
    var matches: [Match] = []
    var test = TypeTest(type)
    var walk = walk(for: type, order: order, includingSelf: includingSelf)
    while let node = walk.next() {
      if test.accepts(node), let match = node as? Match, predicate?(match) ?? true { matches.append(match) }
    }
    return matches
  }

  /// The one view of a type below this one.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - order: in which candidates are named; pre-order unless said otherwise.
  ///   - includingSelf: whether this view itself counts; not unless said so.
  ///   - predicate: what else a match must satisfy; nothing unless given.
  /// - Throws: ``SearchError/notFound(_:)`` with what was seen, ``SearchError/ambiguous(_:)`` with the path of every
  ///   candidate, ``SearchError/circle(_:)`` when the links of the tree run in a circle.
  /// - Complexity: O(n), with n the views below; less for a type that is marked as ``ScrollingView``.
  @inlinable
  public func onlyDescendant<Match>(
    ofType type: Match.Type, order: SearchOrder = .preOrder, includingSelf: Bool = false,
    where predicate: ((Match) -> Bool)? = nil
  ) throws(SearchError) -> Match {
    var matches: [(match: Match, node: RelatedNode)] = []
    var test = TypeTest(type)
    var walk = walk(for: type, order: order, includingSelf: includingSelf)
    while let node = walk.next() {
      if test.accepts(node), let match = node as? Match, predicate?(match) ?? true { matches.append((match, node)) }
    }
    if let node = walk.repeatedNode { throw .circle(SearchCircle(at: node.hierarchyName, visited: [])) }
    if matches.count == 1 { return matches[0].match }
    if matches.isEmpty { throw .notFound(miss(of: type, includingSelf: includingSelf)) }
    throw .ambiguous(SearchAmbiguity(wanted: "\(type)", paths: matches.map { HierarchyPath(to: $0.node) }))
  }

  /// Goes through the views of a type until `visit` says `false`.
  ///
  /// No code of the app's runs meanwhile, so that the arrays of the levels keep every view alive and no reference need
  /// be counted.
  @inlinable
  func scan<Match>(
    for type: Match.Type, order: SearchOrder, includingSelf: Bool, visit: (Match, RelatedNode) -> Bool
  ) {
    guard order == .preOrder, RelatedNode.linksAreSound else {
      var test = TypeTest(type)
      var walk = walk(for: type, order: order, includingSelf: includingSelf)
      while let node = walk.next() {
        if test.accepts(node), let match = node as? Match, !visit(match, node) { return }
      }
      return
    }
    let onlyScrolling = type is any ScrollingView.Type
    var test = TypeTest(type)
    var levels: [(nodes: [RelatedNode], next: Int)] = []
    var nodes = includingSelf ? selfAsRelated() : subviews
    var next = 0
    let hints = searchHints
    if !includingSelf, hints.subviewsAreLeaves, hints.subviewClass != nil, let first = nodes.first, !test.accepts(first)
    {
      return
    }
    while true {
      var below: [RelatedNode]?
      let goesOn = nodes.withUnsafeBufferPointer { nodes in
        while next < nodes.count {
          let node = Unmanaged.passUnretained(nodes[next])
          next += 1
          let step = node._withUnsafeGuaranteedRef { node -> Bool in
            let hints = node.searchHints
            if onlyScrolling, !hints.mayScroll { return true }
            if test.accepts(node), let match = node as? Match, !visit(match, node) { return false }
            // What a full search waits for is memory, each view being somewhere else: leaves that are all of a class which
            // is none are not even looked at.
            if hints.subviewsAreLeaves, let common = hints.subviewClass, test.knows(common) == false { return true }
            let children = node.subviews
            if !children.isEmpty { below = children }
            return true
          }
          if !step { return false }
          if below != nil { return true }
        }
        return true
      }
      guard goesOn else { return }
      if let below {
        levels.append((nodes, next))
        nodes = below
        next = 0
      } else {
        guard let above = levels.popLast() else { return }
        (nodes, next) = above
      }
    }
  }

  @inlinable
  func walk<Match>(
    for type: Match.Type, order: SearchOrder, includingSelf: Bool
  ) -> DescendantSequence<RelatedNode>.Iterator {
    DescendantSequence(
      start: includingSelf ? selfAsRelated() : subviews, order: order,
      onlyScrolling: type is any ScrollingView.Type,
      excluding: includingSelf ? nil : self
    ).makeIterator()
  }

  /// Why a search for a type found nothing: how many views there were, and what comes near.
  @usableFromInline
  func miss<Match>(of type: Match.Type, includingSelf: Bool) -> SearchMiss {
    var miss = SearchMiss(wanted: "\(type)")
    for node in descendants(includingSelf: includingSelf) {
      miss.seen += 1
      if node is Match {
        miss.note(HierarchyPath(to: node), reason: "does not satisfy the predicate")
      } else if let traited = node as? any TraitedNode, traited.searchTraits.isScrollable {
        let kind = traited.searchTraits.isList ? "list" : "scroll view"
        miss.note(HierarchyPath(to: node), reason: "is a \(kind), but no \(type)")
      }
    }
    return miss
  }
}
