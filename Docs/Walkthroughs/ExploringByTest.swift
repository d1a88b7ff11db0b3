import Foundation
import Hedgerow
import HedgerowTesting

/// The code of the article "Exploring by test".
enum ExploringByTest {
  /// A page that scrolls, with a list in it that scrolls too.
  static func screen() throws -> (window: WindowNode, page: ScrollNode, list: ListNode) {
    let page = ScrollNode("page", frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = ListNode(
      "comments", rows: 12, rowHeight: 40,
      frame: CGRect(x: 0, y: 200, width: 320, height: 240))
    page.contentSize = CGSize(width: 320, height: 900)
    page.addSubview(list)
    let window = WindowNode(width: 320, height: 480)
    window.addSubview(page)
    window.settle()
    return (window, page, list)
  }

  static func run(_ print: (Any) -> Void) throws {
    try first(print)
    try atTheEnd(print)
    try drawn(print)
  }

  private static func first(_ print: (Any) -> Void) throws {
    let (window, page, list) = try screen()
    print(window.outline)

    try window.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
    window.settle()
    print("page \(page.contentOffset.y), list \(list.contentOffset.y)")
  }

  private static func atTheEnd(_ print: (Any) -> Void) throws {
    let (window, page, list) = try screen()
    list.scroll(to: .end)
    try window.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
    window.settle()
    print("page \(page.contentOffset.y), list \(list.contentOffset.y)")
  }

  private static func drawn(_ print: (Any) -> Void) throws {
    let (window, _, list) = try screen()
    list.contentOffset.y = 200
    let timeline = ScrollTimeline(of: list)
    let finger = CGPoint(x: 160, y: 400)
    try window.flick(from: finger, velocity: CGPoint(x: 0, y: -1000))
    window.settle()
    print(timeline.drawing(columns: 56, rows: 7))
  }
}
