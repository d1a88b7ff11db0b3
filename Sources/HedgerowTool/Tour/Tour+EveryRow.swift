import Foundation
import Hedgerow
import HedgerowTesting

extension Tour {
  static var everyRow: Step {
    Step(title: "Every row of a list: list.scroll(to: .row(7, section: 2), at: .start)") { _, print in
      let list = ListNode(
        "contacts", rowCounts: [3, 0, 40], extents: .uniform(row: 44, header: 28))
      let window = WindowNode(width: 390, height: 600) { ControllerNode("Contacts") { list } }
      print(window.outline)
      print("")

      let destinations: [(ScrollDestination, ScrollAlignment)] = [
        (.row(7, section: 2), .start), (.row(8, section: 2), .nearest), (.row(39, section: 2), .start),
        (.row(0, section: 3), .start), (.row(0, section: 1), .start), (.row(40, section: 2), .start),
        (.section(1), .start), (.last, .end),
      ]
      for (destination, alignment) in destinations {
        let outcome = list.scroll(to: destination, at: alignment)
        print("\(destination.description.padded(to: 12))  \(alignment.description.padded(to: 8))  \(outcome)")
      }
      guard let first = list.visibleRows.first, let last = list.visibleRows.last else { return }
      print("\nA refusal moves nothing. Now \(first) to \(last) are visible.")
    }
  }
}
