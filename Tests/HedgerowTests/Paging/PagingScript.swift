import Hedgerow

/// A list, a server and whatever happens to them, as a seed has it.
struct PagingScript {
  typealias Cursor = PagingServer.Cursor

  private struct Answer {
    let request: PageRequest<Cursor>
    /// The page as the server made it, which may be a while before it arrives; `nil` as long as it has not.
    var page: RowPage<Int, Cursor>?
  }

  private var random: SplitMix64
  private(set) var server: PagingServer
  private(set) var desk: PagingDesk<Cursor>
  private var answers: [Answer] = []
  /// Rows that came to the list by the app and not by a page.
  private(set) var live: Set<Int> = []
  /// What the machine said of itself after each step; kept only where it is asked for.
  private(set) var log: [String] = []
  var keepsLog = false
  private var lowest = 0
  private var highest = 0
  private var seenLoads = 0
  let isTrimmed: Bool

  init(seed: Int) throws {
    random = SplitMix64(seed: UInt64(seed))
    let count = random.below(30)
    server = PagingServer(rows: (0..<count).map { $0 * 10 })
    lowest = 0
    highest = count * 10
    isTrimmed = random.once(in: 3)
    let thresholds: [PagingThreshold] = [.points(0), .rows(2), .viewports(1), .points(25)]
    let settings = PagingSettings(
      startThreshold: thresholds[random.below(4)], endThreshold: thresholds[random.below(4)],
      emptyPageBudget: 1 + random.below(4), maxRows: isTrimmed ? 8 + random.below(12) : nil, remembersDeletions: true,
      keepsFailures: random.once(in: 4), cancelsOnLeaving: random.once(in: 4))
    let origin = random.once(in: 3) ? random.below(max(1, count)) * 10 : 0
    desk = PagingDesk(try PagingMachine(origin: Cursor(place: .around(origin)), settings: settings))
    desk.rowExtent = 10
    desk.viewport = 50
  }

  /// Runs so many random steps.
  mutating func run(_ steps: Int) {
    for _ in 0..<steps {
      step()
      keepUp()
    }
  }

  private mutating func step() {
    switch random.below(20) {
    case 0...4: desk.look()
    case 5: desk.scrollToStart()
    case 6, 7: desk.scrollToEnd()
    case 8: desk.offset = Double(random.below(Int(max(1, desk.content))))
    case 9, 10: makePage()
    case 11, 12, 13: deliver()
    case 14: push()
    case 15: remove()
    case 16:
      desk.tell(.retry([nil, .start, .end, .refresh][random.below(4)]))
    case 17:
      if random.once(in: 2) { desk.tell(.cancel([nil, .start, .end, .refresh][random.below(4)])) }
    case 18:
      guard random.once(in: 2) else { return }
      let row = random.below(max(1, highest))
      desk.tell(
        .refresh(
          random.once(in: 2)
            ? PagingRefresh(random.once(in: 2) ? .user : .app)
            : PagingRefresh(around: row, from: Cursor(place: .around(row)))))
    default: desk.tell(.loadMore(random.once(in: 2) ? .start : .end))
    }
  }

  /// The server makes the page of some load, which does not arrive yet.
  private mutating func makePage() {
    guard let index = answers.indices.randomElement(using: &random), answers[index].page == nil else { return }
    answers[index].page = server.page(
      at: answers[index].request.cursor, size: 1 + random.below(6), overlap: random.once(in: 4) ? random.below(4) : 0,
      isEmpty: random.once(in: 8), repeats: random.once(in: 20))
  }

  /// Some load is answered, whether it is still under way or not.
  private mutating func deliver() {
    guard let index = answers.indices.randomElement(using: &random) else { return }
    if answers[index].page == nil, random.once(in: 3) {
      let error: any Error = random.once(in: 3) ? CancellationError() : LoaderError()
      desk.tell(.failed(error, answers.remove(at: index).request.token))
    } else if let page = answers[index].page {
      desk.tell(.page(page, answers.remove(at: index).request.token))
    }
  }

  /// A new row comes to the server, and at once to the list.
  private mutating func push() {
    let side: PagingSide = random.once(in: 2) ? .start : .end
    let row: Int
    if side == .start {
      lowest -= 10
      row = lowest
    } else {
      highest += 10
      row = highest
    }
    server.add(row, at: side)
    live.insert(row)
    desk.insert([row], at: side)
  }

  /// A row goes, from the server and the list, now and then one that is in a page on its way.
  private mutating func remove() {
    let pages = answers.compactMap(\.page).flatMap(\.rows).filter(desk.rows.contains)
    let choice = pages.isEmpty || random.once(in: 2) ? desk.rows : pages
    guard let row = choice.randomElement(using: &random) else { return }
    server.remove(row)
    desk.remove([row])
  }

  private mutating func keepUp() {
    for request in desk.begun[seenLoads...] { answers.append(Answer(request: request)) }
    seenLoads = desk.begun.count
    if keepsLog { log.append(desk.machine.description) }
  }

  /// Lets everything come that is to come, with a server that is well, and reads to one end.
  ///
  /// - Returns: whether it came to rest.
  mutating func settle(at side: PagingSide) -> Bool {
    desk.tell(.retry(nil))
    for _ in 0..<1_000 {
      if side == .start { desk.scrollToStart() } else { desk.scrollToEnd() }
      let acted = desk.look() > 0
      keepUp()
      guard acted || !desk.underWay.isEmpty else {
        // What failed or paused before is tried once more; if nothing comes of that there is rest.
        let loads = desk.begun.count
        desk.tell(.retry(nil))
        guard desk.begun.count > loads else { return true }
        keepUp()
        continue
      }
      answers.removeAll { answer in !desk.underWay.contains { $0.token == answer.request.token } }
      while !answers.isEmpty {
        let answer = answers.removeFirst()
        desk.tell(.page(answer.page ?? server.page(at: answer.request.cursor, size: 5), answer.request.token))
      }
    }
    return false
  }

  /// What is wrong with the rows that the list has.
  func faults(atRestAt side: PagingSide) -> [String] {
    var faults = desk.faults
    if desk.rows != desk.rows.sorted() { faults.append("out of order: \(desk.rows)") }
    if Set(desk.rows).count != desk.rows.count { faults.append("doubled: \(desk.rows)") }
    let lost = Set(desk.rows).subtracting(server.rows)
    if !lost.isEmpty { faults.append("the server has no \(lost.sorted())") }
    if !isTrimmed {
      let missing = Set(server.rows).subtracting(desk.rows)
      if side == .end, !missing.isEmpty { faults.append("missing: \(missing.sorted())") }
      return faults
    }
    // Trimmed, the far side may lack rows: those that pages brought have no gap, up to the side that was read to.
    let paged = desk.rows.filter { !live.contains($0) }
    if let far = side == .start ? paged.last : paged.first {
      let due = server.rows.filter { side == .start ? $0 <= far : $0 >= far }
      let missing = Set(due).subtracting(desk.rows)
      if !missing.isEmpty { faults.append("missing at the \(side): \(missing.sorted())") }
    }
    return faults
  }
}
