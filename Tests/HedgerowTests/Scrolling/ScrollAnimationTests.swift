import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Scrolls that take a time: every one ends, once, and says how.
@Suite("Animated scrolling")
struct ScrollAnimationTests {
  let window = WindowNode(frame: .viewport(300, 600))
  let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))

  init() {
    window.addSubview(list)
    window.settle()
  }

  /// What the completions of a scroll said.
  private final class Outcomes {
    var all: [ScrollOutcome] = []
  }

  private func scroll(to row: Int, at alignment: ScrollAlignment = .start) -> Outcomes {
    let outcomes = Outcomes()
    list.scroll(to: .row(row), at: alignment, animated: true) { outcomes.all.append($0) }
    return outcomes
  }

  @Test("It eases to its row in 18 frames, and the outcome comes after the last")
  func arrives() {
    let outcomes = scroll(to: 20)
    #expect(list.phase == .animating)
    window.advance(by: 0.15)
    #expect(abs(list.contentOffset.y - 440) < 1e-9)
    #expect(outcomes.all.isEmpty)
    window.advance(by: 0.14)
    #expect(outcomes.all.isEmpty)
    window.advance(by: 0.01)
    #expect(outcomes.all == [.settled(from: 0, to: 880)])
    #expect(list.contentOffset.y == 880)
    #expect(list.phase == .idle)
  }

  @Test("What ends within the call is answered there: a row that is not there, a list that is there, no animation")
  func answeredAtOnce() {
    var told: [ScrollOutcome] = []
    #expect(
      list.scroll(to: .row(100), animated: true) { told.append($0) }
        == .refused(.outOfBounds(row: 100, of: 100, section: 0)))
    #expect(list.scroll(to: .row(0), animated: true) { told.append($0) } == .alreadyThere)
    #expect(list.scroll(to: .row(20), at: .start, animated: false) { told.append($0) } == .settled(from: 0, to: 880))
    #expect(list.scroll(to: .row(0), at: .start, animated: true) { told.append($0) } == nil)
    #expect(told.count == 3)
    window.settle()
    #expect(told.last == .settled(from: 880, to: 0))
    let elsewhere = ListNode("other", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    #expect(elsewhere.scroll(to: .row(20), at: .start, animated: true) == .settled(from: 0, to: 880))
  }

  @Test("What ends it on the way says so, and leaves the list where it is")
  func ended() throws {
    let touched = scroll(to: 20)
    window.advance(by: 0.1)
    let y = list.contentOffset.y
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    #expect(touched.all == [.cancelled(.user)])
    #expect(list.contentOffset.y == y)
    // A finger that is on the list keeps it.
    #expect(scroll(to: 30).all == [.cancelled(.user)])
    try window.touchLift()

    let replaced = scroll(to: 30)
    window.advance(by: 0.1)
    let newer = scroll(to: 0)
    #expect(replaced.all == [.superseded])
    window.advance(by: 0.1)
    list.contentOffset.y = 44
    #expect(newer.all == [.superseded])
    #expect(list.phase == .idle)

    let stopped = scroll(to: 30)
    list.stopScroll()
    #expect(stopped.all == [.cancelled(.caller)])

    let removed = scroll(to: 30)
    window.advance(by: 0.1)
    list.removeFromSuperview()
    #expect(removed.all == [.cancelled(.detached)])
    #expect(list.phase == .idle)
    window.settle()
  }

  @Test("A list that is released on the way ends what it was on its way for")
  func released() {
    var list: ListNode? = ListNode("other", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    if let list { window.addSubview(list) }
    var told: [ScrollOutcome] = []
    list?.scroll(to: .row(50), at: .start, animated: true) { told.append($0) }
    weak let gone = list
    list?.removeFromSuperview()
    list = nil
    #expect(gone == nil)
    #expect(told == [.cancelled(.detached)])
    #expect(window.settle())
  }

  @Test("It follows its row when rows come before it, and is short of nothing when rows behind it go")
  func followsItsRow() throws {
    let outcomes = scroll(to: 20)
    window.advance(by: 0.1)
    let before = list.contentOffset.y
    try list.update { $0.insertRows(at: (0..<5).map { RowPath(0, $0) }) }
    window.advance(by: 1.0 / 60)
    #expect(list.contentOffset.y > before)
    window.settle()
    #expect(list.contentOffset.y == 1100)
    #expect(outcomes.all == [.settled(from: 0, to: 1100)])

    let clamped = scroll(to: 60)
    window.advance(by: 0.1)
    try list.update { $0.deleteRows(at: (65..<105).map { RowPath(0, $0) }) }
    window.settle()
    #expect(list.contentOffset.y == 2460)
    #expect(clamped.all == [.clamped(shortBy: 180)])
  }

  @Test("A row that goes on the way ends it where it is")
  func rowGoes() throws {
    let outcomes = scroll(to: 20)
    window.advance(by: 0.1)
    try list.update { $0.deleteRows(at: [RowPath(0, 20)]) }
    window.settle()
    #expect(outcomes.all == [.refused(.notDisplayed)])
    #expect(list.phase == .idle)
    #expect(list.contentOffset.y > 0)
    #expect(list.contentOffset.y < 880)
  }

  @Test("Rows that are measured on the way are reckoned with: it lands exactly")
  func measured() throws {
    list.extents = .uniform(row: .estimated(44))
    list.measure = { Double(20 + $0.row % 7 * 10) }
    try list.reload([500])
    window.settle()
    let outcomes = scroll(to: 300)
    window.settle()
    let row = try #require(list.rect(of: RowPath(0, 300)))
    #expect(list.contentOffset.y == row.minY)
    #expect(outcomes.all.count == 1)
    #expect(outcomes.all.first?.hasArrived == true)
  }

  @Test("A flight that an animation takes over ends, and starts from where it is")
  func takesOverFlight() throws {
    let delegate = DelegateRecorder()
    list.delegate = delegate
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -2000))
    window.advance(by: 0.1)
    let outcomes = scroll(to: 0)
    #expect(list.phase == .animating)
    window.settle()
    #expect(list.contentOffset.y == 0)
    #expect(outcomes.all.count == 1)
    #expect(delegate.order.suffix(3) == ["didEndDecelerating", "didScroll", "didEndScrollingAnimation"])
  }
}
