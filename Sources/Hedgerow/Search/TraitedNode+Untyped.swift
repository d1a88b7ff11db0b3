/// The searches with a filter, for views of whatever class: kinds and names say more than classes, which change between
/// releases of a platform.
extension TraitedNode {
  /// The first view below this one that a filter lets through; `nil` for none.
  ///
  /// See ``firstDescendant(ofType:matching:order:includingSelf:)``.
  public func firstDescendant(
    matching filter: SearchFilter, order: SearchOrder = .preOrder, includingSelf: Bool = false
  ) -> RelatedNode? {
    firstDescendant(ofType: RelatedNode.self, matching: filter, order: order, includingSelf: includingSelf)
  }

  /// Every view below this one that a filter lets through, in order.
  ///
  /// See ``allDescendants(ofType:matching:order:includingSelf:)``.
  public func allDescendants(
    matching filter: SearchFilter, order: SearchOrder = .preOrder, includingSelf: Bool = false
  ) -> [RelatedNode] {
    allDescendants(ofType: RelatedNode.self, matching: filter, order: order, includingSelf: includingSelf)
  }

  /// The one view below this one that a filter lets through.
  ///
  /// - Throws: as ``onlyDescendant(ofType:matching:order:includingSelf:)``.
  public func onlyDescendant(
    matching filter: SearchFilter, order: SearchOrder = .preOrder, includingSelf: Bool = false
  ) throws(SearchError) -> RelatedNode {
    try onlyDescendant(ofType: RelatedNode.self, matching: filter, order: order, includingSelf: includingSelf)
  }

  /// The nearest superview that a filter lets through; `nil` for none.
  ///
  /// See ``enclosing(_:matching:includingSelf:)``.
  public func enclosing(matching filter: SearchFilter, includingSelf: Bool = false) -> RelatedNode? {
    enclosing(RelatedNode.self, matching: filter, includingSelf: includingSelf)
  }

  /// The view that a helper at this view's place is meant for, by a filter alone.
  ///
  /// See ``nearest(_:matching:includingSelf:)``.
  public func nearest(matching filter: SearchFilter, includingSelf: Bool = false) -> SearchResult<RelatedNode> {
    nearest(RelatedNode.self, matching: filter, includingSelf: includingSelf)
  }
}
