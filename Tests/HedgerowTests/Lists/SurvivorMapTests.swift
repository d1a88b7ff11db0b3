import Testing

@testable import Hedgerow

@Suite("Where what stays ends up")
struct SurvivorMapTests {
  @Test("All ways to take out of and put into a short sequence", arguments: 0..<6)
  func exhaustive(count: Int) {
    for removed in 0..<(1 << count) {
      let out = (0..<count).filter { removed >> $0 & 1 == 1 }
      let staying = (0..<count).filter { !out.contains($0) }
      for mask in 0..<(1 << 6) {
        let added = (0..<6).filter { mask >> $0 & 1 == 1 }
        guard added.last ?? -1 < staying.count + added.count else { continue }
        var places = Array(repeating: false, count: staying.count + added.count)
        for place in added { places[place] = true }
        let free = places.indices.filter { !places[$0] }
        let map = SurvivorMap(removed: out.reversed(), added: added)
        #expect(staying.map { map.newIndex(of: $0) } == free, "\(count) \(out) \(added)")
      }
    }
  }
}
