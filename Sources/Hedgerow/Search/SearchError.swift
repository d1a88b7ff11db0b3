public import Foundation

/// Why a search that must have one answer has none.
///
/// It is a value that outlives the tree: views are named by their paths, and ``HierarchyPath/resolve(from:)`` finds them
/// again.
public enum SearchError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// Nothing matched.
  case notFound(SearchMiss)
  /// Several matched, and nothing says which is meant.
  case ambiguous(SearchAmbiguity)
  /// The links of the tree or of the chain run in a circle.
  case circle(SearchCircle)

  /// What was found or not, and what to do.
  public var description: String {
    switch self {
    case .notFound(let miss): miss.description
    case .ambiguous(let ambiguity): ambiguity.description
    case .circle(let circle): circle.description
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

/// Several views that match a search for one.
public struct SearchAmbiguity: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public let wanted: String
  /// Where the candidates are, in the order of the search.
  public let paths: [HierarchyPath]

  @usableFromInline init(wanted: String, paths: [HierarchyPath]) {
    self.wanted = wanted
    self.paths = paths
  }

  /// How many candidates there are.
  public var count: Int { paths.count }

  /// That it is ambiguous and between how many, the candidates, one a line, and what to ask instead.
  public var description: String {
    let head = "ambiguous: \(count) of type \(wanted)."
    return ([head] + paths.map { "  \($0)" } + ["Ask from inside one of them (nearest), or by tag."])
      .joined(separator: "\n")
  }
}

/// A view or responder that leads back to one that the walk has been at.
public struct SearchCircle: Hashable, Sendable, CustomStringConvertible {
  /// The name of the one that came up a second time.
  public let at: String
  /// The names of those visited before, each once, in order; those of a chain only.
  public let visited: [String]

  @usableFromInline init(at: String, visited: [String]) {
    self.at = at
    self.visited = visited
  }

  /// Where the circle closes.
  public var description: String {
    let way = visited.isEmpty ? "" : " after \(visited.joined(separator: ", "))"
    return
      "The links run in a circle: \(at) comes up a second time\(way). Mend the type's links; each was visited once."
  }
}
