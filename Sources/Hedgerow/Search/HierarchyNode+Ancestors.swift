extension HierarchyNode {
  /// The superviews of the view, from the nearest to the top, lazily.
  ///
  /// - Parameter includingSelf: whether the view itself comes first; not unless said so.
  /// - Complexity: O(1) to make it, O(d) to go through it, with d the depth.
  @inlinable
  public func ancestors(includingSelf: Bool = false) -> AncestorSequence<RelatedNode> {
    if includingSelf, let node = self as? RelatedNode { return AncestorSequence(from: node, excluding: nil) }
    return AncestorSequence(from: superview, excluding: self)
  }

  /// The nearest superview of a type; `nil` for none.
  ///
  /// In AppKit's terms the enclosing scroll view is one such.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - includingSelf: whether the view itself counts; not unless said so.
  ///   - predicate: what else a match must satisfy; nothing unless given.
  /// - Complexity: O(d), with d the depth.
  @inlinable
  public func enclosing<Match>(
    _ type: Match.Type, includingSelf: Bool = false, where predicate: ((Match) -> Bool)? = nil
  ) -> Match? {
    for node in ancestors(includingSelf: includingSelf) {
      if let match = node as? Match, predicate?(match) ?? true { return match }
    }
    return nil
  }

  /// The nearest view that both views are, or are inside; `nil` for views of different trees.
  ///
  /// - Complexity: O(d), with d the depth of the two views.
  public func nearestCommonAncestor<Other: HierarchyNode>(with other: Other) -> RelatedNode?
  where Other.RelatedNode == RelatedNode {
    var above: Set<ObjectIdentifier> = []
    for node in other.ancestors(includingSelf: true) { above.insert(ObjectIdentifier(node)) }
    return ancestors(includingSelf: true).first { above.contains(ObjectIdentifier($0)) }
  }

  /// The views that both views are, or are inside, from the nearest to the top; empty for views of different trees.
  ///
  /// - Complexity: O(d), with d the depth of the two views.
  public func commonAncestors<Other: HierarchyNode>(with other: Other) -> [RelatedNode]
  where Other.RelatedNode == RelatedNode {
    nearestCommonAncestor(with: other).map { Array($0.ancestors(includingSelf: true)) } ?? []
  }
}

extension TraitedNode {
  /// The nearest superview of a type that a filter lets through; `nil` for none.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - filter: what else a match must satisfy.
  ///   - includingSelf: whether the view itself counts; not unless said so.
  /// - Complexity: O(d), with d the depth, plus the cost of the filter.
  public func enclosing<Match>(
    _ type: Match.Type, matching filter: SearchFilter, includingSelf: Bool = false
  ) -> Match? {
    for node in ancestors(includingSelf: includingSelf) {
      if let match = node as? Match, filter.accepts(node) { return match }
    }
    return nil
  }
}
