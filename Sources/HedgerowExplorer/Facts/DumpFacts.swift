public import Foundation

/// The facts that a dump is checked by: how many nodes, roots, lists and controllers a text holds.
public struct DumpFacts: Sendable, Hashable {
  /// What a dump tells about one scrolling node.
  public struct ScrollableFacts: Sendable, Hashable {
    /// The class that scrolls.
    public var className: String?
    /// The depth that the text draws.
    public var depth: Int
    /// The content offset in points, if told.
    public var contentOffset: CGPoint?
    /// The content size in points, if told.
    public var contentSize: CGSize?
    /// The adjusted content inset in points, if told.
    public var inset: DumpInsets?
  }

  /// The kind of the dump, or the kind that a refused text resembles.
  public var kind: DumpKind
  /// The number of nodes, layers and words included.
  public var nodes: Int
  /// The number of nodes without a parent in the text.
  public var roots: Int
  /// The largest depth as the text draws it.
  public var maxDepth: Int
  /// The scrolling nodes in text order.
  public var scrollables: [ScrollableFacts]
  /// The number of controller lines, or else of distinct controllers told before a bracket.
  public var controllers: Int
  /// Whether the text only looks like a hierarchy.
  public var isRefused: Bool
  /// The refusal's sentence, if refused, then every guess.
  public var notes: [String]

  /// The facts of a dump.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public init(_ dump: Dump) {
    kind = dump.kind
    nodes = dump.nodes.count
    roots = dump.roots().count
    maxDepth = dump.maxDepth()
    scrollables = dump.nodes.filter(\.isScrollable).map { node in
      ScrollableFacts(
        className: node.scrollableClass, depth: node.depth, contentOffset: node.contentOffset,
        contentSize: node.contentSize, inset: node.contentInset)
    }
    let lines = dump.nodes.count { $0.role == .controller }
    controllers = lines > 0 ? lines : Set(dump.nodes.flatMap(\.controllers)).count
    isRefused = false
    notes = dump.notes.map(\.description)
  }

  /// The facts of a refused text: all counts are 0.
  public init(_ refusal: DumpRefusal) {
    kind = refusal.kind
    nodes = 0
    roots = 0
    maxDepth = 0
    scrollables = []
    controllers = 0
    isRefused = true
    notes = [refusal.description] + refusal.notes.map(\.description)
  }

  /// The facts of a text, refused or not.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(reading text: String) {
    do {
      self.init(try Dump(reading: text))
    } catch {
      self.init(error)
    }
  }
}
