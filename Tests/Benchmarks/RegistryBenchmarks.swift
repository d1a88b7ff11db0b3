import Foundation
import Hedgerow

/// The registry beside a plain dictionary of weak references, and probes that nothing around changes.
///
/// - Parameter quick: A short run for its checked results; its times mean little.
func registryBenchmarks(quick: Bool) -> [Measurement] {
  let n = quick ? 1_000 : 10_000
  return tagBenchmarks(n: n, quick: quick) + [treeEdit(probes: quick ? 100 : 1_000, quick: quick)]
}

/// What one would write first: the name to a weak reference.
private struct WeakList {
  weak var list: ListNode?
}

private func tagBenchmarks(n: Int, quick: Bool) -> [Measurement] {
  let rounds = quick ? 1 : 7
  let registry = ListRegistry()
  let lists = (0..<n).map { ListNode("\($0)") }
  let tags = (0..<n).map { ListTag("a list of an app, number \($0)") }
  var plain: [String: WeakList] = [:]
  for (list, tag) in zip(lists, tags) {
    _ = must { try registry.register(list, as: tag) }
    plain[tag.name] = WeakList(list: list)
  }
  let asked = stride(from: 0, to: n, by: 7).map { tags[$0] }
  let lookUp =
    nanoseconds(rounds: rounds, iterations: quick ? 1 : 20) {
      var found = 0
      for tag in asked where registry[tag] != nil { found += 1 }
      check(found == asked.count, "lists found by tag")
    } / Double(asked.count)
  let plainLookUp =
    nanoseconds(rounds: rounds, iterations: quick ? 1 : 20) {
      var found = 0
      for tag in asked where plain[tag.name]?.list != nil { found += 1 }
      check(found == asked.count, "lists found by name")
    } / Double(asked.count)

  let extra = (0..<1_000).map { ListNode("extra \($0)") }
  let extraTags = (0..<1_000).map { ListTag("an extra list, number \($0)") }
  let churn =
    nanoseconds(rounds: rounds, iterations: 1) {
      for (list, tag) in zip(extra, extraTags) {
        let registration = must { try registry.register(list, as: tag) }
        check(registry.unregister(registration), "a list taken out")
      }
    } / Double(extra.count)
  let plainChurn =
    nanoseconds(rounds: rounds, iterations: 1) {
      for (list, tag) in zip(extra, extraTags) {
        plain[tag.name] = WeakList(list: list)
        plain[tag.name] = nil
      }
    } / Double(extra.count)
  check(registry.count == n, "lists left after registering and unregistering")
  // The registry keeps none of them.
  withExtendedLifetime((lists, extra)) {}
  return [
    Measurement(
      name: "look-up by tag", n: n, ns: lookUp, baselineNs: plainLookUp, bound: "≤ 0.15 µs",
      isWithinBound: quick || lookUp <= 150),
    Measurement(
      name: "register + unregister", n: n, ns: churn, baselineNs: plainChurn, bound: "≤ 2 µs",
      isWithinBound: quick || churn <= 2_000),
  ]
}

/// A view added to one of many probed boxes, with the pass that tells the probe there; beside a window with that box alone.
private func treeEdit(probes: Int, quick: Bool) -> Measurement {
  func edit(in count: Int) -> Double {
    let registry = ListRegistry()
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    var own: [ProbeNode] = []
    for index in 0..<count {
      let box = ViewNode("box \(index)")
      let list = ListNode("list \(index)")
      box.addSubview(list)
      window.addSubview(box)
      let probe = ProbeNode(as: ListTag("list \(index)"), in: registry)
      list.addOverlay(probe)
      own.append(probe)
    }
    window.settle()
    check(registry.count == count, "lists registered by probes")
    let searches = own.map(\.resolutionCount)
    guard let box = own[count / 2].superview else { return 0 }
    let view = ViewNode()
    let iterations = quick ? 2 : 20
    let rounds = quick ? 1 : 7
    let ns = nanoseconds(rounds: rounds, iterations: iterations) {
      box.addSubview(view)
      window.settle()
      view.removeFromSuperview()
      window.settle()
    }
    let more = zip(own, searches).map { $0.resolutionCount - $1 }
    check(more[count / 2] == 2 * rounds * iterations, "searches of the probe concerned: \(more[count / 2])")
    check(more.reduce(0, +) == more[count / 2], "no search of the others")
    return ns / 2
  }
  let many = edit(in: probes)
  return Measurement(
    name: "tree edit + pass, with probes, beside 1 probe", n: probes, ns: many, baselineNs: edit(in: 1),
    bound: "shown: one search, none of the others", isWithinBound: true)
}
