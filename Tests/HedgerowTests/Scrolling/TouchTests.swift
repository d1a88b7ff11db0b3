import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// A finger on a window: whom it drags, what it leaves behind, and what it can't do.
@Suite("Touches")
struct TouchTests {
  let window = WindowNode(frame: .viewport(300, 600))

  private func list(_ rows: Int = 100) -> ListNode {
    let list = ListNode("list", rows: rows, rowHeight: 44, frame: .viewport(300, 400))
    window.addSubview(list)
    window.settle()
    return list
  }

  @Test("What no finger can do is refused, and leaves a touch that is under way alone")
  func badInput() throws {
    let list = list()
    #expect(throws: TouchError.noTouch) { try window.touchLift() }
    #expect(throws: TouchError.noTouch) { try window.touchMove(to: .zero) }
    #expect(throws: TouchError.noTouch) { try window.touchCancel() }
    #expect(throws: TouchError.self) { try window.touchDown(at: CGPoint(x: CGFloat.nan, y: 0)) }
    #expect(!window.isTouched)
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    #expect(throws: TouchError.secondTouch) { try window.touchDown(at: CGPoint(x: 10, y: 10)) }
    #expect(throws: TouchError.self) { try window.touchMove(to: CGPoint(x: 150, y: CGFloat.infinity)) }
    #expect(throws: TouchError.self) { try window.touchMove(to: CGPoint(x: 150, y: 1e12)) }
    #expect(throws: TouchError.self) { try window.touchLift(velocity: CGPoint(x: CGFloat.nan, y: 0)) }
    #expect(list.phase == .tracking)
    try window.touchMove(to: CGPoint(x: 150, y: 280))
    #expect(list.contentOffset.y == 20)
    try window.touchCancel()
    #expect(list.phase == .idle)
  }

