import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Whatever fingers, code and data do to a list in whatever order.
@Suite("Random gestures")
struct GestureScriptTests {
  @Test(
    "No random gesture leaves a list outside its rules, loses an end, or depends on how time is split",
    arguments: 0..<120)
  func scripts(seed: Int) {
    let script = GestureScript(seed: seed)
    let whole = script.run { [$0] }
    #expect(whole.faults.isEmpty, "seed \(seed): \(whole.faults.joined(separator: "\n"))")
    let thirds = script.run { time in [time / 3, time / 3, time - time / 3 - time / 3] }
    var random = RowRandom(seed: seed &+ 1)
    let ragged = script.run { time in
      let first = time * Double(random.below(1000)) / 1000
      let second = (time - first) * Double(random.below(1000)) / 1000
      return [first, 0, second, time - first - second]
    }
    for other in [thirds, ragged] {
      let difference = zip(whole.log, other.log).first { $0 != $1 }
      #expect(difference == nil, "seed \(seed)")
      #expect(whole.log.count == other.log.count, "seed \(seed)")
    }
  }
}
