extension RowEngine {
  /// Makes all changes of an update, or none of them.
  ///
  /// Rows that stay, are moved or reloaded keep their handles; deleted rows lose theirs. The extents of all new and
  /// reloaded rows, headers and footers are asked for first, in order, and checked before anything changes.
  ///
  /// - Parameters:
  ///   - update: What is to change.
  ///   - newCounts: For each section the number of rows that it is to have; `nil` to take what the changes lead to.
  ///   - extents: The extents of what is new or reloaded, by places after the update.
  /// - Throws: As `ListUpdate.validate(oldCounts:newCounts:)`, and `.engine` for an extent that is not usable. The
  ///   engine is then as it was.
  /// - Complexity: O(changes · log *n*), where a section that is reloaded, deleted or inserted counts as many changes
  ///   as it has rows, and one that is moved as one; and O(sections · log *n*) if there are new counts.
  public mutating func apply(
    _ update: ListUpdate, newCounts: [Int]? = nil, extents: ListExtents
  ) throws(ListUpdateError) {
    perform(try prepare(update, newCounts: newCounts, extents: extents))
  }

  /// Checks an update and asks for its extents; nothing changes.
  ///
  /// Throws as `apply(_:newCounts:extents:)`.
  func prepare(
    _ update: ListUpdate, newCounts: [Int]?, extents: ListExtents
  ) throws(ListUpdateError) -> PreparedListUpdate {
    let plan = try update.plan(RowCounts(self), newCounts: newCounts)
    do {
      return PreparedListUpdate(
        plan: plan, extents: try ListUpdateExtents(plan, extents, entries: rowCount + 2 * sectionCount))
    } catch {
      throw .engine(error)
    }
  }
}

/// An update that was checked against an engine: all that is left is to make the changes.
struct PreparedListUpdate {
  let plan: ListUpdatePlan
  let extents: ListUpdateExtents
}

extension RowEngine {
  /// Makes the changes of a plan: out by the numbers before, from the end; in by the numbers afterwards, from the start.
  ///
  /// The engine must be as it was when the update was prepared.
  ///
  /// - Parameter rebuilding: whether all rows are put together anew; `nil` to do what takes less time.
  mutating func perform(_ prepared: PreparedListUpdate, rebuilding: Bool? = nil) {
    let plan = prepared.plan
    let new = prepared.extents
    if rebuilding ?? isWorthRebuilding(for: plan.changeCount) {
      rebuild(prepared)
    } else {
      performOneByOne(prepared)
    }
    let tree = ownTree()
    for (section, ends) in zip(plan.reloadedSections, new.reloadedSections) {
      tree.resize(tree.place(header: section), to: ends.header)
      tree.resize(tree.place(entry: firstEntry(ofSection: section + 1) - 1, in: tree.root), to: ends.footer)
    }
    for (path, extent) in zip(plan.reloadedRows, new.reloadedRows) {
      tree.resize(tree.place(entry: entry(of: path), in: tree.root), to: extent)
    }
  }

  /// Makes the changes of a plan, reloads aside.
  mutating func performOneByOne(_ prepared: PreparedListUpdate) {
    let tree = ownTree()
    let movedRows = takeRows(prepared.plan, tree)
    let movedSections = takeSections(prepared.plan, tree)
    putSections(prepared.plan, prepared.extents, movedSections, tree)
    putRows(prepared.plan, prepared.extents, movedRows, tree)
  }

  /// Removes deleted rows and takes out moved ones, whose branches are returned in the order of the plan's moves.
  private func takeRows(_ plan: ListUpdatePlan, _ tree: RowTree) -> [RowTree.Branch] {
    var branches = [RowTree.Branch](repeating: .none, count: plan.movedRows.count)
    let moves = plan.movedRows.indices.sorted { plan.movedRows[$0].from > plan.movedRows[$1].from }
    var nextMove = 0
    var end = plan.deletedRows.count
    while end > 0 || nextMove < moves.count {
      let move = nextMove < moves.count ? plan.movedRows[moves[nextMove]].from : nil
      if let move, end == 0 || plan.deletedRows[end - 1] < move {
        let entry = entry(of: move)
        branches[moves[nextMove]] = tree.detach(entry..<entry + 1)
        nextMove += 1
        continue
      }
      var start = end - 1
      while start > 0, plan.deletedRows[start - 1].isFollowed(by: plan.deletedRows[start]) { start -= 1 }
      let first = entry(of: plan.deletedRows[start])
      tree.remove(first..<first + (end - start))
      end = start
    }
    return branches
  }

  /// Removes deleted sections and takes out moved ones, whose branches are returned by the number they are to have.
  private func takeSections(_ plan: ListUpdatePlan, _ tree: RowTree) -> [Int: RowTree.Branch] {
    var branches: [Int: RowTree.Branch] = [:]
    let moves = plan.movedSections.map { (from: $0.from, to: Int?.some($0.to)) }
    let deletions = plan.deletedSections.map { (from: $0, to: Int?.none) }
    for (section, target) in (moves + deletions).sorted(by: { $0.from > $1.from }) {
      let range = firstEntry(ofSection: section)..<firstEntry(ofSection: section + 1)
      if let target { branches[target] = tree.detach(range) } else { tree.remove(range) }
    }
    return branches
  }

  private func putSections(
    _ plan: ListUpdatePlan, _ new: ListUpdateExtents, _ moved: [Int: RowTree.Branch], _ tree: RowTree
  ) {
    let inserted = Dictionary(uniqueKeysWithValues: zip(plan.insertedSections.map(\.section), new.insertedSections))
    for section in (Array(inserted.keys) + moved.keys).sorted() {
      let entry = firstEntry(ofSection: section)
      if let branch = moved[section] {
        tree.attach(branch, at: entry)
      } else if let extents = inserted[section] {
        tree.insert(extents.entries, at: entry)
      }
    }
  }

  private func putRows(
    _ plan: ListUpdatePlan, _ new: ListUpdateExtents, _ moved: [RowTree.Branch], _ tree: RowTree
  ) {
    let moves = plan.movedRows.indices.sorted { plan.movedRows[$0].to < plan.movedRows[$1].to }
    var nextMove = 0
    var start = 0
    let inserted = plan.insertedRows
    while start < inserted.count || nextMove < moves.count {
      let move = nextMove < moves.count ? plan.movedRows[moves[nextMove]].to : nil
      if let move, start == inserted.count || move < inserted[start] {
        tree.attach(moved[moves[nextMove]], at: entry(of: move))
        nextMove += 1
        continue
      }
      var end = start + 1
      while end < inserted.count, inserted[end - 1].isFollowed(by: inserted[end]) { end += 1 }
      let run = ContiguousArray(new.insertedRows[start..<end].map { RowEntry(kind: .row, extent: $0) })
      tree.insert(run, at: entry(of: inserted[start]))
      start = end
    }
  }

  /// The entry of a row, or of the place behind the last row, in a section that exists.
  private func entry(of path: RowPath) -> Int { firstEntry(ofSection: path.section) + 1 + path.row }
}

extension RowPath {
  fileprivate func isFollowed(by next: RowPath) -> Bool { section == next.section && row + 1 == next.row }
}
