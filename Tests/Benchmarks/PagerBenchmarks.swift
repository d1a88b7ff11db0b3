import Foundation
import Hedgerow

/// The same as of the machine alone, through a pager over a real list: the look, which is a window's pass with it less one without
/// it, and a scroll to the end of many pages.
///
/// - Parameter quick: A short run for its checked results; its times mean little.
func pagerBenchmarks(quick: Bool) -> [Measurement] {
  let rows = quick ? 10_000 : 1_000_000
  let looks = [
    ("threshold in points", PagingThreshold.points(100), false), ("threshold in rows", .rows(1), false),
    ("a row at the end says how loading goes", .points(100), true),
  ].map { name, threshold, hasStatusRow in
    let (pass, bare) = passBenchmark(rows: rows, threshold, hasStatusRow, quick: quick)
    return Measurement(
      name: "a pager's look that begins nothing, \(name)", n: rows, ns: max(0, pass - bare), baselineNs: nil,
      bound: "≤ 0.5 µs", isWithinBound: quick || pass - bare <= 500)
  }
  let pages = rows / 100
  let (first, last) = scrollBenchmark(pages: pages)
  return looks + [
    Measurement(
      name: "to the end and a page of 100 rows through a pager, beside the first pages", n: rows, ns: last,
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

/// Nanoseconds for a pass in which nothing is to be done, with a pager that looks and without one, the best of many short rounds
/// that take turns.
private func passBenchmark(
  rows: Int, _ threshold: PagingThreshold, _ hasStatusRow: Bool, quick: Bool
) -> (with: Double, without: Double) {
  let paged = PagedScreen(rows: rows, threshold)
  let bare = PagedScreen(rows: rows, threshold, isPaged: false)
  if hasStatusRow { paged.pager?.statusRow = { side, _ in side == .end ? -1 : nil } }
  var (with, without) = (Double.infinity, Double.infinity)
  for _ in 0..<(quick ? 1 : 100) {
    with = min(with, nanoseconds(rounds: 1, iterations: quick ? 1_000 : 5_000) { paged.window.layoutIfNeeded() })
    without = min(without, nanoseconds(rounds: 1, iterations: quick ? 1_000 : 5_000) { bare.window.layoutIfNeeded() })
  }
  check(paged.pager?.machine.counts.loads == 0, "a pager far from its end loads")
  paged.scrollToEnd()
  check(paged.pager?.takeRequests().count == 1, "a pager at its end loads nothing")
  return (with, without)
}

/// Nanoseconds for the way from one page to the next: the means of the first and of the last thousand pages.
///
/// It is the thread's own time, as a way of a thousand pages is long enough to be interrupted many times.
private func scrollBenchmark(pages: Int) -> (first: Double, last: Double) {
  let screen = PagedScreen(rows: 100, .points(0))
  guard let pager = screen.pager else { return (1, .infinity) }
  let part = max(1, min(1_000, pages / 10))
  var (first, last) = (0.0, 0.0)
  for next in 1..<pages {
    let start = threadTime()
    screen.scrollToEnd()
    let requests = pager.takeRequests()
    check(requests.count == 1, "\(requests.count) loads at the end of page \(next)")
    for request in requests {
      let rows = Array(request.cursor * 100..<(request.cursor + 1) * 100)
      check(
        pager.deliver(RowPage(rows, number: request.cursor, first: 0), for: request) == .shown(new: 100, known: 0),
        "page \(request.cursor) was not shown")
    }
    let time = threadTime() - start
    if next <= part { first += time }
    if next >= pages - part { last += time }
  }
  check(screen.list.rowCount == pages * 100, "\(screen.list.rowCount) rows in \(pages) pages")
  check(screen.source.id(at: RowPath(section: 0, row: pages * 100 - 1)) == pages * 100 - 1, "the last row is another")
  return (first / Double(part), last / Double(part))
}

/// The processor time that this thread has used so far, in nanoseconds.
private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
