import Foundation
import HedgerowExplorer
import Testing

struct RoundTripTests {
  private struct Told: Equatable {
    var className: String?
    var address: UInt64?
    var role: DumpRole
    var frame: CGRect?
    var attributes: [String]
    var level: Int

    init(_ node: DumpNode, level: Int) {
      className = node.className
      address = node.address
      role = node.role
      frame = node.frame
      attributes = node.attributes.map(\.description)
      if node.isCut { attributes = attributes.dropLast() }
      if level == 0 { attributes.removeAll { $0 == "+" } }
      self.level = level
    }
  }

  private static func told(_ dump: Dump) -> [Told] { zip(dump.nodes, dump.levels()).map(Told.init) }

  static let viewSamples = SampleDump.all.filter { sample in
    ["rd-", "swiftui-", "rdline-", "appkit-04", "chisel-0", "vc-"].contains { sample.name.hasPrefix($0) }
  }

  @Test(arguments: viewSamples)
  func `what was read and written clean reads back as the same nodes`(_ sample: SampleDump) throws {
    guard let dump = try? Dump(reading: try sample.text()) else { return }
    var again = try Dump(reading: dump.recursiveDescription())
    try #require(again.nodes.count == dump.nodes.count)
    for index in again.nodes.indices { again.nodes[index].isCut = dump.nodes[index].isCut }
    #expect(Self.told(again) == Self.told(dump))
    #expect(again.recursiveDescription() == dump.recursiveDescription())
  }

  @Test(arguments: SampleDump.all)
  func `the tree of any kind can be written and keeps its classes and levels`(_ sample: SampleDump) throws {
    guard let dump = try? Dump(reading: try sample.text()) else { return }
    let again = try Dump(reading: dump.recursiveDescription())
    #expect(again.nodes.compactMap(\.className) == dump.nodes.compactMap(\.className))
    #expect(
      again.nodes.filter { $0.className != nil }.map(\.frame) == dump.nodes.filter { $0.className != nil }.map(\.frame))
  }

  @Test func `a random tree round-trips`() throws {
    for seed in UInt64(0)..<100 {
      var random = SeededGenerator(seed: seed)
      let tree = GeneratedTree(using: &random)
      let text = TreePrinter.recursiveDescription.lines(tree).joined(separator: "\n") + "\n"
      #expect(try Dump(reading: text).recursiveDescription() == text, "seed \(seed)")
    }
  }
}
