import Foundation
import Hedgerow
import HedgerowTesting

nonisolated final class InboxList: ListNode {
  var unread = 0

  override var outlineDetail: String? { "\(unread) unread" }
}

@MainActor let previewWindow = WindowNode(width: 390, height: 844) {
  ControllerNode("Mail") { InboxList("inbox") }
}

/// The code of the article "Nodes in your own module" that need not be declared at the top of a file.
enum InYourOwnModule {
  static func run(_ print: (Any) -> Void) throws {
    let inbox = InboxList("inbox")
    inbox.unread = 3
    let window = WindowNode(width: 390, height: 844) {
      ControllerNode("Mail") { inbox }
    }
    print(window.outline)
  }
}
