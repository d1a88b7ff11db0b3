import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Scroll insets")
struct ScrollInsetsTests {
  private let area = ScrollInsets(top: 50, left: 3, bottom: 30, right: 4)

  private func scroll(content: CGSize) -> ScrollNode {
    let scroll = ScrollNode("s", frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = content
    return scroll
  }

  struct Adjusted: CustomTestStringConvertible {
    let adjustment: ScrollInsetAdjustment
    let content: CGSize
    var bounces = false
    var isContained = false
    let takes: ScrollInsets
    var testDescription: String {
      "\(adjustment), content \(content), bounces \(bounces), contained \(isContained)"
    }
  }

  private static let large = CGSize(width: 101, height: 201)
  private static let small = CGSize(width: 100, height: 200)

  @Test(
    "The safe area becomes part of the insets as the adjustment says",
    arguments: [
      Adjusted(adjustment: .never, content: large, bounces: true, takes: .zero),
      Adjusted(adjustment: .always, content: small, takes: ScrollInsets(top: 50, left: 3, bottom: 30, right: 4)),
      Adjusted(adjustment: .scrollableAxes, content: small, takes: .zero),
      Adjusted(
        adjustment: .scrollableAxes, content: large, takes: ScrollInsets(top: 50, left: 3, bottom: 30, right: 4)),
      Adjusted(
        adjustment: .scrollableAxes, content: CGSize(width: 100, height: 500),
        takes: ScrollInsets(top: 50, bottom: 30)),
      Adjusted(
        adjustment: .scrollableAxes, content: CGSize(width: 500, height: 10), takes: ScrollInsets(left: 3, right: 4)),
      Adjusted(adjustment: .scrollableAxes, content: small, bounces: true, takes: ScrollInsets(top: 50, bottom: 30)),
      Adjusted(adjustment: .scrollableAxes, content: small, isContained: true, takes: .zero),
      Adjusted(adjustment: .automatic, content: small, takes: .zero),
      Adjusted(adjustment: .automatic, content: small, isContained: true, takes: ScrollInsets(top: 50, bottom: 30)),
      Adjusted(
        adjustment: .automatic, content: CGSize(width: 500, height: 10), isContained: true,
        takes: ScrollInsets(top: 50, left: 3, bottom: 30, right: 4)),
    ])
  func adjusted(_ given: Adjusted) {
    let scroll = scroll(content: given.content)
    let child = ControllerNode("child")
    let parent = ControllerNode("parent")
    child.view.addSubview(scroll)
    if given.isContained { parent.addChild(child) }
    scroll.contentInsetAdjustment = given.adjustment
    scroll.alwaysBounceVertical = given.bounces
    scroll.safeAreaInsets = area
    scroll.contentInset = ScrollInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(scroll.adjustedContentInset == scroll.contentInset + given.takes)
    #expect(scroll.scrollInsets == scroll.adjustedContentInset)
  }

  @Test("The adjustment is automatic, and insets are zero, unless set")
  func defaults() {
    let scroll = ScrollNode()
    #expect(scroll.contentInsetAdjustment == .automatic)
    #expect(scroll.contentInset == .zero)
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test("An inset that is not finite is taken as none")
  func notFinite() {
    #expect(ScrollInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 2) == ScrollInsets(right: 2))
  }

  @Test(
    "A view at its start stays there when insets change; any other offset stays, then is clamped",
    arguments: [
      // offset before, top before, top after, bottom after, offset after
      (0.0, 0.0, 64.0, 0.0, -64.0), (-64, 64, 0, 0, 0), (-64, 64, 100, 0, -100), (10, 0, 64, 0, 10),
      (800, 0, 64, 34, 800), (834, 0, 0, 10, 810), (-30, 0, 10, 0, -10), (-5, 64, 0, 0, 0), (300, 64, 0, 0, 300),
    ])
  func change(offset: Double, before: Double, top: Double, bottom: Double, after: Double) {
    let scroll = scroll(content: CGSize(width: 100, height: 1000))
    scroll.contentInset = ScrollInsets(top: before, bottom: offset > 800 ? 34 : 0)
    scroll.contentOffset.y = offset
    scroll.contentInset = ScrollInsets(top: top, bottom: bottom)
    #expect(Double(scroll.contentOffset.y) == after)
  }

  @Test("A change of insets moves both axes, each by its own rule")
  func bothAxes() {
    let scroll = scroll(content: CGSize(width: 400, height: 1000))
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    scroll.contentInset = ScrollInsets(top: 20, left: 10)
    #expect(scroll.contentOffset == CGPoint(x: -10, y: 120))
  }

  @Test("Setting the insets that there are moves nothing, also outside the resting range")
  func sameInsets() {
    let scroll = scroll(content: CGSize(width: 100, height: 1000))
    scroll.contentInset.top = 20
    scroll.contentOffset.y = -90
    scroll.contentInset.top = 20
    scroll.contentInsetAdjustment = .always
    #expect(scroll.contentOffset.y == -90)
  }

  @Test("A view at its start stays there when its content, its size or its bouncing brings the safe area in")
  func indirectChange() {
    let scroll = scroll(content: CGSize(width: 100, height: 100))
    scroll.safeAreaInsets.top = 44
    #expect(scroll.contentOffset.y == 0)
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == -44)
    scroll.contentSize.height = 150
    #expect(scroll.contentOffset.y == 0)
    scroll.frame.size.height = 120
    #expect(scroll.contentOffset.y == -44)
    scroll.frame.size.height = 200
    #expect(scroll.contentOffset.y == 0)
    scroll.alwaysBounceVertical = true
    #expect(scroll.contentOffset.y == -44)
  }

  @Test("A list at its start stays there when its first rows bring the safe area in")
  func listGetsRows() throws {
    let list = ListNode("l", frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.safeAreaInsets.top = 44
    #expect(list.contentOffset.y == 0)
    let report = try list.reload([50])
    #expect(list.contentOffset.y == -44)
    #expect(report.newOffset == -44)
    #expect(report.clampedBy == 0)
    #expect(list.scroll(to: .start) == .alreadyThere)
    try list.reload([2])
    #expect(list.contentOffset.y == 0)
  }

  @Test("A list follows the insets that containment brings, at its next layout")
  func containment() {
    let list = ListNode("l", rows: 2, frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.safeAreaInsets.top = 44
    let child = ControllerNode("child")
    child.view.addSubview(list)
    let parent = ControllerNode("parent")
    parent.addChild(child)
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == -44)
  }
}
