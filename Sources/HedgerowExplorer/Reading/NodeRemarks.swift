/// Remarks about the nodes as a whole: what a reader of the dump would otherwise trip over.
enum NodeRemarks {
  /// Notes about repeated or missing addresses and about layers.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  static func notes(about nodes: [DumpNode], kind: DumpKind) -> [DumpNote] {
    var notes: [DumpNote] = []
    var lines: [UInt64: Int] = [:]
    lines.reserveCapacity(nodes.count)
    var layers = (count: 0, line: 0)
    var unaddressed = (count: 0, line: 0)
    for node in nodes {
      if node.role == .layer {
        layers.count += 1
        if layers.count == 1 { layers.line = node.line }
      }
      if let address = node.address {
        if let first = lines.updateValue(node.line, forKey: address) {
          notes.append(
            DumpNote(
              .repeatedAddress, line: node.line,
              "the address stands at line \(first) too: an address does not tell nodes apart"))
        }
      } else if node.role == .view, node.className != nil {
        unaddressed.count += 1
        if unaddressed.count == 1 { unaddressed.line = node.line }
      }
    }
    if layers.count > 0 {
      notes.append(DumpNote(.kind, line: layers.line, "\(layers.count) of the nodes are layers, not views"))
    }
    if unaddressed.count > 0, tellsAddresses(kind) {
      notes.append(
        DumpNote(.elision, line: unaddressed.line, "\(unaddressed.count) of the nodes have no address in the text"))
    }
    return notes
  }

  /// Whether a printer tells the address of every view, so that a missing one was taken out.
  private static func tellsAddresses(_ kind: DumpKind) -> Bool {
    switch kind {
    case .recursiveDescription, .swiftUI, .singleDescription, .debuggerScript: true
    case .controllers, .layoutTrace, .elements, .pageSource, .desktop, .other: false
    }
  }
}
