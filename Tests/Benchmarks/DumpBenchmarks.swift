import Foundation
import Hedgerow
import HedgerowExplorer

/// A text as a debugger prints it, read, made a model of, and drawn, at three sizes; the naive form splits it at its line ends
/// and semicolons and reads nothing.
func dumpBenchmarks(quick: Bool) -> [Measurement] {
  let sizes = quick ? [1_000] : [1_000, 10_000, 100_000]
  var table: [Measurement] = []
  var perNode: [Double] = []
  for size in sizes {
    let bytes = DumpText.make(nodes: size)
    let rounds = size < 100_000 ? 5 : 3
    let read = nanoseconds(rounds: rounds, iterations: 1) {
      let dump = try? Dump(reading: bytes)
      check(dump?.nodes.count == size, "nodes are lost")
    }
    perNode.append(read / Double(size))
    let naive = nanoseconds(rounds: rounds, iterations: 1) {
      let text = String(decoding: bytes, as: UTF8.self)
      for line in text.components(separatedBy: "\n") { consume(line.components(separatedBy: "; ")) }
    }
    let isLargest = size == 100_000
    // A thousand nodes stay in the cache, so the growth is that from ten thousand on.
    let growth = perNode.count > 1 ? perNode[perNode.count - 1] / perNode[perNode.count - 2] : 1
    table.append(
      Measurement(
        name: "a text of \(bytes.count / 1_000) kB: read", n: size, ns: read, baselineNs: naive,
        bound: isLargest ? "≤ 1.5 s, a node ≤ 1.5× one of 10,000" : "shown",
        isWithinBound: !isLargest || read <= 1.5e9 && growth <= 1.5))
    guard let dump = try? Dump(reading: bytes) else { continue }
    table += drawn(dump, n: size, rounds: rounds)
  }
  return table + deepDump(quick ? 10_000 : 100_000)
}

private func drawn(_ dump: Dump, n: Int, rounds: Int) -> [Measurement] {
  func shown(_ name: String, _ ns: Double) -> Measurement {
    Measurement(name: "a text: \(name)", n: n, ns: ns, baselineNs: nil, bound: "shown", isWithinBound: true)
  }
  let made = nanoseconds(rounds: rounds, iterations: 1) { check(!DumpModel(dump).windows.isEmpty, "no window") }
  let model = DumpModel(dump)
  let outline = nanoseconds(rounds: rounds, iterations: 1) { consume(DumpOutline(model).text()) }
  let picture = nanoseconds(rounds: rounds, iterations: 1) { consume(DumpPicture(model).svg()) }
  let page = nanoseconds(rounds: rounds, iterations: 1) { consume(DumpPage(model).html()) }
  return [
    shown("make its model", made), shown("outline", outline), shown("picture", picture), shown("page", page),
  ]
}

/// What reading takes at its height, with the text that is there before.
///
/// It is measured first: a heap that has been larger already would hide it.
func readingMemoryBenchmarks(quick: Bool) -> [Measurement] {
  let nodes = quick ? 10_000 : 100_000
  let bytes = DumpText.make(nodes: nodes)
  resetPeakMemory()
  let before = residentBytes()
  let dump = try? Dump(reading: bytes)
  let peak = max(peakBytes() - before, 0) + bytes.count
  check(dump?.nodes.count == nodes, "nodes are lost")
  return [
    Measurement(
      name: "a text: memory at the height of reading, the text included", n: nodes, ns: Double(peak), baselineNs: nil,
      bound: "≤ 400 MB", isWithinBound: peak <= 400_000_000, isBytes: true)
  ]
}

/// A chain as deep as it is long, read, made a model of, and drawn down to the bounds of the drawings.
private func deepDump(_ depth: Int) -> [Measurement] {
  let text = String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: depth)
  let ns = nanoseconds(rounds: 2, iterations: 1) {
    guard let model = try? DumpModel(reading: text) else { return check(false, "nothing was read") }
    check(model.elements.count == depth, "nodes are lost")
    check(DumpOutline(model).text().contains("more elements"), "the outline does not elide")
    check(DumpPicture(model).svg().contains("more views") == (depth > 5_000), "the picture does not elide")
    consume(DumpPage(model).html())
  }
  return [
    Measurement(
      name: "a chain: read, model, three drawings", n: depth, ns: ns, baselineNs: nil, bound: "done",
      isWithinBound: true)
  ]
}
