/// Where the fields of a leaf are in its record.
///
/// A record holds everything of its leaf, what look-ups read first: a look-up in a long list is mostly the wait for
/// memory, and one record is one page instead of four.
enum LeafLayout {
  static var marks: Int { 80 }
  static var extents: Int { marks + 8 * RowTreeShape.blocks }
  static var slots: Int { extents + 8 * RowTreeShape.leaf }
  static var size: Int { slots + 4 * RowTreeShape.leaf }
}

/// Where the fields of a node are in its record.
enum NodeLayout {
  static var offsets: Int { 16 }
  static var entries: Int { offsets + 8 * RowTreeShape.fan }
  static var sections: Int { entries + 4 * RowTreeShape.fan }
  static var children: Int { sections + 4 * RowTreeShape.fan }
  static var rows: Int { children + 4 * RowTreeShape.fan }
  static var estimatedRows: Int { rows + 4 * RowTreeShape.fan }
  static var estimates: Int { estimatedRows + 4 * RowTreeShape.fan }
  static var summaries: Int { estimates + 8 * RowTreeShape.fan }
  static var size: Int { summaries + 32 * RowTreeShape.fan }
}

extension RowTree {
  var leaves: Column<Leaf> { Column(leafPool, size: LeafLayout.size, offset: 0, width: 1) }

  /// Extent of a leaf up to and with each block, added up strictly from the left.
  var marks: Column<Double> { leafColumn(LeafLayout.marks, RowTreeShape.blocks) }
  /// The extents of a leaf's entries, zero at and above its count.
  var extents: Column<Double> { leafColumn(LeafLayout.extents, RowTreeShape.leaf) }
  /// For each row its slot, for a header or footer -1: what a handle is looked up by must not be left to chance.
  var slotsOfLeaf: Column<Int32> { leafColumn(LeafLayout.slots, RowTreeShape.leaf) }

  var nodes: Column<Node> { Column(nodePool, size: NodeLayout.size, offset: 0, width: 1) }
  var children: Column<Int32> { nodeColumn(NodeLayout.children) }
  var summaries: Column<RowSummary> { nodeColumn(NodeLayout.summaries) }

  // Running sums over the children, each with its own child. Those that are searched are above the count as large as
  // can be, so that a search over the whole stride finds the same as one up to the count.
  var offsets: Column<Double> { nodeColumn(NodeLayout.offsets) }
  var estimates: Column<Double> { nodeColumn(NodeLayout.estimates) }
  var entries: Column<Int32> { nodeColumn(NodeLayout.entries) }
  var sections: Column<Int32> { nodeColumn(NodeLayout.sections) }
  var rows: Column<Int32> { nodeColumn(NodeLayout.rows) }
  var estimatedRows: Column<Int32> { nodeColumn(NodeLayout.estimatedRows) }

  var slots: Column<Slot> { Column(slotPool, size: MemoryLayout<Slot>.stride, offset: 0, width: 1) }

  private func leafColumn<Value>(_ offset: Int, _ width: Int) -> Column<Value> {
    Column(leafPool, size: LeafLayout.size, offset: offset, width: width)
  }

  private func nodeColumn<Value>(_ offset: Int) -> Column<Value> {
    Column(nodePool, size: NodeLayout.size, offset: offset, width: RowTreeShape.fan)
  }
}
