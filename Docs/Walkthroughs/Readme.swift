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

    let helper = ProbeNode("helper")
    archive.addOverlay(helper)
    print(window.firstDescendant(ofType: ListNode.self)?.identifier ?? "none")
    print(helper.nearest(ListNode.self).match?.identifier ?? "none")

    do {
      _ = try window.onlyDescendant(ofType: ListNode.self)
    } catch .ambiguous(let candidates) {
      for path in candidates.paths { print(path) }
    } catch {
      print(error)
    }
  }
}