  @Test("UIKit's calls come in UIKit's order: for a flick, a slow release, and a cancelled drag")
  func delegateOrder() throws {
    let list = list()
    let delegate = DelegateRecorder()
    list.delegate = delegate
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -900))
    window.settle()
    #expect(
      delegate.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(willDecelerate: true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(abs((delegate.velocity?.y ?? 0) - 0.9) < 1e-9)
    #expect(abs((delegate.planned?.y ?? 0) - list.contentOffset.y) < 1e-9)

    delegate.calls = []
    try window.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
    #expect(
      delegate.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(willDecelerate: false)",
      ])
    #expect(delegate.velocity == .zero)
    delegate.calls = []
    list.setContentOffset(list.contentOffset, animated: true)
    window.settle()
    #expect(delegate.calls.isEmpty)
    list.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    window.settle()
    #expect(delegate.order == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("A delegate sends a flick to another place, and the list comes to rest exactly there")
  func otherTarget() throws {
    let list = list()
    let delegate = DelegateRecorder()
    delegate.target = CGPoint(x: 0, y: 440)
    list.delegate = delegate
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -900))
    window.settle()
    #expect(list.contentOffset.y == 440)
  }

  @Test("A finger stops a flight where it is, and going on is a new drag")
  func touchDuringFlight() throws {
    let list = list()
    let delegate = DelegateRecorder()
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -900))
    window.advance(by: 0.2)
    let y = list.contentOffset.y
    list.delegate = delegate
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    #expect(list.phase == .tracking)
    #expect(delegate.calls == ["didEndDecelerating"])
    window.advance(by: 1)
    #expect(list.contentOffset.y == y)
    try window.touchMove(to: CGPoint(x: 150, y: 290))
    #expect(list.contentOffset.y == y + 10)
    #expect(delegate.calls == ["didEndDecelerating", "willBeginDragging", "didScroll"])
  }

  @Test("A finger that catches a bounce lets it go on when it is lifted, and moves it from where it is")
  func caughtBounce() throws {
    let list = list()
    try window.touchDown(at: CGPoint(x: 150, y: 100))
    try window.touchMove(to: CGPoint(x: 150, y: 300))
    try window.touchLift()
    window.advance(by: 0.1)
    let y = list.contentOffset.y
    #expect(y < 0)
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 300.001))
    #expect(abs(list.contentOffset.y - y) < 0.001)
    try window.touchLift()
    #expect(list.phase == .decelerating)
    window.settle()
    #expect(list.contentOffset.y == 0)
  }

  @Test("No slop unless set; with one, what was moved until then is not scrolled")
  func slop() throws {
    let list = list()
    window.touchSlop = 10
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 295))
    #expect(list.phase == .tracking)
    try window.touchMove(to: CGPoint(x: 150, y: 260))
    #expect(list.phase == .interacting)
    #expect(list.contentOffset.y == 30)
    try window.touchCancel()
    window.touchSlop = .nan
    #expect(window.touchSlop == 0)
  }

  @Test(
    "A drag ends at a page: the nearest without velocity, the next in its direction with one",
    arguments: [
      (-140.0, 0.0, 0.0), (-160, 0, 300), (-40, -600, 300), (40, 600, 0), (-160, 600, 0), (-2000, -900, 900),
    ])
  func paging(distance: Double, velocity: Double, page: Double) throws {
    let pager = ScrollNode("pager", axes: .horizontal, frame: .viewport(300, 600))
    pager.contentSize = CGSize(width: 1200, height: 600)
    pager.isPagingEnabled = true
    window.addSubview(pager)
    window.settle()
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150 + distance, y: 300))
    try window.touchLift(velocity: CGPoint(x: velocity, y: 0))
    window.settle()
    #expect(pager.contentOffset == CGPoint(x: page, y: 0))
  }

  @Test("Without bouncing nothing is pulled beyond an edge")
  func noBounce() throws {
    let list = list()
    list.bounces = false
    var least = 0.0
    let token = list.observeScroll(.offset) { _ in least = min(least, Double(list.contentOffset.y)) }
    try window.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400))
    try window.flick(from: CGPoint(x: 150, y: 100), velocity: CGPoint(x: 0, y: 3000))
    window.settle()
    #expect(least == 0)
    #expect(list.contentOffset.y == 0)
    withExtendedLifetime(token) {}
  }

  /// A page that scrolls up and down, with a carousel and a list of its own in it.
  private func nested() throws -> (page: ScrollNode, carousel: ScrollNode, inner: ScrollNode) {
    let (_, node) = try hierarchy(
      "page[SV](0,0,300,600)>(carousel[SV axis=H](0,0,300,200), inner[SV](0,200,300,200))")
    let views = try ["page", "carousel", "inner"].map { try #require(node[$0] as? ScrollNode) }
    views[0].contentSize = CGSize(width: 300, height: 2000)
    views[1].contentSize = CGSize(width: 2000, height: 200)
    views[2].contentSize = CGSize(width: 300, height: 500)
    window.addSubview(views[0])
    window.settle()
    return (views[0], views[1], views[2])
  }

  @Test("The nearest that scrolls along the drag is dragged, whatever is nearer")
  func axes() throws {
    let (page, carousel, _) = try nested()
    try window.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 90))
    #expect(carousel.contentOffset == CGPoint(x: 100, y: 0))
    #expect(page.contentOffset == .zero)
    try window.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 140, y: 40))
    #expect(carousel.contentOffset.x == 100)
    #expect(page.contentOffset.y == 60)
  }

  @Test("Along one axis the inner one goes first, and at its end hands over to the outer one")
  func handOver() throws {
    let (page, _, inner) = try nested()
    try window.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(inner.contentOffset.y == 100)
    #expect(page.contentOffset.y == 0)
    inner.contentOffset.y = 300
    try window.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(inner.contentOffset.y == 300)
    #expect(page.contentOffset.y == 100)
    inner.contentOffset.y = 0
    page.contentOffset.y = 0
    // Both are at their starts: the inner one is pulled.
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 400))
    #expect(inner.phase == .interacting)
    #expect(page.phase == .idle)
    try window.touchCancel()
    window.settle()
    #expect(inner.contentOffset.y == 0)
    // One that the user may not scroll does not take part.
    inner.isScrollEnabled = false
    try window.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
    #expect(page.contentOffset.y == 50)
  }

  @Test("A list that leaves under the finger lets go of it: its drag ends, and the finger moves nothing more")
  func leavesUnderFinger() throws {
    let list = list()
    let delegate = DelegateRecorder()
    list.delegate = delegate
    try window.touchDown(at: CGPoint(x: 150, y: 100))
    try window.touchMove(to: CGPoint(x: 150, y: 200))
    list.removeFromSuperview()
    #expect(list.phase == .idle)
    #expect(list.contentOffset.y == 0)
    #expect(delegate.calls.contains("didEndDragging(willDecelerate: false)"))
    try window.touchMove(to: CGPoint(x: 150, y: 300))
    try window.touchLift()
    #expect(list.contentOffset.y == 0)
  }

  @Test("Insets and size that change under a finger move nothing; at rest the list finds its place")
  func keyboardWhileDragging() throws {
    let list = list()
    list.contentOffset.y = 4000
    try window.touchDown(at: CGPoint(x: 150, y: 100))
    try window.touchMove(to: CGPoint(x: 150, y: 110))
    #expect(list.contentOffset.y == 3990)
    list.contentInset.bottom = 200
    list.frame.size.height = 300
    #expect(list.contentOffset.y == 3990)
    list.contentInset.bottom = 0
    list.frame.size.height = 600
    #expect(list.contentOffset.y == 3990)
    try window.touchLift()
    window.settle()
    #expect(list.contentOffset.y == 3800)
  }

  @Test(
    "Moves of the last tenth of a second say how fast a finger is, and no finger is faster than 100,000 points a second"
  )
  func velocity() throws {
    let list = list(100_000)
    let delegate = DelegateRecorder()
    list.delegate = delegate
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    // Fast at first, then slow: only the slow part counts.
    for step in 1...4 {
      window.advance(by: 0.05)
      try window.touchMove(to: CGPoint(x: 150, y: 300 - 100 * CGFloat(step)))
    }
    for step in 1...4 {
      window.advance(by: 0.05)
      try window.touchMove(to: CGPoint(x: 150, y: -100 - 10 * CGFloat(step)))
    }
    try window.touchLift()
    #expect(abs((delegate.velocity?.y ?? 0) - 0.2) < 1e-9)
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    window.advance(by: 1e-8)
    try window.touchMove(to: CGPoint(x: 150, y: 200))
    try window.touchLift()
    #expect(delegate.velocity?.y == 100)
    #expect(window.settle())
  }

  @Test("On a tablet a tap on the status bar means the list nearest to it")
  func nearestToBar() {
    let (upper, lower) = (list(), list())
    lower.frame.origin.y = 200
    upper.frame.size.height = 200
    for list in [upper, lower] { list.contentOffset.y = 500 }
    window.settle()
    #expect(window.tapStatusBar().chosen == nil)
    let delegate = DelegateRecorder()
    upper.delegate = delegate
    #expect(window.tapStatusBar(.nearestToBar).chosen === upper)
    window.settle()
    #expect(upper.contentOffset.y == 0)
    #expect(lower.contentOffset.y == 500)
    #expect(delegate.order == ["shouldScrollToTop", "didScroll", "didEndScrollingAnimation", "didScrollToTop"])
    delegate.mayScrollToTop = false
    #expect(window.tapStatusBar(.nearestToBar).answer == .declined)
  }
}
