/// A hierarchy read from pasted text: flat, in the order of the text, with the guesses that reading needed.
///
/// Nodes stand in pre-order: a parent before its children, siblings in the order of the text. That order is back to
/// front, not the order of rows. No operation recurses on depth, so a chain of any length is fine.
public struct Dump: Sendable, Hashable {
  /// What printed most of the paste.
  public var kind: DumpKind
  /// All nodes in pre-order.
  ///
  /// ``DumpNode/parent`` is an index into this array.
  public var nodes: [DumpNode]
  /// Every guess that reading needed, in the order of the lines.
  public var notes: [DumpNote]

  /// Makes a dump from parts; the parents must stand before their children.
  public init(kind: DumpKind, nodes: [DumpNode], notes: [DumpNote] = []) {
    self.kind = kind
    self.nodes = nodes
    self.notes = notes
  }

  /// The indexes of the nodes that have no parent in the text, in text order.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public func roots() -> [Int] {
    nodes.indices.filter { nodes[$0].parent == nil }
  }

  /// The indexes of the children of every node, in text order.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public func childrenByParent() -> [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent, children.indices.contains(parent) { children[parent].append(index) }
    }
    return children
  }

  /// The largest depth of a node as the text draws it, or 0 without nodes.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public func maxDepth() -> Int {
    nodes.reduce(0) { max($0, $1.depth) }
  }

  /// The number of levels between every node and its root in this text, which is smaller than
  /// ``DumpNode/depth`` where the text starts in the middle of a tree.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public func levels() -> [Int] {
    var levels = [Int](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent, parent < index { levels[index] = levels[parent] + 1 }
    }
    return levels
  }
}
