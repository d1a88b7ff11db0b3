import Foundation

/// The views with identifiers inside a plain scroll view, and where they are along its main axis.
///
/// It is taken before a change and after it: what is held on to is found again by its identifier.
struct IdentifiedContent {
  /// A view with an identifier.
  struct Piece {
    let identifier: String
    /// Where it starts and ends, in content coordinates.
    let span: Range<Double>
    /// How many identified views stand around it.
    let depth: Int
  }

  /// In pre-order, each identifier once.
  private let pieces: [Piece]

  /// Looks at everything inside a scroll view, except at what is inside other scroll views there.
  ///
  /// - Complexity: O(n), with n views inside.
  init(of scroll: ScrollNode) {
    let axis = scroll.mainScrollAxis
    var found: [Piece] = []
    var known: Set<String> = []
    // Each with the place of its superview's content within the scroll view.
    var stack: [(view: ViewNode, origin: Double, depth: Int)] = []
    for child in scroll.children.reversed() { stack.append((child, 0, 0)) }
    while let (view, origin, depth) = stack.popLast() {
      let span = view.frame.span(along: axis)
      let start = origin + span.lowerBound
      var inner = depth
      if let identifier = view.identifier, known.insert(identifier).inserted {
        found.append(Piece(identifier: identifier, span: start..<start + span.length, depth: depth))
        inner += 1
      }
      if view is ScrollNode { continue }
      let content = start - view.bounds.origin.coordinate(along: axis)
      for child in view.children.reversed() { stack.append((child, content, inner)) }
    }
    pieces = found
  }

  /// Where each is, by its identifier.
  var spans: [String: Range<Double>] {
    Dictionary(uniqueKeysWithValues: pieces.map { ($0.identifier, $0.span) })
  }

  /// Those that may be held on to, by place: views in view whole, and of others the ones without identified views inside.
  ///
  /// - Complexity: O(n log n), with n of them.
  func leaves(in visible: Range<Double>) -> [Piece] {
    // For each view where those inside it end.
    var ends = [Int](repeating: pieces.count, count: pieces.count)
    var open: [Int] = []
    for index in pieces.indices {
      while let last = open.last, pieces[last].depth >= pieces[index].depth {
        ends[last] = index
        open.removeLast()
      }
      open.append(index)
    }
    var taken: [Piece] = []
    var index = 0
    while index < pieces.count {
      let view = pieces[index]
      let isWhole = view.span.lowerBound >= visible.lowerBound && view.span.upperBound <= visible.upperBound
      let isLeaf = isWhole || ends[index] == index + 1
      if isLeaf { taken.append(view) }
      index = isLeaf ? ends[index] : index + 1
    }
    return taken.enumerated().sorted {
      ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// Those in view: the ones that show a point at least, or any if none does.
  static func candidates(among leaves: [Piece], in visible: Range<Double>) -> [Piece] {
    let seen = leaves.filter { $0.span.overlaps(visible) }
    let enough = seen.filter { $0.span.clamped(to: visible).length >= 1 }
    return enough.isEmpty ? seen : enough
  }

  /// How far what is held on to has moved since the content was another one; `nil` when nothing can be held on to.
  ///
  /// The rules are those of lists: the first in view that has not moved against the others; if all in view are gone the nearest
  /// behind the first of them, else the nearest before it.
  ///
  /// - Parameters:
  ///   - old: the content before the change.
  ///   - visible: what was seen of it.
  ///   - edge: which edge is held.
  func distance(
    from old: IdentifiedContent, in visible: Range<Double>, by edge: ContentEdge
  ) -> (distance: Double, kept: PlaceReport.Kept)? {
    let leaves = old.leaves(in: visible)
    let candidates = Self.candidates(among: leaves, in: visible)
    guard let first = candidates.first, let last = candidates.last,
      let start = leaves.firstIndex(where: { $0.identifier == first.identifier }),
      let end = leaves.lastIndex(where: { $0.identifier == last.identifier })
    else { return nil }
    let now = spans
    let alive = candidates.compactMap { view in now[view.identifier].map { (view, span: $0) } }
    if !alive.isEmpty {
      let starts = alive.map(\.span.lowerBound)
      let count = max(2, starts.count)
      let before = leaves[..<start].compactMap { now[$0.identifier]?.lowerBound }.suffix(count)
      let behind = leaves[(end + 1)...].compactMap { now[$0.identifier]?.lowerBound }.prefix(count)
      let witnessed = StableOrder.first(
        of: before + starts + behind, among: before.count..<before.count + starts.count)
      if let index = witnessed.map({ $0 - before.count }) ?? StableOrder.first(of: starts, among: starts.indices) {
        let (view, span) = alive[index]
        return (span.bound(at: edge) - view.span.bound(at: edge), .view(view.identifier, isFallback: false))
      }
    }
    for view in leaves[(start + 1)...] + leaves[..<start].reversed() {
      guard let span = now[view.identifier] else { continue }
      return (span.bound(at: edge) - first.span.bound(at: edge), .view(view.identifier, isFallback: true))
    }
    return nil
  }
}
