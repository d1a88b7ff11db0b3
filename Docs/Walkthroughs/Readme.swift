import Foundation
import Hedgerow
import HedgerowTesting

/// The code of the README.
enum Readme {
  static func run(_ print: (Any) -> Void) throws {
    let inbox = ListNode("inbox")
    let archive = ListNode("archive")
    let folders = ListNode("folders")
    let window = WindowNode(width: 390, height: 844) {
      ControllerNode("Mail") {
        inbox
        archive
        folders
      }
    }
    print(window.outline)

    let helper = ProbeNode("helper")
    archive.addOverlay(helper)
    print("first match: \(window.firstDescendant(ofType: ListNode.self)?.identifier ?? "none")")
    print("the helper's own: \(helper.nearest(ListNode.self).match?.identifier ?? "none")")

    do {
      _ = try window.onlyDescendant(ofType: ListNode.self)
    } catch {
      print(error)
    }
  }
}
