import Foundation
import Hedgerow
import Testing

@Suite("Row paths")
struct RowPathTests {
  @Test("Paths are ordered by section, then by row")
  func order() {
    let paths = [(1, 0), (0, 2), (-1, 9), (0, -3), (0, 0)].map { RowPath(section: $0.0, row: $0.1) }
    #expect(paths.sorted().map(\.description) == ["(-1, 9)", "(0, -3)", "(0, 0)", "(0, 2)", "(1, 0)"])
  }

  @Test(
    "A path becomes an index path of two indexes and comes back",
    arguments: [(0, 12), (3, 0), (.max, .min), (-1, .max)])
  func indexPaths(section: Int, row: Int) throws {
    let path = RowPath(section: section, row: row)
    #expect(Array(IndexPath(path)) == [section, row])
    #expect(RowPath(IndexPath(path)) == path)
  }

  @Test("An index path without exactly two indexes is no row path", arguments: [[], [4], [1, 2, 3], [0, 0, 0, 0]])
  func otherIndexPaths(indexes: [Int]) {
    #expect(RowPath(IndexPath(indexes: indexes)) == nil)
  }

  @Test("A path survives coding, its numbers by name")
  func coding() throws {
    let path = RowPath(section: -2, row: .max)
    let data = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode(RowPath.self, from: data) == path)
    let written = Data(#"{"row": 12, "section": 0}"#.utf8)
    #expect(try JSONDecoder().decode(RowPath.self, from: written) == RowPath(section: 0, row: 12))
  }

  @Test("A path is described by section and row")
  func description() {
    #expect("\(RowPath(section: 0, row: 12))" == "(0, 12)")
  }
}
