import Foundation
import Hedgerow

/// Lists of many rows on a screen: to the last row and back, rows put in at the front, and a look at what is visible.
func listBenchmarks(quick: Bool) -> [Measurement] {
  let sizes = quick ? [10_000] : [10_000, 1_000_000, 10_000_000]
  return sizes.flatMap { listBenchmarks(rows: $0) }
}

private func listBenchmarks(rows: Int) -> [Measurement] {
  let window = WindowNode(width: 390, height: 844)
  let list = ListNode("list", rows: rows, rowHeight: 44, frame: window.bounds)
  list.rowProvider = RowProvider()
  window.addSubview(list)
  window.settle()
  let last = RowPath(section: 0, row: rows - 1)
  let end = Double(rows) * 44 - 844

  /// To the last row, laid out, and back to the first.
  func thereAndBack() {
    check(list.scroll(to: .row(last), at: .end) == .settled(from: 0, to: end), "the last row is elsewhere")
    window.settle()
    consume(list.rowView(at: last))
    check(list.scroll(to: .row(0), at: .start) == .settled(from: end, to: 0), "the first row is elsewhere")
    window.settle()
  }
  let scroll = nanoseconds(rounds: 3, iterations: 20) { thereAndBack() }

  // What a flat list does for the same: it adds up the rows before the last.
  let extents = [Double](repeating: 44, count: rows)
  let naive = nanoseconds(rounds: 3, iterations: 1) { consume(extents.dropLast().reduce(0, +)) }

  let new = (0..<50).map { RowPath(section: 0, row: $0) }
  let update = nanoseconds(rounds: 3, iterations: 10) {
    let report = try? list.update { $0.insertRows(at: new) }
    check(report?.newRowCount == list.rowCount, "rows are lost")
    window.settle()
  }
  let visible = nanoseconds(rounds: 3, iterations: 1_000) { consume(list.visibleRows) }
  return [
    Measurement(
      name: "list: to the last row and back, laid out", n: rows, ns: scroll, baselineNs: naive, bound: "shown",
      isWithinBound: true),
    Measurement(
      name: "list: 50 rows put in front, laid out", n: rows, ns: update, baselineNs: naive, bound: "shown",
      isWithinBound: true),
    Measurement(
      name: "list: the visible rows", n: rows, ns: visible, baselineNs: nil, bound: "shown", isWithinBound: true),
  ]
}
