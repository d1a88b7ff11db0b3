public import Foundation

extension ViewNode {
  /// A point of this view in the coordinates of another view of the same tree.
  ///
  /// A scrolled view is included with no special case, since its ``bounds`` begin at the offset. Two windows of one scene
  /// share the screen and convert through it.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates.
  ///   - view: the view whose coordinates are wanted; `nil` for the top of this view's tree, its window.
  /// - Returns: `nil` when the two are in different trees.
  /// - Complexity: O(d), with d the depth of the two views.
  public final func convert(_ point: CGPoint, to view: ViewNode?) -> CGPoint? {
    offset(to: view).map { CGPoint(x: point.x + $0.x, y: point.y + $0.y) }
  }

  /// A point of another view of the same tree in this view's coordinates; `nil` when they are in different trees.
  ///
  /// - Complexity: O(d), with d the depth of the two views.
  public final func convert(_ point: CGPoint, from view: ViewNode?) -> CGPoint? {
    offset(to: view).map { CGPoint(x: point.x - $0.x, y: point.y - $0.y) }
  }

  /// A rectangle of this view in the coordinates of another view of the same tree; `nil` when they are in different trees.
  ///
  /// - Complexity: O(d), with d the depth of the two views.
  public final func convert(_ rect: CGRect, to view: ViewNode?) -> CGRect? {
    offset(to: view).map { rect.moved(by: $0) }
  }

  /// A rectangle of another view of the same tree in this view's coordinates; `nil` when they are in different trees.
  ///
  /// - Complexity: O(d), with d the depth of the two views.
  public final func convert(_ rect: CGRect, from view: ViewNode?) -> CGRect? {
    offset(to: view).map { rect.moved(by: CGPoint(x: -$0.x, y: -$0.y)) }
  }

  /// What is added to a point of this view to get the point of the other.
  ///
  /// On each level a point, less the origin of the view's bounds, plus the origin of its frame, is the superview's point.
  private final func offset(to view: ViewNode?) -> CGPoint? {
    let mine = placeInTree()
    guard let view else { return mine.offset }
    if view === parent { return step }
    let other = view.placeInTree()
    if mine.top === other.top {
      return CGPoint(x: mine.offset.x - other.offset.x, y: mine.offset.y - other.offset.y)
    }
    guard let from = mine.top.windowNode, let to = other.top.windowNode,
      let scene = from.scene, scene === to.scene
    else { return nil }
    return CGPoint(
      x: mine.offset.x + from.step.x - other.offset.x - to.step.x,
      y: mine.offset.y + from.step.y - other.offset.y - to.step.y)
  }

  /// From this view's coordinates to its superview's.
  private final var step: CGPoint {
    CGPoint(x: storedFrame.origin.x - boundsOrigin.x, y: storedFrame.origin.y - boundsOrigin.y)
  }

  /// The top of the tree, and what takes a point of this view to it.
  private final func placeInTree() -> (top: ViewNode, offset: CGPoint) {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var view = Unmanaged.passUnretained(self)
    while true {
      let next = view._withUnsafeGuaranteedRef { view -> Unmanaged<ViewNode>? in
        guard let parent = view.parent else { return nil }
        x += view.storedFrame.origin.x - view.boundsOrigin.x
        y += view.storedFrame.origin.y - view.boundsOrigin.y
        return Unmanaged.passUnretained(parent)
      }
      guard let next else { return (view.takeUnretainedValue(), CGPoint(x: x, y: y)) }
      view = next
    }
  }
}
