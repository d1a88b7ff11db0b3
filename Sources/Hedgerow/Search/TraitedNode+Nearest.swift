import Foundation

extension TraitedNode {
  /// The view of a type that a helper at this view's place is meant for.
  ///
  /// At each level going up it is first looked for in what this view lies over: the siblings behind it, the nearest first,
  /// each with everything in it; then the enclosing view itself is asked. In a sibling's subtree the match nearest its top
  /// counts. Of several at one depth the one counts whose rectangle holds this view's upper left corner, if it is one; else
  /// the answer is that it is ambiguous. Siblings in front are never looked at: a helper lies over what it belongs to.
  ///
  /// It answers another question than ``HierarchyNode/firstDescendant(ofType:order:includingSelf:where:)`` from the top,
  /// which gives every helper of a screen the same list.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for.
  ///   - filter: what else a match must satisfy; nothing unless given.
  ///   - includingSelf: whether this view itself counts; not unless said so.
  /// - Complexity: O(v), with v the views in the siblings passed; where only views that scroll can match, subtrees in which
  ///   nothing scrolls are not entered.
  public func nearest<Match>(
    _ type: Match.Type, matching filter: SearchFilter = .any, includingSelf: Bool = false
  ) -> SearchResult<Match> {
    var search = NearestSearch(of: self, type: type, filter: filter)
    return search.run(includingSelf: includingSelf)
  }

  /// The same, and how far up the search went.
  func nearestInScope<Match>(
    _ type: Match.Type, matching filter: SearchFilter
  ) -> (result: SearchResult<Match>, scope: NearestScope<RelatedNode>) {
    var search = NearestSearch(of: self, type: type, filter: filter)
    let result = search.run(includingSelf: false)
    return (result, NearestScope(top: search.scope, levels: search.levels))
  }
}

/// How far up the search of a helper went: what it found depends on nothing outside.
struct NearestScope<Node> {
  /// The view whose subtree the search looked at; `nil` when it went to the top.
  let top: Node?
  /// How many levels it went up: the lower, the nearer is what was found.
  let levels: Int
}

/// The search that a helper makes: see ``TraitedNode/nearest(_:matching:includingSelf:)``.
private struct NearestSearch<Node: TraitedNode, Match> {
  typealias Related = Node.RelatedNode

  let origin: Node
  let type: Match.Type
  let filter: SearchFilter
  let onlyScrolling: Bool
  var miss: SearchMiss
  var scope: Related?
  var levels = 0
  /// Where the search has been, the way up included, in a tree whose links may run in a circle.
  var seen: Set<ObjectIdentifier> = []

  init(of origin: Node, type: Match.Type, filter: SearchFilter) {
    self.origin = origin
    self.type = type
    self.filter = filter
    onlyScrolling = filter.onlyScrolling || type is any ScrollingView.Type
    let wanted = filter.conditions.isEmpty ? "\(type)" : "\(type) (\(filter))"
    miss = SearchMiss(wanted: wanted)
  }

  mutating func run(includingSelf: Bool) -> SearchResult<Match> {
    if includingSelf, let view = origin as? Related, let match = match(view) { return .found(match) }
    var id = ObjectIdentifier(origin)
    /// This view's upper left corner, in the coordinates of the level that the search is at.
    var place = CGPoint(x: origin.frame.origin.x, y: origin.frame.origin.y)
    if !Related.linksAreSound { closeWayUp() }
    var ancestors = origin.ancestors()
    while let parent = ancestors.next() {
      levels += 1
      scope = parent
      let siblings = parent.subviews
      let index = siblings.firstIndex { ObjectIdentifier($0) == id } ?? 0
      for sibling in siblings[..<index].reversed() {
        if let result = search(sibling, from: place) { return result }
      }
      if let match = match(parent) { return .found(match) }
      id = ObjectIdentifier(parent)
      place = CGPoint(
        x: place.x + parent.frame.origin.x - parent.bounds.origin.x,
        y: place.y + parent.frame.origin.y - parent.bounds.origin.y)
    }
    scope = nil
    if let repeated = ancestors.repeatedNode { note(repeated) }
    return .notFound(miss)
  }

  /// Keeps the views on the way up out of what is searched beside it: broken links may lead back to them.
  private mutating func closeWayUp() {
    seen.insert(ObjectIdentifier(origin))
    for ancestor in origin.ancestors() { seen.insert(ObjectIdentifier(ancestor)) }
  }

  /// Takes note of a view that came up a second time.
  private mutating func note(_ repeated: Related) {
    if miss.circle == nil { miss.circle = SearchCircle(at: repeated.hierarchyName, visited: []) }
  }

  /// A view, if it matches; else it is noted.
  private mutating func match(_ view: Related) -> Match? {
    if let match = view as? Match, filter.accepts(view) { return match }
    miss.see(view, type: type, filter: filter)
    return nil
  }

  /// The matches of one sibling's subtree that are nearest its top; `nil` for none.
  private mutating func search(_ sibling: Related, from place: CGPoint) -> SearchResult<Match>? {
    var level = [(view: sibling, place: place)]
    while !level.isEmpty {
      var matches: [(match: Match, view: Related, place: CGPoint)] = []
      var below: [(view: Related, place: CGPoint)] = []
      for (view, place) in level {
        if onlyScrolling, !view.searchHints.mayScroll { continue }
        if !Related.linksAreSound, !seen.insert(ObjectIdentifier(view)).inserted {
          note(view)
          continue
        }
        if let match = match(view) {
          matches.append((match, view, place))
          continue
        }
        let frame = view.frame
        let bounds = view.bounds
        let inside = CGPoint(
          x: place.x - frame.origin.x + bounds.origin.x, y: place.y - frame.origin.y + bounds.origin.y)
        for child in view.subviews { below.append((child, inside)) }
      }
      if let first = matches.first {
        if matches.count == 1 { return .found(first.match) }
        let under = matches.filter { $0.view.frame.holds($0.place) }
        if under.count == 1 { return .found(under[0].match) }
        let candidates = under.isEmpty ? matches : under
        return .ambiguous(
          candidates.map(\.match),
          SearchAmbiguity(wanted: "\(type)", paths: candidates.map { HierarchyPath(to: $0.view) }))
      }
      level = below
    }
    return nil
  }
}
