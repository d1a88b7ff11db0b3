extension RowTree {
  /// An entry, and everything that stands before it.
  struct Place {
    var leaf: Int
    var index: Int
    /// The entry's number.
    var entry: Int
    /// Headers before the entry.
    var sections: Int
    /// Entries from the last header before the entry on, up to the entry: for a row its number and one.
    var sinceHeader = 0
    /// Extent of the leaves before this one, from where the search started counting.
    var leafOffset: Double
  }

  /// The entry with a number; for the number of entries the place behind the last one.
  func place(entry: Int, in branch: Branch, from start: Double = 0) -> Place {
    descend(branch, from: start) { node, place in
      RunningSums.count(entries[node], RowTreeShape.fan, notAbove: entry &- place.entry)
    } leaf: { leaf, place in
      entry - place.entry
    }
  }

  /// The header of a section that exists.
  func place(header section: Int, from start: Double = 0) -> Place {
    descend(root, from: start) { node, place in
      RunningSums.count(sections[node], RowTreeShape.fan, notAbove: section &- place.sections)
    } leaf: { leaf, place in
      leaves[leaf].pointee.headers.select(section - place.sections)
    }
  }

  /// The row with a number in the section of a header; `nil` if the section has no such row.
  func place(ofRow row: Int, behind header: Place, from start: Double) -> Place? {
    let entry = header.entry + 1 + row
    let index = header.index + 1 + row
    var found = header
    if index < leaves[header.leaf].pointee.count {
      found.index = index
      found.entry = entry
      found.sinceHeader = row + 1
      found.sections += leaves[header.leaf].pointee.headers.slice(header.index, row + 1).count
    } else {
      guard entry < Int(total.entries) else { return nil }
      found = place(entry: entry, in: root, from: start)
    }
    guard found.sections == header.sections + 1, leaves[found.leaf].pointee.rows[found.index] else { return nil }
    return found
  }

  /// The row that has `row` rows before it, counted over all sections.
  func place(row: Int) -> Place {
    var rest = row
    return descend(root, from: 0) { node, place in
      let index = RunningSums.count(rows[node], RowTreeShape.fan, notAbove: rest)
      if index > 0 { rest -= Int(rows[node][index - 1]) }
      return index
    } leaf: { leaf, place in
      leaves[leaf].pointee.rows.select(rest)
    }
  }

  /// The entry that contains an offset below the end: the first that ends behind it.
  func place(offset: Double, from start: Double) -> Place {
    search(from: start) { sums, count, start in
      RunningSums.count(sums, count, from: start, notAbove: offset)
    } isPassed: { end in
      end <= offset
    }
  }

  /// The entry that begins before an offset and reaches it: the first that ends at it or behind it.
  func place(reaching offset: Double, from start: Double) -> Place {
    search(from: start) { sums, count, start in
      RunningSums.count(sums, count, from: start, below: offset)
    } isPassed: { end in
      end < offset
    }
  }

  /// Where an entry starts.
  ///
  /// Added up in the order in which a search compares, so that every row with an extent is found at its own offset,
  /// whatever rounding does.
  func offset(of place: Place) -> Double { place.leafOffset + sum(inLeaf: place.leaf, before: place.index) }

  /// Extent of a leaf's entries before `index`: the blocks before its own, and what stands before it in its own.
  func sum(inLeaf leaf: Int, before index: Int) -> Double {
    let block = index / RowTreeShape.block
    return mark(leaf, block) + sum(leaf, block, index % RowTreeShape.block)
  }

  /// Extent of a leaf's blocks before `block`.
  @inline(__always)
  func mark(_ leaf: Int, _ block: Int) -> Double { block == 0 ? 0 : marks[leaf][block - 1] }

  /// Extent of the first `count` entries of a block.
  @inline(__always)
  func sum(_ leaf: Int, _ block: Int, _ count: Int) -> Double {
    let extents = extents[leaf] + block &* RowTreeShape.block
    var sum = 0.0
    for index in 0..<count { sum += extents[index] }
    return sum
  }

  @inline(__always)
  private func search(
    from start: Double, count passed: (UnsafeMutablePointer<Double>, Int, Double) -> Int,
    isPassed: (Double) -> Bool
  ) -> Place {
    descend(root, from: start) { node, place in
      let index = passed(offsets[node], RowTreeShape.fan, place.leafOffset)
      return index < nodes[node].pointee.count ? index : lastWithExtent(node)
    } leaf: { leaf, place in
      let block = passed(marks[leaf], RowTreeShape.blocks, place.leafOffset)
      guard block < RowTreeShape.blocks else { return lastWithExtent(inLeaf: leaf) }
      let mark = mark(leaf, block)
      let extents = extents[leaf] + block &* RowTreeShape.block
      // Sums only rise, so the number of those that are passed is the answer; counting them all costs less than a
      // branch guessed wrong.
      var sum = 0.0
      var index = 0
      for entry in 0..<RowTreeShape.block - 1 {
        sum += extents[entry]
        index &+= isPassed(place.leafOffset + (mark + sum)) ? 1 : 0
      }
      return block &* RowTreeShape.block &+ index
    }
  }

  /// The place of a living row by its handle, climbing instead of searching; `nil` when the row is gone.
  func place(of handle: RowHandle) -> Place? {
    guard isAlive(handle) else { return nil }
    let leaf = Int(slots[Int(handle.slot)].pointee.leaf)
    var place = Place(leaf: leaf, index: 0, entry: 0, sections: 0, leafOffset: 0)
    var isFound = false
    // Up first, then along the leaf: so the climb's memory is on its way while the scan waits for its own.
    var (parent, child) = (Int(leaves[leaf].pointee.parent), Int(leaves[leaf].pointee.indexInParent))
    while parent >= 0 {
      if child > 0 {
        place.entry &+= Int(entries[parent][child - 1])
        place.sections &+= Int(sections[parent][child - 1])
        if !isFound {
          place.sinceHeader &+= Int(tails[parent][child - 1])
          isFound = sections[parent][child - 1] > 0
        }
      }
      (parent, child) = (Int(nodes[parent].pointee.parent), Int(nodes[parent].pointee.indexInParent))
    }
    guard let index = index(ofSlot: handle.slot, inLeaf: leaf) else { return nil }
    finish(&place, index)
    return place
  }

  @inline(__always)
  private func descend(
    _ branch: Branch, from start: Double, node choose: (Int, Place) -> Int, leaf pick: (Int, Place) -> Int
  ) -> Place {
    var place = Place(leaf: branch.id, index: 0, entry: 0, sections: 0, leafOffset: start)
    var height = branch.height
    while height > 0 {
      let node = place.leaf
      let index = min(choose(node, place), nodes[node].pointee.count - 1)
      if index > 0 {
        place.entry &+= Int(entries[node][index - 1])
        place.sections &+= Int(sections[node][index - 1])
        place.leafOffset += offsets[node][index - 1]
        let tail = Int(tails[node][index - 1])
        place.sinceHeader = sections[node][index - 1] > 0 ? tail : place.sinceHeader &+ tail
      }
      place.leaf = Int(children[node][index])
      height -= 1
    }
    finish(&place, pick(place.leaf, place))
    return place
  }

  /// Adds what stands before the entry in its own leaf to what stands before the leaf.
  @inline(__always)
  private func finish(_ place: inout Place, _ index: Int) {
    let headers = leaves[place.leaf].pointee.headers
    place.index = index
    place.entry &+= index
    // Most leaves of long sections have no header, and this is then the whole answer.
    if headers.isEmpty {
      place.sinceHeader &+= index
    } else if let header = headers.last(below: index) {
      place.sections &+= headers.rank(index)
      place.sinceHeader = index &- header
    } else {
      place.sinceHeader &+= index
    }
  }

  /// The last child that adds to the sum.
  ///
  /// A search that rounding has led past the end of a node stops there, never at a child without extent.
  @inline(never)
  private func lastWithExtent(_ node: Int) -> Int {
    let offsets = offsets[node]
    let end = offsets[nodes[node].pointee.count - 1]
    var index = 0
    while offsets[index] < end { index += 1 }
    return index
  }

  @inline(never)
  private func lastWithExtent(inLeaf leaf: Int) -> Int {
    let extents = extents[leaf]
    var index = leaves[leaf].pointee.count - 1
    while index > 0, extents[index] == 0 { index -= 1 }
    return index
  }
}
