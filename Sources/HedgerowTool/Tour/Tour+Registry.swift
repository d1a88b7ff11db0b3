import Foundation
import Hedgerow
import HedgerowTesting

extension Tour {
  static var registry: Step {
    Step(title: "One tag a list, and requests at any time: registry.scroll(tag, to: row)") { _, print in
      let registry = ListRegistry()
      let log = EventRecorder()
      let token = registry.observe { log.record("  \($0)") }

      registry.scroll("old", to: .row(5), at: .start)
      registry.scroll("bin", to: .row(90))
      print("Before there is a list:\n\n\(registry)\n")

      let lists = [ListNode("new", rows: 40), ListNode("old", rows: 12), ListNode("bin", rows: 7)]
      for list in lists { list.addOverlay(ProbeNode(as: ListTag(list.identifier ?? ""), in: registry)) }
      let window = WindowNode(width: 390, height: 840) { ControllerNode("Mail") { lists } }
      registry.scroll("new", to: .last)
      window.settle()
      print("On screen; the bin has 7 rows, and more may come:\n\n\(registry)\n")

      try lists[2].update { $0.insertRows(at: [RowPath(section: 0, row: 7)]) }
      registry.scroll("old", to: .row(0), at: .start)
      registry.scroll("old", to: .row(1), at: .start)
      window.settle()
      registry.scroll("new", to: .row(200))
      for list in lists { list.removeFromSuperview() }
      window.settle()
      print("What happened, each request with its one outcome:\n")
      print(log.takeLines().joined(separator: "\n"))
      token.cancel()
    }
  }
}
