/// Which of several things kept their order through a change.
enum StableOrder {
  /// The first element of a longest ascending run among numbers that differ; of several such runs the one that begins first.
  ///
  /// Things whose numbers ascend were not moved against each other; what is not part of the longest run was.
  ///
  /// - Parameters:
  ///   - numbers: for each thing, in the order before, its place afterwards.
  ///   - favourite: the index that is taken, if it is part of any longest run.
  /// - Returns: an index; `nil` without numbers.
  /// - Complexity: O(k log k).
  static func anchor<Place: Comparable>(of numbers: [Place], favourite: Int? = nil) -> Int? {
    let ahead = runLengths(numbers.reversed()) { $0 > $1 }
    // From each on to the end.
    let lengths = Array(ahead.reversed())
    guard let longest = lengths.max() else { return nil }
    if let favourite {
      let behind = runLengths(numbers) { $0 < $1 }
      if lengths[favourite] + behind[favourite] - 1 == longest { return favourite }
    }
    return lengths.firstIndex(of: longest)
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
