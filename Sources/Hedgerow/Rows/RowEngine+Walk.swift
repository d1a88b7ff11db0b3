extension RowEngine {
  /// The handles of all rows, in order, through all sections.
  ///
  /// - Complexity: O(*n*), a nanosecond or two for each.
  func allHandles() -> [RowHandle] {
    var handles: [RowHandle] = []
    handles.reserveCapacity(rowCount)
    let tree = tree
    tree.forEachLeaf { leaf in
      let contents = tree.leaves[leaf]
      let names = tree.slotsOfLeaf[leaf]
      for index in 0..<contents.pointee.count where contents.pointee.rows[index] {
        handles.append(tree.handle(slot: names[index]))
      }
    }
    return handles
  }
}

extension RowTree {
  /// Goes through the leaves in order.
  ///
  /// - Complexity: O(leaves).
  @inline(__always)
  func forEachLeaf(_ body: (Int) -> Void) {
    guard !root.isEmpty else { return }
    var waiting = [root]
    while let branch = waiting.popLast() {
      if branch.height == 0 {
        body(branch.id)
      } else {
        for index in (0..<nodes[branch.id].pointee.count).reversed() {
          waiting.append(Branch(id: Int(children[branch.id][index]), height: branch.height - 1))
        }
      }
    }
  }
}
