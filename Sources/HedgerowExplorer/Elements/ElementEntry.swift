/// An element of a tree that is being read, with the column that it begins in.
struct ElementEntry {
  var node: DumpNode
  var column: Int
  /// Whether the line has the arrow of a root, so that its column says nothing.
  var isRoot: Bool
}
