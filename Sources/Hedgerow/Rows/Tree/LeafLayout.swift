/// Where the fields of a leaf are in its record.
///
/// A record holds everything of its leaf, what look-ups read first, and each field and each block of extents begins on
/// a cache line: a look-up in a long list is mostly the wait for memory, four lines of one page for a leaf.
enum LeafLayout {
  static var marks: Int { 64 }
  static var blockSums: Int { marks + 8 * RowTreeShape.blocks }
  static var extents: Int { blockSums + 8 * RowTreeShape.blocks }
  static var slots: Int { extents + 8 * RowTreeShape.leaf }
  static var estimatedExtent: Int { slots + 4 * RowTreeShape.leaf }
  static var size: Int { Pool.wholeLines(estimatedExtent + 8) }
}
