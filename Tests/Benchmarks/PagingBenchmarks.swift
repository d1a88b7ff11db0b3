import Dispatch
import Hedgerow

/// What a look at a paged list costs that begins nothing, and whether a page costs more the more rows there are.
///
/// - Parameter quick: A short run for its checked results; its times mean little.
func pagingBenchmarks(quick: Bool) -> [Measurement] {
  let looks = lookBenchmark(quick: quick)
  let pages = quick ? 1_000 : 10_000
  let (first, last) = pageBenchmark(pages: pages)
  let growth = last / first
  return [
    Measurement(
      name: "a paging machine's look that begins nothing", n: pages * 100, ns: looks, baselineNs: nil,
      bound: "≤ 0.5 µs", isWithinBound: quick || looks <= 500),
    Measurement(
      name: "a page of 100 rows through a paging machine, beside the first pages", n: pages * 100, ns: last,
      baselineNs: first,
      bound: "within 3×", isWithinBound: quick || growth <= 3),
  ] + pagerBenchmarks(quick: quick)
}

/// Nanoseconds for a look while the list is scrolled, far from its end and with a page under way.
private func lookBenchmark(quick: Bool) -> Double {
  guard
    var machine = try? PagingMachine<Int, String>(
      rows: Array(0..<1_000), start: nil, end: "next", origin: "first",
      settings: PagingSettings(endThreshold: .viewports(1)))
  else { return .infinity }
  var geometry = PagingGeometry(viewport: 600, content: 44_000, offset: 0)
  var begun = 0
  let far = nanoseconds(iterations: quick ? 1_000 : 1_000_000) {
    geometry.offset = geometry.offset < 40_000 ? geometry.offset + 1 : 0
    if machine.evaluate(geometry) != nil { begun += 1 }
  }
  check(begun == 0, "a list far from its end loads")
  geometry.offset = 43_400
  check(machine.evaluate(geometry) != nil, "a list at its end loads nothing")
  let loading = nanoseconds(iterations: quick ? 1_000 : 1_000_000) {
    if machine.evaluate(geometry) != nil { begun += 1 }
  }
  check(begun == 0, "a list loads a page twice")
  return max(far, loading)
}

/// Nanoseconds for a page of 100 rows: the best of ten runs of a hundred, at the beginning and at the end.
private func pageBenchmark(pages: Int) -> (first: Double, last: Double) {
  guard var machine = try? PagingMachine<Int, Int>(origin: 0) else { return (1, .infinity) }
  var count = 0
  var runs: [Double] = []
  for run in 0..<pages / 100 {
    let start = DispatchTime.now().uptimeNanoseconds
    for page in run * 100..<(run + 1) * 100 {
      let geometry = PagingGeometry(viewport: 600, content: Double(count) * 44, offset: Double(count) * 44 - 600)
      guard case .load(let request)? = machine.evaluate(geometry) else { continue }
      let shown = count
      let actions = machine.handle(
        .page(RowPage(Array(page * 100..<(page + 1) * 100), after: page + 1), request.token)
      ) { $0 < shown }
      if case .splice(let splice)? = actions.first { count += splice.inserted.count }
    }
    runs.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 100)
  }
  check(count == pages * 100, "\(count) rows in \(pages) pages")
  let part = max(1, runs.count / 10)
  return (runs.prefix(part).min() ?? 1, runs.suffix(part).min() ?? .infinity)
}
