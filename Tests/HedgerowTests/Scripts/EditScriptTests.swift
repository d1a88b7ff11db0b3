import Foundation
import Hedgerow
import Testing

/// Random edits of views, overlays and probes in two windows, beside an oracle that edits plain arrays.
@Suite("Edit scripts")
struct EditScriptTests {
  @Test("edits without overlays keep the invariants and agree with the oracle", arguments: 0..<30 as Range<UInt64>)
  func edits(seed: UInt64) { run(seed: seed, withOverlays: false) }

  @Test("edits with overlays keep the invariants and agree with the oracle", arguments: 100..<140 as Range<UInt64>)
  func editsWithOverlays(seed: UInt64) { run(seed: seed, withOverlays: true) }

  private func run(seed: UInt64, withOverlays: Bool) {
    var script = EditScript(seed: seed, withOverlays: withOverlays)
    for step in 0..<150 {
      let what = script.step()
      let violations = script.violations()
      if !violations.isEmpty {
        Issue.record("seed \(seed), step \(step): \(what)\n\(violations.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// A model and an oracle under the same edits.
private struct EditScript {
  private var random: SplitMix64
  private let withOverlays: Bool
  private let nodes: [ViewNode]
  private let controllers: [ControllerNode]
  private var oracle: OracleTree
  private var order: [ViewNode: Int] = [:]

  init(seed: UInt64, withOverlays: Bool) {
    random = SplitMix64(seed: seed)
    self.withOverlays = withOverlays
    nodes = (0..<18).map { index in
      switch index {
      case 0, 1: WindowNode("w\(index)")
      case 2, 3: ScrollNode("s\(index)")
      case 4: ListNode("l\(index)")
      case 5, 6, 7: ProbeNode("p\(index)")
      default: ViewNode("v\(index)")
      }
    }
    controllers = (8..<11).map { ControllerNode("c\($0)") }
    for (index, controller) in controllers.enumerated() { controller.view = nodes[8 + index] }
    oracle = OracleTree(count: nodes.count, windows: 2)
    for (index, node) in nodes.enumerated() { order[node] = index }
  }

  /// Makes one edit, in words.
  mutating func step() -> String {
    let view = random.below(nodes.count)
    let parent = random.below(nodes.count)
    switch random.below(withOverlays ? 12 : 9) {
    case 0: return attach(view, to: parent, .end)
    case 1: return attach(view, to: parent, .index(random.below(9) - 2))
    case 2: return attach(view, to: parent, .above(random.below(nodes.count)))
    case 3: return attach(view, to: parent, .below(random.below(nodes.count)))
    case 4:
      let (first, second) = (random.below(6) - 1, random.below(6) - 1)
      nodes[parent].exchangeSubview(at: first, withSubviewAt: second)
      oracle.exchange(first, second, in: parent)
      return "exchange \(first) and \(second) in \(parent)"
    case 5: return reorder(random.once(in: 2))
    case 6:
      nodes[view].removeFromSuperview()
      oracle.unlink(view)
      return "remove \(view)"
    case 7:
      oracle.items[view].isHidden.toggle()
      nodes[view].isHidden = oracle.items[view].isHidden
      return "hide \(view): \(oracle.items[view].isHidden)"
    case 8: return touch(view)
    default:
      let isTaken = (try? nodes[parent].attachOverlay(nodes[view], alignment: .topRight, size: .own)) != nil
      let isExpected = oracle.addOverlay(view, to: parent)
      return "overlay \(view) over \(parent)" + (isTaken == isExpected ? "" : ", which is refused wrongly")
    }
  }

  private mutating func attach(_ view: Int, to parent: Int, _ place: OracleTree.Place) -> String {
    let isExpected = oracle.attach(view, to: parent, place)
    do {
      switch place {
      case .end: try nodes[parent].attach(nodes[view])
      case .index(let index): try nodes[parent].attach(nodes[view], at: index)
      case .above(let sibling) where isExpected:
        nodes[parent].insertSubview(nodes[view], aboveSubview: nodes[sibling])
      case .below(let sibling) where isExpected:
        nodes[parent].insertSubview(nodes[view], belowSubview: nodes[sibling])
      default: break
      }
    } catch {
      return "attach \(view) to \(parent), \(place), refused: \(error)"
    }
    return "attach \(view) to \(parent), \(place)"
  }

  private mutating func reorder(_ toFront: Bool) -> String {
    let parent = random.below(nodes.count)
    let subviews = oracle.subviews(parent)
    guard !subviews.isEmpty else { return "nothing" }
    let view = subviews[random.below(subviews.count)]
    _ = oracle.attach(view, to: parent, toFront ? .end : .index(0))
    if toFront {
      nodes[parent].bringSubviewToFront(nodes[view])
    } else {
      nodes[parent].sendSubviewToBack(nodes[view])
    }
    return "\(toFront ? "bring" : "send") \(view) in \(parent)"
  }

  /// What no order depends on: rectangles, layout, scopes of probes.
  private mutating func touch(_ view: Int) -> String {
    switch random.below(5) {
    case 0: nodes[view].frame = CGRect(x: random.below(9), y: 2, width: random.below(50) - 25, height: 30)
    case 1: nodes[view].bounds = CGRect(x: 1, y: random.below(9), width: random.below(50), height: 30)
    case 2: nodes[view].setNeedsLayout()
    case 3: nodes[view].layoutIfNeeded()
    default: (nodes[5 + random.below(3)] as? ProbeNode)?.watch(nodes[view])
    }
    return "touch \(view)"
  }

  // MARK: - Agreement

  func violations() -> [String] {
    var found: [String] = []
    for (index, node) in nodes.enumerated() {
      if node.superview == nil, node.overlayBase == nil { found += node.checkInvariants() }
      compare(index, "subviews", node.subviews.map { order[$0] }, oracle.subviews(index), &found)
      compare(index, "superview", node.superview.flatMap { order[$0] }, oracle.superview(index), &found)
      compare(index, "window", node.window.flatMap { order[$0] }, oracle.window(index), &found)
      compare(index, "overlays", node.overlays.map { order[$0] }, oracle.items[index].overlays, &found)
      compare(index, "visible", node.isVisible, oracle.isVisible(index), &found)
      compare(index, "hidden", node.isHidden, oracle.isHidden(index), &found)
    }
    return found
  }

  private func compare<Value: Equatable>(
    _ view: Int, _ what: String, _ mine: Value, _ expected: Value, _ found: inout [String]
  ) {
    if mine != expected { found.append("\(view) has \(what) \(mine), not \(expected)") }
  }
}
