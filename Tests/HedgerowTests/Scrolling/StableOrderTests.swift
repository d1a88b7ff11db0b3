@testable import Hedgerow
import Testing

/// Which of several things kept their order.
@Suite("Stable order")
struct StableOrderTests {
  @Test(
    "The first that counts and is part of a longest run is taken",
    arguments: [
      ([0, 1, 2], 0..<3, 0), ([2, 0, 1], 0..<3, 1), ([1, 2, 0], 0..<3, 0), ([1, 0], 0..<2, 0), ([5], 0..<1, 0),
      ([1, 2, 0, 3, 4], 2..<4, 3), ([0, 4, 1, 2, 3], 1..<3, 2),
    ])
  func first(_ places: [Int], _ candidates: Range<Int>, _ index: Int) {
    #expect(StableOrder.first(of: places, among: candidates) == index)
  }

  @Test("Of nothing, and of those that are part of no longest run, there is none")
  func none() {
    #expect(StableOrder.first(of: [Int](), among: 0..<0) == nil)
    #expect(StableOrder.first(of: [1, 2, 0, 3, 4], among: 2..<3) == nil)
  }

  @Test("A favourite is taken if it kept its order, and passed over if it did not")
  func favourite() {
    #expect(StableOrder.first(of: [0, 1, 2], among: 0..<3, favourite: 2) == 2)
    #expect(StableOrder.first(of: [2, 0, 1], among: 0..<3, favourite: 0) == 1)
  }
}
