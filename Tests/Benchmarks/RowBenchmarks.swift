import Foundation
import Hedgerow

/// The row engine beside a flat array of running sums, at several sizes and shapes.
///
/// - Parameter quick: A short run for its checked results; its times mean little.
func rowBenchmarks(quick: Bool) -> [Measurement] {
  checkRandomEdits(seeds: quick ? 0..<20 : 0..<60)
  var lines: [Measurement] = []
  var small: RowBenchmark?
  for n in quick ? [10_000] : [10_000, 1_000_000, 10_000_000] {
    let benchmark = RowBenchmark(n: n, rowsInSection: n, quick: quick)
    lines += benchmark.lines(small: small)
    if small == nil { small = benchmark }
  }
  let n = quick ? 10_000 : 1_000_000
  lines += RowBenchmark(n: n, rowsInSection: 1, quick: quick).lines(small: nil)
  lines += RowBenchmark(n: n, rowsInSection: 1000, quick: quick).lines(small: nil)
  return lines
}

/// All measurements of one list.
final class RowBenchmark {
  private let n: Int
  private let rowsInSection: Int
  private let quick: Bool
  private var flat: FlatRows
  private var engine: RowEngine
  private let paths: [RowPath]
  private let offsets: [Double]
  private let handles: [RowHandle]
  private var buildNs = 0.0
  private(set) var resizeNs = 0.0

  init(n: Int, rowsInSection: Int, quick: Bool) {
    self.n = n
    self.rowsInSection = rowsInSection
    self.quick = quick
    // Quarters of a point: sums are exact, so the two forms must agree to the last bit.
    var random = BenchmarkRandom(seed: n &+ rowsInSection)
    let extents = (0..<n).map { _ in Double(80 + random.below(200)) / 4 }
    // The flat form needs a sum for each header and footer too, if it is to answer the same questions.
    flat = FlatRows(
      stride(from: 0, to: n, by: rowsInSection).flatMap { start in
        [0] + extents[start..<min(n, start + rowsInSection)] + [0]
      })
    let sections = stride(from: 0, to: n, by: rowsInSection).map { start in
      SectionExtents(rows: extents[start..<min(n, start + rowsInSection)].map { .measured($0) })
    }
    engine = must { try RowEngine(sections: sections) }
    let samples = quick ? 2_000 : 65_536
    paths = (0..<samples).map { _ in
      let row = random.below(n)
      return RowPath(section: row / rowsInSection, row: row % rowsInSection)
    }
    let total = flat.total
    offsets = (0..<samples).map { _ in Double(random.below(Int(total * 4))) / 4 }
    let engine = engine
    handles = paths.map { path in must { try engine.handle(of: path) } }
  }

  /// Whether the bounds are asked of this list; the others are shown beside it.
  private var isAsked: Bool { n == 1_000_000 && rowsInSection == n }
  private var shape: String { rowsInSection == n ? "" : ", sections of \(rowsInSection)" }
  private func flatRow(_ path: RowPath) -> Int { path.section * (rowsInSection + 2) + 1 + path.row }

