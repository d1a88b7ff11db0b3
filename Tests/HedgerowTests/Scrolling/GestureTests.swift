import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Whole gestures, recorded, printed, replayed and drawn.
@Suite("Gestures")
struct GestureTests {
  private func screen() -> (WindowNode, ListNode) {
    let window = WindowNode(frame: .viewport(300, 600))
    let list = ListNode("list", rows: 100, rowHeight: 44, frame: .viewport(300, 400))
    window.addSubview(list)
    window.settle()
    return (window, list)
  }

  @Test("A gesture that was printed and read again replays to the same numbers")
  func replayed() throws {
    let (window, list) = screen()
    window.advance(by: 0.123)
    let recorder = GestureRecorder(on: window)
    try window.flick(from: CGPoint(x: 150.5, y: 300.25), velocity: CGPoint(x: 3, y: -1234.5))
    window.advance(by: 0.2)
    try window.tap(at: CGPoint(x: 150, y: 200))
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchMove(to: CGPoint(x: 150, y: 290))
    try window.touchLift(velocity: CGPoint(x: 0, y: -100))
    try window.touchDown(at: CGPoint(x: 150, y: 300))
    try window.touchCancel()
    window.settle()
    let text = recorder.gesture.description
    let read = try RecordedGesture(text)
    #expect(read == recorder.gesture)
    #expect(read.description == text)

    let (other, otherList) = screen()
    other.advance(by: 0.123)
    try read.replay(on: other)
    other.settle()
    #expect(otherList.contentOffset == list.contentOffset)
  }

  @Test(
    "A line that is no step is named",
    arguments: [
      ("0 down 1 2\n0 jump 3", 2), ("x down 1 2", 1), ("0 down 1", 1), ("1 down 1 2\n0 lift", 2), ("0 down nan 2", 1),
      ("0 lift 1", 1), ("0", 1),
    ])
  func badText(text: String, line: Int) {
    #expect { try RecordedGesture(text) } throws: { ($0 as? RecordedGestureError)?.line == line }
  }

  @Test("A flick is drawn: the offset over the time, and the phases below it")
  func drawn() throws {
    let (window, list) = screen()
    let timeline = ScrollTimeline(of: list)
    #expect(timeline.drawing() == "nothing moved")
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -1000))
    window.settle()
    let drawing = timeline.drawing(columns: 24, rows: 5)
    let lines = drawing.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[0].hasPrefix("599 |"))
    #expect(lines[6].contains("d"))
    #expect(drawing.filter { $0 == "*" }.count == 24)
  }

  @Test("A drag that is held has no velocity, a flick has that of its finger")
  func wholeGestures() throws {
    let (window, list) = screen()
    try window.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(list.phase == .idle)
    #expect(list.contentOffset.y == 100)
    let delegate = DelegateRecorder()
    list.delegate = delegate
    try window.flick(from: CGPoint(x: 150, y: 300), velocity: CGPoint(x: 0, y: -1500))
    #expect(abs((delegate.velocity?.y ?? 0) - 1.5) < 1e-6)
    #expect(list.middleInWindow == CGPoint(x: 150, y: 200))
  }
}
