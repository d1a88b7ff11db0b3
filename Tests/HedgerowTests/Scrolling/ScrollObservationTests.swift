import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Events: after the pass, in order, each to whoever wants it.
@Suite("Observing scroll views")
struct ScrollObservationTests {
  let window = WindowNode(frame: .viewport(300, 600))
  let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))

  init() {
    window.addSubview(list)
    window.settle()
  }

  @Test("Nothing is heard before the pass; then every change is, in order, with old, new, phase and cause")
  func inOrder() throws {
    var heard: [String] = []
    let token = list.observeScroll(.all) { heard.append($0.description) }
    list.contentOffset.y = 44
    list.contentOffset.y = 4000
    try list.reload([50])
    list.contentInset.bottom = 30
    #expect(heard.isEmpty)
    window.settle()
    #expect(
      heard == [
        "offset (0, 0) → (0, 44), idle, code", "offset (0, 44) → (0, 4000), idle, code",
        "content size 300×4400 → 300×2200, idle, update", "offset (0, 4000) → (0, 1800), idle, update",
        "insets (0, 0, 0, 0) → (0, 0, 30, 0), idle, layout",
        "visible rows (0, 0)–(0, 9) → (0, 40)–(0, 49), idle, layout",
      ])
    token.cancel()
    list.contentOffset.y = 0
    window.settle()
    #expect(heard.count == 6)
    #expect(token.isEnded)
  }

  @Test("A derived value is told when it changes: at the end twice, not two hundred times")
  func derived() throws {
    var heard: [Bool] = []
    let token = list.observeScroll(value: \.isAtEnd) { heard.append($1) }
    list.scroll(to: .end, animation: ScrollAnimation(duration: 2))
    window.settle()
    list.scroll(to: .start, animation: ScrollAnimation(duration: 2))
    window.settle()
    #expect(heard == [true, false])
    list.frame.size.height = 5000
    window.settle()
    #expect(heard == [true, false, true])
    withExtendedLifetime(token) {}
  }

  @Test("The first value comes after the pass, once, and with it the changes from then on")
  func initial() {
    var values: [String] = []
    let tokens = [
      list.observeScroll(value: \.contentOffset.y, initial: true) { values.append("\($0) \($1)") },
      list.observeScroll([.phase, .offset], initial: true) { values.append($0.description) },
    ]
    list.contentOffset.y = 10
    #expect(values.isEmpty)
    window.settle()
    #expect(values == ["10.0 10.0", "offset (0, 10) → (0, 10), idle, initial", "phase idle → idle, idle, initial"])
    values = []
    list.contentOffset.y = 20
    window.settle()
    #expect(values == ["10.0 20.0", "offset (0, 10) → (0, 20), idle, code"])
    withExtendedLifetime(tokens) {}
  }

  @Test("What an observer changes is told after, never within, and not for ever")
  func changesInObservers() {
    var depth = 0
    var deepest = 0
    var heard = 0
    let token = list.observeScroll(.offset) { _ in
      depth += 1
      deepest = max(deepest, depth)
      heard += 1
      list.contentOffset.y += 1
      window.layoutIfNeeded()
      depth -= 1
    }
    list.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(deepest == 1)
    #expect(heard == 64)
    withExtendedLifetime(token) {}
  }

  @Test("A delegate that sets the offset within a call is called after it")
  func changesInDelegates() {
    let delegate = DelegateRecorder()
    list.delegate = delegate
    var depth = 0
    var deepest = 0
    delegate.onScroll = {
      depth += 1
      deepest = max(deepest, depth)
      if list.contentOffset.y < 110 { list.contentOffset.y += 1 }
      depth -= 1
    }
    list.contentOffset.y = 100
    #expect(list.contentOffset.y == 110)
    #expect(deepest == 1)
    #expect(delegate.calls.count == 11)
  }

  @Test("A list in no window tells when it comes into one, and then what it came to")
  func noWindow() {
    let list = ListNode("other", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    var heard: [String] = []
    let token = list.observeScroll(.offset) { heard.append($0.description) }
    for y in 1...50 { list.contentOffset.y = CGFloat(y) }
    window.addSubview(list)
    window.settle()
    #expect(heard == ["offset (0, 0) → (0, 50), idle, code"])
    withExtendedLifetime(token) {}
  }

  @Test("An observer may end others, and the list, while it is told")
  func endsOthers() {
    var tokens: [ObservationToken] = []
    var heard: [Int] = []
    for index in 0..<4 {
      tokens.append(
        list.observeScroll(.offset) { _ in
          heard.append(index)
          if index == 1 {
            tokens[2].cancel()
            list.removeFromSuperview()
          }
        })
    }
    list.contentOffset.y = 10
    window.settle()
    #expect(heard == [0, 1, 3])
    #expect(list.observerCount == 3)
    tokens = []
    #expect(list.observerCount == 0)
  }

  @Test("Setting the offset that is there is no event, and stops a flight")
  func sameOffset() throws {
    var heard = 0
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -1000))
    window.advance(by: 0.1)
    let token = list.observeScroll(.offset) { _ in heard += 1 }
    list.contentOffset = list.contentOffset
    window.settle()
    #expect(heard == 0)
    #expect(list.phase == .idle)
    list.contentOffset.y = .nan
    window.settle()
    #expect(heard == 0)
    withExtendedLifetime(token) {}
  }

  @Test("An asynchronous sequence hears from when it is iterated, and ends with its list or its task")
  func sequence() async {
    let events = list.scrollEvents(.offset)
    list.contentOffset.y = 5
    window.settle()
    var iterator: ScrollEvents.Iterator? = events.makeAsyncIterator()
    #expect(list.observerCount == 1)
    list.contentOffset.y = 10
    list.contentOffset.y = 20
    window.settle()
    #expect(await iterator?.next()?.description == "offset (0, 5) → (0, 10), idle, code")
    #expect(await iterator?.next()?.description == "offset (0, 10) → (0, 20), idle, code")
    iterator = nil
    #expect(list.observerCount == 0)

    var other: ListNode? = ListNode("other")
    var last = other?.scrollEvents(.all).makeAsyncIterator()
    other = nil
    #expect(await last?.next() == nil)
  }

  @Test("Something that can't be observed says so with a token that is ended")
  func unobservable() {
    final class Plain: Scrollable {
      let scrollAxes = ScrollAxes.vertical
      let scrollViewport = CGSize(width: 10, height: 10)
      let scrollContentSize = CGSize(width: 10, height: 100)
      let scrollInsets = ScrollInsets.zero
      var scrollOffset = CGPoint.zero
      func setScrollOffset(_ offset: CGPoint) { scrollOffset = offset }
    }
    let plain = Plain()
    #expect(plain.observeScroll(.all) { _ in }.isEnded)
    #expect(plain.scroll(to: .end, animated: true) == .settled(from: 0, to: 90))
    #expect(plain.scrollPhase == .idle)
  }
}
