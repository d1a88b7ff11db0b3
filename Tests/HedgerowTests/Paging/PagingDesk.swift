import Hedgerow

/// A list of equal rows over a paging machine, without views: it does what a machine says, and remembers what it was told.
struct PagingDesk<Cursor: Hashable & Sendable> {
  var machine: PagingMachine<Int, Cursor>
  var rows: [Int]
  var rowExtent = 50.0
  var viewport = 600.0
  var offset = 0.0
  var gates: PagingGates = []
  /// The loads that began, in order.
  private(set) var begun: [PageRequest<Cursor>] = []
  /// Those that are neither answered nor cancelled.
  private(set) var underWay: [PageRequest<Cursor>] = []
  private(set) var cancelled: [PagingToken] = []
  private(set) var splices: [PageSplice<Int>] = []
  private(set) var replacements: [PageReplacement<Int>] = []
  private(set) var trims: [PageTrim<Int>] = []
  /// What went wrong: two loads of one lane at once, a row that was there already, or a place that is not.
  private(set) var faults: [String] = []

  init(_ machine: PagingMachine<Int, Cursor>, rows: [Int] = []) {
    self.machine = machine
    self.rows = rows
  }

  var content: Double { Double(rows.count) * rowExtent }
  var cursors: [Cursor] { begun.map(\.cursor) }

  var geometry: PagingGeometry {
    func nearest(_ threshold: PagingThreshold) -> Double {
      if case .rows(let count) = threshold { Double(min(count, rows.count)) * rowExtent } else { 0 }
    }
    return PagingGeometry(
      viewport: viewport, content: content, offset: offset, startRows: nearest(machine.settings.startThreshold),
      endRows: nearest(machine.settings.endThreshold), gates: gates)
  }

  mutating func scrollToEnd() { offset = max(0, content - viewport) }
  mutating func scrollToStart() { offset = 0 }

  /// Lets the machine look at the list.
  @discardableResult
  mutating func look(_ times: Int = 1) -> Int {
    var actions = 0
    for _ in 0..<times {
      guard let action = machine.evaluate(geometry) else { continue }
      actions += 1
      carryOut(action)
    }
    return actions
  }

  /// Looks until there is nothing to do, as a list does that lays out after each change.
  mutating func lookUntilQuiet() {
    while look() > 0 {}
  }

  mutating func tell(_ event: PagingEvent<Int, Cursor>) {
    if case .page(_, let token) = event { underWay.removeAll { $0.token == token } }
    if case .failed(_, let token) = event { underWay.removeAll { $0.token == token } }
    let shown = Set(rows)
    for action in machine.handle(event, isShown: shown.contains) { carryOut(action) }
  }

  /// Answers the oldest load under way, or that of a lane.
  mutating func answer(
    _ rows: [Int], before: Cursor? = nil, after: Cursor? = nil, in lane: PagingLane? = nil
  ) {
    guard let request = underWay.first(where: { lane == nil || $0.lane == lane }) else {
      return faults.append("nothing to answer")
    }
    tell(.page(RowPage(rows, before: before, after: after), request.token))
  }

  mutating func fail(_ error: any Error, in lane: PagingLane? = nil) {
    guard let request = underWay.first(where: { lane == nil || $0.lane == lane }) else {
      return faults.append("nothing to fail")
    }
    tell(.failed(error, request.token))
  }

  /// The app's own rows come at a side.
  mutating func insert(_ ids: [Int], at side: PagingSide) {
    if side == .start {
      rows.insert(contentsOf: ids, at: 0)
      offset += Double(ids.count) * rowExtent
    } else {
      rows += ids
    }
    tell(.inserted(ids, side))
  }

  mutating func remove(_ ids: [Int]) {
    rows.removeAll { ids.contains($0) }
    offset = max(0, min(offset, content - viewport))
    tell(.removed(ids))
  }

  private mutating func carryOut(_ action: PagingAction<Int, Cursor>) {
    switch action {
    case .load(let request):
      if underWay.contains(where: { $0.lane == request.lane }) { faults.append("two loads at the \(request.lane)") }
      begun.append(request)
      underWay.append(request)
    case .cancel(let token):
      if !underWay.contains(where: { $0.token == token }) { faults.append("cancelled what was not under way") }
      cancelled.append(token)
      underWay.removeAll { $0.token == token }
    case .splice(let splice):
      splices.append(splice)
      put(splice)
      trim(after: splice.token.lane)
    case .replace(let replacement):
      replacements.append(replacement)
      rows = replacement.rows
      if replacement.scrollsToStart { offset = 0 }
      offset = max(0, min(offset, content - viewport))
    }
  }

  private mutating func put(_ splice: PageSplice<Int>) {
    let index: Int? =
      switch splice.place {
      case .after(let id): rows.firstIndex(of: id).map { $0 + 1 }
      case .before(let id): rows.firstIndex(of: id)
      case .start: 0
      case .end: rows.count
      }
    guard let index else { return faults.append("no place: \(splice)") }
    if !Set(rows).isDisjoint(with: splice.inserted) { faults.append("a row comes twice: \(splice)") }
    // The hold: what comes above the first visible row moves the offset along.
    if !rows.isEmpty, Double(index) * rowExtent <= offset { offset += Double(splice.inserted.count) * rowExtent }
    rows.insert(contentsOf: splice.inserted, at: index)
  }

  private mutating func trim(after lane: PagingLane) {
    guard let side = lane.side else { return }
    let shown = Set(rows)
    let first = max(0, Int(offset / rowExtent))
    let last = max(first, Int(((offset + viewport) / rowExtent).rounded(.up)))
    let visible = Set(rows[min(first, rows.count)..<min(last, rows.count)])
    let extent = rowExtent
    guard
      let trim = machine.trim(
        awayFrom: side, geometry, isShown: shown.contains,
        extent: { visible.isDisjoint(with: $0) ? Double($0.count) * extent : nil })
    else { return }
    trims.append(trim)
    rows.removeAll { trim.dropped.contains($0) }
    if trim.side == .start { offset -= Double(trim.dropped.count) * rowExtent }
  }
}

extension PagingDesk where Cursor == Int {
  /// An empty list whose pages are numbered from 1.
  init(_ settings: PagingSettings = PagingSettings()) throws {
    self.init(try PagingMachine(origin: 1, settings: settings))
  }

  /// A list with so many rows that goes on at the end with page 2, and at the start with the page given, if any.
  init(rows: Int, start: Int? = nil, _ settings: PagingSettings = PagingSettings()) throws {
    let ids = Array(0..<rows)
    self.init(try PagingMachine(rows: ids, start: start, end: 2, origin: 1, settings: settings), rows: ids)
  }
}

/// An error of somebody else's.
struct LoaderError: Error, Equatable {
  var code = 503
}

extension PagingStatus {
  /// The status in one word.
  var word: String { String("\(self)".prefix { $0 != ":" }) }
}
