import Hedgerow
import Testing

/// Random scripts against a server, over a real list.
@Suite("Pager scripts")
struct PagerScriptTests {
  @Test("No row is lost or doubled, none that is seen moves, and all comes to rest", arguments: 0..<10)
  func scripts(_ block: Int) throws {
    for seed in block * 40..<(block + 1) * 40 {
      var script = try PagerScript(seed: seed)
      for _ in 0..<80 { script.step() }
      let isAtRest = script.settle()
      #expect(isAtRest, "seed \(seed): no rest, \(script.pager)")
      #expect(script.faults.isEmpty, "seed \(seed): \(script.faults)")
      #expect(script.rows == script.server.rows, "seed \(seed)")
    }
  }
}
