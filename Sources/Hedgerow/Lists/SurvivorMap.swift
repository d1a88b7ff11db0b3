/// Where the things that stay in a sequence end up when others are taken out of it and put into it.
///
/// What stays keeps its order and fills the places that nothing new takes.
struct SurvivorMap {
  /// Numbers before, ascending.
  private let removed: [Int]
  /// Numbers afterwards, ascending.
  private let added: [Int]

  init(removed: [Int], added: [Int]) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// The number afterwards of what has number `old` before and stays.
  ///
  /// - Complexity: O(log changes).
  func newIndex(of old: Int) -> Int {
    let rank = old - SurvivorMap.partition(removed.count) { removed[$0] < old }
    // The j-th added number has added[j] − j places for what stays before it.
    return rank + SurvivorMap.partition(added.count) { added[$0] - $0 <= rank }
  }

  /// How many of the first numbers fulfil a condition that, once false, stays false.
  private static func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
