import Foundation

/// Writes nodes in UIKit's form.
struct DescriptionWriter {
  private(set) var text = ""

  /// Writes a node on a line of its own.
  mutating func write(_ node: DumpNode, level: Int) {
    if level > 0 {
      text += "   | "
      for _ in 1..<max(level, 1) { text += "   | " }
    }
    if !node.prefix.isEmpty { text += node.prefix + " " }
    guard let className = node.className, node.role != .word else {
      text += (node.className ?? "NoDescription") + (node.suffix.isEmpty ? "" : " " + node.suffix) + "\n"
      return
    }
    text += (node.isWrapped ? "<<" : "<") + className
    if let address = node.address { text += ": 0x" + String(address, radix: 16) }
    writeAttributes(of: node)
    if !node.suffix.isEmpty {
      let first = node.suffix.utf8.first
      text += (first == Byte.minus && node.suffix.hasPrefix("->") || first == Byte.closeParen ? "" : " ") + node.suffix
    }
    text += "\n"
  }

  private mutating func writeAttributes(of node: DumpNode) {
    if let frame = node.frame, node.value(of: "frame") == nil {
      text += "; frame = (\(number(frame.origin.x)) \(number(frame.origin.y)); "
      text += "\(number(frame.width)) \(number(frame.height)))"
    }
    var isInside = true
    for attribute in node.attributes {
      if attribute.isOuter, isInside {
        text += ">"
        isInside = false
      }
      text += attribute.isOuter ? attribute.delimiter.rawValue : "; "
      text += attribute.description
    }
    text += node.isWrapped && isInside ? ">>" : ">"
  }

  private func number(_ value: Double) -> String { JSONText.number(value) }
}
