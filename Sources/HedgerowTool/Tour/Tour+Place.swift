import Foundation
import Hedgerow
import HedgerowTesting

extension Tour {
  static var place: Step {
    Step(title: "The reader's place, when rows come, grow and go: source.apply(ids)") { _, print in
      let list = ListNode("notes", frame: CGRect(x: 0, y: 0, width: 390, height: 176))
      var ids = (1...100).map { _ in UUID() }
      let names = Dictionary(uniqueKeysWithValues: zip(ids, (1...100).map { "note \($0)" }))
      let source = try RowSource(list, ids: ids)
      list.contentOffset.y = 1000
      func look() -> ViewportDrawing {
        ViewportDrawing(of: list, columns: 20) { source.id(at: $0).flatMap { names[$0] } ?? "new" }
      }

      func step(_ what: String, _ change: () throws -> Void) rethrows {
        let offset = list.contentOffset.y
        let before = look()
        try change()
        print("\(what):")
        print(before.beside(look()))
        print("offset \(offset) → \(list.contentOffset.y)")
      }
      try step("Fifty notes by UUID come on top, and the first note grows") {
        ids = (1...50).map { _ in UUID() } + ids
        try source.apply(ids)
        try source.resize(ids[50], to: 80)
      }
      print("")
      try step("The note at the edge is deleted while ten come") {
        ids = (1...10).map { _ in UUID() } + ids.filter { names[$0] != "note 23" }
        try source.apply(ids)
      }
      print("\nNothing else moved, not by a fraction of a point.")
    }
  }
}
