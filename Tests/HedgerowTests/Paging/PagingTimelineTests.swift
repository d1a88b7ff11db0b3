import Hedgerow
import Testing

/// What the lanes were doing, drawn over time.
@Suite("Paging timelines")
struct PagingTimelineTests {
  @Test("A timeline draws what each lane was doing, column by column")
  func drawing() throws {
    var desk = try PagingDesk(PagingSettings(emptyPageBudget: 1))
    var timeline = PagingTimeline()
    #expect("\(timeline)" == "nothing noted")
    timeline.note(desk.machine, at: 0)
    desk.look()
    timeline.note(desk.machine, at: 2)
    desk.fail(LoaderError())
    timeline.note(desk.machine, at: 5)
    desk.tell(.retry(nil))
    timeline.note(desk.machine, at: 8)
    desk.answer(Array(0..<20), before: -1, after: 2)
    timeline.note(desk.machine, at: 10)
    desk.tell(.refresh(PagingRefresh()))
    timeline.note(desk.machine, at: 14)
    desk.answer(Array(0..<12), after: 2)
    timeline.note(desk.machine, at: 16)
    desk.scrollToEnd()
    desk.look()
    timeline.note(desk.machine, at: 18)
    desk.answer([], after: 3)
    timeline.note(desk.machine, at: 20)
    timeline.note(desk.machine, at: 22)
    #expect(
      timeline.drawing(width: 22) == """
                 0 s               22 s
        refresh  ··············~~······
        start              ····~~■■■■■■
        end      ··━━━✗✗✗━━····~~··━━‖‖
        """)
  }

  @Test("What is shorter than a column is seen in it, the failure before all else")
  func shortStates() throws {
    var desk = try PagingDesk(rows: 20)
    var timeline = PagingTimeline()
    timeline.note(desk.machine, at: 0)
    desk.scrollToEnd()
    desk.look()
    timeline.note(desk.machine, at: 5.1)
    desk.fail(LoaderError())
    timeline.note(desk.machine, at: 5.2)
    desk.tell(.retry(nil))
    timeline.note(desk.machine, at: 5.3)
    desk.answer([30], after: 3)
    timeline.note(desk.machine, at: 5.4)
    timeline.note(desk.machine, at: 10)
    timeline.note(desk.machine, at: .nan)
    #expect(timeline.span == 0...10)
    #expect(timeline.drawing(width: 10).split(separator: "\n").last == "end      ·····✗····")
    #expect(timeline.drawing(width: 0).split(separator: "\n").last == "end      ✗")
  }
}
