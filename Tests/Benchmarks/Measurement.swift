import Foundation

/// One line of the benchmark table: a figure, and the naive form of the same job measured in the same run.
struct Measurement {
  /// What was measured.
  var name: String
  /// How many views, rows or lists there were.
  var n: Int
  /// Nanoseconds for one operation.
  var ns: Double
  /// Nanoseconds for the naive form, where there is one.
  var baselineNs: Double?
  /// The bound that was asked for, in words.
  var bound: String
  /// Whether the figure is inside the bound.
  var isWithinBound: Bool
  /// `true` where `ns` counts bytes.
  var isBytes = false

  /// How often the figure goes into its baseline; `nil` without one.
  var ratio: Double? { baselineNs.map { ns / $0 } }
}

/// Nanoseconds that one call of `body` takes: the best of `rounds` means over `iterations` calls.
///
/// The minimum is taken because everything that disturbs a measurement on a shared machine makes it longer.
func nanoseconds(rounds: Int = 5, iterations: Int, _ body: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<iterations { body() }
    let end = DispatchTime.now().uptimeNanoseconds
    best = min(best, Double(end - start) / Double(iterations))
  }
  return best
}

/// Keeps a value from being optimised away.
@inline(never) @_optimize(none)
func consume<Value>(_ value: Value) {}

/// Ends the run with a failure when a benchmark's own result is wrong.
func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard !condition else { return }
  FileHandle.standardError.write(Data("benchmarks: wrong result: \(message())\n".utf8))
  exit(1)
}
