import Foundation
import Hedgerow
import HedgerowTesting

final class NumbersScreen {
  let list = ListNode("items", frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let source: RowSource<OneSection, Int>
  var ids: [Int]
  var title: String { source.rangeTitle }

  init(_ ids: [Int]) throws {
    self.ids = ids
    source = try RowSource(list, ids: ids)
  }

  func add() throws {
    let newest = ids.first ?? 0
    ids = (1...10).reversed().map { newest + $0 } + ids
    try source.apply(ids)
  }
}

struct Note: Identifiable {
  let id: UUID
  let created: Int

  init(created: Int) {
    self.created = created
    // The same ids in every run, in no order.
    let digits = String(format: "%012X", created &* 2_654_435_761 & 0xFFFF_FFFF)
    id = UUID(uuidString: "\(digits.suffix(8))-0000-4000-8000-\(digits)") ?? UUID()
  }
}

final class NotesScreen {
  let list = ListNode("notes", frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let source: RowSource<OneSection, UUID>
  var notes = (1...100).reversed().map(Note.init)

  init() throws {
    list.extents = ListExtents(row: { RowExtent($0.row % 3 == 0 ? 96 : 52) })
    source = try RowSource(list, ids: notes.map(\.id))
    list.contentOffset.y = 1030
  }

  func add() throws {
    notes = (101...110).reversed().map(Note.init) + notes
    try source.apply(notes.map(\.id))
  }
}

func movement<ID, Result>(
  in source: RowSource<OneSection, ID>, _ change: () throws -> Result
) rethrows -> String {
  func place(of id: ID) -> CGFloat? {
    guard let list = source.list, let path = source.path(of: id) else { return nil }
    return list.rect(of: path).map { $0.minY - list.contentOffset.y }
  }
  let before = source.visibleIDs.map { (id: $0, place: place(of: $0) ?? 0) }
  _ = try change()
  let moves = before.compactMap { row in place(of: row.id).map { abs($0 - row.place) } }
  guard let furthest = moves.max() else { return "nothing is left" }
  return "\(moves.count) of \(before.count) rows, moved by \(Double(furthest)) points"
}

/// The code of the article "Keeping the reader's place".
enum KeepingTheReadersPlace {
  static func run(_ print: (Any) -> Void) throws {
    try numbers(print)
    try uuids(print)
    try gone(print)
    try atTheStart(print)
    try chat(print)
    try saved(print)
    try position(print)
    plain(print)
    rotated(print)
  }

  private static func numbers(_ print: (Any) -> Void) throws {
    let screen = try NumbersScreen((1...100).reversed())
    screen.list.contentOffset.y = 1000
    print(screen.title)
    print(try movement(in: screen.source) { try screen.add() })
    print(screen.title)
    print(screen.list.contentOffset.y)

    let other = try NumbersScreen((1...100).reversed())
    other.list.contentOffset.y = 1000
    other.list.placeKeeping = .off
    let moved = try movement(in: other.source) {
      let topmost = other.source.visibleIDs.max()
      try other.add()
      if let topmost { other.list.scroll(to: .id(topmost), at: .start) }
    }
    print(moved)

    let empty = try NumbersScreen([])
    print(empty.title)
    try empty.add()
    print("\(empty.title), offset \(empty.list.contentOffset.y)")
  }

  private static func uuids(_ print: (Any) -> Void) throws {
    let screen = try NotesScreen()
    print("held: " + (try movement(in: screen.source) { try screen.add() }))

    let byMedian = try NotesScreen()
    byMedian.list.placeKeeping = .off
    let median = try movement(in: byMedian.source) {
      let ids = byMedian.source.visibleIDs.sorted { $0.uuidString < $1.uuidString }
      try byMedian.add()
      byMedian.list.scroll(to: .id(ids[ids.count / 2]), at: .center)
    }
    print("the median to the centre: \(median)")

    let byMiddle = try NotesScreen()
    byMiddle.list.placeKeeping = .off
    let middle = try movement(in: byMiddle.source) {
      let ids = byMiddle.source.visibleIDs
      try byMiddle.add()
      byMiddle.list.scroll(to: .id(ids[ids.count / 2]), at: .center)
    }
    print("the middle row to the centre: \(middle)")

    let byDate = try NotesScreen()
    byDate.list.placeKeeping = .off
    let newest = try movement(in: byDate.source) {
      let ids = Set(byDate.source.visibleIDs)
      let newest = byDate.notes.filter { ids.contains($0.id) }
        .max { $0.created < $1.created }
      try byDate.add()
      if let newest { byDate.list.scroll(to: .id(newest.id), at: .start) }
    }
    print("the newest to the top: \(newest)")
  }

  private static func gone(_ print: (Any) -> Void) throws {
    let screen = try NumbersScreen((1...100).reversed())
    screen.list.contentOffset.y = 1000
    print(screen.title)
    screen.ids = (101...110).reversed() + screen.ids.filter { $0 != 78 }
    print(try movement(in: screen.source) { try screen.source.apply(screen.ids) })
    print(screen.title)

    screen.ids = (111...120).reversed() + screen.ids.filter { !(60...80).contains($0) }
    let report = try screen.source.apply(screen.ids)
    print(report.list.kept)
    print(screen.title)
    if let path = screen.source.path(of: 59), let row = screen.list.rect(of: path) {
      print(row.minY - screen.list.contentOffset.y)
    }
  }

