extension RowTree {
  /// One tree of two, the second behind the first.
  ///
  /// - Complexity: O(difference of the heights), plus one way up to the root.
  func join(_ left: Branch, _ right: Branch) -> Branch {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    if left.height >= right.height {
      var neighbour = left
      while neighbour.height > right.height {
        let last = nodes[neighbour.id].pointee.count - 1
        neighbour = Branch(id: Int(children[neighbour.id][last]), height: neighbour.height - 1)
      }
      if merge(neighbour, right) {
        addUpAbove(neighbour)
        return left
      }
      return insert(right, beside: neighbour, behind: true, root: left)
    }
    var neighbour = right
    while neighbour.height > left.height {
      neighbour = Branch(id: Int(children[neighbour.id][0]), height: neighbour.height - 1)
    }
    let parent = parent(of: neighbour)
    if merge(left, neighbour) {
      if let (node, index) = parent {
        children[node][index] = Int32(left.id)
        setParent(of: left, node, index)
      }
      addUpAbove(left)
      return right
    }
    return insert(left, beside: neighbour, behind: false, root: right)
  }

  /// Puts `new` next to `neighbour`, a branch of the same height in the tree `root`; nodes that overflow are split.
  func insert(_ new: Branch, beside neighbour: Branch, behind: Bool, root: Branch) -> Branch {
    var new = new
    var neighbour = neighbour
    var behind = behind
    while true {
      guard let (parent, index) = parent(of: neighbour) else {
        let top = makeNode()
        insertChild(behind ? neighbour : new, into: top, at: 0)
        insertChild(behind ? new : neighbour, into: top, at: 1)
        return Branch(id: top, height: neighbour.height + 1)
      }
      summaries[parent][index] = summary(of: neighbour)
      let height = neighbour.height + 1
      let position = behind ? index + 1 : index
      if nodes[parent].pointee.count < RowTreeShape.fan {
        insertChild(new, into: parent, at: position)
        addUpNode(parent, from: index)
        addUpAbove(Branch(id: parent, height: height))
        return root
      }
      let half = RowTreeShape.fan / 2
      let other = makeNode()
      transferChildren(half, from: parent, at: half, to: other, at: 0, height: height)
      if position <= half {
        insertChild(new, into: parent, at: position)
      } else {
        insertChild(new, into: other, at: position - half)
      }
      addUpNode(parent, from: 0)
      addUpNode(other, from: 0)
      neighbour = Branch(id: parent, height: height)
      new = Branch(id: other, height: height)
      behind = true
    }
  }

  /// Moves everything of `right` into `left`, its equal in height, if it fits, and gives `right` back.
  ///
  /// If it does not, evens them out where one holds too little.
  ///
  /// Returns whether they became one. The nodes above are the caller's to add up.
  private func merge(_ left: Branch, _ right: Branch) -> Bool {
    let isLeaf = left.height == 0
    let capacity = isLeaf ? RowTreeShape.leaf : RowTreeShape.fan
    let minimum = isLeaf ? RowTreeShape.leafMinimum : RowTreeShape.fanMinimum
    let a = isLeaf ? leaves[left.id].pointee.count : nodes[left.id].pointee.count
    let b = isLeaf ? leaves[right.id].pointee.count : nodes[right.id].pointee.count
    guard a + b > capacity else {
      transfer(b, from: right, at: 0, to: left, at: a)
      if isLeaf { releaseLeaf(right.id) } else { releaseNode(right.id) }
      return true
    }
    guard min(a, b) < minimum else { return false }
    let half = (a + b) / 2
    if a < half {
      transfer(half - a, from: right, at: 0, to: left, at: a)
    } else {
      transfer(a - half, from: left, at: half, to: right, at: 0)
    }
    return false
  }

  private func transfer(_ count: Int, from source: Branch, at start: Int, to target: Branch, at position: Int) {
    if source.height == 0 {
      transferEntries(count, from: source.id, at: start, to: target.id, at: position)
    } else {
      transferChildren(count, from: source.id, at: start, to: target.id, at: position, height: source.height)
    }
  }
}
