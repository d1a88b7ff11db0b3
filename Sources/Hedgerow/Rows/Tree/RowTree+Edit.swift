extension RowTree {
  /// Puts new entries before the entry with this number.
  ///
  /// - Complexity: O(log *n* + entries).
  func insert(_ new: ContiguousArray<RowEntry>, at entry: Int) {
    guard !new.isEmpty else { return }
    guard !root.isEmpty, new.count <= RowTreeShape.leaf / 2 else {
      attach(build(new), at: entry)
      return
    }
    let place = place(entry: entry, in: root)
    var leaf = place.leaf
    var index = place.index
    let count = leaves[leaf].pointee.count
    if count + new.count > RowTreeShape.leaf {
      // Cut at the edit, so that rows added one after another at an end leave full leaves behind.
      let minimum = RowTreeShape.leafMinimum
      let cut = min(max(index, minimum), count - minimum)
      let other = makeLeaf()
      transferEntries(count - cut, from: leaf, at: cut, to: other, at: 0)
      root = insert(Branch(id: other, height: 0), beside: Branch(id: leaf, height: 0), behind: true, root: root)
      if index > cut || (index == cut && count - cut < cut) {
        leaf = other
        index -= cut
      }
    }
    openGap(leaf, index, new.count)
    fill(leaf, index, new[...])
    addUpLeaf(leaf, from: index)
    addUpAbove(Branch(id: leaf, height: 0))
  }

  /// Takes out a run of entries.
  ///
  /// The handles of its rows die.
  ///
  /// - Complexity: O(log *n* + entries).
  func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let place = place(entry: range.lowerBound, in: root)
    let left = leaves[place.leaf].pointee.count - range.count
    if place.index + range.count <= left + range.count,
      left >= RowTreeShape.leafMinimum || (root.height == 0 && left > 0)
    {
      giveBackSlots(place.leaf, place.index..<place.index + range.count)
      closeGap(place.leaf, place.index, range.count)
      addUpLeaf(place.leaf, from: min(place.index, left))
      addUpAbove(Branch(id: place.leaf, height: 0))
    } else {
      release(detach(range))
    }
  }

  /// Takes a run of entries out of the tree, its handles alive, to be attached again or released.
  ///
  /// - Complexity: O(log *n*), however long the run is.
  func detach(_ range: Range<Int>) -> Branch {
    let (before, rest) = split(root, at: range.lowerBound)
    let (run, behind) = split(rest, at: range.count)
    root = join(before, behind)
    return run
  }

  /// Puts a detached run before the entry with this number.
  ///
  /// - Complexity: O(log *n*), however long the run is.
  func attach(_ run: Branch, at entry: Int) {
    let (before, behind) = split(root, at: entry)
    root = join(join(before, run), behind)
  }

  /// Changes the extent of one entry.
  ///
  /// - Complexity: O(log *n*).
  func resize(_ place: Place, to extent: RowExtent) {
    let leaf = Branch(id: place.leaf, height: 0)
    extents[leaf.id][place.index] = extent.points
    addUpExtents(leaf.id, from: place.index, to: place.index + 1)
    if extent.isEstimated || leaves[leaf.id].pointee.estimated[place.index] {
      leaves[leaf.id].pointee.estimated.set(place.index, to: extent.isEstimated)
      addUpEstimates(leaf.id)
      addUpAbove(leaf)
    } else {
      addUpExtentsAbove(leaf)
    }
  }

  /// Writes entries into the gap at `index`, with new slots for the rows.
  func fill(_ leaf: Int, _ index: Int, _ new: ContiguousArray<RowEntry>.SubSequence) {
    var headers = LeafBits.none
    var rows = LeafBits.none
    var estimated = LeafBits.none
    let extents = extents[leaf] + index
    let names = slotsOfLeaf[leaf] + index
    for (offset, entry) in new.enumerated() {
      extents[offset] = entry.extent.points
      names[offset] = -1
      if entry.extent.isEstimated { estimated.set(offset) }
      switch entry.kind {
      case .header: headers.set(offset)
      case .row:
        rows.set(offset)
        names[offset] = takeSlot(leaf: leaf)
      case .footer: break
      }
    }
    leaves[leaf].pointee.headers.insert(headers, new.count, at: index)
    leaves[leaf].pointee.rows.insert(rows, new.count, at: index)
    leaves[leaf].pointee.estimated.insert(estimated, new.count, at: index)
  }
}
