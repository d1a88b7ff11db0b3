import Hedgerow
import Testing

/// Keeping the reader's place by the public tests of CSS scroll anchoring.
@Suite("Scroll anchoring")
struct AnchoringTests {
  @Test("The offset moves along with what is looked at", arguments: AnchoringEntry.table)
  func entries(_ entry: AnchoringEntry) throws {
    #expect(try entry.run() == entry.expected)
  }

  @Test("All entries are there")
  func count() { #expect(AnchoringEntry.table.count == 47) }

  @Test("What has the focus is held before what comes first")
  func focus() throws {
    let entry = AnchoringEntry(
      "focus", rows: [100, 100, 100, 3000], in: 600, content: 3300, from: 150, to: 350,
      by: [.insert([200], at: 2)], focused: 2)
    #expect(try entry.run() == entry.expected)
    let without = AnchoringEntry(
      "no focus", rows: [100, 100, 100, 3000], in: 600, content: 3300, from: 150, to: 150,
      by: [.insert([200], at: 2)])
    #expect(try without.run() == without.expected)
  }
}
