import Foundation
import HedgerowExplorer
import Testing

/// The sample dumps, damaged once more: what a paste tells does not change when it is quoted, shifted or escaped.
struct DamagedSampleTests {
  static let damages: [TransportDamage] = [
    .carriageReturns, .comment, .mailQuote, .shifted, .tab, .entities, .stringLiteral, .lineArray,
  ]

  @Test(arguments: SampleDump.all, damages)
  func `a sample that is damaged once more gives the same facts`(_ sample: SampleDump, _ damage: TransportDamage) throws
  {
    let text = try sample.text()
    guard Self.survives(text, damage) else { return }
    var random = SeededGenerator(seed: 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let plain = DumpFacts(reading: text)
    let damaged = DumpFacts(reading: damage.apply(to: lines, using: &random))
    #expect(damaged.isRefused == plain.isRefused)
    #expect(damaged.nodes == plain.nodes)
    #expect(damaged.roots == plain.roots)
    #expect(damaged.maxDepth == plain.maxDepth)
    #expect(damaged.controllers == plain.controllers)
    #expect(damaged.scrollables == plain.scrollables)
  }

  /// Whether a damage leaves enough: entities in XML stand for two things, and a literal in a literal is ambiguous.
  private static func survives(_ text: String, _ damage: TransportDamage) -> Bool {
    let isMarkup = text.contains("XCUIElementType") || text.contains("\"@\"")
    switch damage {
    case .entities: return !isMarkup && !text.contains("&")
    case .stringLiteral, .lineArray: return !text.contains("\\") && !text.contains("\"@\"")
    case .comment, .mailQuote, .shifted, .tab: return !text.contains("\"@\"")
    default: return true
    }
  }
}
