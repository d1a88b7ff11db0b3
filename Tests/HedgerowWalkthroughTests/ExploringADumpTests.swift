import Hedgerow
import HedgerowExplorer
import HedgerowTesting
import Testing

@testable import HedgerowWalkthroughs

/// The tests that the article "Exploring a dump" writes.
@Suite("Exploring a dump")
struct ExploringADumpTests {
  @Test("A button in a row gets the list of its row")
  func buttonGetsItsList() throws {
    let (_, node) = try hierarchy(
      "window>page>(shelf[collection], inbox[table]>mail, folders[table]>drafts>button)")
    #expect(node["button"].nearest(ListNode.self).match === node["folders"])
  }

  @Test("On the screen of the report, the button gets the list of the folders")
  func buttonOfTheReport() throws {
    let model = try DumpModel(reading: ExploringADump.paste)
    let button = try #require(model.view(at: 0x7f32))
    #expect(button.nearest(ListNode.self).match === model.view(at: 0x7f30))
  }
}
