import Foundation

extension ViewNode {
  /// Puts a view over this one: into the same superview, directly above it, pinned to it.
  ///
  /// The base's size and place are not touched. The overlay moves, hides, leaves and comes back with its base; while the
  /// base has no superview it waits. Until it is removed or added elsewhere the base owns it. A second overlay lies above
  /// the first. It is also how a probe comes over its list, see ``ProbeNode``.
  ///
  /// An overlay that is this view, or that contains it, stops the program with the sentence of the error that
  /// ``attachOverlay(_:alignment:size:)`` throws.
  ///
  /// - Parameters:
  ///   - view: the overlay; it leaves where it was.
  ///   - alignment: the point of the base that the same point of the overlay lies on, the centre unless given.
  ///   - size: whether it keeps its own size, as it does unless said otherwise, or takes the base's.
  /// - Complexity: as ``attach(_:at:)``.
  public final func addOverlay(
    _ view: ViewNode, alignment: OverlayAlignment = .center, size: OverlaySize = .own
  ) {
    do {
      try attachOverlay(view, alignment: alignment, size: size)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Puts a view over this one, or says why it can't be; see ``addOverlay(_:alignment:size:)``.
  ///
  /// - Throws: ``HierarchyError/overlayOverItself(overlay:base:)``, ``HierarchyError/windowAsSubview(window:parent:)`` or
  ///   what ``attach(_:at:)`` throws; nothing has changed then.
  public final func attachOverlay(
    _ view: ViewNode, alignment: OverlayAlignment = .center, size: OverlaySize = .own
  ) throws(HierarchyError) {
    if isDescendant(of: view) { throw .overlayOverItself(overlay: view.ownName, base: ownName) }
    if view.flags.contains(.isWindow) { throw .windowAsSubview(window: view.ownName, parent: ownName) }
    var base = extras?.overlayBase
    while let node = base {
      if node === view { throw .overlayOverItself(overlay: view.ownName, base: ownName) }
      base = node.extras?.overlayBase
    }
    try parent?.checkAttachable(view)
    view.removeFromSuperview()
    view.needExtras().overlayBase = self
    view.flags.insert(.overlay)
    needExtras().overlays.append(Overlay(view: view, alignment: alignment, size: size))
    view.setHidden(isHidden, by: .hiddenWithBase)
    view.repin()
    bringOverlays()
  }

  /// What is pinned to the view, from the lowest to the topmost; also while it waits for the view to get a superview.
  ///
  /// - Complexity: O(k), with k overlays.
  public final var overlays: [ViewNode] { extras?.overlays.map(\.view) ?? [] }

  /// What the view is pinned to; `nil` for a view that is no overlay.
  ///
  /// - Complexity: O(1).
  public final var overlayBase: ViewNode? { extras?.overlayBase }

  /// Brings the overlays to where the view is now.
  final func bringOverlays() {
    guard let extras, let parent else { return }
    var below = self
    for overlay in extras.overlays where overlay.view.extras?.overlayBase === self {
      if overlay.view.parent !== parent {
        // The overlay is neither this view nor above it, so the superview can take it; a callback that made it so since
        // leaves it waiting.
        try? parent.adopt(overlay.view, at: .above(below))
      }
      overlay.view.repin()
      below = overlay.view
    }
  }

  /// Ends the pin of an overlay that goes its own way.
  final func unpin() {
    guard flags.contains(.overlay), let base = extras?.overlayBase else { return }
    base.extras?.overlays.removeAll { $0.view === self }
    extras?.overlayBase = nil
    flags.remove(.overlay)
    setHidden(false, by: .hiddenWithBase)
  }

  /// Ends the pin of an overlay unless it stays beside its base, where only its place among the siblings may change.
  final func unpin(unlessIn parent: ViewNode) {
    if flags.contains(.overlay), extras?.overlayBase?.parent !== parent || self.parent !== parent { unpin() }
  }

  /// Puts an overlay where its pin says.
  final func repin() { frame = storedFrame }

  /// The frame that the pin gives an overlay of a size; `nil` for a view that is no overlay.
  final func pinnedFrame(wanting size: CGSize) -> CGRect? {
    guard let base = extras?.overlayBase,
      let overlay = base.extras?.overlays.first(where: { $0.view === self })
    else { return nil }
    return overlay.frame(over: base.storedFrame, wanting: size)
  }

  // MARK: - Staying together

  /// Whether the child at an index is pinned to one before it.
  final func isGlued(at index: Int) -> Bool {
    guard children[index].flags.contains(.overlay), let base = children[index].extras?.overlayBase,
      base.parent === self, let baseIndex = childIndex(of: base)
    else { return false }
    return baseIndex < index
  }

  /// The index behind a child and all that is pinned to it, directly or over other overlays.
  final func groupEnd(at index: Int) -> Int {
    var end = index + 1
    while end < children.count, isPinned(children[end], to: children[index]) { end += 1 }
    return end
  }

  private final func isPinned(_ view: ViewNode, to base: ViewNode) -> Bool {
    var node = view.flags.contains(.overlay) ? view.extras?.overlayBase : nil
    while let candidate = node {
      if candidate === base { return true }
      node = candidate.flags.contains(.overlay) ? candidate.extras?.overlayBase : nil
    }
    return false
  }

  /// Puts every overlay directly above its base again.
  final func regroupOverlays() {
    guard children.contains(where: { $0.flags.contains(.overlay) }) else { return }
    var result: [ViewNode] = []
    result.reserveCapacity(children.count)
    for child in children where child.extras?.overlayBase?.parent !== self {
      var stack = [child]
      while let view = stack.popLast() {
        result.append(view)
        let pinned = view.extras?.overlays.map(\.view).filter { $0.parent === self } ?? []
        stack.append(contentsOf: pinned.reversed())
      }
    }
    children = result
  }
}
