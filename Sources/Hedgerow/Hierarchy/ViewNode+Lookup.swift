extension ViewNode {
  /// Whether the view is another one or inside it.
  ///
  /// - Complexity: O(d), with d the depth of this view.
  public final func isDescendant(of view: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === view { return true }
      node = current.parent
    }
    return false
  }

  /// The first view with a tag: this one or one below it, in pre-order; `nil` without one.
  ///
  /// Since tags are 0 unless set, `view(withTag: 0)` mostly is the view itself.
  ///
  /// - Complexity: O(n), with n the views before the match.
  public final func view(withTag tag: Int) -> ViewNode? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack.append(contentsOf: view.children.reversed())
    }
    return nil
  }
}
