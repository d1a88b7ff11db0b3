extension RowTree {
  func summary(of branch: Branch) -> RowSummary {
    guard !branch.isEmpty else { return RowSummary() }
    guard branch.height > 0 else {
      let leaf = leaves[branch.id].pointee
      return RowSummary(
        extent: marks[branch.id][RowTreeShape.blocks - 1], estimatedExtent: leaf.estimatedExtent,
        entries: Int32(leaf.count), sections: Int32(leaf.headers.count), rows: Int32(leaf.rows.count),
        estimatedRows: Int32((leaf.estimated & leaf.rows).count))
    }
    let last = nodes[branch.id].pointee.count - 1
    return RowSummary(
      extent: offsets[branch.id][last], estimatedExtent: estimates[branch.id][last],
      entries: entries[branch.id][last], sections: sections[branch.id][last], rows: rows[branch.id][last],
      estimatedRows: estimatedRows[branch.id][last])
  }

  /// Adds up a leaf again after entries from `index` on have changed.
  ///
  /// Sums are always made from the entries and never from a difference, so a million resizes leave no rounding behind.
  func addUpLeaf(_ leaf: Int, from index: Int) {
    let extents = extents[leaf]
    let marks = marks[leaf]
    let count = leaves[leaf].pointee.count
    let used = (count + RowTreeShape.block - 1) / RowTreeShape.block
    var block = index / RowTreeShape.block
    var sum = block == 0 ? 0 : marks[block - 1]
    while block < used {
      let extents = extents + block * RowTreeShape.block
      for index in 0..<RowTreeShape.block { sum += extents[index] }
      marks[block] = sum
      block += 1
    }
    while block < RowTreeShape.blocks {
      marks[block] = sum
      block += 1
    }
    let estimated = leaves[leaf].pointee.estimated
    if estimated.isEmpty {
      leaves[leaf].pointee.estimatedExtent = 0
    } else if estimated == .first(count) {
      leaves[leaf].pointee.estimatedExtent = sum
    } else {
      var sum = 0.0
      for index in 0..<count where estimated[index] { sum += extents[index] }
      leaves[leaf].pointee.estimatedExtent = sum
    }
  }

  /// Adds up a node's children again from `index` on.
  func addUpNode(_ node: Int, from index: Int) {
    let count = nodes[node].pointee.count
    let summaries = summaries[node]
    let offsets = offsets[node]
    let estimates = estimates[node]
    let entries = entries[node]
    let sections = sections[node]
    let rows = rows[node]
    let estimatedRows = estimatedRows[node]
    var sum = RowSummary()
    if index > 0 {
      sum = RowSummary(
        extent: offsets[index - 1], estimatedExtent: estimates[index - 1], entries: entries[index - 1],
        sections: sections[index - 1], rows: rows[index - 1], estimatedRows: estimatedRows[index - 1])
    }
    var child = index
    while child < count {
      let summary = summaries[child]
      sum.extent += summary.extent
      sum.estimatedExtent += summary.estimatedExtent
      sum.entries &+= summary.entries
      sum.sections &+= summary.sections
      sum.rows &+= summary.rows
      sum.estimatedRows &+= summary.estimatedRows
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

  /// Carries a branch's changed extent up to its root, where nothing else has changed.
  func addUpExtentsAbove(_ branch: Branch) {
    var extent = summary(of: branch).extent
    var branch = branch
    while let (parent, index) = parent(of: branch) {
      let summaries = summaries[parent]
      let offsets = offsets[parent]
      summaries[index].extent = extent
      extent = index == 0 ? 0 : offsets[index - 1]
      for child in index..<nodes[parent].pointee.count {
        extent += summaries[child].extent
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
