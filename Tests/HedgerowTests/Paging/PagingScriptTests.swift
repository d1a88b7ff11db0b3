import Hedgerow
import Testing

/// Whatever happens to a paged list in whatever order.
@Suite("Random paging")
struct PagingScriptTests {
  static let scriptsInBlock = 100

  @Test(
    "No random script has two loads in one lane, loses or doubles a row, or fails to come to rest", arguments: 0..<50)
  func scripts(block: Int) throws {
    for seed in block * Self.scriptsInBlock..<(block + 1) * Self.scriptsInBlock {
      var script = try PagingScript(seed: seed)
      script.run(40)
      for side in [PagingSide.start, .end] {
        let rests = script.settle(at: side)
        #expect(rests, "seed \(seed) does not come to rest at the \(side)")
        let faults = script.faults(atRestAt: side)
        #expect(
          faults.isEmpty, "seed \(seed), at the \(side): \(faults.joined(separator: "\n"))\n\(script.desk.machine)")
      }
      #expect(script.desk.machine.loadsUnderWay.isEmpty, "seed \(seed)")
    }
  }

  @Test("Edge 34: the same events give the same states, actions and rows", arguments: [3, 77, 1234])
  func deterministic(seed: Int) throws {
    var first = try PagingScript(seed: seed)
    var second = try PagingScript(seed: seed)
    first.run(300)
    second.run(300)
    #expect(first.log == second.log)
    #expect(first.desk.rows == second.desk.rows)
    #expect(first.desk.begun == second.desk.begun)
    #expect(first.desk.splices == second.desk.splices)
  }
}
