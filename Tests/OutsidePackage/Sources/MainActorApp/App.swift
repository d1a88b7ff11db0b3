import Foundation
import Hedgerow

// In a module whose default isolation is the main actor a subclass of a node is written `nonisolated`: its superclass has
// one owner, which need not be the main actor.
nonisolated final class Feed: ListNode {
  var unread = 0

  override func didMoveToWindow() { unread += 1 }
}

nonisolated final class Mail: ControllerNode {
  override func viewDidLoad() { view.addSubview(Feed("feed")) }
}

/// What an app keeps for good is the main actor's; in this module it would be so without saying.
@MainActor let window = WindowNode(width: 390, height: 844)

/// The app's own code, isolated by default, uses nodes as any other object of the main actor.
struct App {
  static func start() {
    window.rootController = Mail("Mail")
    window.settle()
  }

  static func feed() -> Feed? {
    window.firstDescendant(ofType: Feed.self) { $0.unread > 0 }
  }
}
