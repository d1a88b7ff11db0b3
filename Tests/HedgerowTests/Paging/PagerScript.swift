import Foundation
import Hedgerow

/// A real list with a pager, a server and whatever happens to them, as a seed has it.
struct PagerScript {
  typealias Cursor = PagingServer.Cursor

  /// Ids of rows that say how loading goes.
  static let status: [PagingSide: Int] = [.start: .min, .end: .max]

  let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let list = ListNode("list", frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let source: RowSource<OneSection, Int>
  let pager: Pager<Int, Int, Cursor>
  private var random: SplitMix64
  private(set) var server: PagingServer
  private var waiting: [PageRequest<Cursor>] = []
  private var lowest = 0
  private var highest = 0
  private(set) var faults: [String] = []

  init(seed: Int) throws {
    random = SplitMix64(seed: UInt64(seed))
    let count = random.below(30)
    server = PagingServer(rows: (0..<count).map { $0 * 10 })
    highest = count * 10
    list.extents = .uniform(row: 10)
    list.placeKeeping = PlaceKeeping(
      start: random.once(in: 2) ? .reveal : .hold, end: random.once(in: 2) ? .follow : .stay)
    source = RowSource(list)
    let thresholds: [PagingThreshold] = [.points(0), .rows(2), .viewports(1), .points(25)]
    let settings = PagingSettings(
      startThreshold: thresholds[random.below(4)], endThreshold: thresholds[random.below(4)],
      emptyPageBudget: 1 + random.below(4), remembersDeletions: true)
    pager = try Pager(
      source, from: Cursor(place: .around(random.below(max(1, count)) * 10)), settings: settings, id: { $0 })
    if random.once(in: 2) {
      pager.statusRow = { side, status in status.isLoading || status.error != nil ? Self.status[side] : nil }
    }
    window.addSubview(list)
  }

  var rows: [Int] { source.snapshot().items.filter { $0 != .min && $0 != .max } }

  mutating func step() {
    switch random.below(18) {
    case 0...3: break
    case 4: list.contentOffset.y = 0
    case 5, 6: list.scroll(to: .end)
    case 7: list.contentOffset.y = CGFloat(random.below(Int(max(1, list.contentSize.height))))
    case 8...11: deliver()
    case 12: push()
    case 13: remove()
    case 14: pager.retry([nil, .start, .end, .refresh][random.below(4)])
    case 15: if random.once(in: 2) { pager.cancel([nil, .start, .end, .refresh][random.below(4)]) }
    case 16:
      let row = random.below(max(1, highest))
      if random.once(in: 3) { pager.refresh(PagingRefresh(random.once(in: 2) ? .user : .app)) }
      if random.once(in: 6) { pager.refresh(PagingRefresh(around: row, from: Cursor(place: .around(row)))) }
    default: list.isHidden.toggle()
    }
    pass()
  }

  mutating func pass() {
    window.layoutIfNeeded()
    let requests = pager.takeRequests()
    if requests.count > 1, Set(requests.map(\.lane)).count < requests.count { faults.append("two loads in a lane") }
    waiting += requests
    let underWay = pager.machine.loadsUnderWay
    if Set(underWay.map(\.lane)).count != underWay.count { faults.append("two loads under way in a lane") }
    let items = source.snapshot().items
    if let place = items.firstIndex(of: .min), place != 0 { faults.append("status row at \(place)") }
    if let place = items.firstIndex(of: .max), place != items.count - 1 { faults.append("status row at \(place)") }
  }

  private mutating func deliver() {
    guard let index = waiting.indices.randomElement(using: &random) else { return }
    let request = waiting.remove(at: index)
    if random.once(in: 4) {
      let error: any Error = random.once(in: 3) ? CancellationError() : PagedList.Missing.network
      pager.fail(error, for: request)
      return
    }
    let page = server.page(
      at: request.cursor, size: 1 + random.below(6), overlap: random.once(in: 4) ? random.below(4) : 0,
      isEmpty: random.once(in: 8), repeats: random.once(in: 20))
    let seen = list.visibleRows.first { source.id(at: $0).map { $0 != .min && $0 != .max } ?? false }
    let held = seen.flatMap { source.id(at: $0) }
    let before = held.flatMap { screen($0) }
    pager.deliver(page, for: request)
    guard request.lane != .refresh, let held, let before, let after = screen(held), after != before else { return }
    // Only an end of the content may have moved what was seen.
    if !list.isAtStart, !list.isAtEnd { faults.append("\(held) moved from \(before) to \(after)") }
  }

  private func screen(_ id: Int) -> CGFloat? {
    source.path(of: id).flatMap { list.rect(of: $0) }.map { $0.minY - list.contentOffset.y }
  }

  /// A new row comes to the server, and at once to the list.
  private mutating func push() {
    let side: PagingSide = random.once(in: 2) ? .start : .end
    if side == .start { lowest -= 10 } else { highest += 10 }
    let row = side == .start ? lowest : highest
    server.add(row, at: side)
    let items = source.snapshot().items
    let first = items.first == .min ? 1 : 0
    let end = items.last == .max ? items.count - 1 : items.count
    let place = side == .start ? first : end
    _ = try? items.isEmpty ? source.apply([row]) : source.insert([row], at: RowPath(section: 0, row: place))
    pager.noteInserted([row], at: side)
  }

  private mutating func remove() {
    guard let row = rows.randomElement(using: &random) else { return }
    server.remove(row)
    _ = try? source.remove([row])
    pager.noteRemoved([row])
  }

  /// Lets everything come that is to come, and reads to the end, then to the start.
  mutating func settle() -> Bool {
    list.isHidden = false
    for side in [PagingSide.end, .start, .end] {
      var calm = 0
      for _ in 0..<2_000 where calm < 3 {
        if side == .start { list.contentOffset.y = 0 } else { list.scroll(to: .end) }
        pass()
        let underWay = Set(pager.machine.loadsUnderWay)
        waiting.removeAll { !underWay.contains($0.token) }
        for request in waiting { pager.deliver(server.page(at: request.cursor, size: 5), for: request) }
        calm = waiting.isEmpty ? calm + 1 : 0
        waiting = []
        if calm == 2 { pager.retry() }
      }
      if calm < 3 { return false }
    }
    return true
  }
}
