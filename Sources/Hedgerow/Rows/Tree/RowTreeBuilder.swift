/// Fills new leaves of a row tree from front to back, then builds the nodes above them.
struct RowTreeBuilder {
  private let tree: RowTree
  private var leaves: ContiguousArray<Int> = []
  private var leaf = -1
  private var index = RowTreeShape.leaf
  // The leaf that is being filled. Its record moves only when another leaf is made.
  private var extents: UnsafeMutablePointer<Double>
  private var names: UnsafeMutablePointer<Int32>
  private var headers = LeafBits.none
  private var rows = LeafBits.none
  private var estimated = LeafBits.none

  init(tree: RowTree) {
    self.tree = tree
    extents = tree.extents[0]
    names = tree.slotsOfLeaf[0]
  }

  @inline(__always)
  mutating func append(_ kind: RowEntry.Kind, _ extent: RowExtent) {
    if index == RowTreeShape.leaf { startLeaf() }
    extents[index] = extent.points
    names[index] = kind == .row ? tree.takeSlot(leaf: leaf) : -1
    if extent.isEstimated { estimated.set(index) }
    switch kind {
    case .header: headers.set(index)
    case .row: rows.set(index)
    case .footer: break
    }
    index &+= 1
  }

  /// Appends a row that has its slot already.
  @inline(__always)
  mutating func append(_ extent: RowExtent, slot: Int32) {
    if index == RowTreeShape.leaf { startLeaf() }
    extents[index] = extent.points
    names[index] = slot
    tree.slots[Int(slot)].pointee.leaf = Int32(leaf)
    if extent.isEstimated { estimated.set(index) }
    rows.set(index)
    index &+= 1
  }

  /// Appends rows of one extent, a leaf at a time.
  mutating func appendRows(_ count: Int, _ extent: RowExtent) {
    var left = count
    while left > 0 {
      if index == RowTreeShape.leaf { startLeaf() }
      let width = min(left, RowTreeShape.leaf - index)
      (extents + index).update(repeating: extent.points, count: width)
      rows.insert(.first(width), width, at: index)
      if extent.isEstimated { estimated.insert(.first(width), width, at: index) }
      for offset in index..<index + width { names[offset] = tree.takeSlot(leaf: leaf) }
      index += width
      left -= width
    }
  }

  /// The finished tree.
  ///
  /// The builder is used up.
  mutating func finish() -> RowTree.Branch {
    guard let last = leaves.last else { return .none }
    closeLeaf()
    if leaves.count > 1, index < RowTreeShape.leafMinimum {
      let before = leaves[leaves.count - 2]
      let half = (RowTreeShape.leaf + index) / 2
      tree.transferEntries(RowTreeShape.leaf - half, from: before, at: half, to: last, at: 0)
    }
    var level = leaves
    var height = 0
    while level.count > 1 {
      // As few nodes as hold them all, evenly filled: each has at least half of what it can hold.
      let groups = (level.count + RowTreeShape.fan - 1) / RowTreeShape.fan
      var above: ContiguousArray<Int> = []
      above.reserveCapacity(groups)
      for group in 0..<groups {
        let start = level.count * group / groups
        let end = level.count * (group + 1) / groups
        let node = tree.makeNode()
        for child in start..<end {
          tree.children[node][child - start] = Int32(level[child])
          tree.summaries[node][child - start] = tree.summary(of: RowTree.Branch(id: level[child], height: height))
        }
        tree.nodes[node].pointee.count = end - start
        tree.adopt(node, from: 0, height: height + 1)
        above.append(node)
      }
      level = above
      height += 1
    }
    return RowTree.Branch(id: level[0], height: height)
  }

  @inline(never)
  private mutating func startLeaf() {
    closeLeaf()
    leaf = tree.makeLeaf()
    leaves.append(leaf)
    extents = tree.extents[leaf]
    names = tree.slotsOfLeaf[leaf]
    index = 0
  }

  private mutating func closeLeaf() {
    guard leaf >= 0 else { return }
    let contents = tree.leaves[leaf]
    contents.pointee.count = index
    contents.pointee.headers = headers
    contents.pointee.rows = rows
    contents.pointee.estimated = estimated
    headers = .none
    rows = .none
    estimated = .none
    tree.addUpLeaf(leaf, from: 0)
  }
}

extension RowTree {
  /// A tree of new entries in these pools, not yet attached.
  func build(_ new: ContiguousArray<RowEntry>) -> Branch {
    var builder = RowTreeBuilder(tree: self)
    for entry in new { builder.append(entry.kind, entry.extent) }
    return builder.finish()
  }
}
