/// The way from the top of a tree to one of its views: what a result of a search can say about where it was.
///
/// A path is a value: it outlives the tree, and says where the view was when the path was made.
public struct HierarchyPath: Hashable, Sendable, CustomStringConvertible {
  /// One view on the way.
  public struct Step: Hashable, Sendable {
    /// What the view is called, see ``HierarchyNode/hierarchyName``.
    public let name: String
    /// Its index among its superview's subviews; 0 for the top.
    public let index: Int
  }

  /// The views on the way, from the top to the view itself.
  public let steps: [Step]

  /// The path of a view.
  ///
  /// - Complexity: O(d + s), with d the depth and s the siblings on the way.
  public init<Node: HierarchyNode>(to node: Node) {
    var steps: [Step] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(node)]
    var name = node.hierarchyName
    var id = ObjectIdentifier(node)
    var superview = node.superview
    // Superviews that run in a circle end the path before a view would be in it twice.
    while let view = superview, seen.insert(ObjectIdentifier(view)).inserted {
      let index = view.subviews.firstIndex { ObjectIdentifier($0) == id } ?? 0
      steps.append(Step(name: name, index: index))
      name = view.hierarchyName
      id = ObjectIdentifier(view)
      superview = view.superview
    }
    steps.append(Step(name: name, index: 0))
    self.steps = steps.reversed()
  }

  @usableFromInline init(steps: [Step]) { self.steps = steps }

  /// How many views lie above the view.
  public var depth: Int { steps.count - 1 }

  /// The names from the top to the view, between slashes: "Window/Mail/List "inbox"".
  public var description: String { steps.map(\.name).joined(separator: "/") }

  /// The view at the end of the path in a tree, found by the indexes alone; `nil` where the tree ends before.
  ///
  /// - Parameter root: the top of the tree.
  /// - Complexity: O(d), with d the depth of the path.
  public func resolve<Node: HierarchyNode>(from root: Node) -> Node.RelatedNode? {
    guard var node = root as? Node.RelatedNode else { return nil }
    for step in steps.dropFirst() {
      let subviews = node.subviews
      guard subviews.indices.contains(step.index) else { return nil }
      node = subviews[step.index]
    }
    return node
  }
}

extension HierarchyNode {
  /// The way from the top of the tree to this view.
  ///
  /// - Complexity: O(d + s), with d the depth and s the siblings on the way.
  public func hierarchyPath() -> HierarchyPath { HierarchyPath(to: self) }
}
