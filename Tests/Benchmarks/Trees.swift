import Foundation
import Hedgerow

/// A tree to measure on.
struct MeasuredTree {
  let window: WindowNode
  let views: [ViewNode]
  let leaf: ViewNode
  let lists: [ListNode]
}

/// A view that no tree contains, for a search that misses.
final class AbsentView: ViewNode {}

/// Two more classes, for trees in which siblings differ.
final class OneView: ViewNode {}
final class OtherView: ViewNode {}

/// Builds a window with `n` views below it, `fanOut` in each, tiled so that a point is in one view of each depth.
///
/// - Parameters:
///   - lists: how many of the leaves are lists.
///   - isMixed: whether siblings are of three classes in turn.
func makeTree(_ n: Int, fanOut: Int, lists: Int = 0, isMixed: Bool = false) -> MeasuredTree {
  let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024))
  var views: [ViewNode] = []
  views.reserveCapacity(n)
  var parents: [ViewNode] = [window]
  var next = 0
  let firstLeaf = n - n / max(fanOut, 1)
  let every = lists > 0 ? max(1, (n - firstLeaf) / lists) : .max
  var found: [ListNode] = []
  while views.count < n {
    let parent = parents[next]
    next += 1
    let bounds = parent.bounds
    for index in 0..<min(fanOut, n - views.count) {
      // Alternately in columns and in rows, so that leaves do not get thin.
      let isWide = bounds.width >= bounds.height
      let step = (isWide ? bounds.width : bounds.height) / CGFloat(fanOut)
      let frame =
        isWide
        ? CGRect(x: CGFloat(index) * step, y: 0, width: step, height: bounds.height)
        : CGRect(x: 0, y: CGFloat(index) * step, width: bounds.width, height: step)
      let view: ViewNode
      if views.count >= firstLeaf, (views.count - firstLeaf) % every == every / 2, found.count < lists {
        let list = ListNode(frame: frame)
        found.append(list)
        view = list
      } else {
        view =
          switch isMixed ? views.count % 3 : 0 {
          case 1: OneView(frame: frame)
          case 2: OtherView(frame: frame)
          default: ViewNode(frame: frame)
          }
      }
      parent.addSubview(view)
      views.append(view)
      parents.append(view)
    }
  }
  return MeasuredTree(window: window, views: views, leaf: views[n - 1], lists: found)
}

/// The naive forms that the figures stand beside.
enum Naive {
  /// The finder of the first article: it builds every answer before it takes the first.
  static func eagerSearch<Wanted>(_ view: ViewNode, for type: Wanted.Type) -> Wanted? {
    view.subviews.compactMap { $0 as? Wanted ?? eagerSearch($0, for: type) }.first
  }

  /// Hit testing by recursion, as everybody writes it.
  static func hitTest(_ view: ViewNode, _ point: CGPoint) -> ViewNode? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0.01, view.bounds.contains(point) else {
      return nil
    }
    for child in view.subviews.reversed() {
      let inside = CGPoint(
        x: point.x - child.frame.origin.x + child.bounds.origin.x,
        y: point.y - child.frame.origin.y + child.bounds.origin.y)
      if let hit = hitTest(child, inside) { return hit }
    }
    return view
  }

  /// The controller finder of the first article.
  static func findController(_ responder: ResponderNode) -> ControllerNode? {
    if let controller = responder.next as? ControllerNode { return controller }
    if let view = responder.next as? ViewNode { return findController(view) }
    return nil
  }

  /// Conversion by recursion on the superview.
  static func toTop(_ point: CGPoint, of view: ViewNode) -> CGPoint {
    guard let superview = view.superview else { return point }
    return toTop(
      CGPoint(
        x: point.x - view.bounds.origin.x + view.frame.origin.x,
        y: point.y - view.bounds.origin.y + view.frame.origin.y), of: superview)
  }
}
