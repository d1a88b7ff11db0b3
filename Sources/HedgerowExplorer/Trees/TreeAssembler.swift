/// Gives nodes their parents from their depths, in text order and without recursion.
struct TreeAssembler {
  /// The nodes so far.
  private(set) var nodes: [DumpNode] = []
  /// The guesses so far.
  var notes: [DumpNote] = []
  /// The open ancestors of the next node, outermost first.
  private var ancestors: [Int] = []

  /// Whether the current tree has no node yet.
  var isAtStart: Bool { ancestors.isEmpty }

  /// The last node of the current tree.
  var last: Int? { ancestors.last }

  /// Adds a node below the nearest open node of smaller depth.
  ///
  /// - Complexity: amortised O(1).
  mutating func add(_ node: DumpNode) {
    var node = node
    while let last = ancestors.last, nodes[last].depth >= node.depth { ancestors.removeLast() }
    node.parent = ancestors.last
    let expected = node.parent.map { nodes[$0].depth + 1 } ?? 0
    if node.depth > expected {
      notes.append(
        DumpNote(
          .missingParents, line: node.line,
          "\(node.depth - expected) level(s) above this node are missing in the text"))
    }
    ancestors.append(nodes.count)
    nodes.append(node)
  }

  /// Ends the current tree: the next node is a root, whatever its depth.
  mutating func startTree() { ancestors.removeAll(keepingCapacity: true) }

  /// Changes a node added before; its depth must stay.
  mutating func update(_ index: Int, _ change: (inout DumpNode) -> Void) { change(&nodes[index]) }

  /// Appends what another reader found behind what is here.
  mutating func append(_ nodes: [DumpNode], notes: [DumpNote]) {
    let shift = self.nodes.count
    self.nodes.reserveCapacity(shift + nodes.count)
    for var node in nodes {
      node.parent = node.parent.map { $0 + shift }
      self.nodes.append(node)
    }
    self.notes.append(contentsOf: notes)
  }
}
