import Foundation

/// The order-statistic tree below a `RowEngine`: one sequence of entries, for each section its header, its rows and
/// its footer.
///
/// Every section has exactly one header and one footer entry, if need be of extent zero. So the entry number of the
/// header of section s is `rows before + 2 s`, and counts of entries and headers are enough to address everything. A
/// section costs two entries and no more, which makes a million sections of one row as good as the reverse.
///
/// Leaves hold the entries, nodes above them the running sums of their children. Both live in pools and are named by
/// number: copying the tree is a few block copies, and a row's slot can name its leaf in four bytes.
final class RowTree {
  /// A subtree: a leaf (height 0) or a node, by its number.
  ///
  /// `none` is the empty subtree.
  struct Branch: Equatable {
    var id: Int
    var height: Int

    static var none: Branch { Branch(id: -1, height: 0) }
    var isEmpty: Bool { id < 0 }
  }

  struct Leaf {
    var parent: Int32 = -1
    var indexInParent: Int32 = 0
    var count = 0
    var headers = LeafBits.none
    var rows = LeafBits.none
    var estimated = LeafBits.none
    var estimatedExtent = 0.0
  }

  struct Node {
    var parent: Int32 = -1
    var indexInParent: Int32 = 0
    var count = 0
  }

  /// Where a row is (its leaf), and how often the slot was taken and given back: odd while it is taken.
  struct Slot {
    var leaf: Int32
    var generation: UInt32
  }

  @exclusivity(unchecked) var root = Branch.none

  // Pools. Those of leaves and nodes have a fixed stride for each number.
  @exclusivity(unchecked) var leaves = Pool<Leaf>(stride: 1)
  /// Zero at and above a leaf's count.
  @exclusivity(unchecked) var extents = Pool<Double>(stride: RowTreeShape.leaf)
  /// Extent of a leaf up to and with each block, added up strictly from the left.
  @exclusivity(unchecked) var marks = Pool<Double>(stride: RowTreeShape.blocks)
  /// For each row its slot, for a header or footer -1: what a handle is looked up by must not be left to chance.
  @exclusivity(unchecked) var slotsOfLeaf = Pool<Int32>(stride: RowTreeShape.leaf)

  @exclusivity(unchecked) var nodes = Pool<Node>(stride: 1)
  @exclusivity(unchecked) var children = Pool<Int32>(stride: RowTreeShape.fan)
  @exclusivity(unchecked) var summaries = Pool<RowSummary>(stride: RowTreeShape.fan)
  // Running sums over the children, each with its own child; above the count as large as can be, so that a search over
  // the whole stride finds the same as one up to the count.
  @exclusivity(unchecked) var offsets = Pool<Double>(stride: RowTreeShape.fan)
  @exclusivity(unchecked) var estimates = Pool<Double>(stride: RowTreeShape.fan)
  @exclusivity(unchecked) var entries = Pool<Int32>(stride: RowTreeShape.fan)
  @exclusivity(unchecked) var sections = Pool<Int32>(stride: RowTreeShape.fan)
  @exclusivity(unchecked) var rows = Pool<Int32>(stride: RowTreeShape.fan)
  @exclusivity(unchecked) var estimatedRows = Pool<Int32>(stride: RowTreeShape.fan)

  @exclusivity(unchecked) var slots = Pool<Slot>(stride: 1)

  // Numbers given back, linked through `parent` or `leaf`.
  @exclusivity(unchecked) var freeLeaf: Int32 = -1
  @exclusivity(unchecked) var freeNode: Int32 = -1
  @exclusivity(unchecked) var freeSlot: Int32 = -1

  init() {}

  init(copying other: RowTree) {
    root = other.root
    leaves = other.leaves.copy()
    extents = other.extents.copy()
    marks = other.marks.copy()
    slotsOfLeaf = other.slotsOfLeaf.copy()
    nodes = other.nodes.copy()
    children = other.children.copy()
    summaries = other.summaries.copy()
    offsets = other.offsets.copy()
    estimates = other.estimates.copy()
    entries = other.entries.copy()
    sections = other.sections.copy()
    rows = other.rows.copy()
    estimatedRows = other.estimatedRows.copy()
    slots = other.slots.copy()
    freeLeaf = other.freeLeaf
    freeNode = other.freeNode
    freeSlot = other.freeSlot
  }

  deinit {
    leaves.release()
    extents.release()
    marks.release()
    slotsOfLeaf.release()
    nodes.release()
    children.release()
    summaries.release()
    offsets.release()
    estimates.release()
    entries.release()
    sections.release()
    rows.release()
    estimatedRows.release()
    slots.release()
  }

  /// What the whole tree adds up to.
  var total: RowSummary { summary(of: root) }

  /// Bytes held by the pools, room to grow included.
  var byteCount: Int {
    leaves.byteCount + extents.byteCount + marks.byteCount + slotsOfLeaf.byteCount + nodes.byteCount
      + children.byteCount + summaries.byteCount + offsets.byteCount + estimates.byteCount + entries.byteCount
      + sections.byteCount + rows.byteCount + estimatedRows.byteCount + slots.byteCount
  }
}
