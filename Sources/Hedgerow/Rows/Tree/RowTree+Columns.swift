extension RowTree {
  var leaves: Column<Leaf> { Column(leafPool, size: LeafLayout.size, offset: 0, width: 1) }

  /// The extent of each block of a leaf.
  var blockSums: Column<Double> { leafColumn(LeafLayout.blockSums, RowTreeShape.blocks) }
  /// The running sums of `blockSums`, each with its own block.
  var marks: Column<Double> { leafColumn(LeafLayout.marks, RowTreeShape.blocks) }
  /// The extents of a leaf's entries, zero at and above its count.
  var extents: Column<Double> { leafColumn(LeafLayout.extents, RowTreeShape.leaf) }
  /// For each row its slot, for a header or footer -1: what a handle is looked up by must not be left to chance.
  var slotsOfLeaf: Column<Int32> { leafColumn(LeafLayout.slots, RowTreeShape.leaf) }

  /// How much of a leaf's extent is estimated.
  var estimatedExtents: Column<Double> { leafColumn(LeafLayout.estimatedExtent, 1) }

  var nodes: Column<Node> { Column(nodePool, size: NodeLayout.size, offset: 0, width: 1) }
  var children: Column<Int32> { nodeColumn(NodeLayout.children) }
  /// The sums of each child.
  var summaries: Column<RowSummary> { nodeColumn(NodeLayout.summaries) }

  /// The extents of `summaries` once more, close together: a resize reads them all and nothing else.
  var childExtents: Column<Double> { nodeColumn(NodeLayout.extents) }

  // Running sums over the children, each with its own child. Those that are searched are above the count as large as
  // can be, so that a search over the whole stride finds the same as one up to the count.
  var offsets: Column<Double> { nodeColumn(NodeLayout.offsets) }
  var estimates: Column<Double> { nodeColumn(NodeLayout.estimates) }
  var entries: Column<Int32> { nodeColumn(NodeLayout.entries) }
  var sections: Column<Int32> { nodeColumn(NodeLayout.sections) }
  var rows: Column<Int32> { nodeColumn(NodeLayout.rows) }
  /// Entries from the last header on, up to and with each child; all of them where there is no header.
  var tails: Column<Int32> { nodeColumn(NodeLayout.tails) }
  var estimatedRows: Column<Int32> { nodeColumn(NodeLayout.estimatedRows) }

  var slots: Column<Slot> { Column(slotPool, size: MemoryLayout<Slot>.stride, offset: 0, width: 1) }

  private func leafColumn<Value>(_ offset: Int, _ width: Int) -> Column<Value> {
    Column(leafPool, size: LeafLayout.size, offset: offset, width: width)
  }

  private func nodeColumn<Value>(_ offset: Int) -> Column<Value> {
    Column(nodePool, size: NodeLayout.size, offset: offset, width: RowTreeShape.fan)
  }
}
