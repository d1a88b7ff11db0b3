/// What a search from inside a hierarchy found: one view, several with nothing to say which, or none and why.
public enum SearchResult<Match> {
  /// One view.
  case found(Match)
  /// Several views that could be meant, and where they are.
  case ambiguous([Match], SearchAmbiguity)
  /// None, and why.
  case notFound(SearchMiss)

  /// The view; `nil` when there is none, or several.
  public var match: Match? {
    if case .found(let match) = self { match } else { nil }
  }

  /// The views that could be meant: one, several, or none.
  public var candidates: [Match] {
    switch self {
    case .found(let match): [match]
    case .ambiguous(let matches, _): matches
    case .notFound: []
    }
  }

  /// The view.
  ///
  /// - Throws: ``SearchError/ambiguous(_:)`` or ``SearchError/notFound(_:)``.
  public func get() throws(SearchError) -> Match {
    switch self {
    case .found(let match): return match
    case .ambiguous(_, let ambiguity): throw .ambiguous(ambiguity)
    case .notFound(let miss): throw .notFound(miss)
    }
  }
}

extension SearchResult: CustomStringConvertible {
  /// "found", with the view, or the sentence of the error.
  public var description: String {
    switch self {
    case .found(let match): "found \(match)"
    case .ambiguous(_, let ambiguity): ambiguity.description
    case .notFound(let miss): miss.description
    }
  }
}
