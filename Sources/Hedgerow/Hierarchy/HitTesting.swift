import Foundation

/// What hit testing does with views that lie outside their superview.
public enum HitOverflow: String, Hashable, Sendable, CaseIterable {
  /// They are never hit, as in UIKit, whether they are drawn or not.
  case none
  /// They are hit where they are drawn: a superview that clips cuts them off.
  case visibleOverflow
  /// They are hit wherever their own rectangle is, as in SwiftUI, where clipping only draws.
  case anyOverflow
}

/// Why hit testing passed a view over.
public enum HitRejection: Hashable, Sendable, CustomStringConvertible {
  /// The view is hidden, so nothing in it is asked.
  case hidden
  /// The view does not take touches, so nothing in it is asked.
  case interactionDisabled
  /// The opacity is at or below 0.01, so nothing in the view is asked.
  case transparent(alpha: Double)
  /// The view takes no part in hit testing, so nothing in it is asked.
  case hitTestingOff
  /// The view is a probe, which is never hit, so nothing in it is asked.
  case probe
  /// The point, given in the view's own coordinates, is outside the view.
  case outside(x: Double, y: Double)
  /// The view lets hits through to what lies behind it.
  case passesThrough

  /// The reason, to follow the name of a view.
  public var description: String {
    switch self {
    case .hidden: "is hidden, with everything in it"
    case .interactionDisabled: "takes no touches, nor does anything in it"
    case .transparent(let alpha): "has opacity \(alpha), at or below 0.01, so nothing in it is hit"
    case .hitTestingOff: "takes no part in hit testing, nor does anything in it"
    case .probe: "is a probe, which is never hit"
    case .outside(let x, let y):
      "does not hold (\(CGFloat(x).shortDescription), \(CGFloat(y).shortDescription)) of its own coordinates"
    case .passesThrough: "lets hits through to what lies behind it"
    }
  }
}

/// The walk that hit testing is: front to back, without recursion, with a word to a witness about every view passed over.
struct HitWalk {
  let overflow: HitOverflow

  /// A view whose subviews are being asked, from the front to the back.
  private struct Level {
    let view: Unmanaged<ViewNode>
    /// The subviews as they were when the view was entered: a shape of the app's own may run any code, and they are kept
    /// alive meanwhile.
    let children: [ViewNode]
    let point: CGPoint
    /// Whether the view itself is hit if none of its subviews is.
    let holdsPoint: Bool
    var next: Int
  }

  /// The front-most, deepest view at a point, with `note` told of each view passed over.
  ///
  /// - Complexity: O(v), with v the views whose superview holds the point.
  @inline(__always)
  func run(
    from root: ViewNode, at point: CGPoint, note: (ViewNode, HitRejection) -> Void
  ) -> ViewNode? {
    guard let holds = admits(root, at: point, note: note) else { return nil }
    var levels: [Level] = []
    var top = Level(
      view: .passUnretained(root), children: root.children, point: point, holdsPoint: holds, next: root.children.count)
    while true {
      let view = top.view._withUnsafeGuaranteedRef { $0 }
      var entered: Level?
      let children = top.children
      children.withUnsafeBufferPointer { children in
        while top.next > 0 {
          top.next -= 1
          // Unretained: counting references would cost more than all the rest of a step.
          let child = Unmanaged.passUnretained(children[top.next])
          entered = child._withUnsafeGuaranteedRef { child in
            let inChild = CGPoint(
              x: top.point.x - child.storedFrame.origin.x + child.boundsOrigin.x,
              y: top.point.y - child.storedFrame.origin.y + child.boundsOrigin.y)
            guard let holds = admits(child, at: inChild, note: note) else { return nil }
            return Level(
              view: .passUnretained(child), children: child.children, point: inChild, holdsPoint: holds,
              next: child.children.count)
          }
          if entered != nil { return }
        }
      }
      if let entered {
        levels.append(top)
        top = entered
        continue
      }
      if top.holdsPoint {
        if !view.passesHitsThrough { return view }
        note(view, .passesThrough)
      }
      guard let above = levels.popLast() else { return nil }
      top = above
    }
  }

  /// Whether a view is entered: `nil` when it is passed over with everything in it, else whether it holds the point.
  @inline(__always)
  private func admits(
    _ view: ViewNode, at point: CGPoint, note: (ViewNode, HitRejection) -> Void
  ) -> Bool? {
    guard view.flags.isDisjoint(with: .neverHit), view.opacity > 0.01 else {
      note(view, Self.gate(of: view))
      return nil
    }
    if view.point(inside: point) { return true }
    switch overflow {
    case .anyOverflow where !view.children.isEmpty: return false
    case .visibleOverflow where !view.children.isEmpty && (!view.clipsToBounds || view.bounds.holds(point)):
      return false
    default:
      note(view, .outside(x: point.x, y: point.y))
      return nil
    }
  }

  private static func gate(of view: ViewNode) -> HitRejection {
    if view.flags.contains(.probe) { return .probe }
    if view.isHidden { return .hidden }
    if !view.isUserInteractionEnabled { return .interactionDisabled }
    if !view.allowsHitTesting { return .hitTestingOff }
    return .transparent(alpha: Double(view.opacity))
  }
}
