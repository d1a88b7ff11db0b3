extension ViewNode {
  /// Lets go of everything below the view without recursion, so that a chain of a million views is released on a small
  /// stack.
  ///
  /// Views that somebody else keeps become tops of their own trees; they get no callback, since nobody moved them.
  final func dismantle() {
    var orphans: [ViewNode] = []
    surrender(to: &orphans)
    while var orphan = orphans.popLast() {
      if isKnownUniquelyReferenced(&orphan) {
        orphan.surrender(to: &orphans)
      } else {
        orphan.becomeTop()
      }
    }
  }

  /// Hands the view's children and waiting overlays over, and clears what points back at it.
  private final func surrender(to orphans: inout [ViewNode]) {
    // Before any of them goes: a deinit of the app's that reaches another finds no superview, and not one that is gone.
    for child in children { child.parent = nil }
    if orphans.isEmpty { swap(&orphans, &children) } else { orphans.append(contentsOf: children) }
    children = []
    guard let extras else { return }
    for overlay in extras.overlays { overlay.view.extras?.overlayBase = nil }
    for overlay in extras.overlays { overlay.view.flags.remove([.overlay, .hiddenWithBase]) }
    orphans.append(contentsOf: extras.overlays.filter { $0.view.parent == nil }.map(\.view))
    for watcher in extras.watchers { watcher.takeUnretainedValue().scopeDied() }
    for weak in extras.participants { weak.participant?.memberWasReleased() }
    extras.responderAbove?.insertedAbove = nil
    extras.overlays = []
    extras.watchers = []
  }

  /// Clears the window from a subtree whose superview is gone.
  private final func becomeTop() {
    guard windowNode != nil else { return }
    for view in subtree() {
      view.windowNode = nil
      view.flags.remove(.visible)
      view.owner?.windowDied()
      if view.flags.contains(.probe) { (view as? ProbeNode)?.windowDied() }
    }
  }

  /// The view and everything below it in pre-order.
  ///
  /// - Complexity: O(n), with n views.
  final func subtree() -> [ViewNode] {
    guard !children.isEmpty else { return [self] }
    var result: [ViewNode] = []
    var stack = [self]
    while let view = stack.popLast() {
      result.append(view)
      stack.append(contentsOf: view.children.reversed())
    }
    return result
  }
}
