import Hedgerow
import Testing

@Suite("A list under random updates")
struct ListScriptTests {
  @Test("Rows, rectangles and row views are what plain arrays say, after each of many random steps", arguments: 0..<40)
  func scripts(part: Int) throws {
    for seed in part * 50..<part * 50 + 50 {
      var script = try ListScript(seed: seed)
      for step in 0..<6 {
        try script.step()
        // Several updates may come before a layout.
        if script.skipsLayout() { continue }
        if let difference = script.difference() {
          Issue.record("seed \(seed), step \(step), \(script.lastEdit): \(difference)")
          return
        }
        guard script.countEvents() else {
          Issue.record("seed \(seed), step \(step), \(script.lastEdit): \(script.displayed) rows displayed")
          return
        }
      }
    }
  }
}
