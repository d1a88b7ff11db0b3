extension ViewNode {
  /// Asks for ``layoutSubviews()`` in the next layout pass.
  ///
  /// - Complexity: O(1) amortised: the mark on the way up is set once.
  public final func setNeedsLayout() {
    flags.insert(.needsLayout)
    markLayoutAbove()
  }

  /// Whether the view or anything below it waits for layout.
  ///
  /// - Complexity: O(1).
  public final var needsLayout: Bool { !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) }

  /// Tells the ancestors that something below them waits for layout.
  final func markLayoutAbove() {
    var ancestor = parent
    while let view = ancestor, !view.flags.contains(.subtreeNeedsLayout) {
      view.flags.insert(.subtreeNeedsLayout)
      ancestor = view.parent
    }
  }

  /// How often one call goes over a tree whose layout keeps asking for layout.
  static var layoutRounds: Int { 32 }

  /// Lays out the view and what is below it, parents before children, until nothing waits.
  ///
  /// A layout that asks for layout again and again is left after 32 rounds; it goes on with the next pass.
  ///
  /// - Complexity: O(n) for the n views that wait and their ancestors.
  final func layOutSubtree() {
    var round = 0
    while needsLayout, round < Self.layoutRounds {
      round += 1
      var stack = [self]
      while let view = stack.popLast() {
        guard view === self || view.parent != nil else { continue }
        if view.flags.contains(.needsLayout) {
          view.flags.remove(.needsLayout)
          view.owner?.viewWillLayoutSubviews()
          view.layoutSubviews()
          view.owner?.viewDidLayoutSubviews()
        }
        if view.flags.contains(.subtreeNeedsLayout) {
          view.flags.remove(.subtreeNeedsLayout)
          for child in view.children.reversed() where child.needsLayout { stack.append(child) }
        }
      }
    }
  }

  /// Lays out now what waits for it, from this view down.
  ///
  /// In a window's own call the whole pass runs, see ``WindowNode``.
  ///
  /// - Complexity: O(n) for the n views that wait and their ancestors.
  public final func layoutIfNeeded() {
    if flags.contains(.isWindow), let window = windowNode { window.runPass() } else { layOutSubtree() }
  }
}
