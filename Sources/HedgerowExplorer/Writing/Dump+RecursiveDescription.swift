extension Dump {
  /// The tree as `recursiveDescription` would print it: clean bars, one node a line, every attribute as it was read.
  ///
  /// Levels are those of the tree, so a fragment comes out with its first node as the root. Reading the result gives
  /// the same nodes again. Text that people wrote around the nodes is left out; a node of which only the tail was left
  /// is written as that tail.
  ///
  /// - Complexity: O(*n*) in the size of the result, which grows with depth: five columns a level.
  public func recursiveDescription() -> String {
    var output = DescriptionWriter()
    for (node, level) in zip(nodes, levels()) { output.write(node, level: level) }
    return output.text
  }
}
