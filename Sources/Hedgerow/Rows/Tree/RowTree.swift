/// The order-statistic tree below a `RowEngine`: one sequence of entries, for each section its header, its rows and
/// its footer.
///
/// Every section has exactly one header and one footer entry, if need be of extent zero. So the entry number of the
/// header of section s is `rows before + 2 s`, and counts of entries and headers are enough to address everything. A
/// section costs two entries and no more, which makes a million sections of one row as good as the reverse.
///
/// Leaves hold the entries, nodes above them the running sums of their children. Both live in pools and are named by
/// number: copying the tree is three block copies, and a row's slot can name its leaf in four bytes.
final class RowTree {
  /// A subtree: a leaf (height 0) or a node, by its number.
  struct Branch: Equatable {
    var id: Int
    var height: Int

    /// The empty subtree.
    static var none: Branch { Branch(id: -1, height: 0) }
    var isEmpty: Bool { id < 0 }
  }

  /// What is first in the record of a leaf, exactly a cache line.
  struct Leaf {
    var parent: Int32 = -1
    var indexInParent: Int32 = 0
    var count = 0
    var headers = LeafBits.none
    var rows = LeafBits.none
    var estimated = LeafBits.none
  }

  /// What is first in the record of a node.
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
  @exclusivity(unchecked) var leafPool: Pool
  @exclusivity(unchecked) var nodePool: Pool
  @exclusivity(unchecked) var slotPool: Pool

  // Numbers given back, linked through `parent` or `leaf`.
  @exclusivity(unchecked) var freeLeaf: Int32 = -1
  @exclusivity(unchecked) var freeNode: Int32 = -1
  @exclusivity(unchecked) var freeSlot: Int32 = -1

  init() {
    leafPool = Pool(size: LeafLayout.size)
    nodePool = Pool(size: NodeLayout.size)
    slotPool = Pool(size: MemoryLayout<Slot>.stride)
  }

  init(copying other: RowTree) {
    root = other.root
    leafPool = other.leafPool.copy()
    nodePool = other.nodePool.copy()
    slotPool = other.slotPool.copy()
    freeLeaf = other.freeLeaf
    freeNode = other.freeNode
    freeSlot = other.freeSlot
  }

  deinit {
    leafPool.release()
    nodePool.release()
    slotPool.release()
  }

  /// What the whole tree adds up to.
  var total: RowSummary { summary(of: root) }

  /// Bytes held by the pools, room to grow included.
  var byteCount: Int { leafPool.byteCount + nodePool.byteCount + slotPool.byteCount }
}
