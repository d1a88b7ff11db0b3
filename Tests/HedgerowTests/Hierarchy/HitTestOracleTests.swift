import Foundation
import Hedgerow
import Testing

/// Hit testing, conversion and accessibility beside the plainest recursions.
@Suite("Hits and conversions beside an oracle")
struct HitTestOracleTests {
  private func toParent(_ view: ViewNode, _ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - view.bounds.origin.x + view.frame.origin.x, y: point.y - view.bounds.origin.y + view.frame.origin.y)
  }

  private func fromParent(_ view: ViewNode, _ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x + view.bounds.origin.x - view.frame.origin.x, y: point.y + view.bounds.origin.y - view.frame.origin.y)
  }

  private func isHeld(_ point: CGPoint, by rect: CGRect) -> Bool {
    point.x >= rect.minX && point.y >= rect.minY && point.x < rect.maxX && point.y < rect.maxY
  }

  private func hit(_ view: ViewNode, _ point: CGPoint, _ overflow: HitOverflow) -> ViewNode? {
    if view.isHidden || !view.isUserInteractionEnabled || !view.allowsHitTesting || view.alpha <= 0.01 { return nil }
    if view is ProbeNode { return nil }
    let isInside = view.point(inside: point)
    let isDrawn = isInside || !view.clipsToBounds || isHeld(point, by: view.bounds)
    guard isInside || overflow == .anyOverflow || (overflow == .visibleOverflow && isDrawn) else { return nil }
    for subview in view.subviews.reversed() {
      if let found = hit(subview, fromParent(subview, point), overflow) { return found }
    }
    return isInside && !view.passesHitsThrough ? view : nil
  }

  @Test("a hit is what the plain recursion hits, in the three modes", arguments: 0..<30 as Range<UInt64>)
  func hits(seed: UInt64) {
    var tree = RandomTree(seed: seed, count: 40)
    for _ in 0..<40 {
      let point = tree.point()
      for overflow in HitOverflow.allCases {
        let expected = hit(tree.window, point, overflow)
        #expect(tree.window.hitTest(point, overflow: overflow) === expected)
        #expect(tree.window.explainHit(point, overflow: overflow).hit === expected)
      }
    }
  }

  private func toTop(_ view: ViewNode, _ point: CGPoint) -> CGPoint {
    view.superview.map { toTop($0, toParent(view, point)) } ?? point
  }

  private func fromTop(_ view: ViewNode, _ point: CGPoint) -> CGPoint {
    view.superview.map { fromParent(view, fromTop($0, point)) } ?? point
  }

  @Test("a point converts as step by step, and a rectangle with it", arguments: 50..<65 as Range<UInt64>)
  func conversion(seed: UInt64) {
    var tree = RandomTree(seed: seed, count: 40)
    for _ in 0..<60 {
      let (one, other, point) = (tree.anyView(), tree.anyView(), tree.point())
      let expected = fromTop(other, toTop(one, point))
      #expect(one.convert(point, to: other) == expected)
      #expect(other.convert(point, from: one) == expected)
      #expect(one.convert(point, to: nil) == toTop(one, point))
      let rect = CGRect(origin: point, size: CGSize(width: 7, height: 9))
      #expect(one.convert(rect, to: other) == CGRect(origin: expected, size: rect.size))
      #expect(other.convert(rect, from: one) == CGRect(origin: expected, size: rect.size))
    }
  }

  private func elements(_ view: ViewNode) -> [ViewNode] {
    if view.isHidden || view.accessibilityElementsHidden || view is ProbeNode { return [] }
    let isElement = view.isAccessibilityElement || !(view.accessibilityLabel ?? "").isEmpty
    return (isElement ? [view] : []) + view.subviews.flatMap { elements($0) }
  }

  private func drawn(_ view: ViewNode) -> CGRect? {
    var rect = view.bounds
    var node = view
    while let parent = node.superview {
      if node.isHidden { return nil }
      rect.origin = toParent(node, rect.origin)
      if parent.clipsToBounds || parent is WindowNode { rect = rect.intersection(parent.bounds) }
      if rect.isNull || rect.width <= 0 || rect.height <= 0 { return nil }
      node = parent
    }
    return rect.width > 0 && rect.height > 0 && !node.isHidden ? rect : nil
  }

  @Test(
    "accessibility elements and visible rectangles are those of the plain recursions",
    arguments: 80..<100 as Range<UInt64>)
  func accessibility(seed: UInt64) {
    let tree = RandomTree(seed: seed, count: 50)
    #expect(tree.window.accessibilityElements() == elements(tree.window))
    for view in tree.views { #expect(view.visibleRect() == drawn(view)) }
  }
}
