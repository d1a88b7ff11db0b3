import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Requests that take a time, and requests that wait only so long.
@Suite("Requests in motion")
struct RequestMotionTests {
  let registry = ListRegistry()
  let window = WindowNode(frame: .viewport(300, 600))
  let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))

  init() throws {
    window.addSubview(list)
    try registry.register(list, as: "list")
    window.settle()
  }

  @Test("An animated request sets out in the pass, and has its one outcome after the last frame")
  func arrives() {
    var ended = 0
    let token = registry.observe { if case .ended = $0 { ended += 1 } }
    let request = registry.scroll("list", to: .row(20), at: .start, animated: true)
    #expect(list.phase == .idle)
    window.layoutIfNeeded()
    #expect(request.need == .arrival)
    #expect(request.description == "row (0, 20) is under way")
    window.advance(by: 0.1)
    #expect(request.outcome == nil)
    #expect(ended == 0)
    window.settle()
    #expect(request.outcome == .settled(from: 0, to: 880))
    #expect(ended == 1)
    #expect(registry.scroll("list", to: .row(20), at: .start, animated: true, when: .now).outcome == .alreadyThere)
    withExtendedLifetime(token) {}
  }

  @Test("It follows its row, and ends where the user, a newer one, the caller or the list's leaving ends it")
  func ends() throws {
    let following = registry.scroll("list", to: .row(20), at: .start, animated: true)
    window.advance(by: 0.1)
    try list.update { $0.insertRows(at: [RowPath(0, 0)]) }
    window.settle()
    #expect(following.outcome == .settled(from: 0, to: 924))

    let touched = registry.scroll("list", to: .row(0), animated: true)
    window.advance(by: 0.1)
    try window.tap(at: CGPoint(x: 150, y: 100))
    #expect(touched.outcome == .cancelled(.user))
    #expect(list.phase == .idle)

    let older = registry.scroll("list", to: .row(0), animated: true)
    window.advance(by: 0.1)
    let newer = registry.scroll("list", to: .row(30), at: .start, animated: true, when: .now)
    #expect(older.outcome == .superseded)
    window.advance(by: 0.1)
    let y = list.contentOffset.y
    newer.cancel()
    #expect(newer.outcome == .cancelled(.caller))
    window.settle()
    #expect(list.contentOffset.y == y)

    let left = registry.scroll("list", to: .row(0), animated: true)
    window.advance(by: 0.1)
    list.removeFromSuperview()
    window.settle()
    #expect(left.outcome == nil)
    #expect(left.need == .window)
    window.addSubview(list)
    window.settle()
    #expect(left.outcome?.hasArrived == true)
    #expect(list.contentOffset.y == 0)
  }

  @Test("A list that takes the tag on the way takes the request on, and the first one stops")
  func replaced() throws {
    let request = registry.scroll("list", to: .row(20), at: .start, animated: true)
    window.advance(by: 0.1)
    let other = ListNode("other", rows: 100, rowHeight: 50, frame: .viewport(300, 400))
    window.addSubview(other)
    try registry.register(other, as: "list")
    #expect(list.phase == .idle)
    window.settle()
    #expect(request.outcome == .settled(from: 0, to: 1000))
    #expect(other.contentOffset.y == 1000)
  }

  @Test("A request that waits longer than it may has expired, to the frame; one that set out in time has not")
  func expires() throws {
    let waiting = registry.scroll("none", to: .row(0), expiresAfter: 1)
    let forEver = registry.scroll("other", to: .row(0), expiresAfter: .infinity)
    window.advance(by: 0.99)
    #expect(waiting.outcome == nil)
    window.advance(by: 0.01)
    #expect(waiting.outcome == .expired)
    let inTime = registry.scroll("list", to: .row(20), at: .start, animated: true, expiresAfter: 0.1)
    window.advance(by: 100)
    #expect(inTime.outcome == .settled(from: 0, to: 880))
    #expect(forEver.outcome == nil)
    #expect(registry.scroll("none", to: .row(0), expiresAfter: .nan).outcome == .refused(.notFinite))
    let past = registry.scroll("none", to: .row(0), expiresAfter: -1)
    window.advance(by: 1)
    #expect(past.outcome == .expired)
  }

  @Test("A registry goes by its first window's clock, with what is left to its requests; or by the one it was given")
  func clocks() throws {
    let late = ListRegistry()
    let request = late.scroll("list", to: .row(0), expiresAfter: 2)
    window.advance(by: 10)
    #expect(request.outcome == nil)
    let other = ListNode("other", rows: 1, rowHeight: 44, frame: .viewport(300, 100))
    window.addSubview(other)
    try late.register(other, as: "other")
    window.advance(by: 1.5)
    #expect(request.outcome == nil)
    window.advance(by: 0.5)
    #expect(request.outcome == .expired)

    let given = ListRegistry(clock: window.clock)
    let expiring = given.scroll("nowhere", to: .start, expiresAfter: 1)
    window.advance(by: 2)
    #expect(expiring.outcome == .expired)
  }

  @Test("A registry that goes ends what is under way, and the list stops")
  func released() {
    var registry: ListRegistry? = ListRegistry()
    let list = ListNode("other", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    window.addSubview(list)
    _ = try? registry?.register(list, as: "list")
    let request = registry?.scroll("list", to: .row(50), at: .start, animated: true)
    window.advance(by: 0.1)
    #expect(list.phase == .animating)
    registry = nil
    #expect(request?.outcome == .cancelled(.released))
    #expect(list.phase == .idle)
  }

  @Test("A target says whether it is animated, also when it was saved by an older version")
  func savedTarget() throws {
    let target = ListTarget(.row(50), at: .end, animated: true)
    let data = try JSONEncoder().encode(target)
    #expect(try JSONDecoder().decode(ListTarget.self, from: data) == target)
    let plain = try JSONEncoder().encode(ListTarget(.row(3)))
    #expect(!String(decoding: plain, as: UTF8.self).contains("animated"))
    #expect(try JSONDecoder().decode(ListTarget.self, from: plain).isAnimated == false)
    var bound: ListTarget? = target
    let token = registry.bind(RequestBinding(get: { bound }, set: { bound = $0 }), to: "list")
    window.layoutIfNeeded()
    #expect(bound == target)
    window.settle()
    #expect(bound == nil)
    withExtendedLifetime(token) {}
  }
}
