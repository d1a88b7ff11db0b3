import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Changes of the content while the list moves, or its surroundings do.
@Suite("Place in motion")
struct PlaceInMotionTests {
  private func shown(at offset: CGFloat) throws -> (
    list: ListNode, source: RowSource<OneSection, String>, window: WindowNode
  ) {
    try PlaceKeepingTests.shown((0..<200).map { "r\($0)" }, at: offset)
  }

  @Test("A drag goes on over rows that come, and its content stays under the finger")
  func drag() throws {
    let (list, source, window) = try shown(at: 1000)
    try window.touchDown(at: CGPoint(x: 50, y: 100))
    try window.touchMove(to: CGPoint(x: 50, y: 80))
    #expect(list.contentOffset.y == 1020)
    let report = try source.prepend(["a", "b"])
    #expect(report.list.place.phase == .interacting)
    #expect(list.contentOffset.y == 1120)
    try window.touchMove(to: CGPoint(x: 50, y: 70))
    #expect(list.contentOffset.y == 1130)
    #expect(list.isDragging)
    try window.touchLift()
  }

  @Test("A flick over rows that come ends where it would have, on the same rows, with one end")
  func deceleration() throws {
    func end(prepending rows: Int) throws -> (screen: CGFloat, calls: [String]) {
      let (list, source, window) = try shown(at: 1000)
      let delegate = DelegateRecorder()
      list.delegate = delegate
      try window.touchDown(at: CGPoint(x: 50, y: 100))
      try window.touchMove(to: CGPoint(x: 50, y: 80))
      try window.touchLift(velocity: CGPoint(x: 0, y: -1000))
      window.advance(by: 0.1)
      #expect(list.isDecelerating)
      if rows > 0 { try source.prepend((0..<rows).map { "new \($0)" }) }
      window.settle()
      let path = try #require(source.path(of: "r100"))
      let row = try #require(list.rect(of: path))
      return (row.minY - list.contentOffset.y, delegate.order)
    }
    let alone = try end(prepending: 0)
    let with = try end(prepending: 7)
    #expect(abs(alone.screen - with.screen) < 1e-6)
    #expect(alone.calls == with.calls)
  }

  @Test("An animated scroll to a row arrives at that row, however many come before it")
  func animation() throws {
    let (list, source, window) = try shown(at: 1000)
    var outcome: ScrollOutcome?
    list.scroll(to: .id("r100"), at: .start, animated: true) { outcome = $0 }
    window.advance(by: 0.1)
    let before = list.contentOffset.y
    try source.prepend((0..<10).map { "new \($0)" })
    #expect(list.contentOffset.y == before + 500)
    #expect(list.phase == .animating)
    try source.replaceID("r100", with: "renamed")
    window.settle()
    #expect(list.contentOffset.y == 5500)
    #expect(outcome == .settled(from: 1000, to: 5500))
  }

  @Test("An animated scroll whose row goes comes to rest where content can rest")
  func lostAnimation() throws {
    let (list, source, window) = try shown(at: 4000)
    var outcome: ScrollOutcome?
    list.scroll(to: .id("r190"), at: .start, animated: true) { outcome = $0 }
    window.advance(by: 0.1)
    try source.apply((0..<10).map { "r\($0)" } + ["r190"])
    try source.remove(["r190"])
    window.settle()
    #expect(outcome == .refused(.notDisplayed))
    #expect(list.restingRange(along: .vertical).contains(Double(list.contentOffset.y)))
  }

  @Test("Content that is to land somewhere stays under a finger, and the report says so")
  func landingUnderFinger() throws {
    let (list, source, window) = try shown(at: 4000)
    try window.touchDown(at: CGPoint(x: 50, y: 100))
    let report = try list.landing(at: .end) { () throws in try source.apply((0..<300).map { "other \($0)" }).list }
    #expect(report.kept == .offset)
    #expect(list.contentOffset.y == 4000)
    try window.touchLift()
  }

  @Test("A change that is made while the offset is told has a report of its own")
  func nestedReports() throws {
    let (list, source, _) = try shown(at: 1000)
    let delegate = DelegateRecorder()
    list.delegate = delegate
    var inner: ListReport?
    delegate.onScroll = {
      delegate.onScroll = nil
      inner = try? source.append((0..<5).map { "later \($0)" }).list
    }
    let report = try source.prepend(["new"])
    #expect(report.list.newRowCount == 201)
    #expect(report.removed == 0)
    #expect(inner?.newRowCount == 206)
    #expect(list.latestReport == inner)
  }

