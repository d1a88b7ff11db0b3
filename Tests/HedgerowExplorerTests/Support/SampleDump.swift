import Foundation
import Testing

/// A sample dump of the fixture folder with the facts that it must give.
struct SampleDump: CustomTestStringConvertible, Sendable {
  struct Expected: Decodable, Sendable {
    struct List: Decodable, Sendable {
      var `class`: String?
      var depth: Int
      var contentOffset: [Double]?
      var contentSize: [Double]?
      var inset: [Double]?
    }
    struct First: Decodable, Sendable {
      var `class`: String?
      var frame: [Double]?
    }
    var kind: String
    var nodes: Int
    var roots: Int
    var maxDepth: Int
    var scrollables: [List]
    var controllers: Int
    var firstNode: First
    var recovered: String
    var refuse: Bool
  }

  var name: String
  var testDescription: String { name }

  static let folder = Bundle.module.resourceURL?.appendingPathComponent("Dumps") ?? URL(fileURLWithPath: "Dumps")

  /// Every sample, by name.
  static let all: [SampleDump] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { SampleDump(name: String($0.dropLast(4))) }
  }()

  func text() throws -> String {
    String(decoding: try Data(contentsOf: Self.folder.appendingPathComponent(name + ".txt")), as: UTF8.self)
  }

  func expected() throws -> Expected {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".expected.json"))
    return try JSONDecoder().decode(Expected.self, from: data)
  }
}
