import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Time that passes only when it is let, in frames that do not depend on how.
@Suite("The virtual clock")
struct VirtualClockTests {
  @Test("Any split of a second has sixty frames, and ends at the same moment", arguments: [1, 2, 3, 7, 60, 61, 1000])
  func splits(parts: Int) {
    let clock = VirtualClock()
    for _ in 0..<parts { clock.advance(by: 1 / Double(parts)) }
    #expect(clock.now == 1)
    #expect(clock.frame == 60)
    clock.advance(by: 1.0 / 60)
    #expect(clock.frame == 61)
    #expect(clock.now == 61.0 / 60)
  }

  @Test("Tenths add up to a whole, whatever the last bits of their sum")
  func tenths() {
    let clock = VirtualClock()
    for _ in 0..<3 { clock.advance(by: 0.1) }
    #expect(clock.now == 0.3)
    #expect(clock.frame == 18)
  }

  @Test(
    "A step that is no step is refused, and the time stays",
    arguments: [
      (-1.0, ClockRefusal.negative(-1)), (.nan, .notFinite), (.infinity, .notFinite), (-.infinity, .notFinite),
      (1e300, .tooFar(1e300)), (2e9, .tooFar(2e9)),
    ])
  func badSteps(step: Double, refusal: ClockRefusal) {
    let clock = VirtualClock()
    clock.advance(by: 0.5)
    #expect(clock.advance(by: step) == .refused(refusal))
    #expect(clock.now == 0.5)
  }

  @Test("A huge step costs only the frames in which something moves")
  func hugeStep() {
    let window = WindowNode()
    let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    window.addSubview(list)
    #expect(window.advance(by: 1e6) == .advanced(frames: 0))
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(window.advance(by: 1e6) == .advanced(frames: 18))
    #expect(list.contentOffset.y == 300)
    #expect(window.clock.now == 2e6)
  }

  @Test("The clock is not advanced within a frame: what follows from a frame comes by itself")
  func withinFrame() {
    let window = WindowNode()
    let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    window.addSubview(list)
    var answers: [ClockAdvance] = []
    let token = list.observeScroll(.offset) { _ in answers.append(window.advance(by: 1)) }
    list.setContentOffset(CGPoint(x: 0, y: 300), animation: ScrollAnimation(duration: 2.0 / 60))
    window.advance(by: 1)
    #expect(answers == [.refused(.underWay), .refused(.underWay)])
    #expect(window.clock.now == 1)
    withExtendedLifetime(token) {}
  }

  @Test("Settling ends after a minute where observers start motion again and again")
  func endless() {
    let window = WindowNode()
    let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    window.addSubview(list)
    let token = list.observeScroll(.phase) { [weak list] event in
      if case .phase(_, .idle) = event.change, let list {
        list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y == 0 ? 100 : 0), animated: true)
      }
    }
    list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(!window.settle())
    #expect(window.clock.now == 60)
    token.cancel()
    #expect(window.settle())
    #expect(list.phase == .idle)
  }

  @Test("Windows that share a clock move together, and one that gets another clock stops")
  func shared() {
    let (first, second) = (WindowNode(), WindowNode())
    second.clock = first.clock
    let lists = [first, second].map { window in
      let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
      window.addSubview(list)
      return list
    }
    for list in lists { list.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    first.advance(by: 0.1)
    #expect(lists[0].contentOffset == lists[1].contentOffset)
    #expect(lists[0].contentOffset.y > 0)
    second.clock = VirtualClock()
    #expect(lists.map(\.phase) == [.animating, .idle])
    #expect(first.settle())
    #expect(lists[0].contentOffset.y == 300)
  }
}
