/// What the edits are made of. Between a check and the change that it allows no callback runs.
extension ViewNode {
  /// Throws when the view can't be a subview of this one.
  final func checkAttachable(_ view: ViewNode) throws(HierarchyError) {
    if view === self { throw .viewInsideItself(view: view.ownName) }
    if view.flags.contains(.isWindow) { throw .windowAsSubview(window: view.ownName, parent: ownName) }
    // A view without subviews has no descendant that could be this one: no walk to the top for it.
    if !view.children.isEmpty {
      var ancestor = parent
      while let node = ancestor {
        if node === view { throw .ancestorAsSubview(view: view.ownName, parent: ownName) }
        ancestor = node.parent
      }
    }
    // What is pinned to the view goes where the view goes, which can't be inside itself.
    guard view.extras?.overlays.isEmpty == false else { return }
    var ancestor: ViewNode? = self
    while let node = ancestor {
      if node.isPinned(to: view) { throw .overlayOverItself(overlay: node.ownName, base: view.ownName) }
      ancestor = node.parent
    }
  }

  /// Takes a view in from another superview or from none, with the callbacks in the documented order: the old superview,
  /// then superview, window, the change itself, window, superview, then this view.
  final func adopt(_ view: ViewNode, at place: SiblingPlace) throws(HierarchyError) {
    try adoptAlone(view, at: place)
    view.bringOverlays()
  }

  /// As ``adopt(_:at:)``, without what is pinned to the view.
  final func adoptAlone(_ view: ViewNode, at place: SiblingPlace) throws(HierarchyError) {
    view.parent?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    let told = view.windowNode !== windowNode ? view.announceWindow(windowNode) : []
    defer { for controller in told { controller.settleAppearance() } }
    // Callbacks may have changed the tree, or what the view is pinned to.
    if case .over(let base, _) = place {
      guard view.extras?.overlayBase === base, base.parent === self else { return }
    } else {
      while view.flags.contains(.overlay) { view.unpin() }
    }
    try checkAttachable(view)
    let oldParent = view.parent
    let change = WindowChange(from: view.windowNode, to: windowNode)
    oldParent?.drop(view)
    take(view, at: index(for: place))
    // Before what comes watches its new window, so that it is not told of its own coming as well.
    siblingsChanged()
    if oldParent !== self { oldParent?.siblingsChanged() }
    let moved = view.take(change)
    setNeedsLayout()
    view.confirmWindow(change, moved: moved)
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.parent === self { view.updateVisibility() }
  }

  /// Takes the view out of its superview, with the callbacks in the documented order, and its overlays after it.
  final func detach() {
    guard parent != nil else { return }
    withExtendedLifetime(self) {
      detachAlone(following: nil)
      bringOverlays()
    }
  }

  /// As ``detach()``, without what is pinned to the view.
  ///
  /// - Parameter base: the base that an overlay leaves with; `nil` for a view that leaves by itself.
  final func detachAlone(following base: ViewNode?) {
    guard let oldParent = parent else { return }
    oldParent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let told = windowNode != nil ? announceWindow(nil) : []
    defer { for controller in told { controller.settleAppearance() } }
    // Callbacks may have moved the view already, or pinned it.
    if let base {
      guard extras?.overlayBase === base, base.parent == nil else { return }
    } else {
      while flags.contains(.overlay) { unpin() }
    }
    guard let oldParent = parent else { return }
    let change = WindowChange(from: windowNode, to: nil)
    // The superview's reference may be the last one.
    withExtendedLifetime(self) {
      oldParent.drop(self)
      parent = nil
      let moved = take(change)
      oldParent.setNeedsLayout()
      confirmWindow(change, moved: moved)
      didMoveToSuperview()
      updateVisibility()
      oldParent.siblingsChanged()
    }
  }

