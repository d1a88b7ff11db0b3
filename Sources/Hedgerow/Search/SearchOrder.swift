/// The order in which a search goes through a tree.
///
/// It defines what the first match is.
public enum SearchOrder: Hashable, Sendable, CaseIterable {
  /// A view, then what is inside it, from the back to the front. The order of the articles.
  case preOrder
  /// All views of one depth, then those of the next.
  case breadthFirst
}
