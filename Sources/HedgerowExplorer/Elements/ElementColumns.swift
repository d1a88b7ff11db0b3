/// Depths from columns: relative to the root line, however far a comment or a quote shifted the tree.
enum ElementColumns {
  /// The nodes of a tree with their depths.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  static func nodes(of tree: [ElementEntry]) -> [DumpNode] {
    let below = tree.filter { !$0.isRoot }
    let step = step(of: below)
    let base = below.map(\.column).min() ?? 0
    let hasRoot = tree.first?.isRoot ?? false
    return tree.map { entry in
      var node = entry.node
      node.depth = entry.isRoot ? 0 : (entry.column - base) / step + (hasRoot ? 1 : 0)
      return node
    }
  }

  /// The columns of one level: the most frequent increase from a line to the next, two if nothing tells.
  private static func step(of entries: [ElementEntry]) -> Int {
    var counts: [Int: Int] = [:]
    for (above, below) in zip(entries, entries.dropFirst()) where below.column > above.column {
      counts[below.column - above.column, default: 0] += 1
    }
    let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return max(best?.key ?? 2, 1)
  }
}
