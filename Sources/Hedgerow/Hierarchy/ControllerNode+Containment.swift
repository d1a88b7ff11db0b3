extension ControllerNode {
  /// The controllers contained in this one, in the order in which they were added.
  ///
  /// A presented controller is none of them.
  ///
  /// - Complexity: O(1).
  public final var children: [ControllerNode] { childControllers }

  /// The controller that contains this one; `nil` for none.
  ///
  /// A presenter is no parent.
  ///
  /// - Complexity: O(1).
  public final var parent: ControllerNode? { parentController }

  /// Makes a controller a child of this one, after taking it from another parent.
  ///
  /// Calls the child's ``willMove(toParent:)``; as in UIKit the container calls ``didMove(toParent:)`` itself, when the
  /// child's view is in place. Adding a child that is one already does nothing. A circle stops the program with the
  /// sentence of the error that ``attachChild(_:)`` throws.
  ///
  /// - Complexity: O(d), with d the depth of the containment.
  public final func addChild(_ child: ControllerNode) {
    do {
      try attachChild(child)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Makes a controller a child of this one, or says why it can't be; see ``addChild(_:)``.
  ///
  /// - Throws: ``HierarchyError/controllerCycle(child:parent:)`` when the child is this controller, contains it or
  ///   presents it; nothing has changed then, and no callback was sent.
  public final func attachChild(_ child: ControllerNode) throws(HierarchyError) {
    try checkContainable(child)
    guard child.parentController !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    // A callback may have changed the containment.
    try checkContainable(child)
    child.leaveParent()
    childControllers.append(child)
    child.parentController = self
  }

  /// Takes the controller from its parent and calls ``didMove(toParent:)`` with `nil`; nothing happens without a parent.
  ///
  /// As in UIKit the container calls ``willMove(toParent:)`` with `nil` and removes the view before.
  ///
  /// - Complexity: O(c), with c children of the parent.
  public final func removeFromParent() {
    guard parentController != nil else { return }
    withExtendedLifetime(self) {
      leaveParent()
      didMove(toParent: nil)
    }
  }

  private final func leaveParent() {
    parentController?.childControllers.removeAll { $0 === self }
    parentController = nil
  }

  private final func checkContainable(_ child: ControllerNode) throws(HierarchyError) {
    if isOwned(by: child) { throw .controllerCycle(child: child.hierarchyName, parent: hierarchyName) }
  }

  /// Whether the controller is part of the containment that its view is in: it has a parent, is presented, or has no
  /// controller above it.
  ///
  /// It is `false` for a controller whose view was put under another controller's view without ``addChild(_:)``.
  ///
  /// - Complexity: O(d), with d the depth of its view.
  public final var isContained: Bool {
    if parentController != nil || presentingController != nil || hostWindow != nil { return true }
    var view = rootView?.parent
    while let node = view {
      if node.owner != nil { return false }
      view = node.parent
    }
    return true
  }
}
