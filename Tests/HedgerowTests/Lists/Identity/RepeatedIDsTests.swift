import Foundation
import Hedgerow
import Testing

/// Lists that show rows of one id more than once.
@Suite("Repeated ids")
struct RepeatedIDsTests {
  @Test("Whatever is applied is shown, and the first of an id is found by it", arguments: 0..<8)
  func scripts(_ block: Int) throws {
    for seed in block * 60..<(block + 1) * 60 {
      var random = SplitMix64(seed: UInt64(seed))
      let list = ListNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let source = RowSource<Int, Int>(list)
      source.extent = { RowExtent(Double(10 + $0)) }
      var shown: [[Int]] = []
      for step in 0..<12 {
        switch random.below(5) {
        case 0 where !shown.joined().isEmpty:
          let id = Array(shown.joined())[random.below(shown.joined().count)]
          try source.remove([id])
          for section in shown.indices {
            guard let row = shown[section].firstIndex(of: id) else { continue }
            shown[section].remove(at: row)
            break
          }
        case 1 where !shown.joined().isEmpty:
          // Past the source.
          let section = shown.indices.filter { !shown[$0].isEmpty }[0]
          let row = random.below(shown[section].count)
          try list.update { $0.deleteRows(at: [RowPath(section, row)]) }
          shown[section].remove(at: row)
        default:
          let range = 1 + random.below(12)
          let old = shown
          let handles = old.indices.map { section in
            old[section].indices.map { list.handle(of: RowPath(section, $0)) }
          }
          shown = (0..<1 + random.below(3)).map { _ in (0..<random.below(8)).map { _ in random.below(range) } }
          let snapshot = RowSnapshot(shown.enumerated().map { RowSnapshot.Section($0.offset, items: $0.element) })
          let report = try source.apply(snapshot)
          #expect(report.duplicates.count == shown.joined().count - Set(shown.joined()).count)
          // The first of an id that is there before and after keeps its row, unless its section went.
          for id in Set(shown.joined()).intersection(old.joined()) {
            guard let section = old.firstIndex(where: { $0.contains(id) }), section < shown.count,
              let row = old[section].firstIndex(of: id)
            else { continue }
            #expect(source.handle(of: id) == handles[section][row], "seed \(seed), step \(step)")
          }
        }
        #expect(source.snapshot().sections.map(\.items) == shown, "seed \(seed), step \(step)")
        #expect(list.rowCount == shown.joined().count)
        for (section, ids) in shown.enumerated() {
          for (row, id) in ids.enumerated() {
            let path = RowPath(section, row)
            #expect(source.id(at: path) == id, "seed \(seed), step \(step)")
            #expect(list.rect(of: path)?.height == CGFloat(10 + id), "seed \(seed), step \(step)")
            let first = shown.firstIndex { $0.contains(id) } ?? 0
            let place = RowPath(first, shown[first].firstIndex(of: id) ?? 0)
            #expect(source.path(of: id) == place, "seed \(seed), step \(step)")
          }
        }
      }
    }
  }
}
