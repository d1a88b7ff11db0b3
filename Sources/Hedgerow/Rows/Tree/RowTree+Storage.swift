extension RowTree {
  func makeLeaf() -> Int {
    let leaf: Int
    if freeLeaf >= 0 {
      leaf = Int(freeLeaf)
      freeLeaf = leaves[leaf].pointee.parent
    } else {
      leaf = leafPool.append()
    }
    leaves[leaf].pointee = Leaf()
    extents[leaf].update(repeating: 0, count: RowTreeShape.leaf)
    marks[leaf].update(repeating: 0, count: RowTreeShape.blocks)
    blockSums[leaf].update(repeating: 0, count: RowTreeShape.blocks)
    estimatedExtents[leaf].pointee = 0
    return leaf
  }

  func releaseLeaf(_ leaf: Int) {
    leaves[leaf].pointee.parent = freeLeaf
    freeLeaf = Int32(leaf)
  }

  func makeNode() -> Int {
    let node: Int
    if freeNode >= 0 {
      node = Int(freeNode)
      freeNode = nodes[node].pointee.parent
    } else {
      node = nodePool.append()
    }
    nodes[node].pointee = Node()
    return node
  }

  func releaseNode(_ node: Int) {
    nodes[node].pointee.parent = freeNode
    freeNode = Int32(node)
  }

  /// Gives back a whole subtree, with the slots of its rows.
  ///
  /// - Parameter keepingSlots: whether the rows live on elsewhere.
  /// - Complexity: O(entries).
  func release(_ branch: Branch, keepingSlots: Bool = false) {
    guard !branch.isEmpty else { return }
    var waiting = [branch]
    while let branch = waiting.popLast() {
      if branch.height == 0 {
        if !keepingSlots { giveBackSlots(branch.id, 0..<leaves[branch.id].pointee.count) }
        releaseLeaf(branch.id)
      } else {
        for index in 0..<nodes[branch.id].pointee.count {
          waiting.append(Branch(id: Int(children[branch.id][index]), height: branch.height - 1))
        }
        releaseNode(branch.id)
      }
    }
  }

  func giveBackSlots(_ leaf: Int, _ range: Range<Int>) {
    let rows = leaves[leaf].pointee.rows
    let names = slotsOfLeaf[leaf]
    for index in range where rows[index] { giveBackSlot(names[index]) }
  }

  /// Makes room for a list of this many entries and rows.
  func reserve(entries count: Int, rows: Int) {
    leafPool.reserve(count / RowTreeShape.leaf + 2)
    slotPool.reserve(rows)
  }
}
