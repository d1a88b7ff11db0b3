import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Values outside that go with a list, and lists that go with each other.
@Suite("Bound values and linked lists")
struct ScrollBindingTests {
  let window = WindowNode(frame: .viewport(300, 800))

  /// Where the article keeps its two values.
  private final class Store {
    var isScrolling: [Bool] = [false]
    var offsets: [CGPoint] = [.zero]
    var bound: ValueBinding<CGPoint> {
      ValueBinding(get: { self.offsets[self.offsets.count - 1] }, set: { self.offsets.append($0) })
    }
    var scrolling: ValueBinding<Bool> {
      ValueBinding(get: { self.isScrolling[self.isScrolling.count - 1] }, set: { self.isScrolling.append($0) })
    }
  }

  private func list(_ rows: Int = 100, y: CGFloat = 0) -> ListNode {
    let list = ListNode("list", rows: rows, rowHeight: 44, frame: CGRect(x: 0, y: y, width: 300, height: 400))
    window.addSubview(list)
    window.settle()
    return list
  }

  @Test("The two values of the article follow the list, and one that is set from outside moves it without an echo")
  func twoValues() throws {
    let list = list()
    let store = Store()
    let binding = list.bindScroll(isScrolling: store.scrolling, contentOffset: store.bound)
    window.settle()
    #expect(store.offsets == [.zero])
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -1000))
    #expect(store.isScrolling == [false, true])
    window.settle()
    #expect(store.isScrolling == [false, true, false])
    #expect(store.offsets.last == list.contentOffset)
    #expect(Set(store.offsets.map(\.y)).count == store.offsets.count)

    let writes = store.offsets.count
    store.offsets.append(CGPoint(x: 0, y: 440))
    window.settle()
    #expect(list.contentOffset.y == 440)
    #expect(store.offsets.count == writes + 1)
    store.offsets.append(CGPoint(x: 0, y: CGFloat.nan))
    window.settle()
    #expect(list.contentOffset.y == 440)
    #expect(store.offsets.last == CGPoint(x: 0, y: 440))
    binding.cancel()
    list.contentOffset.y = 0
    window.settle()
    #expect(store.offsets.last == CGPoint(x: 0, y: 440))
    #expect(list.observerCount == 0)
  }

  @Test("A list that rounds its offset has the last word on one set from outside")
  func rounded() {
    let list = list()
    list.displayScale = 1
    let store = Store()
    let binding = list.bindScroll(contentOffset: store.bound)
    window.settle()
    store.offsets.append(CGPoint(x: 0, y: 10.4))
    window.settle()
    #expect(list.contentOffset.y == 10)
    #expect(store.offsets.last == CGPoint(x: 0, y: 10))
    withExtendedLifetime(binding) {}
  }

  @Test("A list that is there before its value tells it where it is")
  func listFirst() {
    let list = list()
    list.contentOffset.y = 50
    window.settle()
    let store = Store()
    let binding = list.bindScroll(contentOffset: store.bound)
    window.settle()
    #expect(store.offsets == [.zero, CGPoint(x: 0, y: 50)])
    withExtendedLifetime(binding) {}
  }

  @Test("Of two linked lists the other follows the one with the finger, event for event, without echo or drift")
  func linked() throws {
    let (left, right) = (list(), list(y: 400))
    let link = ScrollLink(left, right)
    var heard: [String: Int] = [:]
    let tokens = [
      left.observeScroll(.offset) { _ in heard["left", default: 0] += 1 },
      right.observeScroll(.offset) { _ in heard["right", default: 0] += 1 },
    ]
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -1000))
    while left.isScrolling {
      window.advance(by: 1.0 / 60)
      #expect(right.contentOffset == left.contentOffset)
    }
    #expect(heard["left"] == heard["right"])
    // Now the other way round, and a finger on the one stops the other.
    try window.flick(from: CGPoint(x: 150, y: 500), velocity: CGPoint(x: 0, y: 600))
    window.advance(by: 0.1)
    #expect(left.contentOffset == right.contentOffset)
    #expect(right.isDecelerating)
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    #expect(right.phase == .idle)
    try window.touchMove(to: CGPoint(x: 150, y: 310))
    #expect(left.contentOffset == right.contentOffset)
    try window.touchLift(velocity: .zero)
    #expect(heard["left"] == heard["right"])
    link.cancel()
    left.contentOffset.y = 0
    window.settle()
    #expect(right.contentOffset.y != 0)
    withExtendedLifetime(tokens) {}
  }

  @Test("A shorter list follows as far as it reaches, and does not hold the longer one back")
  func shorter() {
    let (long, short) = (list(100), list(20, y: 400))
    let link = ScrollLink(long, short)
    long.contentOffset.y = 2000
    window.settle()
    #expect(short.contentOffset.y == 480)
    #expect(long.contentOffset.y == 2000)
    short.contentOffset.y = 100
    window.settle()
    #expect(long.contentOffset.y == 100)
    withExtendedLifetime(link) {}
  }
}
