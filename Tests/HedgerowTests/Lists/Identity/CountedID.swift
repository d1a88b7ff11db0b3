/// An id that counts how often it and its like are hashed and compared.
struct CountedID: Hashable {
  /// The counts of one test.
  final class Counter {
    var hashes = 0
    var comparisons = 0

    func reset() {
      hashes = 0
      comparisons = 0
    }
  }

  let number: Int
  let counter: Counter

  static func == (first: CountedID, second: CountedID) -> Bool {
    first.counter.comparisons += 1
    return first.number == second.number
  }

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(number)
  }
}

extension CountedID.Counter {
  func ids(_ numbers: Range<Int>) -> [CountedID] { numbers.map { CountedID(number: $0, counter: self) } }
}
