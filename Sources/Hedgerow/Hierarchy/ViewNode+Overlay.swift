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
    try checkOverlay(view)
    view.removeFromSuperview()
    // A callback may have put either elsewhere; what it did stays.
    try checkOverlay(view)
    guard view.parent == nil, !view.flags.contains(.overlay) else { return }
    view.needExtras().overlayBase = self
    view.flags.insert(.overlay)
    needExtras().overlays.append(Overlay(view: view, alignment: alignment, size: size))
    view.setHidden(isHidden, by: .hiddenWithBase)
    view.repin()
    if parent != nil { bringOverlays() }
  }

  /// Throws when the view can't be pinned to this one: it would lie over itself.
  private final func checkOverlay(_ view: ViewNode) throws(HierarchyError) {
    if view.flags.contains(.isWindow) { throw .windowAsSubview(window: view.ownName, parent: ownName) }
    var ancestor: ViewNode? = self
    while let node = ancestor {
      if node.isPinned(to: view) { throw .overlayOverItself(overlay: view.ownName, base: ownName) }
      ancestor = node.parent
    }
  }

  /// What is pinned to the view, from the lowest to the topmost; also while it waits for the view to get a superview.
  ///
  /// - Complexity: O(k), with k overlays.
  public final var overlays: [ViewNode] { extras?.overlays.map(\.view) ?? [] }

  /// What the view is pinned to; `nil` for a view that is no overlay.
  ///
  /// - Complexity: O(1).
  public final var overlayBase: ViewNode? { extras?.overlayBase }

  /// Brings what is pinned to the view, directly or over other overlays, to where the view is now, or out with it.
  final func bringOverlays() {
    guard let first = extras?.overlays, !first.isEmpty else { return }
    var stack = first.reversed().map { (base: self, overlay: $0.view) }
    var mayBeApart = false
    while let (base, overlay) = stack.popLast() {
      // A callback may have taken the overlay elsewhere.
      guard overlay.extras?.overlayBase === base else { continue }
      if let parent = base.parent, overlay.parent !== parent {
        let below = base.overlays.prefix { $0 !== overlay }.last { $0.parent === parent } ?? base
        try? parent.adoptAlone(overlay, at: .over(base, above: below))
      } else if base.parent == nil {
        overlay.detachAlone(following: base)
      } else {
        mayBeApart = true
      }
      overlay.repin()
      stack.append(contentsOf: overlay.overlays.reversed().map { (overlay, $0) })
    }
    // A callback may have moved the view away and back, past an overlay that stayed.
    if mayBeApart { parent?.regroupOverlays() }
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

  /// Whether the child at an index is pinned to another child.
  final func isGlued(at index: Int) -> Bool {
    children[index].flags.contains(.overlay) && children[index].extras?.overlayBase?.parent === self
  }

  /// The index behind a child and all that is pinned to it, directly or over other overlays.
  ///
  /// - Complexity: O(k), with k overlays.
  final func groupEnd(at index: Int) -> Int {
    var end = index + 1
    guard children[index].extras?.overlays.isEmpty == false else { return end }
    var members: Set<ObjectIdentifier> = [ObjectIdentifier(children[index])]
    while end < children.count, let base = children[end].extras?.overlayBase, members.contains(ObjectIdentifier(base)) {
      members.insert(ObjectIdentifier(children[end]))
      end += 1
    }
    return end
  }

  /// Whether the view is another one, or pinned to it, directly or over other overlays.
  final func isPinned(to base: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let candidate = node {
      if candidate === base { return true }
      node = candidate.extras?.overlayBase
    }
    return false
  }

  /// Puts every overlay directly above its base again, those of one base in the order in which they lie now.
  ///
  /// - Complexity: O(s log s), with s subviews.
  final func regroupOverlays() {
    guard children.contains(where: { $0.flags.contains(.overlay) }) else { return }
    var places: [ObjectIdentifier: Int] = [:]
    for (index, child) in children.enumerated() { places[ObjectIdentifier(child)] = index }
    for child in children {
      guard let extras = child.extras, extras.overlays.count > 1 else { continue }
      extras.overlays.sort {
        places[ObjectIdentifier($0.view), default: 0] < places[ObjectIdentifier($1.view), default: 0]
      }
    }
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
