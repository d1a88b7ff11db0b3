import Foundation
import Hedgerow
import HedgerowTesting

extension ListTag {
  static let inbox: ListTag = "inbox"
  static let archive: ListTag = "archive"
  static let folders: ListTag = "folders"
}

/// The code of the article "One list among several".
enum OneListAmongSeveral {
  static func run(_ print: (Any) -> Void) throws {
    threeLists(print)
    try siblings(print)
    try filters(print)
    try explained(print)
    try receiver(print)
    try tagged(print)
    retagged(print)
  }

  private static func threeLists(_ print: (Any) -> Void) {
    let lists = [
      ListNode("inbox", rows: 40),
      ListNode("archive", rows: 12),
      ListNode("folders", rows: 7),
    ]
    let window = WindowNode(width: 390, height: 844) {
      ControllerNode("Mail") { lists }
    }
    let helpers = lists.map { list in
      let helper = ProbeNode("\(list.identifier ?? "") helper")
      list.addOverlay(helper)
      return helper
    }
    print(window.outline)

    for helper in helpers {
      let first = helper.owningController?.view.firstDescendant(ofType: ListNode.self)
      print("\(helper.hierarchyName) gets \(first?.hierarchyName ?? "none")")
    }

    for helper in helpers {
      let nearest = helper.nearest(ListNode.self).match
      print("\(helper.hierarchyName) gets \(nearest?.hierarchyName ?? "none")")
    }

    do {
      _ = try window.onlyDescendant(ofType: ListNode.self)
    } catch .ambiguous(let candidates) {
      for path in candidates.paths { print(path) }
      print(candidates.paths[1].resolve(from: window) === lists[1])
    } catch {
      print(error)
    }
  }

  private static func siblings(_ print: (Any) -> Void) throws {
    let (_, node) = try hierarchy("window>(page>(left[list], right[list]), helper)")
    print(node["helper"].nearest(ListNode.self).candidates.map(\.hierarchyName))

    node["left"].frame = CGRect(x: 0, y: 0, width: 195, height: 844)
    node["right"].frame = CGRect(x: 195, y: 0, width: 195, height: 844)
    node["helper"].frame.origin = CGPoint(x: 300, y: 40)
    print(node["helper"].nearest(ListNode.self).candidates.map(\.hierarchyName))
  }

  private static func filters(_ print: (Any) -> Void) throws {
    let (window, node) = try hierarchy(
      """
      window>tabs>(
        today[hidden]>feed[list],
        shop>page[SV]>(carousel[SV axis=H], grid[collection], helper))
      """)
    print(window.outline)

    print(window.allDescendants(ofType: ScrollNode.self).map(\.hierarchyName))
    print(window.allDescendants(matching: .list).map(\.hierarchyName))
    print(try window.onlyDescendant(matching: [.list, .visible]).hierarchyName)
    print(try window.onlyDescendant(matching: .axis(.horizontal)).hierarchyName)
    print(try window.onlyDescendant(matching: .kind(.table)).hierarchyName)

    let helper = node["helper"]
    print(try helper.nearest(ScrollNode.self).get().hierarchyName)
    print(try helper.nearest(matching: .axis(.horizontal)).get().hierarchyName)
    print(helper.enclosing(ScrollNode.self)?.hierarchyName ?? "none")
  }

  private static func explained(_ print: (Any) -> Void) throws {
    let (window, _) = try hierarchy(
      "window>tabs>(today[hidden]>feed[list], shop>grid[collection])")
    do {
      _ = try window.onlyDescendant(matching: [.visible, .kind(.table)])
    } catch .notFound(let miss) {
      print("no \(miss.wanted) among \(miss.seen) views")
      for near in miss.nearMisses { print("\(near.path) \(near.reason)") }
    } catch {
      print(error)
    }
  }

  private static func receiver(_ print: (Any) -> Void) throws {
    let (_, node) = try hierarchy("window>outer[SV]>inner[SV]")
    let outer = node["outer"]
    let below = outer.firstDescendant(ofType: ScrollNode.self)
    let fromHere = outer.firstDescendant(ofType: ScrollNode.self, includingSelf: true)
    print(below?.hierarchyName ?? "none")
    print(fromHere?.hierarchyName ?? "none")
  }

  private static func tagged(_ print: (Any) -> Void) throws {
    let registry = ListRegistry()
    let inbox = ListNode("inbox", rows: 40)
    let archive = ListNode("archive", rows: 12)
    let folders = ListNode("folders", rows: 7)
    inbox.addOverlay(ProbeNode(as: .inbox, in: registry))
    archive.addOverlay(ProbeNode(as: .archive, in: registry))
    folders.addOverlay(ProbeNode(as: .folders, in: registry))

    let request = registry.scroll(.archive, to: .row(5), at: .start)
    print(request)

    let mail = ControllerNode("Mail") {
      inbox
      archive
      folders
    }
    let window = WindowNode(width: 390, height: 844) { mail }
    window.settle()
    print(request)

    folders.isHidden = true
    registry.scroll(.inbox, to: .row(40))
    window.settle()
    print(registry)

    print(registry[.archive] === archive)
    print(registry.tags(visibleOnly: true))
    print(registry.onlyList(ownedBy: mail))

    try replaced(archive, in: mail, window, registry, print)
  }

  private static func replaced(
    _ archive: ListNode, in mail: ControllerNode, _ window: WindowNode, _ registry: ListRegistry,
    _ print: (Any) -> Void
  ) throws {
    let events = EventRecorder()
    let token = registry.observe { events.record("\($0)") }

    let older = registry.scroll(.archive, to: .row(400), at: .start)
    window.settle()
    print(older)

    let whole = ListNode("whole archive", rows: 500)
    let probe = ProbeNode(as: .archive, in: registry)
    whole.addOverlay(probe)
    archive.removeFromSuperview()
    mail.view.addSubview(whole)
    window.settle()
    for event in events.takeLines() { print(event) }
    if let resolution = probe.lastResolution { print(resolution) }
    token.cancel()
  }

  private static func retagged(_ print: (Any) -> Void) {
    let registry = ListRegistry()
    let page = ListNode("page", rows: 100)
    let probe = ProbeNode(as: .inbox, in: registry)
    page.addOverlay(probe)
    let window = WindowNode(width: 390, height: 844) {
      ControllerNode("Mail") { page }
    }
    registry.scroll(.inbox, to: .row(30), at: .start)
    window.settle()
    print(page.contentOffset.y)

    probe.listTag = .archive
    print(page.contentOffset.y)

    probe.listTag = .inbox
    print(page.contentOffset.y)
  }
}