  private static func atTheStart(_ print: (Any) -> Void) throws {
    let screen = try NumbersScreen((1...100).reversed())
    try screen.add()
    print("\(screen.title), offset \(screen.list.contentOffset.y)")

    screen.list.scroll(to: .start)
    screen.list.placeKeeping.start = .reveal
    try screen.add()
    print("\(screen.title), offset \(screen.list.contentOffset.y)")
  }

  private static func chat(_ print: (Any) -> Void) throws {
    let list = ListNode("chat", frame: CGRect(x: 0, y: 0, width: 390, height: 220))
    list.placeKeeping = PlaceKeeping(end: .follow)
    list.shortContent = .end
    let source = try RowSource(list, ids: ["m1", "m2"])
    func draw() -> ViewportDrawing {
      ViewportDrawing(of: list, columns: 20) { source.id(at: $0) ?? "" }
    }
    let short = draw()
    try source.append((3...20).map { "m\($0)" })
    print(short.beside(draw()))

    list.contentOffset.y -= 130
    let away = draw()
    try source.append(["m21", "m22"])
    print(away.beside(draw()))
    print(list.isAtEnd)

    let moved = try movement(in: source) {
      try list.keepingPlace(.page) { try source.prepend((1...30).map { "old \($0)" }) }
    }
    print(moved)

    list.scroll(to: .end)
    try source.append(["sending"])
    print("\(source.visibleIDs.last ?? "none"), at the end: \(list.isAtEnd)")
    let handle = source.handle(of: "sending")
    print(try movement(in: source) { try source.replaceID("sending", with: "m23") })
    print("\(source.visibleIDs.last ?? "none"), at the end: \(list.isAtEnd)")
    print("the same row: \(source.handle(of: "m23") == handle)")

    let newer = try movement(in: source) {
      try list.keepingPlace(.page) { try source.append((24...60).map { "m\($0)" }) }
    }
    print("\(newer), at the end: \(list.isAtEnd)")

    try list.landing(at: .end) { try source.apply((1...99).map { "other \($0)" }) }
    print(source.visibleIDs.last ?? "none")
    if let report = list.latestReport { print(report) }
  }

  private static func saved(_ print: (Any) -> Void) throws {
    let screen = try NumbersScreen((1...100).reversed())
    screen.list.contentOffset.y = 1000
    let anchor = screen.source.anchor()
    print(anchor)
    let json = try JSONEncoder().encode(anchor)
    print("\(json.count) bytes of JSON")

    let restored = try JSONDecoder().decode(ScrollAnchor<Int>.self, from: json)
    let later = try NumbersScreen((1...150).reversed().filter { $0 != 78 })
    print(later.source.restore(restored))
    print(later.source.anchor())

    let registry = ListRegistry()
    let inTime = try NumbersScreen([])
    let window = WindowNode(width: 390, height: 600) {
      ControllerNode("Items") { inTime.list }
    }
    _ = try registry.register(inTime.list, as: .items)
    guard let destination = restored.destination else { return }
    let request = registry.scroll(.items, to: destination, at: restored.alignment)
    window.settle()
    print(request)
    try inTime.source.apply((1...150).reversed())
    window.settle()
    print(request)
    print(inTime.source.anchor() == anchor)
  }

  private static func position(_ print: (Any) -> Void) throws {
    let screen = try NumbersScreen((1...100).reversed())
    let window = WindowNode(width: 390, height: 600) {
      ControllerNode("Items") { screen.list }
    }
    print(screen.source.position)

    try window.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 200))
    window.settle()
    let place = screen.source.position
    print(place)

    screen.source.position = ContentPosition(edge: .end)
    print(screen.source.position)
    try screen.add()
    screen.source.position = place
    print(screen.source.position)
    screen.source.position = ContentPosition(id: 50)
    print(screen.source.position)
    print(screen.source.scroll(to: ContentPosition(id: 999)))
  }

  private static func plain(_ print: (Any) -> Void) {
    func card(_ number: Int, at y: CGFloat) -> ViewNode {
      ViewNode("card \(number)", frame: CGRect(x: 0, y: y, width: 390, height: 150))
    }
    let scroll = ScrollNode("cards", frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    for number in 1...20 { scroll.addSubview(card(number, at: CGFloat(number - 1) * 150)) }

    print(scroll.scroll(to: .id("card 9"), at: .start))
    scroll.contentOffset.y += 33
    print(scroll.contentAnchor())
    let report = scroll.changeContent {
      for view in Array(scroll.subviews) { view.frame.origin.y += 300 }
      scroll.insertSubview(card(-1, at: 0), at: 0)
      scroll.insertSubview(card(0, at: 150), at: 1)
      scroll.contentSize.height += 300
    }
    print(report)
    print(scroll.contentAnchor())
  }

  private static func rotated(_ print: (Any) -> Void) {
    let articles = ListNode("articles", frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    articles.extents = ListExtents(
      row: { [weak articles] row in
        let letters = Double(400 + row.row % 5 * 160)
        let lettersInALine = Double(articles?.bounds.width ?? 400) / 10
        return RowExtent((letters / lettersInALine).rounded(.up) * 20)
      },
      dependOnViewport: true)
    _ = try? articles.reload([200])
    articles.contentOffset.y = 10_060
    func edge() -> String {
      let offset = articles.contentOffset.y
      guard let path = articles.visibleRows.first, let row = articles.rect(of: path) else {
        return "nothing"
      }
      let part = Double((offset - row.minY) / row.height)
      return "\(path), \(row.height) long, \(part) of it above, offset \(offset)"
    }
    print(edge())
    articles.frame.size = CGSize(width: 700, height: 400)
    print(edge())
    articles.frame.size = CGSize(width: 400, height: 700)
    print(edge())
  }
}
