/// A view that says what a search can ask for: whether it scrolls, along what, as which kind, and under which name.
///
/// Kinds are declared, never guessed from the name of a class. The platform adapters fill this protocol in.
public protocol TraitedNode: FramedNode where RelatedNode: TraitedNode {
  /// What the view is to a search.
  ///
  /// - Complexity: O(1).
  var searchTraits: SearchTraits { get }

  /// The name that the app gave to the view, as `accessibilityIdentifier` is on a platform; not necessarily unique.
  var searchIdentifier: String? { get }
}

/// The mark of a class whose every instance scrolls.
///
/// A search for a type that has the mark passes over subtrees in which nothing scrolls, see
/// ``SearchHints/mayScroll``.
public protocol ScrollingView: AnyObject {}
