/// The views below a view, or from it down, one after the other; made by ``HierarchyNode/descendants(order:includingSelf:)``.
///
/// The sequence is lazy: it looks at a view when it is asked for it. A tree that changes meanwhile is gone through as it was
/// where the walk has been, and as it is where the walk comes to. It ends on broken links: a view that comes up a second
/// time is left out, and ``Iterator/repeatedNode`` names it.
public struct DescendantSequence<Node: HierarchyNode>: Sequence where Node.RelatedNode == Node {
  @usableFromInline let start: [Node]
  @usableFromInline let order: SearchOrder
  @usableFromInline let onlyScrolling: Bool
  /// The view that the walk starts below, so that broken links can't make it its own descendant.
  @usableFromInline let excluded: AnyObject?

  @inlinable
  init(start: [Node], order: SearchOrder, onlyScrolling: Bool, excluding excluded: AnyObject?) {
    self.start = start
    self.order = order
    self.onlyScrolling = onlyScrolling
    self.excluded = excluded
  }

  /// Begins the walk.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(start: start, order: order, onlyScrolling: onlyScrolling, excluding: excluded)
  }

  /// A walk under way.
  public struct Iterator: IteratorProtocol {
    @usableFromInline struct Level {
      @usableFromInline let nodes: [Node]
      @usableFromInline var next: Int
      @inlinable init(nodes: [Node]) {
        self.nodes = nodes
        next = 0
      }
    }

    @usableFromInline var top: Level
    /// In pre-order the levels above, in breadth-first order the levels to come.
    @usableFromInline var others: [Level] = []
    @usableFromInline var firstOther = 0
    @usableFromInline let isPreOrder: Bool
    @usableFromInline let onlyScrolling: Bool
    @usableFromInline var seen: Set<ObjectIdentifier> = []

    /// The first view that came up a second time, because the links of the tree are broken; `nil` for a sound tree.
    ///
    /// It is complete when the walk has ended.
    public private(set) var repeatedNode: Node?

    @inlinable
    init(start: [Node], order: SearchOrder, onlyScrolling: Bool, excluding excluded: AnyObject?) {
      top = Level(nodes: start)
      isPreOrder = order == .preOrder
      self.onlyScrolling = onlyScrolling
      if !Node.linksAreSound, let excluded { seen.insert(ObjectIdentifier(excluded)) }
    }

    /// The next view; `nil` at the end.
    ///
    /// - Complexity: O(1) amortised.
    @inlinable
    public mutating func next() -> Node? {
      while true {
        guard top.next < top.nodes.count else {
          guard advanceLevel() else { return nil }
          continue
        }
        let node = top.nodes[top.next]
        top.next += 1
        if onlyScrolling, !node.searchHints.mayScroll { continue }
        if !Node.linksAreSound, !isNew(node) { continue }
        let children = node.subviews
        if !children.isEmpty {
          if isPreOrder {
            others.append(top)
            top = Level(nodes: children)
          } else {
            others.append(Level(nodes: children))
          }
        }
        return node
      }
    }

    @inlinable
    mutating func advanceLevel() -> Bool {
      if isPreOrder {
        guard let above = others.popLast() else { return false }
        top = above
        return true
      }
      guard firstOther < others.count else { return false }
      top = others[firstOther]
      firstOther += 1
      return true
    }

    @usableFromInline
    mutating func isNew(_ node: Node) -> Bool {
      if seen.insert(ObjectIdentifier(node)).inserted { return true }
      if repeatedNode == nil { repeatedNode = node }
      return false
    }
  }
}

extension HierarchyNode {
  /// The views below this one, lazily.
  ///
  /// - Parameters:
  ///   - order: pre-order unless said otherwise.
  ///   - includingSelf: whether this view comes first.
  /// - Complexity: O(1) to make it, O(n) to go through n views.
  @inlinable
  public func descendants(
    order: SearchOrder = .preOrder, includingSelf: Bool = false
  ) -> DescendantSequence<RelatedNode> {
    DescendantSequence(
      start: includingSelf ? selfAsRelated() : subviews, order: order, onlyScrolling: false,
      excluding: includingSelf ? nil : self)
  }

  @inlinable
  func selfAsRelated() -> [RelatedNode] { (self as? RelatedNode).map { [$0] } ?? subviews }
}
