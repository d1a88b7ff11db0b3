import Foundation
import Testing

@testable import Hedgerow

@Suite("Differences between two orders of rows")
struct RowDiffTests {
  typealias Snapshot = RowSnapshot<Int, Int>

  @Test("Between all short arrays the changes lead to the target, and no more rows move than must", arguments: 0...4)
  func exhaustive(count: Int) {
    let old = Snapshot([.init(0, items: Array(0..<count))])
    var targets: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<5 {
      longest = longest.flatMap { target in (0..<count + 2).map { target + [$0] } }
      targets += longest
    }
    for target in targets {
      let new = Snapshot([.init(0, items: target)])
      if let fault = DiffOracle.fault(RowDiff(from: old, to: new), from: old, to: new) {
        Issue.record("\(old.sections[0].items) to \(target): \(fault)")
        return
      }
    }
  }

  @Test("Between random arrays the changes lead to the target", arguments: 0..<20)
  func randomArrays(part: Int) {
    for seed in part * 50..<part * 50 + 50 {
      var random = RowRandom(seed: seed)
      let old = Array((0..<100).shuffled(using: &random).prefix(random.below(60)))
      let new = random.edited(old, names: 120)
      let snapshots = (Snapshot([.init(0, items: old)]), Snapshot([.init(0, items: new)]))
      if let fault = DiffOracle.fault(RowDiff(from: old, to: new), from: snapshots.0, to: snapshots.1) {
        Issue.record("seed \(seed), \(old) to \(new): \(fault)")
        return
      }
    }
  }

  @Test("Between random snapshots the changes lead to the target, sections included", arguments: 0..<20)
  func randomSnapshots(part: Int) {
    for seed in part * 100..<part * 100 + 100 {
      var random = RowRandom(seed: 50_000 + seed)
      let old = DiffOracle.deduplicated(random.snapshot())
      let new = random.below(3) == 0 ? random.snapshot() : random.edited(old)
      if let fault = DiffOracle.fault(RowDiff(from: old, to: new), from: old, to: new) {
        Issue.record("seed \(seed), \(old) to \(new): \(fault)")
        return
      }
    }
  }

  @Test("The same changes are a batch that a list takes", arguments: 0..<10)
  func asUpdate(part: Int) throws {
    for seed in part * 50..<part * 50 + 50 {
      var random = RowRandom(seed: 90_000 + seed)
      let old = DiffOracle.deduplicated(random.snapshot())
      let new = random.edited(old)
      let diff = RowDiff(from: old, to: new)
      let counts = DiffOracle.deduplicated(new).sections.map(\.items.count)
      #expect(diff.rowCounts == counts, "seed \(seed)")
      #expect(throws: Never.self, "seed \(seed), \(old) to \(new)") {
        try diff.update.validate(oldCounts: old.sections.map(\.items.count), newCounts: counts)
      }
    }
  }

  @Test("Of a duplicate the first place counts, also where both places are outside of what changed")
  func duplicates() {
    let front = RowDiff(from: ["a", "b", "c"], to: ["b", "a", "b", "c"])
    #expect(front.movedRows == [.init(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0))])
    #expect(front.duplicateRows == [RowPath(section: 0, row: 2)])
    #expect(front.rowCounts == [3])
    let back = RowDiff(from: ["a", "b"], to: ["a", "b", "a", "new", "new"])
    #expect(back.insertedRows == [RowPath(section: 0, row: 2)])
    #expect(back.duplicateRows == [RowPath(section: 0, row: 2), RowPath(section: 0, row: 4)])
  }

  @Test("Equal orders are no change, and a description says what one is")
  func descriptions() {
    #expect(RowDiff(from: [1, 2], to: [1, 2]).isEmpty)
    #expect(RowDiff(from: [1, 2], to: [1, 2]).description == "no change")
    #expect(RowDiff(from: [1, 2, 3], to: [4, 3, 2]).description == "rows: 1 out, 1 in, 1 moved")
    let old = Snapshot([.init(0, items: [1])])
    #expect(RowDiff(from: old, to: Snapshot()).description == "rows: 1 out; sections: 1 out")
  }

  @Test("What is equal at both ends is compared and never hashed")
  func hashesOfTheCoreOnly() {
    let counter = CountedID.Counter()
    let old = counter.ids(0..<2_000)
    let new = Array(old[..<1_000] + old[1_005...].prefix(5) + old[1_000..<1_005] + old[1_010...])
    #expect(RowDiff(from: old, to: new).movedRows.count == 5)
    #expect(counter.hashes <= 40)
    #expect(counter.comparisons <= 2_100)
  }

  @Test("A longest ascending run is found in any sequence")
  func longestRuns() {
    for seed in 0..<300 {
      var random = RowRandom(seed: seed)
      let numbers = Array((0..<random.below(9)).shuffled(using: &random)) + [-1]
      let run = LongestRun.indices(of: numbers[...], in: 0..<10).map { numbers[$0] }
      var best = 0
      for choice in 0..<1 << (numbers.count - 1) {
        let chosen = numbers.indices.filter { choice & 1 << $0 != 0 }.map { numbers[$0] }
        if chosen == chosen.sorted() { best = max(best, chosen.count) }
      }
      #expect(run == run.sorted() && run.count == best, "seed \(seed): \(numbers), \(run)")
    }
  }
}

extension RowRandom {
  /// An array after some changes, now and then with an id twice.
  mutating func edited(_ old: [Int], names: Int) -> [Int] {
    var new = old
    for _ in 0..<below(8) {
      switch below(4) {
      case 0: new.removeSubrange(run(in: new.count, atMost: 6))
      case 1: new.insert(contentsOf: (0..<below(5)).map { _ in below(names) }, at: below(new.count + 1))
      case 2:
        let run = run(in: new.count, atMost: 4)
        let moved = Array(new[run])
        new.removeSubrange(run)
        new.insert(contentsOf: moved, at: below(new.count + 1))
      default: if !new.isEmpty { new.swapAt(below(new.count), below(new.count)) }
      }
    }
    return new
  }

  /// A few sections with a few rows, now and then with an id twice.
  mutating func snapshot() -> RowSnapshot<Int, Int> {
    RowSnapshot((0..<below(5)).map { _ in .init(below(7), items: (0..<below(7)).map { _ in below(25) }) })
  }

  /// A snapshot after some changes to rows and sections.
  mutating func edited(_ old: RowSnapshot<Int, Int>) -> RowSnapshot<Int, Int> {
    var new = old
    for section in new.sections.indices where below(2) == 0 {
      new.sections[section].items = edited(new.sections[section].items, names: 30)
    }
    if new.sections.count > 1, below(2) == 0 {
      let item = new.sections[0].items.popLast()
      if let item { new.sections[below(new.sections.count)].items.insert(item, at: 0) }
    }
    switch below(5) {
    case 0: if !new.sections.isEmpty { new.sections.remove(at: below(new.sections.count)) }
    case 1: new.sections.insert(.init(below(9), items: [below(30), below(30)]), at: below(new.sections.count + 1))
    case 2: new.sections.shuffle(using: &self)
    default: break
    }
    return new
  }
}
