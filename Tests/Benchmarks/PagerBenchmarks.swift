import Dispatch
import Foundation
import Hedgerow

/// The same as of the machine alone, through a pager over a real list: the look in a window's pass, and a scroll to the end of
/// many pages.
///
/// - Parameter quick: A short run for its checked results; its times mean little.
func pagerBenchmarks(quick: Bool) -> [Measurement] {
  let rows = quick ? 10_000 : 1_000_000
  let looks = [
    ("points", PagingThreshold.points(100), false), ("rows", .rows(1), false),
    ("points, with a row at the end", .points(100), true),
  ].map { name, threshold, hasStatusRow in
    let (pass, bare) = passBenchmark(rows: rows, threshold, hasStatusRow, quick: quick)
    return Measurement(
      name: "a look of a pager in a pass, threshold in \(name): the pass with it less the pass without", n: rows,
      ns: max(0, pass - bare), baselineNs: nil, bound: "≤ 0.5 µs", isWithinBound: quick || pass - bare <= 500)
  }
  let pages = rows / 100
  let (first, last) = scrollBenchmark(pages: pages)
  return looks + [
    Measurement(
      name: "scroll to the end, page of 100 rows loaded and laid out, beside the first pages", n: rows, ns: last,
      baselineNs: first, bound: "no growth: within 1.5×", isWithinBound: quick || last <= 1.5 * first)
  ]
}

/// A list in a window that is high enough for 20 rows, with a pager whose pages are taken by hand.
private final class PagedScreen {
  let window = WindowNode(width: 390, height: 880)
  let list = ListNode("paged")
  let source: RowSource<OneSection, Int>
  let pager: Pager<Int, Int, Int>?

  init(rows: Int, _ threshold: PagingThreshold, isPaged: Bool = true) {
    list.frame = window.bounds
    list.extents = .uniform(row: 44)
    let ids = Array(0..<rows)
    let source = RowSource<OneSection, Int>(list)
    must { _ = try source.apply(ids) }
    self.source = source
    pager = isPaged ? pagerByHand(source, ids, threshold) : nil
    window.addSubview(list)
    window.settle()
  }

  func scrollToEnd() {
    list.contentOffset.y = max(0, list.contentSize.height - list.bounds.height)
    window.layoutIfNeeded()
  }
}

private func pagerByHand(
  _ source: RowSource<OneSection, Int>, _ ids: [Int], _ threshold: PagingThreshold
) -> Pager<Int, Int, Int> {
  let settings = PagingSettings(endThreshold: threshold)
  let machine = must {
    try PagingMachine(rows: ids, start: nil, end: ids.count / 100, origin: 0, settings: settings)
  }
  return Pager(source, machine: machine, id: { $0 }, receive: { _ in })
}

/// Nanoseconds for a pass in which nothing is to be done, with a pager that looks and without one.
private func passBenchmark(
  rows: Int, _ threshold: PagingThreshold, _ hasStatusRow: Bool, quick: Bool
) -> (with: Double, without: Double) {
  func pass(isPaged: Bool) -> Double {
    let screen = PagedScreen(rows: rows, threshold, isPaged: isPaged)
    if hasStatusRow { screen.pager?.statusRow = { side, _ in side == .end ? -1 : nil } }
    screen.window.settle()
    let ns = nanoseconds(rounds: 9, iterations: quick ? 1_000 : 200_000) { screen.window.layoutIfNeeded() }
    guard let pager = screen.pager else { return ns }
    check(pager.machine.counts.loads == 0, "a pager far from its end loads")
    screen.scrollToEnd()
    check(pager.takeRequests().count == 1, "a pager at its end loads nothing")
    return ns
  }
  return (pass(isPaged: true), pass(isPaged: false))
}

/// Nanoseconds for the way from one page to the next: the best of runs of a hundred, at the beginning and at the end.
private func scrollBenchmark(pages: Int) -> (first: Double, last: Double) {
  let screen = PagedScreen(rows: 100, .points(0))
  guard let pager = screen.pager else { return (1, .infinity) }
  var runs: [Double] = []
  var next = 1
  while next < pages {
    let end = min(next + 100, pages)
    let count = end - next
    let start = DispatchTime.now().uptimeNanoseconds
    while next < end {
      screen.scrollToEnd()
      let requests = pager.takeRequests()
      check(requests.count == 1, "\(requests.count) loads at the end of page \(next)")
      for request in requests {
        let rows = Array(request.cursor * 100..<(request.cursor + 1) * 100)
        check(
          pager.deliver(RowPage(rows, number: request.cursor, first: 0), for: request) == .shown(new: 100, known: 0),
          "page \(request.cursor) was not shown")
      }
      next += 1
    }
    runs.append(Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count))
  }
  check(screen.list.rowCount == pages * 100, "\(screen.list.rowCount) rows in \(pages) pages")
  check(screen.source.id(at: RowPath(section: 0, row: pages * 100 - 1)) == pages * 100 - 1, "the last row is another")
  let part = max(1, runs.count / 10)
  return (runs.prefix(part).min() ?? 1, runs.suffix(part).min() ?? .infinity)
}
