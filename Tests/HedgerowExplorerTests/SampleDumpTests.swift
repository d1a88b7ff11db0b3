import Foundation
import HedgerowExplorer
import Testing

/// The sample dumps, modelled on what people paste, against the facts that were worked out for them by hand.
struct SampleDumpTests {
  @Test func `the sample folder is not empty`() { #expect(SampleDump.all.count > 90) }

  @Test(arguments: SampleDump.all)
  func `a sample gives exactly its expected facts`(_ sample: SampleDump) throws {
    let facts = DumpFacts(reading: try sample.text())
    let expected = try sample.expected()
    #expect(facts.kind.rawValue == expected.kind)
    #expect(facts.nodes == expected.nodes)
    #expect(facts.roots == expected.roots)
    #expect(facts.maxDepth == expected.maxDepth)
    #expect(facts.controllers == expected.controllers)
    #expect(facts.isRefused == expected.refuse)
    #expect(facts.scrollables.count == expected.scrollables.count)
    for (list, wanted) in zip(facts.scrollables, expected.scrollables) {
      #expect(list.className == wanted.class)
      #expect(list.depth == wanted.depth)
      #expect(list.contentOffset.map { [Double($0.x), Double($0.y)] } == wanted.contentOffset)
      #expect(list.contentSize.map { [Double($0.width), Double($0.height)] } == wanted.contentSize)
      #expect(list.inset.map { [$0.top, $0.left, $0.bottom, $0.right] } == wanted.inset)
    }
  }

  @Test(arguments: SampleDump.all)
  func `the first node of a sample has the expected class and frame`(_ sample: SampleDump) throws {
    let expected = try sample.expected().firstNode
    let first = try? Dump(reading: try sample.text()).nodes.first
    #expect(first?.className == expected.class)
    let frame = first?.frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height].map(Double.init) }
    #expect(frame == expected.frame)
  }
}
