import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with requests that come before what they need, each reduced to its one right answer.
@Suite("Request cases")
struct RequestCases {
  let registry = ListRegistry()
  let window: WindowNode
  let list: ListNode

  /// The list under the tag "list", 300 points wide.
  init() throws {
    window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    list = ListNode("list")
    window.addSubview(list)
    try registry.register(list, as: "list")
  }

  private func show(_ rows: Int, _ extent: Double, height: CGFloat) throws {
    list.frame = CGRect(x: 0, y: 0, width: 300, height: height)
    list.extents = .uniform(row: RowExtent(extent))
    try list.reload([rows])
  }

  @Test("scroll 76: a row that is restored before the data waits for the data, and the direct call is refused")
  func restoredRow() throws {
    try show(0, 44, height: 400)
    #expect(list.scroll(to: .row(20), at: .start) == .refused(.outOfBounds(row: 20, of: 0, section: 0)))
    let request = registry.scroll("list", to: .row(20), at: .start)
    window.settle()
    #expect(request.outcome == nil)
    #expect(request.need == .row)
    #expect(list.contentOffset.y == 0)
    try list.reload([31])
    window.settle()
    #expect(request.outcome == .settled(from: 0, to: 880))
  }

  @Test("scroll 91: what counts is what the list shows when the request is carried out, never a crash")
  func modelAndList() throws {
    try show(10, 50, height: 400)
    list.contentOffset.y = 100
    let ahead = registry.scroll("list", to: .row(11), at: .end)
    window.settle()
    #expect(ahead.outcome == nil)
    #expect(list.contentOffset.y == 100)
    try list.reload([12])
    window.settle()
    #expect(ahead.outcome == .settled(from: 100, to: 200))
    #expect(list.contentOffset.y == 200)

    try show(10, 50, height: 400)
    list.contentOffset.y = 100
    let behind = registry.scroll("list", to: .row(9), at: .end)
    window.settle()
    #expect(behind.outcome == .alreadyThere)
    #expect(list.contentOffset.y == 100)
    try list.reload([8])
    #expect(list.scroll(to: .row(9), at: .end) == .refused(.outOfBounds(row: 9, of: 8, section: 0)))
    #expect(list.contentOffset.y == 0)
  }

  @Test("scroll 92: a row added and asked for at once is reached, and the binding is cleared once, afterwards")
  func addedRow() throws {
    try show(20, 44, height: 600)
    list.contentOffset.y = 280
    var target: ListTarget?
    var cleared = 0
    let token = registry.bind(
      RequestBinding(
        get: { target },
        set: {
          target = $0
          cleared += 1
        }), to: "list")
    try list.update { $0.insertRows(at: [RowPath(section: 0, row: 20)]) }
    target = ListTarget(.row(20), at: .end)
    #expect(list.contentOffset.y == 280)
    #expect(cleared == 0)
    window.settle()
    #expect(list.contentOffset.y == 324)
    #expect(target == nil)
    #expect(cleared == 1)
    window.settle()
    #expect(cleared == 1)
    withExtendedLifetime(token) {}
  }

  @Test("scroll 101: the same target twice scrolls twice")
  func sameTargetTwice() throws {
    try show(50, 44, height: 600)
    var target: ListTarget?
    let token = registry.bind(RequestBinding(get: { target }, set: { target = $0 }), to: "list")
    let saved = ListTarget(.row(5), at: .start)
    for make in [{ saved }, { saved }, { ListTarget(.row(5), at: .start) }] {
      list.contentOffset.y = 900
      target = make()
      window.settle()
      #expect(list.contentOffset.y == 220)
      #expect(target == nil)
    }
    withExtendedLifetime(token) {}
  }

  @Test("scroll 101b: without a reset the target that stays is not asked for again: the trap")
  func withoutReset() throws {
    try show(50, 44, height: 600)
    let target = ListTarget(.row(5), at: .start)
    let token = registry.bind(RequestBinding(get: { target }, set: { _ in }), to: "list")
    window.settle()
    #expect(list.contentOffset.y == 220)
    list.contentOffset.y = 900
    window.settle()
    #expect(list.contentOffset.y == 900)
    withExtendedLifetime(token) {}
  }

  @Test("lifecycle 184: a request is carried out once, not again at every layout")
  func onceOnly() throws {
    try show(50, 44, height: 400)
    registry.scroll("list", to: .row(10), at: .start)
    window.settle()
    #expect(list.contentOffset.y == 440)
    list.contentOffset.y = 900
    for _ in 0..<3 {
      list.setNeedsLayout()
      window.layoutIfNeeded()
    }
    #expect(list.contentOffset.y == 900)
  }

  @Test("lifecycle 185: a list that comes later than its helper is found by one search more, without polling")
  func lateList() throws {
    let (_, node) = try hierarchy("window>root>(placeholder, other)")
    let root = node["root"]
    let late = ListRegistry()
    let probe = ProbeNode(as: "late", in: late)
    root.addSubview(probe)
    guard case .pending = probe.lastResolution else { return #expect(Bool(false), "\(probe.lastResolution as Any)") }
    #expect(probe.resolutionCount == 1)
    for _ in 0..<3 { root.window?.settle() }
    #expect(probe.resolutionCount == 1)
    let list = ListNode("L")
    root.insertSubview(list, belowSubview: node["placeholder"])
    node["placeholder"].removeFromSuperview()
    root.window?.settle()
    #expect(probe.resolutionCount == 2)
    #expect(late["late"] === list)
  }

  @Test("lifecycle 187: every new target is one command, the same one none")
  func updates() throws {
    try show(50, 44, height: 400)
    var target: ListTarget?
    var commands = 0
    let observer = registry.observe { if case .ended = $0 { commands += 1 } }
    let token = registry.bind(RequestBinding(get: { target }, set: { _ in }), to: "list")
    var counts: [Int] = []
    let three = ListTarget(.row(3), at: .start)
    for next in [nil, three, three, ListTarget(.row(7), at: .start)] {
      target = next
      commands = 0
      window.settle()
      counts.append(commands)
    }
    #expect(counts == [0, 1, 0, 1])
    withExtendedLifetime((observer, token)) {}
  }

  @Test("lifecycle 190: a request that waits goes over to the list that replaces its list")
  func rotation() throws {
    let first = ListNode("L1")
    try registry.register(first, as: "rotating")
    let request = registry.scroll("rotating", to: .row(30), at: .start)
    window.settle()
    #expect(request.outcome == nil)
    let second = ListNode("L2", rows: 100, rowHeight: 50, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(second)
    try registry.register(second, as: "rotating")
    window.settle()
    #expect(request.outcome == .settled(from: 0, to: 1500))
    #expect(second.contentOffset.y == 1500)
    #expect(first.contentOffset.y == 0)
  }

  @Test("lifecycle 194: an index captured before the rows went is refused, the last row is found when it is used")
  func capturedIndex() throws {
    try show(13, 44, height: 400)
    let last = try #require(list.lastRow)
    #expect(last == RowPath(section: 0, row: 12))
    try list.update { $0.deleteRows(at: [RowPath(section: 0, row: 5)]) }
    #expect(list.scroll(to: .row(last)) == .refused(.outOfBounds(row: 12, of: 12, section: 0)))
    #expect(list.lastRow == RowPath(section: 0, row: 11))
    #expect(list.scroll(to: .last, at: .end) == .settled(from: 0, to: 12 * 44 - 400))
  }
}
