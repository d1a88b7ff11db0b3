import Testing

@testable import Hedgerow

@Suite("Batch updates beside plain arrays")
struct ListUpdateOracleTests {
  @Test("A valid batch leaves what both oracles leave", arguments: 0..<50)
  func validBatches(part: Int) throws {
    for seed in part * 100..<part * 100 + 100 {
      var random = RowRandom(seed: seed)
      let counts = (0..<random.below(5)).map { _ in random.below(7) }
      var updated = try UpdatedEngine(counts: counts)
      let update = ListUpdate.random(for: counts, using: &random)
      let expected = try updated.naive.appliedInOrder(update)
      guard expected == updated.naive.appliedByPlace(update) else {
        Issue.record("seed \(seed): the oracles disagree on \(update)")
        return
      }
      let newCounts = random.below(2) == 0 ? expected.counts : nil
      try updated.engine.apply(update, newCounts: newCounts, extents: UpdatedEngine.source)
      if let difference = try updated.difference(from: expected, after: update) {
        Issue.record("seed \(seed), counts \(counts), \(update): \(difference)")
        return
      }
    }
  }

  @Test(
    "Putting all rows together anew leaves what one change after another leaves, handles included", arguments: 0..<30)
  func rebuilding(part: Int) throws {
    for seed in part * 100..<part * 100 + 100 {
      var random = RowRandom(seed: 200_000 + seed)
      let counts = (0..<random.below(5)).map { _ in random.below(24) }
      var updated = try UpdatedEngine(counts: counts)
      let update = ListUpdate.random(for: counts, using: &random)
      let expected = try updated.naive.appliedInOrder(update)
      let prepared = try updated.engine.prepare(update, newCounts: nil, extents: UpdatedEngine.source)
      updated.engine.perform(prepared, rebuilding: true)
      if let difference = try updated.difference(from: expected, after: update) {
        Issue.record("seed \(seed), counts \(counts), \(update): \(difference)")
        return
      }
    }
  }

  @Test("A spoiled batch is refused exactly when the oracle refuses it, and then changes nothing", arguments: 0..<30)
  func spoiledBatches(part: Int) throws {
    for seed in part * 100..<part * 100 + 100 {
      var random = RowRandom(seed: 100_000 + seed)
      let counts = (0..<random.below(4)).map { _ in random.below(5) }
      var updated = try UpdatedEngine(counts: counts)
      var update = ListUpdate.random(for: counts, using: &random)
      var newCounts = random.below(2) == 0 ? try? updated.naive.appliedInOrder(update).counts : nil
      if random.below(3) > 0 { update.spoil(using: &random) }
      if var counts = newCounts, !counts.isEmpty, random.below(3) == 0 {
        counts[random.below(counts.count)] += random.below(3) - 1
        newCounts = counts
      }
      let expected = Result { try updated.naive.appliedInOrder(update, newCounts: newCounts) }
      let context = "seed \(seed), counts \(counts), new counts \(String(describing: newCounts)), \(update)"
      do {
        try updated.engine.apply(update, newCounts: newCounts, extents: UpdatedEngine.source)
        guard case .success(let list) = expected else {
          Issue.record("\(context): made, although \(expected)")
          return
        }
        if let difference = try updated.difference(from: list, after: update) {
          Issue.record("\(context): \(difference)")
          return
        }
      } catch let error as ListUpdateError {
        guard case .failure = expected, try updated.isUntouched() else {
          Issue.record("\(context): \(error), although \(expected)")
          return
        }
      }
    }
  }
}
