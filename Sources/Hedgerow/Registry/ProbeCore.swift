/// What a tagged probe does, in whatever hierarchy: it looks for the list that it covers, and keeps that list under its tag.
///
/// ``ProbeNode`` is its shell in the model; a platform's probe view is another. The shell says when it came into a window,
/// when the tree around it changed and when it left; nothing is looked for in between.
public final class ProbeCore<Node: TraitedNode>: TagHolder {
  /// The registry that the list is put into.
  ///
  /// The probe keeps it.
  public let registry: ListRegistry

  /// The tag of the list.
  ///
  /// Setting it moves the list that the probe holds, see ``ListRegistry/move(_:to:)``.
  public var tag: ListTag {
    get { ownTag }
    set {
      let old = ownTag
      ownTag = newValue
      guard newValue != old, let held else { return }
      registry.letGo(from: old, by: self, keepsEntry: true)
      hold(held.list, levels: held.levels, movingFrom: old)
      // Where the list may not go there, it does not stay behind without anything that holds it.
      registry.dropUnheld(old)
    }
  }

  private var ownTag: ListTag

  /// What may be covered: anything that scrolls but text inputs and private helpers, unless set.
  public var filter: SearchFilter

  /// What the last search saw and chose, and why; `nil` before the first.
  public private(set) var lastResolution: ProbeResolution?

  /// How many searches there were.
  public private(set) var resolutionCount = 0

  private var held: Held?
  private struct Held {
    weak var list: (any Scrollable)?
    let levels: Int
  }

  /// Makes the core of a probe.
  public init(
    tag: ListTag, registry: ListRegistry, filter: SearchFilter = [.scrolls, .notTextInput, .notPrivate]
  ) {
    ownTag = tag
    self.registry = registry
    self.filter = filter
  }

  deinit { detach() }

  /// Looks for the list that a probe at a view's place covers, and puts it under the tag.
  ///
  /// - Parameter probe: the probe's view.
  /// - Returns: the view whose subtree the answer depends on; `nil` when it is the whole window.
  public func resolve(from probe: Node) -> Node.RelatedNode? {
    resolutionCount += 1
    let (result, scope) = probe.nearestInScope((any Scrollable).self, matching: filter)
    switch result {
    case .found(let list) where held?.list === list && registry.isTaken(tag, from: list):
      // Another list took the tag from this one. Taking it back at any change of the tree would let the two take turns.
      lastResolution = .refused(.tagInUse(tag, by: registry[tag]?.scrollName ?? "another list"))
    case .found(let list):
      hold(list, levels: scope.levels, movingFrom: nil)
    case .ambiguous(_, let ambiguity):
      detach()
      lastResolution = .ambiguous(ambiguity)
    case .notFound(let miss):
      detach()
      lastResolution = .pending(miss)
    }
    return scope.top
  }

  /// Takes the list out, unless another probe holds it as well.
  ///
  /// The shell calls it when it left its window.
  public func detach() {
    guard held != nil else { return }
    held = nil
    registry.letGo(from: tag, by: self, keepsEntry: false)
  }

  func lost(_ error: RegistryError) {
    held = nil
    lastResolution = .refused(error)
  }

  func tagDidChange(to tag: ListTag) { ownTag = tag }

  private func hold(_ list: (any Scrollable)?, levels: Int, movingFrom old: ListTag?) {
    guard let list else { return detach() }
    do {
      try registry.hold(list, as: tag, by: self, levels: levels, movingFrom: old)
      held = Held(list: list, levels: levels)
      lastResolution = .registered(list.scrollPath?.description ?? list.scrollName)
    } catch {
      detach()
      lastResolution = .refused(error)
    }
  }
}

@available(*, unavailable, message: "it belongs to its hierarchy, which has one owner")
extension ProbeCore: Sendable {}

/// What a tagged probe found.
public enum ProbeResolution: Hashable, Sendable, CustomStringConvertible {
  /// The list at this path is under the tag.
  case registered(String)
  /// There is no list yet; what was seen.
  case pending(SearchMiss)
  /// Several lists could be meant.
  case ambiguous(SearchAmbiguity)
  /// There is a list, and the registry would not take it.
  case refused(RegistryError)

  /// What was chosen and why, or why nothing.
  public var description: String {
    switch self {
    case .registered(let path): "registered \(path)"
    case .pending(let miss): "pending: \(miss)"
    case .ambiguous(let ambiguity): ambiguity.description
    case .refused(let error): "refused: \(error)"
    }
  }
}
