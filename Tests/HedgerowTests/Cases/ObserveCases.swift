import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Reported problems with knowing where a list is and whether it moves, each reduced to its one right answer.
@Suite("Observe cases")
struct ObserveCases {
  let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  /// A list of a viewport's height at the top of the window.
  func list(_ rows: Int, _ extent: CGFloat, height: CGFloat) -> ListNode {
    let list = ListNode("list", rows: rows, rowHeight: extent, frame: .viewport(300, height))
    window.addSubview(list)
    window.settle()
    return list
  }

  /// Moves the finger so that an offset is shown, from one that is.
  private func pull(_ list: ListNode, to shown: CGFloat) -> Double {
    RubberBand(dimension: Double(list.bounds.height)).pull(forShown: Double(shown))
  }

  @Test("131: both ends of a drag end the scrolling: the one without deceleration and the one with it")
  func bothEnds() throws {
    let list = list(100, 44, height: 400)
    var ends = 0
    let token = list.observeScroll(.phase) {
      if case .phase(let old, let new) = $0.change, old.isScrolling, !new.isScrolling { ends += 1 }
    }
    var isDragging: [Bool] = []
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 299))
    isDragging.append(list.isDragging)
    window.advance(by: 0.1)
    try window.touchMove(to: CGPoint(x: 150, y: 220))
    isDragging.append(list.isDragging)
    #expect(list.contentOffset.y == 80)
    window.advance(by: 0.2)
    isDragging.append(list.isDragging)
    try window.touchLift()
    isDragging.append(list.isDragging)
    #expect(isDragging == [true, true, true, false])
    #expect(!list.isScrolling)
    #expect(ends == 1)

    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -1000))
    #expect(list.isDecelerating)
    #expect(list.isScrolling)
    window.settle()
    #expect(!list.isScrolling)
    #expect(ends == 2)
    withExtendedLifetime(token) {}
  }

  @Test("133: an inset that is animated after the last end is scrolling of its own, with an end of its own")
  func animatedInset() throws {
    let list = list(100, 44, height: 400)
    var isScrolling: [Bool] = []
    var isDragging: [Bool] = []
    var offsets: [Double] = []
    let token = list.observeScroll([.phase, .offset]) { event in
      switch event.change {
      case .phase(let old, let new):
        if old.isScrolling != new.isScrolling { isScrolling.append(new.isScrolling) }
        if old.isDragging != new.isDragging { isDragging.append(new.isDragging) }
      case .offset(_, let new): if event.phase == .animating { offsets.append(Double(new.y)) }
      default: break
      }
    }
    let start = 100.0
    try window.touchDown(at: CGPoint(x: 150, y: start))
    let far = start + pull(list, to: 70)
    try window.touchMove(to: CGPoint(x: 150, y: far))
    #expect(abs(list.contentOffset.y + 70) < 1e-9)
    list.contentInset.top = 54
    #expect(abs(list.contentOffset.y + 70) < 1e-9)
    try window.touchMove(to: CGPoint(x: 150, y: far - pull(list, to: 16)))
    #expect(abs(list.contentOffset.y + 54) < 1e-9)
    window.advance(by: 0.2)
    try window.touchLift()
    #expect(abs(list.contentOffset.y + 54) < 1e-9)
    #expect(isScrolling == [true, false])
    list.setContentInset(.zero, animation: ScrollAnimation(duration: 3.0 / 60))
    #expect(list.isScrolling)
    window.settle()
    #expect(list.contentOffset.y == 0)
    #expect(offsets.count == 3)
    #expect(isScrolling == [true, false, true, false])
    #expect(isDragging == [true, false])
    withExtendedLifetime(token) {}
  }

  @Test("134: a value that depends on the finger changes when the finger goes, without any scrolling")
  func heldAndReleased() throws {
    let list = list(1, 400, height: 400)
    list.alwaysBounceVertical = true
    var log: [String] = []
    let tokens = [
      list.observeScroll(value: { $0.contentOffset.y >= 30 && !$0.isTracking }) { _, new in log.append("\(new)") },
      list.observeScroll(.offset) { _ in log.append("offset") },
    ]
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 300 - pull(list, to: 30.001)))
    window.advance(by: 1)
    #expect(list.contentOffset.y >= 30)
    #expect(log == ["offset"])
    try window.touchLift()
    #expect(log == ["offset", "true"])
    window.settle()
    #expect(log.filter { $0 == "true" } == ["true"])
    #expect(list.contentOffset.y == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test("136: a finger that was held still before it is lifted leaves no velocity, whatever is reported")
  func heldStill() throws {
    let list = list(100, 44, height: 400)
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    for step in 1...6 {
      window.advance(by: 0.1 / 6)
      try window.touchMove(to: CGPoint(x: 150, y: 300 - 20 * CGFloat(step)))
    }
    window.advance(by: 0.4)
    let recorder = DelegateRecorder()
    list.delegate = recorder
    try window.touchLift(velocity: CGPoint(x: 0, y: -800))
    #expect(recorder.calls.contains("didEndDragging(willDecelerate: false)"))
    window.settle()
    #expect(list.contentOffset.y == 120)
    #expect(list.phase == .idle)
  }

  @Test("143: tiny steps add up exactly; on a pixel grid they are lost, and an equal value is no event")
  func tinySteps() {
    func events(scale: CGFloat?) -> (steps: Int, again: Int, y: CGFloat) {
      let list = list(100, 44, height: 400)
      list.displayScale = scale
      list.contentOffset.y = 50
      window.settle()
      var heard = 0
      let token = list.observeScroll(.offset) { _ in heard += 1 }
      for _ in 0..<10 {
        list.contentOffset.y += 0.125
        window.settle()
      }
      let steps = heard
      let y = list.contentOffset.y
      list.contentOffset.y = 51.25
      window.settle()
      heard = 0
      list.contentOffset.y = 51.25
      window.settle()
      withExtendedLifetime(token) {}
      return (steps, heard, y)
    }
    #expect(events(scale: nil) == (10, 0, 51.25))
    #expect(events(scale: 3) == (0, 0, 50))
  }

  /// A view that does something while it is laid out.
  private final class Updating: ViewNode {
    var update: (() -> Void)?
    override func layoutSubviews() {
      update?()
      update = nil
    }
  }

  @Test("145: an observer attached within an update hears nothing until it is over, then the last value once")
  func withinUpdate() {
    let list = list(100, 44, height: 400)
    let view = Updating()
    window.addSubview(view)
    var heard: [CGFloat] = []
    var heardDuringUpdate = 0
    var token: ObservationToken?
    view.update = {
      token = list.observeScroll(.offset, initial: true) { event in
        if case .offset(_, let new) = event.change { heard.append(new.y) }
      }
      list.contentOffset.y = 20
      heardDuringUpdate = heard.count
    }
    view.setNeedsLayout()
    window.settle()
    #expect(heardDuringUpdate == 0)
    #expect(heard == [20])
    withExtendedLifetime(token) {}
  }

  @Test("146: an observer that updates the list while it is pulled or bounces back does not clamp it")
  func updateWhilePulled() throws {
    let list = list(100, 44, height: 400)
    var updates = 0
    let token = list.observeScroll(.offset) { _ in
      updates += 1
      _ = try? list.reload([100])
    }
    try window.touchDown(at: CGPoint(x: 150, y: 100))
    try window.touchMove(to: CGPoint(x: 150, y: 100 + pull(list, to: 40)))
    #expect(updates == 1)
    #expect(abs(list.contentOffset.y + 40) < 1e-9)
    window.settle()
    #expect(abs(list.contentOffset.y + 40) < 1e-9)
    try window.touchLift()
    window.advance(by: 2.0 / 60)
    #expect(updates == 3)
    #expect(list.contentOffset.y < -20)
    window.settle()
    #expect(list.contentOffset.y == 0)
    withExtendedLifetime(token) {}
  }

  @Test("151: a reload is applied at once, so that the scroll that follows sees its rows")
  func reloadThenScroll() throws {
    let list = list(20, 44, height: 600)
    var log: [String] = []
    let token = list.observeScroll([.contentSize, .offset]) { event in
      if case .contentSize = event.change { log.append("reload") } else { log.append("scroll") }
    }
    try list.reload([21])
    #expect(list.scroll(to: .row(20), at: .end) == .settled(from: 0, to: 324))
    window.settle()
    #expect(log == ["reload", "scroll"])
    #expect(list.contentOffset.y == 324)
    withExtendedLifetime(token) {}
  }

  @Test("154: what is seen comes from the geometry; a set built of events keeps what it was not told the end of")
  func visibleSet() throws {
    let list = RecordingList("list", rows: 40, rowHeight: 100, frame: .viewport(300, 400))
    list.rowProvider = RowProvider()
    var built: Set<RowPath> = []
    list.onWillDisplay = { built.insert($0) }
    list.onDidEndDisplaying = { if $0.row > 9 { built.remove($0) } }
    window.addSubview(list)
    var seen: [RowPath] = []
    let token = list.observeScroll(.visibleRows) { event in
      if case .visibleRows(let old, let new) = event.change {
        #expect(seen.isEmpty || old == seen)
        seen = new
      }
    }
    window.settle()
    for y in stride(from: 0, through: 2000, by: 100) {
      list.contentOffset.y = CGFloat(y)
      window.settle()
    }
    #expect(seen.map(\.row) == [20, 21, 22, 23])
    #expect(list.visibleRows == seen)
    #expect(built.count == 14)
    #expect(built.subtracting(seen).count == 10)
    withExtendedLifetime(token) {}
  }

  @Test("155: what moves in a row stops with the row, and each row keeps its own offset")
  func reusedCarousel() throws {
    let list = ListNode("table", rows: 20, rowHeight: 100, frame: .viewport(300, 100))
    list.rowProvider = RowProvider(make: { _ in
      let carousel = ScrollNode("carousel", axes: .horizontal, frame: .viewport(300, 100))
      carousel.contentSize = CGSize(width: 3000, height: 100)
      return carousel
    })
    window.addSubview(list)
    window.settle()
    let carousel = try #require(list.rowView(at: RowPath(0, 0)) as? ScrollNode)
    let velocity = 800.0
    let curve = DecelerationCurve(start: 0, velocity: velocity)
    let moved = 40.0
    carousel.contentOffset.x = 120 - curve.position(at: 0.1) - moved
    window.settle()
    try window.touchDown(at: CGPoint(x: 200, y: 50))
    try window.touchMove(to: CGPoint(x: 200 - moved, y: 50))
    try window.touchLift(velocity: CGPoint(x: -velocity, y: 0))
    let recorder = DelegateRecorder()
    carousel.delegate = recorder
    var ends = 0
    let token = carousel.observeScroll(.phase) { if case .phase(.decelerating, .idle) = $0.change { ends += 1 } }
    window.advance(by: 0.1)
    #expect(carousel.isDecelerating)
    let x = carousel.contentOffset.x
    #expect(abs(x - 120) < 1e-6)

    list.scroll(to: .row(9), at: .start)
    window.layoutIfNeeded()
    #expect(list.rowView(at: RowPath(0, 9)) === carousel)
    #expect(!carousel.isDecelerating)
    #expect(carousel.contentOffset.x == 0)
    window.advance(by: 1)
    #expect(carousel.contentOffset.x == 0)
    #expect(ends == 1)
    #expect(recorder.calls.filter { $0 == "didEndDecelerating" }.count == 1)

    list.scroll(to: .row(0), at: .start)
    window.settle()
    #expect((list.rowView(at: RowPath(0, 0)) as? ScrollNode)?.contentOffset.x == x)
    withExtendedLifetime(token) {}
  }

  @Test("152: the ids in view are told when the content changes, without a scroll, and only then")
  func visibleIDs() throws {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let list = ListNode(frame: window.bounds)
    list.extents = .uniform(row: 100)
    let source = try RowSource(list, ids: ["a", "b", "c", "d"])
    window.addSubview(list)
    window.settle()
    #expect(source.visibleIDs == ["a", "b", "c"])
    var events: [[String]] = []
    let token = source.observeVisibleIDs { _, new in events.append(new) }
    try source.apply(["x", "b", "c", "d"])
    window.settle()
    #expect(events == [["x", "b", "c"]])
    try source.prepend(["w"])
    window.settle()
    #expect(events == [["x", "b", "c"]])
    #expect(source.visibleIDs == ["x", "b", "c"])
    #expect(list.contentOffset.y == 100)
    token.cancel()
  }
}
