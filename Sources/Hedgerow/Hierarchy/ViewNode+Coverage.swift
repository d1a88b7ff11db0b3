public import Foundation

extension ViewNode {
  /// The part of the view's bounds that is drawn: what clipping ancestors and the window leave of it.
  ///
  /// What lies in front does not matter, nor does opacity. Drawn is not the same as hit: see ``hitTest(_:overflow:)``.
  ///
  /// - Parameter view: the view whose coordinates the answer is in; `nil` for the top of the tree.
  /// - Returns: `nil` when nothing is left, something from here to the top is hidden, or the two are in different trees.
  /// - Complexity: O(d), with d the depth.
  public final func visibleRect(in view: ViewNode? = nil) -> CGRect? {
    var rect = bounds
    var node = self
    guard rect.isPositive else { return nil }
    while true {
      if node.isHidden { return nil }
      guard let parent = node.parent else { break }
      rect = rect.moved(
        by: CGPoint(
          x: node.storedFrame.origin.x - node.boundsOrigin.x, y: node.storedFrame.origin.y - node.boundsOrigin.y))
      if parent.clipsToBounds || parent.flags.contains(.isWindow) {
        guard let rest = rect.overlap(with: parent.bounds) else { return nil }
        rect = rest
      }
      node = parent
    }
    guard let view else { return rect }
    return node.convert(rect, to: view)
  }

  /// The view in front of this one that would take every touch meant for it: the front-most that covers all of its visible
  /// rectangle and can be hit; `nil` when there is none.
  ///
  /// Only what hit testing asks counts. A view that takes no part in hit testing covers nothing, however large and
  /// focusable it is. A view with a ``hitShape`` covers by one of the shape's rectangles; an overridden
  /// ``point(inside:)`` is not asked.
  ///
  /// - Complexity: O(d + f), with d the depth and f the views in front.
  public final func coveringView() -> ViewNode? {
    guard let visible = visibleRect() else { return nil }
    var path: [ViewNode] = [self]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    // Front first: siblings in front of the outermost ancestor lie in front of those further in.
    for index in path.indices.dropLast().reversed() {
      let child = path[index]
      let parent = path[index + 1]
      guard let place = parent.childIndex(of: child) else { continue }
      for sibling in parent.children[(place + 1)...].reversed() {
        if let cover = sibling.frontMostCover(of: visible) { return cover }
      }
    }
    return nil
  }

  /// The front-most view of this subtree that holds all of a rectangle, given in the coordinates of the top of the tree.
  private final func frontMostCover(of rect: CGRect) -> ViewNode? {
    var stack = [(view: self, isDone: false)]
    while let (view, isDone) = stack.popLast() {
      if isDone {
        if !view.passesHitsThrough { return view }
        continue
      }
      guard view.flags.isDisjoint(with: .neverHit), view.opacity > 0.01,
        let top = view.convert(CGPoint.zero, to: nil),
        view.holdsForHits(rect.moved(by: CGPoint(x: -top.x, y: -top.y)))
      else { continue }
      // What is inside a view is hit before the view, the front first.
      stack.append((view, true))
      for child in view.children { stack.append((child, false)) }
    }
    return nil
  }

  private final func holdsForHits(_ rect: CGRect) -> Bool {
    switch hitShape {
    case nil: bounds.holds(rect)
    case .outset(let margin): bounds.insetBy(dx: -margin, dy: -margin).holds(rect)
    case .rect(let shape): shape.holds(rect)
    case .rects(let shapes): shapes.contains { $0.holds(rect) }
    }
  }
}
