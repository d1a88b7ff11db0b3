import Hedgerow
import HedgerowTesting
import Testing

@testable import HedgerowWalkthroughs

/// What the article "Nodes in your own module" shows.
@Suite("Nodes in your own module")
struct InYourOwnModuleTests {
  @Test(
    "A helper finds its list, wrapped or not",
    arguments: ["top>(inbox[list], helper)", "top>(wrap>inbox[list], helper)"])
  func helperFindsItsList(notation: String) throws {
    let (_, node) = try hierarchy(notation)
    #expect(node["helper"].nearest(ListNode.self).match === node["inbox"])
  }

  @Test("A screen in a global is the main actor's")
  @MainActor
  func globalScreen() {
    #expect(previewWindow.firstDescendant(ofType: InboxList.self)?.unread == 0)
  }
}