  @Test("A list that follows its end is not pulled from under a finger, and follows again after it")
  func followUnderFinger() throws {
    let (list, source, window) = try shown(at: 9800)
    list.placeKeeping.end = .follow
    try window.touchDown(at: CGPoint(x: 50, y: 100))
    try source.append(["a"])
    #expect(list.contentOffset.y == 9800)
    try window.touchLift()
    list.scroll(to: .end)
    try source.append(["b"])
    #expect(list.contentOffset.y == 9900)
  }

  @Test("A keyboard that comes leaves the start edge, unless the list follows its end")
  func keyboard() throws {
    for follows in [false, true] {
      let (list, _, _) = try shown(at: 9800)
      if follows { list.placeKeeping.end = .follow }
      list.frame.size.height = 120
      #expect(list.contentOffset.y == (follows ? 9880 : 9800))
      list.frame.size.height = 200
      #expect(list.contentOffset.y == 9800)
      list.contentInset.bottom = 90
      #expect(list.contentOffset.y == (follows ? 9890 : 9800))
      list.contentInset.bottom = 0
      #expect(list.contentOffset.y == 9800)
    }
  }

  @Test("Insets that change while a finger drags move nothing")
  func insetsUnderFinger() throws {
    let (list, _, window) = try shown(at: 0)
    try window.touchDown(at: CGPoint(x: 50, y: 100))
    try window.touchMove(to: CGPoint(x: 50, y: 120))
    let pulled = list.contentOffset.y
    list.contentInset.top = 60
    #expect(list.contentOffset.y == pulled)
    try window.touchLift()
    window.settle()
    #expect(list.contentOffset.y == pulled, "which is inside the range now")
  }

  @Test("A change within a scroll callback is a step of its own, and what nets to nothing is not told for ever")
  func withinCallback() throws {
    let (list, source, _) = try shown(at: 1000)
    let delegate = DelegateRecorder()
    list.delegate = delegate
    var changes = 0
    delegate.onScroll = {
      guard changes < 3 else { return }
      changes += 1
      _ = try? source.prepend(["new \(changes)"])
    }
    list.contentOffset.y = 1010
    #expect(list.contentOffset.y == 1160)
    #expect(source.id(at: list.visibleRows[0]) == "r20")

    let other = try shown(at: 1000)
    let counter = DelegateRecorder()
    other.list.delegate = counter
    counter.onScroll = {
      _ = try? other.source.prepend(["x"])
      _ = try? other.source.remove(["x"])
    }
    other.list.contentOffset.y = 1010
    #expect(other.list.contentOffset.y == 1010)
    #expect(counter.calls.count <= 65)
  }

  @Test("An animated request is moved along by rows above it that are measured")
  func measuredOnTheWay() throws {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let list = ListNode(rowCounts: [500], extents: .uniform(row: .estimated(40)), frame: window.bounds)
    list.measure = { 30 + Double($0.row % 7) * 8 }
    window.addSubview(list)
    window.settle()
    list.scroll(to: .row(300), at: .start, animated: true)
    window.settle()
    #expect(list.rect(of: RowPath(0, 300))?.minY == list.contentOffset.y)
  }

  @Test("Another width measures again what was measured, and keeps the part of the row that lies at the edge")
  func width() throws {
    let list = ListNode(
      rowCounts: [100], extents: .uniform(row: .estimated(50)), frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.style = .grouped
    list.measure = { [unowned list] _ in 6000 / Double(list.bounds.width) }
    list.scroll(to: .end)
    #expect(list.totals.estimatedRows == 0)
    list.contentOffset.y = 630
    list.frame.size.width = 200
    #expect(list.contentSize.height == 3000)
    #expect(list.contentOffset.y == 315)
    #expect(list.latestReport?.place.cause == .layout)
    // A height alone measures nothing.
    var asked = 0
    list.measure = { _ in
      asked += 1
      return 30
    }
    list.layoutIfNeeded()
    list.frame.size.height = 300
    #expect(asked == 0)
    #expect(list.contentOffset.y == 315)
    // At the edge of a row it is the distance that counts.
    list.contentOffset.y = 300
    list.frame.size.width = 100
    #expect(list.contentOffset.y == 300)
  }
}
