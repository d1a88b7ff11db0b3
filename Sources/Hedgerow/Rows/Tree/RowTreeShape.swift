/// How wide the row tree is.
///
/// Debug builds use narrow leaves and nodes, so that the tests reach every split, join and level with short lists.
/// The benchmarks compare the release shape with a flat array, results included.
enum RowTreeShape {
  #if DEBUG
    /// Entries in a full leaf; at most 128, a multiple of four blocks.
    static var leaf: Int { 16 }
    /// Entries between two stored partial sums of a leaf.
    static var block: Int { 4 }
    /// Children of a full node; a multiple of eight.
    static var fan: Int { 8 }
  #else
    /// Entries in a full leaf; at most 128, a multiple of four blocks.
    static var leaf: Int { 128 }
    /// Entries between two stored partial sums of a leaf.
    static var block: Int { 8 }
    /// Children of a full node; a multiple of eight.
    static var fan: Int { 32 }
  #endif

  /// Stored partial sums of a leaf.
  static var blocks: Int { leaf / block }
  /// Fewest entries of a leaf that is not the root.
  ///
  /// A quarter rather than a half, so that an edit beside a split does not join the halves again at once.
  static var leafMinimum: Int { leaf / 4 }
  /// Fewest children of a node that is not the root.
  static var fanMinimum: Int { max(2, fan / 4) }
}
