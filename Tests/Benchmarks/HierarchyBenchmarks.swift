import Foundation
import Hedgerow

/// Searches, hits, chains, conversions and edits over trees of several sizes and shapes.
func hierarchyBenchmarks(quick: Bool) -> [Measurement] {
  let sizes = quick ? [1_000] : [1_000, 10_000, 100_000]
  var table: [Measurement] = []
  // Memory first: nothing has been freed yet.
  let memory = memoryBenchmarks(quick ? 1_000 : 100_000)
  for n in sizes { table += searchBenchmarks(n) }
  for n in sizes { table += hitBenchmarks(n) }
  table += upwardBenchmarks(quick ? 1_000 : 100_000)
  table += editBenchmarks(quick ? 1_000 : 10_000)
  table += memory
  table += shapeBenchmarks(quick ? 1_000 : 100_000)
  table += deepChainBenchmarks(quick ? 10_000 : 1_000_000)
  return table
}

private func searchBenchmarks(_ n: Int) -> [Measurement] {
  let tree = makeTree(n, fanOut: 8, lists: 3)
  let window = tree.window
  check(window.firstDescendant(ofType: AbsentView.self) == nil, "a type that is absent was found")
  check(window.allDescendants(ofType: ViewNode.self).count == n, "not every view was found")
  check(
    window.allDescendants(ofType: ListNode.self).map(ObjectIdentifier.init) == tree.lists.map(ObjectIdentifier.init),
    "other lists")
  let iterations = max(1, 200_000 / n)
  let miss = nanoseconds(iterations: iterations) { consume(window.firstDescendant(ofType: AbsentView.self)) }
  let eager = nanoseconds(rounds: 3, iterations: max(1, iterations / 4)) {
    consume(Naive.eagerSearch(window, for: AbsentView.self))
  }
  let mixed = makeTree(n, fanOut: 8, isMixed: true).window
  check(mixed.allDescendants(ofType: OneView.self).count == (n + 1) / 3, "not every view of a class was found")
  let mixedMiss = nanoseconds(iterations: iterations) { consume(mixed.firstDescendant(ofType: AbsentView.self)) }
  let mixedEager = nanoseconds(rounds: 3, iterations: max(1, iterations / 4)) {
    consume(Naive.eagerSearch(mixed, for: AbsentView.self))
  }
  let early = nanoseconds(iterations: 10_000) { consume(window.firstDescendant(ofType: ViewNode.self)) }
  let lists = nanoseconds(iterations: 1_000) { consume(window.allDescendants(ofType: ListNode.self)) }
  let eagerLists = nanoseconds(rounds: 3, iterations: max(1, iterations / 4)) {
    consume(Naive.eagerSearch(window, for: ListNode.self))
  }
  return [
    Measurement(
      name: "typed search, full miss", n: n, ns: miss, baselineNs: eager, bound: "≤ 1/3 of eager recursion",
      isWithinBound: miss <= eager / 3),
    Measurement(
      name: "typed search, full miss, siblings of 3 classes", n: n, ns: mixedMiss, baselineNs: mixedEager,
      bound: "≤ 1/3 of eager recursion", isWithinBound: mixedMiss <= mixedEager / 3),
    Measurement(
      name: "typed search, hit at the first view", n: n, ns: early, baselineNs: nil, bound: "visited nodes only",
      isWithinBound: early < 1_000),
    Measurement(
      name: "all 3 lists, by pruning", n: n, ns: lists, baselineNs: eagerLists, bound: "≤ 20 µs",
      isWithinBound: lists <= 20_000),
  ]
}

private func hitBenchmarks(_ n: Int) -> [Measurement] {
  let tree = makeTree(n, fanOut: 8)
  var random = SystemRandomNumberGenerator()
  let points = (0..<256).map { _ in
    CGPoint(x: CGFloat.random(in: 0..<1024, using: &random), y: CGFloat.random(in: 0..<1024, using: &random))
  }
  for point in points {
    check(tree.window.hitTest(point) === Naive.hitTest(tree.window, point), "another hit at \(point)")
  }
  let hit = nanoseconds(iterations: 40) { for point in points { consume(tree.window.hitTest(point)) } } / 256
  let naive = nanoseconds(iterations: 10) { for point in points { consume(Naive.hitTest(tree.window, point)) } } / 256
  return [
    Measurement(
      name: "hit test, random point, fan-out 8", n: n, ns: hit, baselineNs: naive, bound: "≤ 3 µs at 10,000",
      isWithinBound: n > 10_000 || hit <= 3_000)
  ]
}

