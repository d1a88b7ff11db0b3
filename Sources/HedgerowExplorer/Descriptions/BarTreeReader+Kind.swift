/// Which printer made a bar tree.
extension BarTreeReader {
  /// The kind of most nodes; the commands at the prompts and the classes decide between the printers of views.
  func kind() -> DumpKind {
    let others = tally.components + tally.spaceless
    let most = max(tally.traces, others, tally.controllerLines, tally.classicControllers, tally.views)
    if most == 0 { return .recursiveDescription }
    if tally.views < most {
      if tally.traces == most { return .layoutTrace }
      if others == most { return .other }
      return tally.controllerLines == most ? .controllers : .debuggerScript
    }
    if hasListing || commands.contains(where: Prompt.isScript) { return .debuggerScript }
    if tally.desktopViews > 0, !hasMobileClasses() { return .desktop }
    let isFlat = assembler.nodes.allSatisfy { $0.depth == 0 }
    let isAsked = mentionsPrinter || commands.contains { $0.holds("recursiveDescription") }
    if isFlat, !isAsked { return .singleDescription }
    if tally.swiftUIViews > 0 { return .swiftUI }
    return isRootCutOff() ? .debuggerScript : .recursiveDescription
  }

  private func hasMobileClasses() -> Bool {
    assembler.nodes.contains { node in
      guard let name = node.className else { return false }
      return name.utf8.starts(with: "UI".utf8) || name.utf8.starts(with: "_UI".utf8)
    }
  }

  /// A subtree that begins with its bar in the first column: the debugger scripts print such, the root left out.
  private func isRootCutOff() -> Bool {
    guard let first = assembler.nodes.first, first.depth == 1, first.className != nil, !mentionsPrinter else {
      return false
    }
    guard commands.isEmpty, assembler.nodes.dropFirst().allSatisfy({ $0.depth > 0 }) else { return false }
    return firstBarColumn == 0
  }

  /// Whether the nodes are one chain that ends in what only a responder chain holds: a controller, window, application.
  func isResponderChain() -> Bool {
    let nodes = assembler.nodes
    guard nodes.count > 2 || asksFor("presponder"), tally.views == nodes.count else { return false }
    for (above, below) in zip(nodes, nodes.dropFirst()) where below.depth != above.depth + 1 { return false }
    if asksFor("presponder") { return true }
    return nodes.dropFirst().contains { node in
      guard let name = node.className else { return false }
      let isBare = node.attributes.isEmpty
      return name.hasSuffix("Window") || (isBare && Self.chainEndings.contains { name.hasSuffix($0) })
    }
  }

  private static let chainEndings = ["Controller", "Application", "Delegate", "Scene"]

  /// Whether a script's command stands at a prompt.
  func asksFor(_ script: String) -> Bool { commands.contains { $0.hasPrefix(script) } }
}
