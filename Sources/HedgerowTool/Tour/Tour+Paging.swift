import Foundation
import Hedgerow
import HedgerowTesting

extension Tour {
  static var paging: Step {
    Step(title: "More rows near the end: Pager(source, from: 1, id: id, load: load)") { _, print in
      let list = ListNode("stars")
      let source = RowSource<OneSection, String>(list)
      let settings = PagingSettings(endThreshold: .rows(1))
      let pager = try Pager<String, String, Int>(source, from: 1, settings: settings, id: { $0 })
      pager.statusRow = { side, status in
        switch (side, status) {
        case (.end, .loading): "(one moment)"
        case (.end, .failed): "(try again)"
        case (.end, .exhausted): "(that is all)"
        default: nil
        }
      }
      var timeline = PagingTimeline()
      timeline.note(pager.machine, at: 0)
      let token = pager.observe { [unowned pager] _ in timeline.note(pager.machine, at: list.window?.clock.now ?? 0) }
      let window = WindowNode(width: 390, height: 220) { ControllerNode("Stars") { list } }

      func wait() {
        window.advance(by: 1)
        timeline.note(pager.machine, at: window.clock.now)
      }
      func answer(_ answer: (PageRequest<Int>) -> PageOutcome) {
        window.settle()
        wait()
        for request in pager.takeRequests() { _ = answer(request) }
        window.settle()
        wait()
      }
      func page(_ request: PageRequest<Int>) -> PageOutcome {
        let rows = (1...7).map { "star \((request.cursor - 1) * 7 + $0)" }
        return pager.deliver(RowPage(rows, number: request.cursor, isLast: request.cursor == 3), for: request)
      }
      func toTheEnd() {
        list.scroll(to: .end)
        window.settle()
      }
      func look() {
        let viewport = ViewportDrawing(of: list, columns: 20, pointsPerLine: 44) { source.id(at: $0) ?? "" }
        let states = [""] + timeline.drawing(width: 40).split(separator: "\n").map { "  \($0)" }
        for (index, line) in viewport.lines.enumerated() {
          print(line + (states.indices.contains(index) ? states[index] : ""))
        }
      }

      answer(page)
      toTheEnd()
      answer { pager.fail(Offline(), for: $0) }
      toTheEnd()
      print("The first page came, the second failed. Nothing asks again by itself:\n")
      look()
      pager.retry()
      answer(page)
      toTheEnd()
      answer(page)
      toTheEnd()
      print("\nAnother try, the third page, and there is no more:\n")
      look()
      print("\n(━ loading, ✗ failed, · idle, ■ exhausted; the start is off till a page came)")
      print("\n\(pager)")
      token.cancel()
    }
  }

  /// What a loader might throw.
  private struct Offline: Error {}
}