  /// Moves a subview, and what is pinned to it, to another place among its siblings; no callbacks.
  ///
  /// An overlay stays above its base: only its place among the overlays of the same base changes.
  final func move(_ view: ViewNode, to place: SiblingPlace) {
    guard let old = childIndex(of: view) else { return }
    let end = groupEnd(at: old)
    let group = Array(children[old..<end])
    switch place {
    case .above(let sibling), .below(let sibling):
      if sibling !== view, group.contains(where: { $0 === sibling }) { return }
    default: break
    }
    let isOverlay = isGlued(at: old)
    children.removeSubrange(old..<end)
    let new = index(for: place, isOverlay: isOverlay)
    children.insert(contentsOf: group, at: new)
    guard new != old else { return }
    if isOverlay { regroupOverlays() }
    siblingsChanged()
  }

  /// Puts a child into the array and the marks, nothing else.
  private final func take(_ view: ViewNode, at index: Int) {
    if children.isEmpty { parent?.branchingChildren += 1 }
    children.insert(view, at: index)
    view.parent = self
    commonClass.add(view)
    if !view.children.isEmpty { branchingChildren += 1 }
    if view.subtreeMayScroll { scrollingChildAppeared() }
  }

  /// Takes a child out of the array and the marks, nothing else.
  private final func drop(_ view: ViewNode) {
    guard let index = childIndex(of: view) else { return }
    children.remove(at: index)
    view.parent = nil
    if !view.children.isEmpty { branchingChildren -= 1 }
    if view.subtreeMayScroll { scrollingChildLeft() }
    if children.isEmpty {
      parent?.branchingChildren -= 1
      commonClass = CommonClass()
    }
  }

  /// The place of a subview, looked for from the front, where edits mostly are.
  ///
  /// - Complexity: O(s), with s siblings.
  final func childIndex(of view: ViewNode) -> Int? {
    children.withUnsafeBufferPointer { children in
      var index = children.count - 1
      while index >= 0 {
        if children[index] === view { return index }
        index -= 1
      }
      return nil
    }
  }

  /// The index that a place means now; for all but overlays never between a view and what is pinned to it.
  private final func index(for place: SiblingPlace, isOverlay: Bool = false) -> Int {
    var index = children.count
    switch place {
    case .end: return index
    case .index(let wanted): index = min(max(wanted, 0), index)
    case .above(let sibling): if let place = childIndex(of: sibling) { index = groupEnd(at: place) }
    case .over(_, let below):
      return childIndex(of: below).map { groupEnd(at: $0) } ?? index
    case .below(let sibling):
      if let place = childIndex(of: sibling) { index = place }
      while !isOverlay, index > 0, index < children.count, isGlued(at: index) { index -= 1 }
    }
    while !isOverlay, index < children.count, isGlued(at: index) { index += 1 }
    return index
  }

  // MARK: - Marks for searches

  /// A child in which something scrolls came: the mark goes up as far as it is news.
  final func scrollingChildAppeared() {
    var node: ViewNode? = self
    while let view = node {
      let isNews = !view.subtreeMayScroll
      view.scrollingChildren += 1
      guard isNews else { return }
      node = view.parent
    }
  }

  /// A child in which something scrolls went: the mark goes as far up as nothing else holds it.
  final func scrollingChildLeft() {
    var node: ViewNode? = self
    while let view = node {
      view.scrollingChildren -= 1
      guard !view.subtreeMayScroll else { return }
      node = view.parent
    }
  }

  /// Marks the view itself as one that scrolls; called while it is made.
  final func markAsScrollable() { flags.insert(.scrollable) }

  /// Tells the probes that watch from here up that the tree around them changed.
  ///
  /// - Complexity: O(1) in a window without probes, else O(d) with d the depth, plus the probes concerned.
  final func siblingsChanged() {
    guard let window = windowNode, window.probeCount > 0 else { return }
    var node: ViewNode? = self
    while let view = node {
      if let extras = view.extras {
        for watcher in extras.watchers { window.noteChange(for: watcher.takeUnretainedValue()) }
      }
      node = view.parent
    }
  }
}
