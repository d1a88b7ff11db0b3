import Foundation
import Hedgerow
import HedgerowTesting

/// The screen of the tour: three lists in one controller, each with a helper, and a pane half over the last one.
final class TourScreen {
  let lists = [
    ListNode("inbox", rows: 40),
    ListNode("archive", rows: 12),
    ListNode("folders", rows: 7),
  ]
  let helpers = [ProbeNode("inbox helper"), ProbeNode("archive helper"), ProbeNode("folders helper")]
  let pane = ViewNode("undo pane", frame: CGRect(x: 0, y: 700, width: 390, height: 144))
  let window: WindowNode

  init() {
    let lists = lists
    let pane = pane
    window = WindowNode(width: 390, height: 844) {
      ControllerNode("Tabs") {
        ControllerNode("Mail") {
          lists
          pane
        }
      }
    }
    for (list, helper) in zip(lists, helpers) { list.addOverlay(helper) }
  }
}
