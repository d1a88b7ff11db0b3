/// Edits of the tree, under the names that UIKit gives them.
///
/// Adding moves a view from wherever it was. A view added again where it already is only changes its place among its
/// siblings, without callbacks. Nothing comes between a view and the overlays pinned to it: an overlay that is moved by
/// itself changes its place among the overlays of its base only. See <doc:Architecture> for the order of the callbacks.
extension ViewNode {
  /// Adds a view in front of the subviews there are, or moves it there.
  ///
  /// An edit that would break the tree, a view inside itself or inside its own descendant or a window as a subview, stops
  /// the program with the sentence of the error that ``attach(_:at:)`` throws; use that where the views are not known.
  ///
  /// - Complexity: O(1) for a view without subviews in a tree without a window; see ``attach(_:at:)``.
  public final func addSubview(_ view: ViewNode) {
    insert(view, at: .end)
  }

  /// Adds a view at a place among the subviews, or says why it can't be there.
  ///
  /// - Parameters:
  ///   - view: the view to add; if it has another superview it leaves that first.
  ///   - index: its place from the back, counted without the view itself, brought inside 0…count when it is outside;
  ///     `nil` for the front.
  /// - Throws: ``HierarchyError`` when the tree would break; nothing has changed then, and no callback was sent.
  /// - Complexity: O(d + m + s), with d the depth (only when the view has subviews), m the views that change window, and s
  ///   the siblings of a view that is moved.
  public final func attach(_ view: ViewNode, at index: Int? = nil) throws(HierarchyError) {
    try attach(view, place: index.map { .index($0) } ?? .end)
  }

  /// Inserts a view at an index from the back; one outside 0…count is brought inside.
  ///
  /// Stops where ``addSubview(_:)`` does.
  ///
  /// A view that is moved within its superview is taken out first: the index counts without it.
  public final func insertSubview(_ view: ViewNode, at index: Int) {
    insert(view, at: .index(index))
  }

  /// Inserts a view directly in front of a sibling and what is pinned to it; in front of all if the sibling is no
  /// subview.
  ///
  /// Stops where ``addSubview(_:)`` does.
  public final func insertSubview(_ view: ViewNode, aboveSubview sibling: ViewNode) {
    insert(view, at: .above(sibling))
  }

  /// Inserts a view directly behind a sibling, or, when that is an overlay, behind its base; in front of all if the sibling
  /// is no subview.
  ///
  /// Stops where ``addSubview(_:)`` does.
  public final func insertSubview(_ view: ViewNode, belowSubview sibling: ViewNode) {
    insert(view, at: .below(sibling))
  }

  /// Swaps two subviews; nothing happens when an index is out of range.
  ///
  /// - Complexity: O(1), and O(s) for s siblings when something is pinned to one of the two.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second), first != second else { return }
    children.swapAt(first, second)
    regroupOverlays()
    siblingsChanged()
  }

  /// Moves a subview in front of its siblings; nothing happens for a view that is no subview.
  ///
  /// - Complexity: O(s), with s siblings.
  public final func bringSubviewToFront(_ view: ViewNode) {
    if view.parent === self { move(view, to: .end) }
  }

  /// Moves a subview behind its siblings; nothing happens for a view that is no subview.
  ///
  /// - Complexity: O(s), with s siblings.
  public final func sendSubviewToBack(_ view: ViewNode) {
    if view.parent === self { move(view, to: .index(0)) }
  }

  /// Takes the view out of its superview, its window and its chain; nothing happens without a superview.
  ///
  /// What is pinned to the view leaves with it and comes back with it. An overlay that is removed itself is no overlay any
  /// more.
  ///
  /// - Complexity: O(s + m), with s siblings and m the views that leave the window.
  public final func removeFromSuperview() {
    unpin()
    detach()
  }

  /// Takes a view out if it still is a subview of this one; nothing happens for a view that has moved on.
  ///
  /// - Complexity: as ``removeFromSuperview()``.
  public final func removeSubview(_ view: ViewNode) {
    if view.parent === self { view.removeFromSuperview() }
  }

  private final func insert(_ view: ViewNode, at place: SiblingPlace) {
    do {
      try attach(view, place: place)
    } catch {
      preconditionFailure(error.description)
    }
  }

  private final func attach(_ view: ViewNode, place: SiblingPlace) throws(HierarchyError) {
    try checkAttachable(view)
    view.unpin(unlessIn: self)
    if view.parent === self { move(view, to: place) } else { try adopt(view, at: place) }
  }
}

/// Where among its siblings a view goes.
enum SiblingPlace {
  case end
  case index(Int)
  case above(ViewNode)
  case below(ViewNode)
  /// Right above what is pinned to a base already, or above the base itself: the place of an overlay.
  case over(ViewNode, above: ViewNode)
}
