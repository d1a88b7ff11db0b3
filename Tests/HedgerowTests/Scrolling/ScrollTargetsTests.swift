import Foundation
import Hedgerow
import HedgerowTesting
import Testing

@Suite("Scrolling to a rectangle or a view")
struct ScrollTargetsTests {
  private func scroll() -> ScrollNode {
    let scroll = ScrollNode("s", axes: [.vertical, .horizontal], frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 500, height: 1000)
    return scroll
  }

  struct Target: CustomTestStringConvertible {
    let rect: CGRect
    let offset: CGPoint
    let outcome: ScrollOutcome
    var testDescription: String { "\(rect)" }
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, to: (Double, Double), _ outcome: ScrollOutcome) {
      rect = CGRect(x: x, y: y, width: width, height: height)
      offset = CGPoint(x: to.0, y: to.1)
      self.outcome = outcome
    }
  }

  @Test(
    "A rectangle is made visible by the least movement along both axes",
    arguments: [
      Target(100, 300, 100, 200, to: (100, 300), .alreadyThere),
      Target(120, 350, 10, 10, to: (100, 300), .alreadyThere),
      Target(120, 290, 10, 20, to: (100, 290), .settled(from: 300, to: 290)),
      Target(190, 490, 20, 30, to: (110, 320), .settled(from: 300, to: 320)),
      Target(0, 0, 1, 1, to: (0, 0), .settled(from: 300, to: 0)),
      Target(10, 320, 10, 10, to: (10, 300), .settled(from: 300, to: 300)),
      // Too large: stays where it covers the viewport, else the nearer edge comes in.
      Target(0, 200, 500, 700, to: (100, 300), .alreadyThere),
      Target(100, 320, 50, 400, to: (100, 320), .settled(from: 300, to: 320)),
      Target(100, 0, 50, 450, to: (100, 250), .settled(from: 300, to: 250)),
      // Beyond the content.
      Target(100, 1100, 10, 10, to: (100, 800), .clamped(shortBy: 110)),
      Target(-50, 300, 10, 10, to: (0, 300), .clamped(shortBy: 50)),
      // Turned around and empty rectangles.
      Target(130, 310, -10, -20, to: (100, 290), .settled(from: 300, to: 290)),
      Target(0, 0, 0, 10, to: (100, 300), .alreadyThere), Target(0, 0, 10, 0, to: (100, 300), .alreadyThere),
      Target(.nan, 0, 10, 10, to: (100, 300), .refused(.notFinite)),
      Target(0, 0, .infinity, 10, to: (100, 300), .refused(.notFinite)),
      Target(1e308, 300, 1.7e308, 10, to: (400, 300), .clamped(shortBy: 1e308)),
    ])
  func rectToVisible(target: Target) {
    let scroll = scroll()
    scroll.contentOffset = CGPoint(x: 100, y: 300)
    #expect(scroll.scrollRectToVisible(target.rect) == target.outcome)
    #expect(scroll.contentOffset == target.offset)
    if case .settled = target.outcome { #expect(scroll.scrollRectToVisible(target.rect) == .alreadyThere) }
  }

  @Test("Insets are no part of what is seen")
  func insets() {
    let scroll = scroll()
    scroll.contentInset = ScrollInsets(top: 20, bottom: 30)
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    #expect(scroll.scrollRectToVisible(CGRect(x: 0, y: 310, width: 10, height: 10)) == .settled(from: 300, to: 290))
    #expect(scroll.scrollRectToVisible(CGRect(x: 0, y: 455, width: 10, height: 10)) == .settled(from: 290, to: 295))
  }

  @Test("The least movement from beyond the content is back to where it can rest")
  func fromBeyond() {
    let scroll = scroll()
    scroll.contentOffset.y = -50
    #expect(scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10)) == .settled(from: -50, to: 0))
    scroll.contentOffset.y = 950
    #expect(scroll.scrollRectToVisible(CGRect(x: 0, y: 970, width: 10, height: 10)) == .settled(from: 950, to: 800))
  }

  struct Aligned: CustomTestStringConvertible {
    let alignment: ScrollAlignment
    let offset: Double
    var testDescription: String { "\(alignment)" }
  }

  @Test(
    "A view is brought to every alignment",
    arguments: [
      Aligned(alignment: .start, offset: 480), Aligned(alignment: .end, offset: 380),
      Aligned(alignment: .center, offset: 430), Aligned(alignment: .nearest, offset: 380),
      Aligned(alignment: .fraction(0), offset: 480), Aligned(alignment: .fraction(1), offset: 380),
      Aligned(alignment: .fraction(0.25), offset: 455), Aligned(alignment: .fraction(-1), offset: 580),
      Aligned(alignment: .start.offset(by: 8), offset: 472), Aligned(alignment: .end.offset(by: -8), offset: 388),
      Aligned(alignment: .center.offset(by: 2.5), offset: 427.5),
      Aligned(alignment: .nearest.offset(by: 10), offset: 370),
    ])
  func alignments(aligned: Aligned) {
    let scroll = scroll()
    scroll.axes = .vertical
    scroll.contentInset = ScrollInsets(top: 20, bottom: 30)
    scroll.contentOffset.y = 0
    let target = ViewNode("t", frame: CGRect(x: 300, y: 500, width: 50, height: 50))
    scroll.addSubview(target)
    #expect(scroll.scroll(to: target, at: aligned.alignment) == .settled(from: 0, to: aligned.offset))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: aligned.offset))
    #expect(scroll.scroll(to: target, at: aligned.alignment) == .alreadyThere)
  }

  @Test(
    "An alignment that is not finite is refused, and nothing moves",
    arguments: [
      ScrollAlignment.fraction(.nan), .fraction(.infinity), .start.offset(by: .nan), .nearest.offset(by: -.infinity),
      .end.offset(by: 1.5e308).offset(by: 1.5e308),
    ])
  func alignmentNotFinite(alignment: ScrollAlignment) {
    let scroll = scroll()
    let list = ListNode("l", rows: 40, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset.y = 7
    list.contentOffset.y = 7
    let rect = CGRect(x: 0, y: 500, width: 10, height: 10)
    #expect(scroll.scroll(to: .rect(rect), at: alignment) == .refused(.notFinite))
    #expect(list.scroll(to: .row(20), at: alignment) == .refused(.notFinite))
    #expect(list.scroll(to: .last, at: alignment) == .refused(.notFinite))
    #expect(scroll.contentOffset.y == 7)
    #expect(list.contentOffset.y == 7)
    // Edges have no alignment, and are never refused.
    #expect(list.scroll(to: .start, at: alignment) == .settled(from: 7, to: 0))
  }

  @Test("A view is found at whatever depth, and the scroll views between stay as they are")
  func nested() {
    let outer = scroll()
    outer.axes = .vertical
    let inner = ScrollNode("inner", axes: .horizontal, frame: CGRect(x: 0, y: 600, width: 100, height: 100))
    inner.contentSize = CGSize(width: 900, height: 100)
    inner.contentOffset.x = 150
    let page = ViewNode("page", frame: CGRect(x: 300, y: 10, width: 100, height: 50))
    let label = ViewNode("label", frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(inner)
    inner.addSubview(page)
    page.addSubview(label)
    #expect(outer.scroll(to: label, at: .start) == .settled(from: 0, to: 615))
    #expect(inner.contentOffset.x == 150)
    #expect(inner.scroll(to: label, at: .start) == .settled(from: 150, to: 305))
    #expect(outer.contentOffset == CGPoint(x: 0, y: 615))
    #expect(outer.scroll(to: label, at: .start) == .alreadyThere)
  }

  @Test("A view that is not inside is refused, and so is the scroll view itself")
  func notInside() {
    let scroll = scroll()
    let superview = ViewNode("p")
    let sibling = ViewNode("q")
    superview.addSubview(scroll)
    superview.addSubview(sibling)
    for view in [scroll, superview, sibling, ViewNode("elsewhere")] {
      #expect(scroll.scroll(to: view) == .refused(.notInside))
    }
  }

  struct Direct: CustomTestStringConvertible {
    let destination: ScrollDestination
    let outcome: ScrollOutcome
    let offset: CGPoint
    var testDescription: String { "\(destination)" }
  }

  @Test(
    "A plain scroll view goes to edges, offsets and rectangles, and has no rows",
    arguments: [
      Direct(destination: .start, outcome: .settled(from: 300, to: -20), offset: CGPoint(x: 40, y: -20)),
      Direct(destination: .end, outcome: .settled(from: 300, to: 800), offset: CGPoint(x: 40, y: 800)),
      Direct(
        destination: .offset(CGPoint(x: 90, y: 400)), outcome: .settled(from: 300, to: 400),
        offset: CGPoint(x: 90, y: 400)),
      Direct(
        destination: .offset(CGPoint(x: 40, y: 900)), outcome: .clamped(shortBy: 100), offset: CGPoint(x: 40, y: 800)),
      Direct(destination: .offset(CGPoint(x: 40, y: 300)), outcome: .alreadyThere, offset: CGPoint(x: 40, y: 300)),
      Direct(
        destination: .offset(CGPoint(x: 0, y: CGFloat.nan)), outcome: .refused(.notFinite),
        offset: CGPoint(x: 40, y: 300)),
      Direct(destination: .row(0), outcome: .refused(.empty), offset: CGPoint(x: 40, y: 300)),
      Direct(destination: .section(0), outcome: .refused(.empty), offset: CGPoint(x: 40, y: 300)),
      Direct(destination: .last, outcome: .refused(.empty), offset: CGPoint(x: 40, y: 300)),
    ])
  func direct(direct: Direct) {
    let scroll = scroll()
    scroll.contentInset.top = 20
    scroll.contentOffset = CGPoint(x: 40, y: 300)
    #expect(scroll.scroll(to: direct.destination) == direct.outcome)
    #expect(scroll.contentOffset == direct.offset)
  }

  @Test("Only the axes along which a view scrolls move", arguments: [ScrollAxes.vertical, .horizontal, []])
  func axes(axes: ScrollAxes) {
    let scroll = scroll()
    scroll.axes = axes
    scroll.scroll(to: .offset(CGPoint(x: 30, y: 60)))
    #expect(scroll.contentOffset.x == (axes == .horizontal ? 30 : 0))
    #expect(scroll.contentOffset.y == (axes == .vertical ? 60 : 0))
  }
}
