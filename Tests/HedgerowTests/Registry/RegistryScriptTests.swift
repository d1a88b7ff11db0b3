import Testing

@Suite("The registry under random scripts")
struct RegistryScriptTests {
  @Test("Every request ends exactly once, as the rules say, and no dead entry is left", arguments: 0..<50)
  func scripts(part: Int) throws {
    for seed in part * 100..<part * 100 + 100 {
      var script = try RegistryScript(seed: seed)
      for step in 0..<40 {
        script.step()
        if let difference = script.difference() {
          Issue.record("seed \(seed), step \(step), \(script.lastStep): \(difference)")
          return
        }
      }
      script.finish()
      if let difference = script.difference() ?? script.unfinished() {
        Issue.record("seed \(seed), \(script.lastStep): \(difference)")
        return
      }
    }
  }
}
