extension ViewNode {
  /// Whether the app made the view an accessibility element; `false` unless set.
  ///
  /// A view with an ``accessibilityLabel`` is one as well, a probe never is.
  public final var isAccessibilityElement: Bool {
    get { flags.contains(.accessibilityElement) && !flags.contains(.probe) }
    set { setFlag(.accessibilityElement, newValue) }
  }

  /// Whether the view and everything in it are kept from assistive technology; `false` unless set.
  public final var accessibilityElementsHidden: Bool {
    get { flags.contains(.accessibilityHidden) || flags.contains(.probe) }
    set { setFlag(.accessibilityHidden, newValue) }
  }

  /// What assistive technology reads out; `nil` unless set.
  ///
  /// A view with a label counts as an element.
  public final var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set {
      guard newValue != nil || extras != nil else { return }
      needExtras().accessibilityLabel = newValue
    }
  }

  /// The accessibility elements of the subtree, this view included, in pre-order.
  ///
  /// An element that contains others comes before them. Hidden views, views that hide their elements and probes are left
  /// out with everything in them.
  ///
  /// - Complexity: O(n), with n views in the subtree.
  public final func accessibilityElements() -> [ViewNode] {
    var elements: [ViewNode] = []
    var stack = [self]
    while let view = stack.popLast() {
      guard !view.isHidden, !view.accessibilityElementsHidden else { continue }
      if view.isAccessibilityElement || view.accessibilityLabel?.isEmpty == false { elements.append(view) }
      stack.append(contentsOf: view.children.reversed())
    }
    return elements
  }
}
