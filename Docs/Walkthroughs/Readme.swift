import Foundation
import Hedgerow
import HedgerowTesting

/// The code of the README.
enum Readme {
  static func run(_ print: (Any) -> Void) throws {
    let inbox = ListNode("inbox", rows: 40)
    let archive = ListNode("archive", rows: 12)
    let folders = ListNode("folders", rows: 7)
    let window = WindowNode(width: 390, height: 844) {
      ControllerNode("Mail") {
        inbox
        archive
        folders
      }
    }
    print(window.outline)

    let registry = ListRegistry()
    inbox.addOverlay(ProbeNode(as: .inbox, in: registry))
    archive.addOverlay(ProbeNode(as: .archive, in: registry))
    folders.addOverlay(ProbeNode(as: .folders, in: registry))

    let request = registry.scroll(.archive, to: .row(5), at: .start)
    registry.scroll(.inbox, to: .row(40), at: .end)
    window.settle()
    print(request)

    print(registry)

    print(window.firstDescendant(ofType: ListNode.self)?.identifier ?? "none")
    do {
      _ = try window.onlyDescendant(ofType: ListNode.self)
    } catch {
      print(error)
    }
  }
}
