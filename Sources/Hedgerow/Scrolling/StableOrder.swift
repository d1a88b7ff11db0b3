/// Which of several things kept their order through a change.
enum StableOrder {
  /// The first of some things that is part of a longest ascending run of all.
  ///
  /// Things whose places ascend were not moved against each other; what is part of no longest run was.
  ///
  /// - Parameters:
  ///   - places: for each thing, in the order before, its place afterwards; no two are equal.
  ///   - candidates: which of them count; the others only bear witness.
  ///   - favourite: the one that is taken before all others, if it is part of a longest run.
  /// - Returns: an index; `nil` when none of those that count is part of a longest run.
  /// - Complexity: O(k log k), with k things.
  static func first<Place: Comparable>(
    of places: [Place], among candidates: Range<Int>, favourite: Int? = nil
  ) -> Int? {
    let behind = runLengths(places) { $0 < $1 }
    let ahead = Array(runLengths(places.reversed()) { $0 > $1 }.reversed())
    let longest = ahead.max() ?? 0
    func counts(_ index: Int) -> Bool { ahead[index] + behind[index] - 1 == longest }
    if let favourite, counts(favourite) { return favourite }
    return candidates.first(where: counts)
  }

  /// For each number the length of the longest run that ends with it.
  private static func runLengths<Place>(_ numbers: [Place], _ isBefore: (Place, Place) -> Bool) -> [Int] {
    // For each length the number with which a run of that length can end soonest.
    var ends: [Place] = []
    return numbers.map { number in
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if isBefore(ends[middle], number) { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
      return low + 1
    }
  }
}
