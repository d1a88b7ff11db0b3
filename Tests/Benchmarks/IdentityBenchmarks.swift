import Foundation
import Hedgerow

/// Rows by UUID in a list on screen, beside the standard library's diff and a dictionary of numbers.
///
/// The reader is in the middle, so that each change holds on to a row and moves the offset; both are checked.
///
/// - Parameter quick: A short run for its checked results; its times mean little.
func identityBenchmarks(quick: Bool) -> [Measurement] {
  let n = quick ? 5_000 : 100_000
  var lines: [Measurement] = []
  func add(_ name: String, _ n: Int, _ ns: Double, beside baseline: Double?, _ bound: String, _ isWithin: Bool = true) {
    lines.append(
      Measurement(
        name: name, n: n, ns: ns, baselineNs: baseline, bound: bound, isWithinBound: quick || isWithin))
  }

  let benchmark = IdentityBenchmark(n: n, quick: quick)
  let splice = benchmark.spliceInFront()
  add(
    "50 UUID rows in front, place kept, by splice", n, splice, beside: benchmark.renumber(), "≤ 30 µs", splice <= 30e3)
  let (whole, standard) = benchmark.wholeArrays()
  add(
    "50 UUID rows in front, place kept, by whole arrays", n, whole, beside: standard, "≤ 1 ms, ≤ difference(from:)",
    whole <= 1e6 && whole <= standard)
  let afterSplice = benchmark.wholeArraysAfterSplice()
  add("the same after a splice", n, afterSplice, beside: standard, "shown")

  // The standard library's time grows with the number of changes times the number of rows. The bound was set by the mix
  // that such libraries are usually measured with: of 5,000 rows 1,000 go, 1,000 come and 200 move.
  let mixed = benchmark.mixedEdits()
  let standardN = quick ? 500 : 5_000
  let usual = IdentityBenchmark.standardMixedEdits(n: standardN, .usual)
  add(
    "5 % mixed edits, place kept, beside difference(from:) on \(standardN) rows, 20 % out, 20 % in, 4 % moved", n,
    mixed, beside: usual, "≤ 25 ms, ≥ 3× faster", mixed <= 25e6 && mixed * 3 <= usual)
  let same = IdentityBenchmark.standardMixedEdits(n: standardN, .few)
  add(
    "5 % mixed edits, each row, beside difference(from:) on \(standardN) rows, 5 % too, each row", n, mixed / Double(n),
    beside: same / Double(standardN), "shown")
  add("the diff of 5 % alone, without a source", n, benchmark.mixedDiff(), beside: usual, "shown")

  let small = IdentityBenchmark(n: quick ? 1_000 : 10_000, quick: quick).spliceInFront()
  let largeN = quick ? 10_000 : 1_000_000
  let largeBenchmark = IdentityBenchmark(n: largeN, quick: quick)
  let large = largeBenchmark.spliceInFront()
  let growth = max(large, small) / min(large, small)
  add("50 UUID rows in front, place kept, beside 10,000 rows", largeN, large, beside: small, "within 3×", growth <= 3)

  add("id to path", n, benchmark.pathOfID(), beside: benchmark.firstIndex(), "shown")
  add("path to id", n, benchmark.idAtPath(), beside: nil, "shown")
  add(
    "first snapshot, each row", n, benchmark.build() / Double(n), beside: benchmark.buildDictionary() / Double(n),
    "shown")
  return lines
}

/// A list of rows by UUID on screen, with the reader in its middle and a row cut by the edge.
final class IdentityBenchmark {
  private let n: Int
  private let quick: Bool
  private let ids: [UUID]
  private let window = WindowNode(width: 390, height: 844)
  private let list: ListNode
  private let source: RowSource<OneSection, UUID>
  private var random: BenchmarkRandom

