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
      // The start is not known before the first page has come, and that comes at the end.
      let opens = script.settle(at: .end)
      #expect(opens, "seed \(seed) does not come to rest")
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

  @Test("The random scripts meet all that can go wrong, refreshes and trims included")
  func variety() throws {
    var total = PagingCounts.Sums()
    for seed in 0..<200 {
      var script = try PagingScript(seed: seed)
      script.run(40)
      _ = script.settle(at: .start)
      total.add(script)
    }
    #expect(total.missing == [])
  }

  @Test("Edge 34: the same events give the same states, actions and rows", arguments: [3, 77, 1234])
  func deterministic(seed: Int) throws {
    var first = try PagingScript(seed: seed)
    var second = try PagingScript(seed: seed)
    first.keepsLog = true
    second.keepsLog = true
    first.run(300)
    second.run(300)
    #expect(first.log.count == 300)
    #expect(first.log == second.log)
    #expect(first.desk.rows == second.desk.rows)
    #expect(first.desk.begun == second.desk.begun)
    #expect(first.desk.splices == second.desk.splices)
  }
}

extension PagingCounts {
  /// How often each thing happened in several scripts.
  fileprivate struct Sums {
    private var sums: [String: Int] = [:]

    mutating func add(_ script: PagingScript) {
      let counts = script.desk.machine.counts
      for (name, count) in [
        ("duplicates", counts.duplicates), ("deleted rows", counts.buried), ("failures", counts.failures),
        ("cancels", counts.cancelled), ("late answers", counts.late), ("trimmed rows", counts.trimmed),
        ("refreshes", script.desk.replacements.count), ("live rows", script.live.count),
      ] {
        sums[name, default: 0] += count
      }
    }

    var missing: [String] { sums.filter { $0.value < 5 }.keys.sorted() }
  }
}
