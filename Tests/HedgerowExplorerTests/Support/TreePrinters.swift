/// The printers of a generated tree, one line a node.
enum TreePrinter: String, CaseIterable, Sendable {
  case recursiveDescription
  case controllers
  case layoutTrace
  case elements
  case pageSource
  case flags
  case arrows
  case box

  /// The lines of a tree.
  func lines(_ tree: GeneratedTree) -> [String] {
    switch self {
    case .recursiveDescription: tree.nodes.map { Self.bars($0.depth) + Self.description($0) }
    case .controllers: tree.nodes.map { Self.bars($0.depth) + Self.controller($0) }
    case .layoutTrace: tree.nodes.map { String(repeating: "|   ", count: $0.depth) + Self.trace($0) }
    case .elements: Self.elements(tree)
    case .pageSource: Self.pageSource(tree)
    case .flags: tree.nodes.map { String(repeating: "  ", count: $0.depth) + Self.flags($0) }
    case .arrows: tree.nodes.map { String(repeating: "    ", count: $0.depth) + Self.arrows($0) }
    case .box: tree.nodes.map { Self.connector($0.depth) + "\($0.className)(frame: \(Self.braces($0)), ax=0)" }
    }
  }

  static func bars(_ depth: Int) -> String {
    depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
  }

  static func description(_ node: GeneratedTree.Node) -> String {
    var line = "<\(node.className): \(hex(node.address)); "
    line += "frame = (\(node.x) \(node.y); \(node.width) \(node.height)); "
    if let text = node.text { line += "text = '\(text)'; " }
    line += "clipsToBounds = YES; autoresize = W+H; gestureRecognizers = <NSArray: 0x60000d458b00>; "
    line += "backgroundColor = <UIDynamicSystemColor: 0x600006d6e5e0; name = systemBackgroundColor>; "
    line += "animations = { position=<CABasicAnimation: 0x178d01160>; bounds.size=<CABasicAnimation: 0x17b>; }; "
    line += "layer = <CALayer: 0x600001753610>"
    if node.isScrollable {
      line += "; contentOffset: {0, \(node.offset)}; contentSize: {414, 74.000100000000003}"
      line += "; adjustedContentInset: {20, 0, 34, 0}"
    }
    return line + ">"
  }

  private static func controller(_ node: GeneratedTree.Node) -> String {
    let view = node.isScrollable ? "UITableView" : "UIView"
    return "<\(node.className) \(hex(node.address))>, state: appeared, view: <\(view): \(hex(node.address + 16))>"
      + (node.offset % 2 == 0 ? " not in the window" : "")
  }

  private static func trace(_ node: GeneratedTree.Node) -> String {
    let text = node.text.map { "'\($0)'" } ?? ""
    return "*\(node.className):\(hex(node.address))\(text)"
      + (node.offset % 3 == 0 ? "- AMBIGUOUS LAYOUT for \(node.className):\(hex(node.address)).minY{id: 54}" : "")
  }

  private static func elements(_ tree: GeneratedTree) -> [String] {
    var lines = ["Attributes: Application, 0x1, pid: 7, label: 'App'", "Element subtree:"]
    for (index, node) in tree.nodes.enumerated() {
      let type = node.isScrollable ? "Table" : node.text != nil ? "StaticText" : "Other"
      let indent = index == 0 ? " →" : String(repeating: " ", count: 2 + node.depth * 2)
      var line = indent + "\(index == 0 ? "Window (Main)" : type), \(hex(node.address)), "
      line += "{{\(node.x).0, \(node.y).0}, {\(node.width).0, \(node.height).0}}"
      if let text = node.text { line += ", identifier: 'a.b', label: '\(text)', value: 0%" }
      lines.append(line)
    }
    return lines + [
      "Path to element:", " →Application, 0x1, pid: 7, label: 'App'", "  ↳Window (Main), 0x2, {{0.0, 0.0}, {1.0, 1.0}}",
      "Query chain:", " →Find: Target Application 'x'", "  Output: {", "    Application, 0x1, pid: 7, label: 'App'",
      "  }",
    ]
  }

  private static func pageSource(_ tree: GeneratedTree) -> [String] {
    var lines: [String] = []
    var open: [(depth: Int, name: String)] = []
    for node in tree.nodes {
      while let last = open.last, last.depth >= node.depth {
        lines.append(String(repeating: "  ", count: last.depth) + "</\(last.name)>")
        open.removeLast()
      }
      let name = node.isScrollable ? "XCUIElementTypeTable" : "XCUIElementTypeOther"
      let label = (node.text ?? "").replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
        "\"", with: "&quot;")
      lines.append(
        String(repeating: "  ", count: node.depth)
          + "<\(name) type=\"\(name)\" label=\"\(label)\" x=\"\(node.x)\" y=\"\(node.y)\" width=\"\(node.width)\" height=\"\(node.height)\">"
      )
      open.append((node.depth, name))
    }
    for last in open.reversed() { lines.append(String(repeating: "  ", count: last.depth) + "</\(last.name)>") }
    return lines
  }

  private static func flags(_ node: GeneratedTree.Node) -> String {
    let name = node.isScrollable ? "NSClipView" : "NSView"
    let title = node.text.map { " \"\($0)\"" } ?? ""
    let bounds = node.isScrollable ? "(0,\(node.offset),-,-)" : "(-)"
    return
      "[   AF O P LU ] h=--- v=-&- \(name) \(hex(node.address))\(title) f=\(tuple(node)) b=\(bounds) => <NSViewBackingLayer>"
  }

  private static func arrows(_ node: GeneratedTree.Node) -> String {
    node.isScrollable
      ? "PadThing <- SetScrollView <- NSScrollView <\(braces(node))>" : "NSView <-  <\(braces(node))>"
  }

  private static func connector(_ depth: Int) -> String {
    depth == 0 ? "" : String(repeating: "│  ", count: depth - 1) + "└─ "
  }

  static func hex(_ value: UInt64) -> String { "0x" + String(value, radix: 16) }
  private static func braces(_ node: GeneratedTree.Node) -> String {
    "{{\(node.x), \(node.y)}, {\(node.width), \(node.height)}}"
  }
  private static func tuple(_ node: GeneratedTree.Node) -> String {
    "(\(node.x),\(node.y),\(node.width),\(node.height))"
  }
}
