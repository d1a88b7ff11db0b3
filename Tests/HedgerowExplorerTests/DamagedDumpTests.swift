import Foundation
import HedgerowExplorer
import Testing

/// Random trees, printed in a format, damaged as the grammar lists it, and read back.
struct DamagedDumpTests {
  @Test(arguments: TreePrinter.allCases, TransportDamage.allCases)
  func `a damaged print of a random tree reads back as that tree`(_ printer: TreePrinter, _ damage: TransportDamage) {
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      guard let text = Self.text(printer, damage, &random) else { return }
      let dump = try? Dump(reading: text.damaged)
      let read = dump?.nodes.map { Self.facts($0, printer) } ?? []
      let wanted = text.tree.nodes.map { Self.facts($0, printer) }
      guard read == wanted else {
        let index = zip(read, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(read.count, wanted.count)
        Issue.record(
          """
          seed \(seed): \(printer), \(damage): node \(index) is \(index < read.count ? read[index] : "missing"), \
          wanted \(index < wanted.count ? wanted[index] : "none"); in
          \(text.damaged.prefix(3000))
          """)
        return
      }
    }
  }

  @Test(arguments: TreePrinter.allCases)
  func `a print that was cut anywhere reads back as the beginning of the tree`(_ printer: TreePrinter) {
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      let tree = GeneratedTree(using: &random)
      let lines = printer.lines(tree)
      let text = lines.joined(separator: "\n")
      let cut = text.prefix(Int.random(in: 0...text.count, using: &random))
      let read = (try? Dump(reading: String(cut)))?.nodes ?? []
      #expect(read.count <= tree.nodes.count, "seed \(seed): \(printer): more nodes than the tree has")
      let whole = read.dropLast().map { Self.facts($0, printer) }
      let wanted = tree.nodes.prefix(whole.count).map { Self.facts($0, printer) }
      #expect(whole == wanted, "seed \(seed): \(printer): cut after \(cut.count) characters")
    }
  }

  @Test(arguments: [TreePrinter.recursiveDescription, .controllers, .layoutTrace])
  func `a print whose beginning was cut off reads back as the end of the tree`(_ printer: TreePrinter) {
    for seed in UInt64(0)..<80 {
      var random = SeededGenerator(seed: seed)
      let tree = GeneratedTree(using: &random, texts: ["Plain", "Where's", "a; b"])
      let lines = printer.lines(tree)
      let first = Int.random(in: 0..<lines.count, using: &random)
      let cut = lines[first].suffix(Int.random(in: 0...lines[first].count, using: &random))
      let text = ([String(cut)] + lines[(first + 1)...]).joined(separator: "\n")
      let read = (try? Dump(reading: text))?.nodes ?? []
      let wanted = tree.nodes[(first + 1)...].map { Self.facts($0, printer) }
      let whole = read.suffix(wanted.count).map { Self.facts($0, printer) }
      #expect(read.count - wanted.count <= 1, "seed \(seed): \(printer): more nodes than lines in\n\(text)")
      #expect(whole == wanted, "seed \(seed): \(printer): \(whole) in\n\(text)")
    }
  }

  private static func text(
    _ printer: TreePrinter, _ damage: TransportDamage, _ random: inout SeededGenerator
  ) -> (tree: GeneratedTree, damaged: String)? {
    let isBars = [.recursiveDescription, .controllers, .layoutTrace].contains(printer)
    if !isBars, TransportDamage.columnsLost.contains(damage) { return nil }
    if printer == .pageSource, damage == .entities || damage == .prompts { return nil }
    if printer == .layoutTrace, damage == .hardWrapped { return nil }
    if damage == .flattened || damage == .hardWrapped || damage == .logStamps || damage == .leadingBlanksLost {
      let tree = GeneratedTree(using: &random, texts: ["Plain", "Where's", "a; b"])
      return (tree, damage.apply(to: printer.lines(tree), using: &random))
    }
    let tree = GeneratedTree(using: &random)
    return (tree, damage.apply(to: printer.lines(tree), using: &random))
  }

  private static func facts(_ node: DumpNode, _ printer: TreePrinter) -> String {
    let frame = node.frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height].map { Int($0) } } ?? []
    let text = (node.text ?? "").replacing("\n", with: " ")
    return "\(name(node.className ?? "nil", printer)) at \(node.depth) \(frame) '\(text)' \(node.isScrollable)"
  }

  private static func facts(_ node: GeneratedTree.Node, _ printer: TreePrinter) -> String {
    let hasFrame = printer != .controllers && printer != .layoutTrace
    let frame = hasFrame ? [node.x, node.y, node.width, node.height] : []
    let hasText = ![.controllers, .arrows, .box].contains(printer)
    let text = hasText ? node.text ?? "" : ""
    let isList =
      node.isScrollable && printer != .elements || printer == .elements && node.isScrollable && node.depth > 0
    return "\(name(node.className, printer)) at \(node.depth) \(frame) '\(text)' \(isList)"
  }

  private static func name(_ name: String, _ printer: TreePrinter) -> String {
    [.recursiveDescription, .controllers, .layoutTrace, .box].contains(printer) ? name : "node"
  }
}