  init(n: Int, quick: Bool) {
    self.n = n
    self.quick = quick
    random = BenchmarkRandom(seed: n)
    ids = IdentityBenchmark.uuids(n, &random)
    list = ListNode("list", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.extents = .uniform(row: 44)
    let (list, ids) = (list, ids)
    source = must { try RowSource(list, ids: ids) }
    window.addSubview(list)
    list.contentOffset.y = middle
    window.settle()
  }

  private var middle: CGFloat { CGFloat(n) * 22 + 13 }

  /// Ends the run unless a row in view was held on to, stands where it stood, and the offset moved.
  private func checkPlace(_ place: ScrollAnchor<UUID>.Place?, movedBy distance: CGFloat? = nil, _ what: String) {
    guard let place, case .row(let handle, false)? = list.latestReport?.kept else {
      return check(false, "nothing is held on to in \(what)")
    }
    let start = list.path(of: handle).flatMap { list.rect(of: $0)?.minY } ?? .nan
    check(source.id(of: handle) == place.id, "another row is held on to in \(what)")
    check(start - list.contentOffset.y == place.distance, "the place is lost in \(what)")
    if let distance { check(list.contentOffset.y == middle + distance, "the offset is another in \(what)") }
  }

  /// Seeded, so that every run hashes the same ids; no two of a run are equal.
  private static func uuids(_ count: Int, _ random: inout BenchmarkRandom) -> [UUID] {
    (0..<count).map { _ in
      var bytes = (UInt64(random.below(.max)), UInt64(random.below(.max)))
      return withUnsafeBytes(of: &bytes) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
  }

  private func uuids(_ count: Int) -> [UUID] { IdentityBenchmark.uuids(count, &random) }

  /// The shortest of several runs, each with its own preparation, which is not measured.
  private func best(_ rounds: Int, _ prepare: () -> Void = {}, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<(quick ? 2 : rounds) {
      prepare()
      best = min(best, nanoseconds(rounds: 1, iterations: 1, body))
    }
    return best
  }

  /// Makes a change that cannot fail here.
  private func run(_ change: () throws -> Void) { must(change) }

  /// The mean of batches put before one another, of the quickest of several rounds.
  func spliceInFront() -> Double {
    let batches = (0..<(quick ? 4 : 20)).map { _ in uuids(50) }
    let front = RowPath(section: 0, row: 0)
    let place = source.anchor().places.first
    let ns =
      best(12) {
        run { try source.remove(rows: 0..<list.rowCount - n) }
      } _: {
        for batch in batches { run { try source.insert(batch, at: front) } }
      } / Double(batches.count)
    checkPlace(place, movedBy: CGFloat(batches.count) * 50 * 44, "splices")
    check(list.rowCount == n + batches.count * 50, "rows after splices")
    check(source.id(at: front) == batches.last?.first, "first row after splices")
    check(source.path(of: ids[n - 1]) == RowPath(section: 0, row: list.rowCount - 1), "last row after splices")
    run { try source.remove(rows: 0..<list.rowCount - n) }
    checkPlace(place, movedBy: 0, "splices and back")
    check(source.snapshot().items == ids, "rows after splices and back")
    return ns
  }

  /// What is done without handles: the numbers of all rows once more.
  func renumber() -> Double {
    let all = uuids(50) + ids
    return best(3) {
      var numbers: [UUID: Int] = [:]
      numbers.reserveCapacity(all.count)
      for (number, id) in all.enumerated() { numbers[id] = number }
      consume(numbers)
    }
  }

  func wholeArrays() -> (Double, Double) {
    let new = uuids(50) + ids
    let place = source.anchor().places.first
    var ours = Double.infinity
    var standard = Double.infinity
    for _ in 0..<(quick ? 2 : 12) {
      run { try source.apply(ids) }
      ours = min(ours, nanoseconds(rounds: 1, iterations: 1) { run { try source.apply(new) } })
      standard = min(standard, nanoseconds(rounds: 1, iterations: 1) { consume(new.difference(from: ids)) })
    }
    checkPlace(place, movedBy: 50 * 44, "whole arrays")
    check(source.path(of: ids[0]) == RowPath(section: 0, row: 50), "row behind those put in front")
    check(list.rowCount == n + 50, "rows after whole arrays")
    return (ours, standard)
  }

  func wholeArraysAfterSplice() -> Double {
    let last = ids[n - 1]
    let new = uuids(50) + ids
    return best(12) {
      run { try source.apply(ids) }
      run { try source.remove([last]) }
      run { try source.append([last]) }
    } _: {
      run { try source.apply(new) }
    }
  }

  func mixedEdits() -> Double {
    let new = IdentityBenchmark.mixed(ids, .few, &random)
    var places: [ScrollAnchor<UUID>.Place] = []
    let ns = best(7) {
      run { try source.apply(ids) }
      places = source.anchor().places
    } _: {
      run { try source.apply(new) }
    }
    // Of the rows in view the first that stays and keeps its order is held on to.
    checkPlace(source.anchor().places.first { places.contains($0) }, "mixed edits")
    check(source.snapshot().items == new, "order after mixed edits")
    for row in stride(from: 0, to: new.count, by: 37) {
      check(source.path(of: new[row])?.row == row, "path after mixed edits")
    }
    return ns
  }

  func mixedDiff() -> Double {
    let new = IdentityBenchmark.mixed(ids, .few, &random)
    return best(5) { consume(RowDiff(from: ids, to: new)) }
  }

  /// How many rows in a hundred go, come and move.
  struct Mix {
    var out: Int
    var into: Int
    var moved: Int

    static let few = Mix(out: 2, into: 2, moved: 1)
    static let usual = Mix(out: 20, into: 20, moved: 4)
  }

  static func standardMixedEdits(n: Int, _ mix: Mix) -> Double {
    var random = BenchmarkRandom(seed: n)
    let old = uuids(n, &random)
    let new = mixed(old, mix, &random)
    return nanoseconds(rounds: 3, iterations: 1) { consume(new.difference(from: old)) }
  }

  private static func mixed(_ ids: [UUID], _ mix: Mix, _ random: inout BenchmarkRandom) -> [UUID] {
    var new = ids
    var moved: [UUID] = []
    for _ in 0..<ids.count * mix.out / 100 { new.remove(at: random.below(new.count)) }
    for _ in 0..<ids.count * mix.moved / 100 { moved.append(new.remove(at: random.below(new.count))) }
    let coming = moved + uuids(ids.count * mix.into / 100, &random)
    for id in coming { new.insert(id, at: random.below(new.count + 1)) }
    return new
  }

  func pathOfID() -> Double {
    run { try source.apply(ids) }
    let samples = (0..<1_000).map { _ in ids[random.below(n)] }
    return best(5) {
      var sum = 0
      for id in samples { sum &+= source.path(of: id)?.row ?? 0 }
      consume(sum)
    } / 1_000
  }

  func idAtPath() -> Double {
    let samples = (0..<1_000).map { _ in RowPath(section: 0, row: random.below(n)) }
    return best(5) {
      var count = 0
      for path in samples where source.id(at: path) != nil { count += 1 }
      check(count == samples.count, "ids at paths")
    } / 1_000
  }

  func firstIndex() -> Double {
    let samples = (0..<20).map { _ in ids[random.below(n)] }
    return best(3) {
      var sum = 0
      for id in samples { sum &+= ids.firstIndex(of: id) ?? 0 }
      consume(sum)
    } / 20
  }

  func build() -> Double {
    best(3) {
      let list = ListNode()
      consume(must { try RowSource(list, ids: ids) })
    }
  }

  func buildDictionary() -> Double {
    best(3) { consume(Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })) }
  }
}