private func upwardBenchmarks(_ n: Int) -> [Measurement] {
  let controller = ControllerNode("root")
  let window = WindowNode(width: 390, height: 844, rootController: controller)
  var leaf = controller.view
  for _ in 0..<6 {
    let view = ViewNode(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    leaf.addSubview(view)
    leaf = view
  }
  check(leaf.owningController === controller, "another controller")
  check(leaf.convert(CGPoint.zero, to: window) == CGPoint(x: 6, y: 6), "another point")
  let owner = nanoseconds(iterations: 100_000) { consume(leaf.owningController) }
  let naiveOwner = nanoseconds(iterations: 100_000) { consume(Naive.findController(leaf)) }
  let point = CGPoint(x: 3, y: 4)
  let convert = nanoseconds(iterations: 100_000) { consume(leaf.convert(point, to: window)) }
  let naiveConvert = nanoseconds(iterations: 100_000) { consume(Naive.toTop(point, of: leaf)) }
  return [
    Measurement(
      name: "owning controller, leaf at depth 6", n: 6, ns: owner, baselineNs: naiveOwner, bound: "≤ 0.4 µs",
      isWithinBound: owner <= 400),
    Measurement(
      name: "conversion, leaf at depth 6 to window", n: 6, ns: convert, baselineNs: naiveConvert, bound: "≤ 0.5 µs",
      isWithinBound: convert <= 500),
  ]
}

private func editBenchmarks(_ n: Int) -> [Measurement] {
  let window = WindowNode()
  let parent = ViewNode(frame: window.bounds)
  window.addSubview(parent)
  for _ in 0..<n { parent.addSubview(ViewNode(frame: parent.bounds)) }
  window.settle()
  let middle = parent.subviews[n / 2]
  let edit = nanoseconds(iterations: 200) {
    middle.removeFromSuperview()
    parent.addSubview(middle)
    let back = parent.subviews[n / 2]
    consume(back)
  }
  // From the middle each time, as the first has gone to the end.
  var turn = 0
  let edits = nanoseconds(iterations: 200) {
    let view = parent.subviews[(turn * 7919) % n]
    turn += 1
    view.removeFromSuperview()
    parent.addSubview(view)
  }
  check(parent.subviews.count == n, "a view is lost")
  return [
    Measurement(
      name: "remove and add one of a flat parent's children, at the end", n: n, ns: edit, baselineNs: nil,
      bound: "≤ 30 µs at 10,000", isWithinBound: n > 10_000 || edit <= 30_000),
    Measurement(
      name: "remove and add one of a flat parent's children, anywhere", n: n, ns: edits, baselineNs: nil,
      bound: "≤ 30 µs at 10,000", isWithinBound: n > 10_000 || edits <= 30_000),
  ]
}

private func memoryBenchmarks(_ n: Int) -> [Measurement] {
  _ = makeTree(1_000, fanOut: 8)
  let before = residentBytes()
  var tree: MeasuredTree? = makeTree(n, fanOut: 8)
  let bytes = Double(residentBytes() - before) - 16 * Double(n)  // less the two arrays of the builder
  consume(tree)
  tree = nil
  let build = nanoseconds(rounds: 3, iterations: 1) { buildAndRelease(n) } / Double(n)
  return [
    Measurement(
      name: "memory of a view, fan-out 8", n: n, ns: bytes / Double(n), baselineNs: nil, bound: "≤ 320 bytes",
      isWithinBound: bytes / Double(n) <= 320, isBytes: true),
    Measurement(
      name: "build and release, a view", n: n, ns: build, baselineNs: nil, bound: "≤ 1 µs",
      isWithinBound: build <= 1_000),
  ]
}

/// Builds a tree of `n` views with fan-out 8 and lets go of it.
///
/// Nothing but the tree keeps its views.
private func buildAndRelease(_ n: Int) {
  let window = WindowNode()
  var parents: [Unmanaged<ViewNode>] = [.passUnretained(window)]
  parents.reserveCapacity(n + 1)
  var next = 0
  while parents.count <= n {
    parents[next]._withUnsafeGuaranteedRef { parent in
      for _ in 0..<min(8, n + 1 - parents.count) {
        let view = ViewNode()
        parent.addSubview(view)
        parents.append(.passUnretained(view))
      }
    }
    next += 1
  }
  withExtendedLifetime(window) {}
}

private func shapeBenchmarks(_ n: Int) -> [Measurement] {
  var table: [Measurement] = []
  for (shape, fanOut) in [("flat", n), ("chain", 1)] {
    let count = shape == "flat" ? n : n
    let tree = makeTree(count, fanOut: fanOut)
    check(tree.window.firstDescendant(ofType: AbsentView.self) == nil, "a type that is absent was found")
    let miss = nanoseconds(rounds: 3, iterations: 2) {
      consume(tree.window.firstDescendant(ofType: AbsentView.self))
    }
    // The eager recursion overflows the stack on a chain of this length: it has no baseline there.
    let eager =
      shape == "flat"
      ? nanoseconds(rounds: 3, iterations: 1) { consume(Naive.eagerSearch(tree.window, for: AbsentView.self)) } : nil
    table.append(
      Measurement(
        name: "typed search, full miss, \(shape)", n: count, ns: miss, baselineNs: eager,
        bound: "≤ 1/3 of eager recursion", isWithinBound: eager.map { miss <= $0 / 3 } ?? true))
  }
  let flat = makeTree(min(n, 10_000), fanOut: min(n, 10_000))
  let edge = CGPoint(x: 0, y: 0)
  check(flat.window.hitTest(edge) === flat.views[0], "another hit")
  let hit = nanoseconds(iterations: 50) { consume(flat.window.hitTest(edge)) }
  let naive = nanoseconds(iterations: 10) { consume(Naive.hitTest(flat.window, edge)) }
  table.append(
    Measurement(
      name: "hit test, rear-most child of a flat parent", n: flat.views.count, ns: hit, baselineNs: naive,
      bound: "≤ 100 µs at 10,000", isWithinBound: hit <= 100_000))
  return table
}
