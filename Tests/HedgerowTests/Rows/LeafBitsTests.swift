import Testing

@testable import Hedgerow

@Suite("Bits of a leaf")
struct LeafBitsTests {
  /// The same bits as an array.
  private func bits(_ array: [Bool]) -> LeafBits {
    var bits = LeafBits.none
    for (index, bit) in array.enumerated() where bit { bits.set(index) }
    return bits
  }

  @Test("Bits behave as an array of 128 booleans", arguments: 0..<60)
  func array(seed: Int) {
    var random = RowRandom(seed: seed)
    var array = (0..<random.below(129)).map { _ in random.below(3) == 0 }
    var bits = bits(array)
    for step in 0..<20 {
      let start = random.below(array.count + 1)
      if random.below(2) == 0 {
        let new = (0..<random.below(129 - array.count)).map { _ in random.below(2) == 0 }
        bits.insert(self.bits(new), new.count, at: start)
        array.insert(contentsOf: new, at: start)
      } else {
        let count = random.below(array.count - start + 1)
        #expect(bits.slice(start, count) == self.bits(Array(array[start..<start + count])))
        bits.remove(start, count)
        array.removeSubrange(start..<start + count)
      }
      #expect(bits == self.bits(array), "seed \(seed), step \(step)")
      #expect(bits.count == array.count { $0 })
      let end = random.below(array.count + 1)
      #expect(bits.rank(end) == array[..<end].count { $0 })
      #expect(bits.last(below: end) == array[..<end].lastIndex(of: true))
      let set = array.indices.filter { array[$0] }
      #expect((0..<set.count).map { bits.select($0) } == set, "seed \(seed), step \(step)")
    }
  }

  @Test("The first bits are as many as asked for", arguments: [0, 1, 63, 64, 65, 127, 128])
  func first(count: Int) {
    #expect(LeafBits.first(count) == bits(Array(repeating: true, count: count)))
  }
}
