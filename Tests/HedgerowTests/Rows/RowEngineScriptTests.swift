import Testing

@testable import Hedgerow

@Suite("The row engine under random edits")
struct RowEngineScriptTests {
  @Test("Short scripts leave what plain arrays hold", arguments: 0..<40)
  func shortScripts(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 { try run(seed: seed, steps: 12, longRuns: 12) }
  }

  @Test("Long scripts over many leaves leave what plain arrays hold", arguments: 1000..<1006)
  func longScripts(seed: Int) throws {
    try run(seed: seed, steps: 60, longRuns: 150)
  }

  private func run(seed: Int, steps: Int, longRuns: Int) throws {
    var script = try RowScript(seed: seed)
    for step in 0..<steps {
      try script.step(longRuns: longRuns)
      if let difference = try script.difference() {
        Issue.record("seed \(seed), step \(step), \(script.lastEdit): \(difference)")
        return
      }
      let end = script.engine.totalExtent
      for _ in 0..<3 {
        let start = Double(script.random.below(Int(end * 4) + 8)) / 4 - 1
        let interval = start..<start + Double(script.random.below(400)) / 4
        if let difference = script.difference(meeting: interval) {
          Issue.record("seed \(seed), step \(step), \(script.lastEdit): \(difference)")
          return
        }
      }
    }
  }
}
