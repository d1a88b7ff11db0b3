/// A subtree's way from one window to another, or into or out of one.
struct WindowChange {
  let from: WindowNode?
  let to: WindowNode?

  var isChange: Bool { from !== to }
}

extension ViewNode {
  /// Tells the subtree in pre-order that it is about to change window.
  ///
  /// What a callback adds is told as well.
  ///
  /// - Returns: the controllers that were told, to be settled after the change, which a callback may prevent.
  final func announceWindow(_ new: WindowNode?) -> [ControllerNode] {
    let old = windowNode
    if children.isEmpty, owner == nil {
      willMove(toWindow: new)
      guard !children.isEmpty else { return [] }
      return announce(new, from: old, to: children)
    }
    return announce(new, from: old, to: [self])
  }

  private final func announce(_ new: WindowNode?, from old: WindowNode?, to views: [ViewNode]) -> [ControllerNode] {
    var told: [ControllerNode] = []
    var stack = Array(views.reversed())
    while let view = stack.popLast() {
      guard view.windowNode === old else { continue }
      if let owner = view.owner {
        told.append(owner)
        owner.rootViewWillMove(from: old, to: new)
      }
      view.willMove(toWindow: new)
      stack.append(contentsOf: view.children.reversed())
    }
    return told
  }

  /// Writes the new window into the subtree; no callback runs.
  ///
  /// - Returns: the views whose window is another now, in pre-order.
  final func take(_ change: WindowChange) -> [ViewNode] {
    if needsLayout { markLayoutAbove() }
    guard change.isChange else { return [] }
    if children.isEmpty {
      enter(change)
      return []
    }
    let views = subtree()
    for view in views { view.enter(change) }
    return views
  }

  private final func enter(_ change: WindowChange) {
    windowNode = change.to
    if flags.contains(.probe), let probe = self as? ProbeNode { probe.follow(change) }
  }

  /// Tells the subtree in pre-order that it changed window.
  ///
  /// `moved` is empty for a single view.
  final func confirmWindow(_ change: WindowChange, moved: [ViewNode]) {
    guard change.isChange else { return }
    if moved.isEmpty {
      confirm(change)
    } else {
      // A callback may take views out again; they have been told by that edit.
      for view in moved where view.windowNode === change.to { view.confirm(change) }
    }
  }

  private final func confirm(_ change: WindowChange) {
    didMoveToWindow()
    if flags.contains(.participates) { bringParticipants() }
    if flags.contains(.scrollable) { scrollingWindowDidChange(change) }
    if flags.contains(.probe), let probe = self as? ProbeNode { probe.confirmWindow() }
    owner?.rootViewDidMove(from: change.from, to: change.to)
  }

  // MARK: - Visibility

  /// Sets one of the two reasons to be hidden.
  @usableFromInline
  final func setHidden(_ isHidden: Bool, by reason: ViewFlags) {
    let wasHidden = self.isHidden
    setFlag(reason, isHidden)
    guard self.isHidden != wasHidden else { return }
    guard let extras, !extras.overlays.isEmpty else { return confirmHidden() }
    // All the marks first: a callback may turn them round again.
    var changed = [self]
    var next = 0
    while next < changed.count {
      let base = changed[next]
      next += 1
      for overlay in base.overlays {
        let wasHidden = overlay.isHidden
        overlay.setFlag(.hiddenWithBase, base.isHidden)
        if overlay.isHidden != wasHidden { changed.append(overlay) }
      }
    }
    for view in changed { view.confirmHidden() }
  }

  private final func confirmHidden() {
    updateVisibility()
    parent?.siblingsChanged()
  }

  /// Brings the visible mark of the subtree up to date, then tells those whose mark changed, in pre-order.
  ///
  /// - Complexity: O(1) when the view's own mark stays, else O(n) for the n views below it.
  final func updateVisibility() {
    let isNowVisible = shouldBeVisible
    guard flags.contains(.visible) != isNowVisible else { return }
    setFlag(.visible, isNowVisible)
    guard !children.isEmpty else { return confirmVisibility() }
    var changed = [self]
    var stack = Array(children.reversed())
    while let view = stack.popLast() {
      guard view.flags.contains(.visible) != view.shouldBeVisible else { continue }
      view.setFlag(.visible, view.shouldBeVisible)
      changed.append(view)
      stack.append(contentsOf: view.children.reversed())
    }
    // A callback may turn it round again; that edit has told the views.
    for view in changed where view.isVisible == isNowVisible { view.confirmVisibility() }
  }

  private final func confirmVisibility() {
    visibilityDidChange()
    owner?.viewVisibilityDidChange()
  }

  private final var shouldBeVisible: Bool {
    guard windowNode != nil, !isHidden else { return false }
    return parent?.flags.contains(.visible) ?? flags.contains(.isWindow)
  }
}
