#if DEBUG
  extension RowTree {
    /// What is wrong with the tree, in words; `nil` when all is well.
    ///
    /// - Complexity: O(*n*).
    func fault() -> String? {
      guard !root.isEmpty else { return leakFault(leavesInUse: 0, nodesInUse: 0, rows: 0) }
      if parent(of: root) != nil { return "the root has a parent" }
      var leavesInUse = 0
      var nodesInUse = 0
      var waiting = [root]
      while let branch = waiting.popLast() {
        let isRoot = branch == root
        if branch.height == 0 {
          leavesInUse += 1
          if let fault = fault(leaf: branch.id, isRoot: isRoot) { return "leaf \(branch.id): \(fault)" }
        } else {
          nodesInUse += 1
          if let fault = fault(node: branch, isRoot: isRoot) { return "node \(branch.id): \(fault)" }
          for index in (0..<nodes[branch.id].pointee.count).reversed() {
            waiting.append(Branch(id: Int(children[branch.id][index]), height: branch.height - 1))
          }
        }
      }
      return leakFault(leavesInUse: leavesInUse, nodesInUse: nodesInUse, rows: Int(total.rows))
    }

    private func fault(leaf: Int, isRoot: Bool) -> String? {
      let contents = leaves[leaf].pointee
      let count = contents.count
      if count < (isRoot ? 1 : RowTreeShape.leafMinimum) || count > RowTreeShape.leaf { return "\(count) entries" }
      if contents.headers & contents.rows != .none { return "an entry is both header and row" }
      if (contents.headers | contents.rows | contents.estimated) & .first(count)
        != (contents.headers | contents.rows | contents.estimated)
      {
        return "bits behind the last entry"
      }
      var mark = 0.0
      var sum = 0.0
      var estimated = 0.0
      for index in 0..<RowTreeShape.leaf {
        let extent = extents[leaf][index]
        if index >= count, extent != 0 { return "extent behind the last entry" }
        if !(extent >= 0 && extent.isFinite) { return "extent \(extent)" }
        sum += extent
        if contents.estimated[index] { estimated += extent }
        if (index + 1) % RowTreeShape.block == 0 {
          let block = index / RowTreeShape.block
          mark += sum
          if blockSums[leaf][block] != sum { return "sum \(blockSums[leaf][block]) of block \(block), not \(sum)" }
          if marks[leaf][block] != mark { return "mark \(marks[leaf][block]) of block \(block), not \(mark)" }
          sum = 0
        }
        let name = slotsOfLeaf[leaf][index]
        if index < count, contents.rows[index] {
          let slot = slots[Int(name)].pointee
          if Int(slot.leaf) != leaf || slot.generation % 2 == 0 { return "slot of row \(index) is elsewhere" }
        } else if index < count, name != -1 {
          return "entry \(index) is no row but has a slot"
        }
      }
      if abs(estimatedExtents[leaf].pointee - estimated) > 1e-9 * estimated {
        return "estimated \(estimatedExtents[leaf].pointee), not \(estimated)"
      }
      return nil
    }

    private func fault(node branch: Branch, isRoot: Bool) -> String? {
      let node = branch.id
      let count = nodes[node].pointee.count
      if count < (isRoot ? 2 : RowTreeShape.fanMinimum) || count > RowTreeShape.fan { return "\(count) children" }
      var sum = RowSummary()
      for index in 0..<count {
        let child = Branch(id: Int(children[node][index]), height: branch.height - 1)
        guard let parent = parent(of: child), parent == (node, index) else { return "child \(index) is elsewhere" }
        let summary = summary(of: child)
        if summaries[node][index] != summary || childExtents[node][index] != summary.extent {
          return "stale sum of child \(index)"
        }
        sum.extent += summary.extent
        sum.estimatedExtent += summary.estimatedExtent
        sum.entries += summary.entries
        sum.sections += summary.sections
        sum.rows += summary.rows
        sum.estimatedRows += summary.estimatedRows
        sum.tail = summary.sections > 0 ? summary.tail : sum.tail + summary.tail
        let stored = RowSummary(
          extent: offsets[node][index], estimatedExtent: estimates[node][index], entries: entries[node][index],
          sections: sections[node][index], rows: rows[node][index], estimatedRows: estimatedRows[node][index],
          tail: tails[node][index])
        if stored != sum { return "stale running sum at child \(index)" }
      }
      for index in count..<RowTreeShape.fan
      where offsets[node][index] != .infinity || entries[node][index] != .max || sections[node][index] != .max
        || rows[node][index] != .max
      {
        return "running sum behind the last child"
      }
      return nil
    }

    private func leakFault(leavesInUse: Int, nodesInUse: Int, rows: Int) -> String? {
      var free = 0
      var next = freeLeaf
      while next >= 0 {
        free += 1
        next = leaves[Int(next)].pointee.parent
      }
      if free + leavesInUse != leafPool.count { return "\(leafPool.count - free - leavesInUse) leaves lost" }
      free = 0
      next = freeNode
      while next >= 0 {
        free += 1
        next = nodes[Int(next)].pointee.parent
      }
      if free + nodesInUse != nodePool.count { return "\(nodePool.count - free - nodesInUse) nodes lost" }
      let taken = (0..<slotPool.count).count { slots[$0].pointee.generation % 2 == 1 }
      return taken == rows ? nil : "\(taken) slots for \(rows) rows"
    }
  }
#endif
