/// The longest part of a sequence of numbers that ascends.
enum LongestRun {
  /// The places, counted from the start of the slice, of a longest ascending run among the numbers of a range.
  ///
  /// The numbers of the range differ; others are passed over.
  ///
  /// - Complexity: O(n log n); O(n) if all ascend.
  static func indices(of numbers: ArraySlice<Int>, in range: Range<Int>) -> [Int] {
    // For each length the place of the least number with which a run of that length ends, and for each place the one before.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    let base = numbers.startIndex
    for index in 0..<numbers.count {
      let number = numbers[base + index]
      guard range.contains(number) else { continue }
      var low = ends.count
      if let last = ends.last, numbers[base + last] > number {
        low = 0
        var high = ends.count
        while low < high {
          let middle = (low + high) / 2
          if numbers[base + ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
      }
      previous[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run = ends
    var index = ends.last ?? -1
    for place in ends.indices.reversed() {
      run[place] = index
      index = previous[index]
    }
    return run
  }
}