  func lines(small: RowBenchmark?) -> [Measurement] {
    checkAgainstFlat()
    let rounds = quick ? 1 : 5
    var lines: [Measurement] = []
    func add(
      _ name: String, _ ns: Double, beside baseline: Double?, _ bound: String, isBytes: Bool = false,
      _ isWithin: Bool
    ) {
      lines.append(
        Measurement(
          name: name + shape, n: n, ns: ns, baselineNs: baseline, bound: bound, isWithinBound: quick || isWithin,
          isBytes: isBytes))
    }

    let (search, flatSearch) = beside(rounds) { index in
      engine.row(at: offsets[index])?.row ?? -1
    } flat: { index in
      flat.row(at: offsets[index])
    }
    add("row at offset", search, beside: flatSearch, "≤ 1.5× flat binary search", search <= 1.5 * flatSearch)
    let (offset, flatSearchAgain) = beside(rounds) { index in
      Int(must { try engine.offset(of: paths[index]) })
    } flat: { index in
      flat.row(at: offsets[index])
    }
    add("offset of row", offset, beside: flatSearchAgain, "≤ 1.5× flat binary search", offset <= 1.5 * flatSearchAgain)
    let flatOffset = perSample(rounds) { index in Int(flat.offset(of: flatRow(paths[index]))) }
    add("offset of row, beside one array read", offset, beside: flatOffset, "shown", true)

    let path = perSample(rounds) { index in engine.path(of: handles[index])?.row ?? -1 }
    add("handle to path", path, beside: nil, isAsked ? "≤ 400 ns" : "shown", !isAsked || path <= 400)

    measureResize(rounds)
    let growth = small.map { resizeNs / $0.resizeNs } ?? 1
    add(
      "resize + total", resizeNs, beside: flatResize(), isAsked ? "≤ 500 ns, ≤ 3× at 10,000" : "shown",
      !isAsked || (resizeNs <= 500 && growth <= 3))

    add("measure an estimate + total", measureEstimates(), beside: nil, "shown", true)
    add("batch of 100 changes", measureBatch(rounds), beside: flatResize(), "shown, beside adding up once", true)

    let (splice, flatSplice) = measureSplice(rounds)
    add(
      "splice 50 at the front + total", splice, beside: flatSplice, isAsked ? "≥ 300× faster" : "shown",
      !isAsked || splice * 300 <= flatSplice)

    let (build, flatBuild) = measureBuild(rounds)
    add(
      "bulk build, uniform", build, beside: flatBuild, isAsked ? "≤ 25 ms" : "shown",
      !isAsked || build <= 25e6)

    let walk = nanoseconds(rounds: rounds, iterations: 1) { checkWalk() } / Double(n)
    add("walk over all rows, each", walk, beside: nil, "shown", true)

    let bytes = Double(fresh().byteCount) / Double(n)
    let bytesBound = rowsInSection == 1 ? "shown (header, row, footer)" : "≤ 32 bytes"
    add("bytes a row, with its handle", bytes, beside: 8, bytesBound, isBytes: true, rowsInSection == 1 || bytes <= 32)
    return lines
  }

