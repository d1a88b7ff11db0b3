extension RowTree {
  func summary(of branch: Branch) -> RowSummary {
    guard !branch.isEmpty else { return RowSummary() }
    guard branch.height > 0 else {
      let leaf = leaves[branch.id].pointee
      return RowSummary(
        extent: marks[branch.id][RowTreeShape.blocks - 1], estimatedExtent: estimatedExtents[branch.id].pointee,
        entries: Int32(leaf.count), sections: Int32(leaf.headers.count), rows: Int32(leaf.rows.count),
        estimatedRows: Int32((leaf.estimated & leaf.rows).count),
        tail: Int32(leaf.count - (leaf.headers.last(below: leaf.count) ?? 0)))
    }
    let last = nodes[branch.id].pointee.count - 1
    return RowSummary(
      extent: offsets[branch.id][last], estimatedExtent: estimates[branch.id][last],
      entries: entries[branch.id][last], sections: sections[branch.id][last], rows: rows[branch.id][last],
      estimatedRows: estimatedRows[branch.id][last], tail: tails[branch.id][last])
  }

  /// Adds up a leaf again after entries from `index` on have changed.
  ///
  /// Sums are always made from the entries and never from a difference, so a million resizes leave no rounding behind.
  func addUpLeaf(_ leaf: Int, from index: Int) {
    addUpExtents(leaf, from: index, to: RowTreeShape.leaf)
    addUpEstimates(leaf)
  }

  func addUpExtents(_ leaf: Int, from index: Int, to end: Int) {
    let marks = marks[leaf]
    let blockSums = blockSums[leaf]
    let first = index / RowTreeShape.block
    for block in first..<max(first, (end + RowTreeShape.block - 1) / RowTreeShape.block) {
      blockSums[block] = sum(leaf, block, RowTreeShape.block)
    }
    var sum = mark(leaf, first)
    for block in first..<max(first, RowTreeShape.blocks) {
      sum += blockSums[block]
      marks[block] = sum
    }
  }

  /// Adds up how much of a leaf's extent is estimated.
  func addUpEstimates(_ leaf: Int) {
    let estimated = leaves[leaf].pointee.estimated
    guard !estimated.isEmpty else {
      estimatedExtents[leaf].pointee = 0
      return
    }
    guard estimated != .first(leaves[leaf].pointee.count) else {
      estimatedExtents[leaf].pointee = marks[leaf][RowTreeShape.blocks - 1]
      return
    }
    // Four at a time and without a branch: this is the way of every row that is measured as it comes on screen.
    var sum = SIMD4<Double>.zero
    var index = 0
    while index < RowTreeShape.leaf {
      let bits = SIMD4(repeating: Int64(estimated.four(at: index))) & SIMD4(1, 2, 4, 8)
      let four = UnsafeRawPointer(extents[leaf] + index).loadUnaligned(as: SIMD4<Double>.self)
      sum += four.replacing(with: 0, where: bits .== 0)
      index &+= 4
    }
    estimatedExtents[leaf].pointee = sum.sum()
  }

  /// Adds up a node's children again from `index` on.
  func addUpNode(_ node: Int, from index: Int) {
    let count = nodes[node].pointee.count
    let summaries = summaries[node]
    let childExtents = childExtents[node]
    let offsets = offsets[node]
    let estimates = estimates[node]
    let entries = entries[node]
    let sections = sections[node]
    let rows = rows[node]
    let estimatedRows = estimatedRows[node]
    let tails = tails[node]
    var sum = RowSummary()
    if index > 0 {
      sum = RowSummary(
        extent: offsets[index - 1], estimatedExtent: estimates[index - 1], entries: entries[index - 1],
        sections: sections[index - 1], rows: rows[index - 1], estimatedRows: estimatedRows[index - 1],
        tail: tails[index - 1])
    }
    var child = index
    while child < count {
      let summary = summaries[child]
      childExtents[child] = summary.extent
      sum.extent += summary.extent
      sum.estimatedExtent += summary.estimatedExtent
      sum.entries &+= summary.entries
      sum.sections &+= summary.sections
      sum.rows &+= summary.rows
      sum.estimatedRows &+= summary.estimatedRows
      sum.tail = summary.sections > 0 ? summary.tail : sum.tail &+ summary.tail
      tails[child] = sum.tail
      offsets[child] = sum.extent
      estimates[child] = sum.estimatedExtent
      entries[child] = sum.entries
      sections[child] = sum.sections
      rows[child] = sum.rows
      estimatedRows[child] = sum.estimatedRows
      child += 1
    }
    while child < RowTreeShape.fan {
      offsets[child] = .infinity
      entries[child] = .max
      sections[child] = .max
      rows[child] = .max
      child += 1
    }
  }

  /// Carries a branch's changed sums up to its root.
  func addUpAbove(_ branch: Branch) {
    var branch = branch
    while let (parent, index) = parent(of: branch) {
      summaries[parent][index] = summary(of: branch)
      addUpNode(parent, from: index)
      branch = Branch(id: parent, height: branch.height + 1)
    }
  }

  /// Carries a leaf's changed extent up to its root, where nothing else has changed.
  func addUpExtentsAbove(_ leaf: Branch) {
    var extent = marks[leaf.id][RowTreeShape.blocks - 1]
    var branch = leaf
    while let (parent, index) = parent(of: branch) {
      let childExtents = childExtents[parent]
      let offsets = offsets[parent]
      summaries[parent][index].extent = extent
      childExtents[index] = extent
      extent = index == 0 ? 0 : offsets[index - 1]
      for child in index..<nodes[parent].pointee.count {
        extent += childExtents[child]
        offsets[child] = extent
      }
      branch = Branch(id: parent, height: branch.height + 1)
    }
  }

  func parent(of branch: Branch) -> (node: Int, index: Int)? {
    let (parent, index) =
      branch.height == 0
      ? (leaves[branch.id].pointee.parent, leaves[branch.id].pointee.indexInParent)
      : (nodes[branch.id].pointee.parent, nodes[branch.id].pointee.indexInParent)
    return parent < 0 ? nil : (Int(parent), Int(index))
  }

  func setParent(of branch: Branch, _ parent: Int, _ index: Int) {
    if branch.height == 0 {
      leaves[branch.id].pointee.parent = Int32(parent)
      leaves[branch.id].pointee.indexInParent = Int32(index)
    } else {
      nodes[branch.id].pointee.parent = Int32(parent)
      nodes[branch.id].pointee.indexInParent = Int32(index)
    }
  }

  /// The branch as a root of its own.
  func orphan(_ branch: Branch) -> Branch {
    setParent(of: branch, -1, 0)
    return branch
  }
}
