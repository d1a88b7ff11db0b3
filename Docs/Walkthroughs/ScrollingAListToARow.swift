import Foundation
import Hedgerow
import HedgerowTesting

extension ListTag {
  static let items: ListTag = "items"
  static let drafts: ListTag = "drafts"
}

final class ItemsScreen {
  var items = (1...20).map { "Item \($0)" }
  var target: ListTarget?
  let list: ListNode
  private var binding: ObservationToken?

  init(_ tag: ListTag, in registry: ListRegistry) {
    list = ListNode(tag.name, rows: items.count)
    list.addOverlay(ProbeNode(as: tag, in: registry))
    let bound = RequestBinding(
      get: { [weak self] in self?.target },
      set: { [weak self] in self?.target = $0 })
    binding = registry.bind(bound, to: tag)
  }

  func add() throws {
    items.append("Item \(items.count + 1)")
    let row = RowPath(section: 0, row: items.count - 1)
    target = ListTarget(.row(row), at: .end)
    try list.update { $0.insertRows(at: [row]) }
  }

  func select(_ item: String) {
    guard let row = items.firstIndex(of: item) else { return }
    target = ListTarget(.row(row), at: .center)
  }
}

/// The code of the article "Scrolling a list to a row".
enum ScrollingAListToARow {
  static func run(_ print: (Any) -> Void) throws {
    direct(print)
    measured(print)
    try bound(print)
    try waiting(print)
    try restored(print)
    twoLists(print)
  }

  private static func direct(_ print: (Any) -> Void) {
    let contacts = ListNode(
      "contacts", rowCounts: [3, 0, 40],
      extents: .uniform(row: 44, header: 28))
    let window = WindowNode(width: 390, height: 600) {
      ControllerNode("Contacts") { contacts }
    }
    print(window.outline)

    print(contacts.scroll(to: .row(20, section: 2), at: .center))
    print(contacts.scroll(to: .row(20, section: 2)))
    print(contacts.scroll(to: .row(38, section: 2), at: .start))
    print(contacts.visibleRows.last ?? "none")

    let wrong: [ScrollDestination] = [
      .row(7, section: 3), .row(0, section: 1),
      .row(40, section: 2), .row(-1),
    ]
    for destination in wrong {
      print("\(destination): \(contacts.scroll(to: destination))")
    }
    print(contacts.contentOffset.y)

    print(contacts.scroll(to: .section(1), at: .start))
    print(contacts.scroll(to: .last, at: .end))
    print(contacts.scroll(to: .start))

    let empty = ListNode("empty")
    print(empty.scroll(to: .last))
    print(empty.scroll(to: .end))
  }

  private static func measured(_ print: (Any) -> Void) {
    let feed = ListNode(
      "feed", rowCounts: [1000], extents: .uniform(row: .estimated(100)),
      frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    print(feed.scroll(to: .row(300), at: .start))

    feed.scroll(to: .start)
    feed.measure = { path in path.row.isMultiple(of: 2) ? 180 : 60 }
    print(feed.scroll(to: .row(300), at: .start))
    print(feed.visibleRows.first ?? "none")
    print("\(feed.totals.estimatedRows) of \(feed.totals.rows) rows are estimates")
  }

  private static func bound(_ print: (Any) -> Void) throws {
    let registry = ListRegistry()
    let screen = ItemsScreen(.items, in: registry)
    let window = WindowNode(width: 390, height: 600) {
      ControllerNode("Items") { screen.list }
    }
    let events = EventRecorder()
    let token = registry.observe { events.record("\($0)") }

    screen.target = ListTarget(.row(18), at: .end)
    window.settle()
    print(screen.list.contentOffset.y)
    print(screen.target == nil)

    screen.target = ListTarget(.row(0), at: .start)
    window.settle()
    try screen.add()
    window.settle()
    screen.select("Item 12")
    window.settle()
    for event in events.takeLines() { print(event) }

    let top = ListTarget(.row(0), at: .start)
    screen.target = top
    window.settle()
    screen.list.scroll(to: .last)
    screen.target = top
    window.settle()
    screen.target = ListTarget(.row(99), at: .end)
    screen.target = ListTarget(.row(5), at: .start)
    window.settle()
    for event in events.takeLines() { print(event) }
    token.cancel()
  }

  private static func waiting(_ print: (Any) -> Void) throws {
    let registry = ListRegistry()
    let screen = ItemsScreen(.items, in: registry)
    let window = WindowNode(width: 390, height: 600) {
      ControllerNode("Items") { screen.list }
    }

    let ahead = registry.scroll(.items, to: .row(21), at: .end)
    window.settle()
    print(ahead)
    try screen.list.update { $0.insertRows(at: [RowPath(section: 0, row: 0)]) }
    window.settle()
    print(ahead)
    print(screen.list.contentOffset.y)

    let now = [
      registry.scroll(.items, to: .row(21), when: .now),
      registry.scroll(.drafts, to: .start, when: .now),
    ]
    for outcome in now.compactMap(\.outcome) { print(outcome) }
  }

  private static func restored(_ print: (Any) -> Void) throws {
    let saved = try JSONEncoder().encode(ListTarget(.row(18), at: .end))

    let registry = ListRegistry()
    let screen = ItemsScreen(.items, in: registry)
    screen.target = try JSONDecoder().decode(ListTarget.self, from: saved)
    print(screen.list.contentOffset.y)

    let window = WindowNode(width: 390, height: 600) {
      ControllerNode("Items") { screen.list }
    }
    print(screen.list.contentOffset.y)
    print(screen.target == nil)
    print(window.outline)
  }

  private static func twoLists(_ print: (Any) -> Void) {
    let registry = ListRegistry()
    let items = ItemsScreen(.items, in: registry)
    let drafts = ItemsScreen(.drafts, in: registry)
    let window = WindowNode(width: 390, height: 600) {
      ControllerNode("Split") {
        items.list
        drafts.list
      }
    }
    drafts.target = ListTarget(.row(9), at: .start)
    window.settle()
    print(window.outline)
  }
}