  /// Nanoseconds for one sample: the best mean over a slice of the samples.
  ///
  /// A slice lasts a millisecond or two, so that on a busy machine some slices run undisturbed; each is measured again
  /// only after all others, when the caches have forgotten it.
  private func perSample(_ rounds: Int, _ body: (Int) -> Int) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      for slice in slices { best = min(best, mean(slice, body)) }
    }
    return best
  }

  /// Both forms in turns, so that what disturbs the machine disturbs both.
  private func beside(_ rounds: Int, _ body: (Int) -> Int, flat: (Int) -> Int) -> (Double, Double) {
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      for slice in slices { best.0 = min(best.0, mean(slice, body)) }
      for slice in slices { best.1 = min(best.1, mean(slice, flat)) }
    }
    return best
  }

  private var slices: [Range<Int>] {
    stride(from: 0, to: paths.count, by: 4096).map { $0..<min(paths.count, $0 + 4096) }
  }

  private func mean(_ slice: Range<Int>, _ body: (Int) -> Int) -> Double {
    nanoseconds(rounds: 1, iterations: 1) {
      var sum = 0
      for index in slice { sum &+= body(index) }
      consume(sum)
    } / Double(slice.count)
  }

  private func fresh() -> RowEngine {
    must {
      try RowEngine(
        rowCounts: Array(repeating: rowsInSection, count: n / rowsInSection), rowExtent: .measured(44))
    }
  }

  private func measureResize(_ rounds: Int) {
    var step = 0.0
    resizeNs = perSample(rounds) { index in
      step = index == 0 ? step + 0.25 : step
      must { try engine.resizeRow(at: paths[index], to: RowExtent(20 + step)) }
      return Int(engine.totalExtent)
    }
    for path in paths { must { try engine.resizeRow(at: path, to: RowExtent(flat.extents[flatRow(path)])) } }
    check(engine.totalExtent == flat.total, "total after resizing there and back, n = \(n)")
  }

  private func flatResize() -> Double {
    var index = 0
    return nanoseconds(rounds: 1, iterations: quick ? 4 : max(4, 20_000_000 / n)) {
      let row = flatRow(paths[index % paths.count])
      flat.resize(row, to: flat.extents[row])
      consume(flat.total)
      index += 1
    }
  }

  /// Each of the sampled rows once from an estimate to a measured extent, as a scroll over unmeasured rows does.
  private func measureEstimates() -> Double {
    var estimated = must {
      try RowEngine(rowCounts: Array(repeating: rowsInSection, count: n / rowsInSection), rowExtent: .estimated(44))
    }
    let ns = perSample(1) { index in
      must { try estimated.resizeRow(at: paths[index], to: 30) }
      return Int(estimated.totalExtent)
    }
    let measured = Set(paths).count
    check(estimated.totals.estimatedRows == n - measured, "estimated rows left, n = \(n)")
    check(estimated.totalExtent == Double(n) * 44 - Double(measured) * 14, "total of measured rows, n = \(n)")
    return ns
  }

  /// Fifty rows in, fifty other rows out, all over the list.
  private func measureBatch(_ rounds: Int) -> Double {
    var update = ListUpdate()
    let changed = Array(Set(paths)).sorted().prefix(50)
    update.deleteRows(at: changed)
    update.insertRows(at: changed)
    var copy = engine
    let ns = nanoseconds(rounds: rounds, iterations: 4) {
      do {
        try copy.apply(update, extents: .uniform(row: 20))
      } catch {
        check(false, "\(error)")
      }
    }
    let before = changed.reduce(0) { $0 + flat.extents[flatRow($1)] }
    check(copy.totalExtent == flat.total - before + 1000, "total after a batch, n = \(n)")
    return ns
  }

  private func measureSplice(_ rounds: Int) -> (Double, Double) {
    let new = [Double](repeating: 30, count: 50)
    let newExtents = new.map { RowExtent($0) }
    let front = RowPath(section: 0, row: 0)
    var best = Double.infinity
    for _ in 0..<rounds {
      var copy = engine
      // The first change of a shared engine copies it; that is not what is measured.
      must { try copy.resizeListHeader(to: 0) }
      must { try copy.insertRows(newExtents, at: front) }
      best = min(
        best,
        nanoseconds(rounds: 1, iterations: 200) {
          must { try copy.insertRows(newExtents, at: front) }
          consume(copy.totalExtent)
        })
      check(copy.totalExtent == flat.total + 201 * 1500, "total after splicing, n = \(n)")
    }
    var copy = flat
    let naive = nanoseconds(rounds: 3, iterations: 1) {
      copy.insertAtFront(new)
      consume(copy.total)
    }
    return (best, naive)
  }

  private func measureBuild(_ rounds: Int) -> (Double, Double) {
    let build = nanoseconds(rounds: rounds, iterations: 1) { check(fresh().rowCount == n, "rows built") }
    let extents = flat.extents
    return (build, nanoseconds(rounds: rounds, iterations: 1) { consume(FlatRows(extents).total) })
  }

  private func checkWalk() {
    var row = 0
    var isRight = true
    for placed in engine.placedRows {
      isRight = isRight && placed.offset == flat.offset(of: flatRow(placed.path))
      row += 1
    }
    check(isRight && row == n, "offsets met on a walk, n = \(n)")
  }

  private func checkAgainstFlat() {
    check(engine.totalExtent == flat.total, "total, n = \(n)")
    for index in paths.indices {
      let path = paths[index]
      check(must { try engine.offset(of: path) } == flat.offset(of: flatRow(path)), "offset of row \(path), n = \(n)")
      check(engine.row(at: offsets[index]).map(flatRow) == flat.row(at: offsets[index]), "row at \(offsets[index])")
      check(engine.path(of: handles[index]) == path, "path of \(handles[index])")
    }
  }
}
