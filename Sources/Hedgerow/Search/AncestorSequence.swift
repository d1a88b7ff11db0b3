/// The superviews of a view, from the nearest to the top; made by ``HierarchyNode/ancestors(includingSelf:)``.
///
/// The sequence is lazy, and ends where the links run in a circle, with each view visited once.
public struct AncestorSequence<Node: HierarchyNode>: Sequence, IteratorProtocol where Node.RelatedNode == Node {
  @usableFromInline var upcoming: Node?
  @usableFromInline var seen = VisitedChain()

  /// The first view that came up a second time; `nil` while none has.
  public private(set) var repeatedNode: Node?

  @inlinable
  init(from first: Node?, excluding start: AnyObject?) {
    upcoming = first
    if !Node.linksAreSound, let start { _ = seen.insert(start) }
  }

  /// The next superview; `nil` behind the top.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func next() -> Node? {
    guard let node = upcoming else { return nil }
    if !Node.linksAreSound, !seen.insert(node) {
      note(node)
      return nil
    }
    upcoming = node.superview
    return node
  }

  @usableFromInline
  mutating func note(_ node: Node) {
    repeatedNode = node
    upcoming = nil
  }
}

/// The objects that a walk along a chain has been at: a short list first, since chains are short, then a set.
@usableFromInline
struct VisitedChain {
  @usableFromInline var first: [ObjectIdentifier] = []
  @usableFromInline var rest: Set<ObjectIdentifier> = []

  @usableFromInline init() {}

  /// Adds an object; `false` when it has been added before.
  @usableFromInline
  mutating func insert(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    guard !first.contains(id) else { return false }
    guard first.count >= 16 else {
      first.append(id)
      return true
    }
    return rest.insert(id).inserted
  }
}
