extension ResponderNode {
  /// The nearest controller up the chain: of a root view its own, of another view that of the nearest root view above.
  ///
  /// Ownership is recorded, so that a chain which was rewired past a controller still finds it. The walk goes on through
  /// responders of every sort; `nil` when there is no controller above, as for a window. A controller is not its own.
  ///
  /// - Complexity: O(d), with d the length of the chain.
  public final var owningController: ControllerNode? {
    var chain = ControllerWalk(from: self)
    return chain.next()
  }

  /// The controllers up the chain, from the nearest to the outermost; presenters included.
  ///
  /// Each once, also where the chain runs in a circle.
  ///
  /// - Complexity: O(d), with d the length of the chain.
  public final func owningControllers() -> [ControllerNode] {
    var chain = ControllerWalk(from: self)
    var found: [ControllerNode] = []
    var seen = VisitedChain()
    while let controller = chain.next(), seen.insert(controller) { found.append(controller) }
    return found
  }

  /// The nearest controller of a type up the chain; `nil` for none.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for; `ControllerNode.self` for any.
  ///   - predicate: what else a match must satisfy, such as ``ControllerNode/isContained``; nothing unless given.
  /// - Complexity: O(d), with d the length of the chain.
  public final func nearestController<Match>(
    ofType type: Match.Type, where predicate: ((Match) -> Bool)? = nil
  ) -> Match? {
    owningControllers().lazy.compactMap { $0 as? Match }.first { predicate?($0) ?? true }
  }

  /// The outermost controller of a type up the chain; `nil` for none.
  ///
  /// - Parameters:
  ///   - type: the class or protocol asked for; `ControllerNode.self` for any.
  ///   - predicate: what else a match must satisfy; nothing unless given.
  /// - Complexity: O(d), with d the length of the chain.
  public final func outermostController<Match>(
    ofType type: Match.Type, where predicate: ((Match) -> Bool)? = nil
  ) -> Match? {
    owningControllers().lazy.compactMap { $0 as? Match }.last { predicate?($0) ?? true }
  }
}

extension ControllerNode {
  /// The controllers that contain this one, from its parent to the outermost.
  ///
  /// The model refuses circles of parents.
  ///
  /// - Complexity: O(d), with d the depth of the containment.
  public final func parents() -> [ControllerNode] {
    var found: [ControllerNode] = []
    var next = parent
    while let controller = next {
      found.append(controller)
      next = controller.parent
    }
    return found
  }
}

/// Goes up a chain from controller to controller.
///
/// A chain that runs in a circle ends the walk, after Brent's method: the mark is set anew at every power of two, and a
/// walk that comes back to it has gone round.
struct ControllerWalk {
  private var responder: ResponderNode?
  private let start: ResponderNode
  private var mark: ResponderNode?
  private var stepsToMark = 2
  private var steps = 0
  private var last: ControllerNode?

  init(from start: ResponderNode) {
    self.start = start
    responder = start
  }

  mutating func next() -> ControllerNode? {
    while let current = responder {
      var found: ControllerNode?
      switch current.role {
      case .view:
        let view = unsafeDowncast(current, to: ViewNode.self)
        found = view.owner
        responder = view.next
      case .controller:
        if current !== start { found = unsafeDowncast(current, to: ControllerNode.self) }
        responder = current.next
      case .other:
        responder = current.next
      }
      steps += 1
      if responder === mark { responder = nil }
      if steps == stepsToMark {
        mark = responder
        stepsToMark *= 2
      }
      // A root view and its controller's own link name the same controller.
      if let found, found !== last {
        last = found
        return found
      }
    }
    return nil
  }
}
