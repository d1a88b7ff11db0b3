extension RowTree {
  /// Two trees of one: the entries before `entry`, and those from it on.
  ///
  /// Leaves keep their numbers, so only the rows of the one leaf that is cut have to be told.
  ///
  /// - Complexity: O(log *n*).
  func split(_ tree: Branch, at entry: Int) -> (Branch, Branch) {
    guard !tree.isEmpty, entry > 0 else { return (.none, tree) }
    guard entry < Int(summary(of: tree).entries) else { return (tree, .none) }
    let place = place(entry: entry, in: tree)
    let leaf = Branch(id: place.leaf, height: 0)
    var above = parent(of: leaf)
    var left = Branch.none
    var right = orphan(leaf)
    if place.index > 0 {
      let other = makeLeaf()
      let count = leaves[leaf.id].pointee.count - place.index
      transferEntries(count, from: leaf.id, at: place.index, to: other, at: 0)
      left = leaf
      right = Branch(id: other, height: 0)
    }
    var height = 1
    while let (node, index) = above {
      above = parent(of: Branch(id: node, height: height))
      let behind = takeChildren(node, from: index + 1, height: height)
      nodes[node].pointee.count = index
      let before = unwrapped(Branch(id: node, height: height))
      left = join(before, left)
      right = join(right, behind)
      height += 1
    }
    return (left, right)
  }

  /// The children from `index` on as a tree of their own.
  private func takeChildren(_ node: Int, from index: Int, height: Int) -> Branch {
    let count = nodes[node].pointee.count - index
    guard count > 0 else { return .none }
    guard count > 1 else { return orphan(Branch(id: Int(children[node][index]), height: height - 1)) }
    let other = makeNode()
    transferChildren(count, from: node, at: index, to: other, at: 0, height: height)
    return Branch(id: other, height: height)
  }

  /// A node that has lost children, as a root: nothing without any, the child itself if it is the only one.
  private func unwrapped(_ branch: Branch) -> Branch {
    switch nodes[branch.id].pointee.count {
    case 0:
      releaseNode(branch.id)
      return .none
    case 1:
      let child = Branch(id: Int(children[branch.id][0]), height: branch.height - 1)
      releaseNode(branch.id)
      return orphan(child)
    default:
      addUpNode(branch.id, from: nodes[branch.id].pointee.count)
      return orphan(branch)
    }
  }
}
