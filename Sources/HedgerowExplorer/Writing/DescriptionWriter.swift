import Foundation

/// Writes nodes in UIKit's form.
struct DescriptionWriter {
  private(set) var text = ""

  /// Writes a node on a line of its own.
  mutating func write(_ node: DumpNode, level: Int) {
    for _ in 1..<max(level, 1) { text += "   | " }
    if level > 0 { text += node.has("+") ? "   + " : "   | " }
    if level > 0 || !node.controllers.isEmpty, !node.prefix.isEmpty {
      text += node.prefix.utf8.last == Byte.openParen ? node.prefix : node.prefix + " "
    }
    if node.role == .word {
      text += (node.className ?? "NoDescription") + (node.suffix.isEmpty ? "" : " " + node.suffix) + "\n"
      return
    }
    if node.controllerState != nil {
      writeController(node)
      return
    }
    if let className = node.className {
      text += (node.isWrapped ? "<<" : "<") + className
      if let address = node.address { text += ": 0x" + String(address, radix: 16) }
    }
    writeAttributes(of: node)
    writeSuffix(node.suffix)
    text += "\n"
  }

  private mutating func writeAttributes(of node: DumpNode) {
    var isFirst = node.className == nil
    if let frame = node.frame, node.value(of: "frame") == nil {
      text += isFirst ? "" : "; "
      text += "frame = (\(JSONText.number(frame.origin.x)) \(JSONText.number(frame.origin.y)); "
      text += "\(JSONText.number(frame.size.width)) \(JSONText.number(frame.size.height)))"
      isFirst = false
    }
    var isInside = true
    for attribute in node.attributes {
      if attribute.isOuter, isInside {
        text += ">"
        isInside = false
      }
      if !isFirst { text += attribute.isOuter ? attribute.delimiter.rawValue : "; " }
      text += attribute.description
      isFirst = false
    }
    if node.isCut { text += Self.closing(node.attributes.last?.value ?? "") }
    text += node.isWrapped && isInside ? ">>" : ">"
  }

  /// A controller keeps its own printer's form, which has no place for attributes of views.
  private mutating func writeController(_ node: DumpNode) {
    text += "<" + (node.className ?? "UIViewController")
    if let address = node.address { text += " 0x" + String(address, radix: 16) }
    text += ">"
    for attribute in node.attributes where attribute.key != "+" {
      text += attribute.separator == .none ? " " : ", "
      text += attribute.description
    }
    text += "\n"
  }

  /// What a value lacks that was cut: its quote, its brackets.
  private static func closing(_ value: String) -> String {
    if value.utf8.first == Byte.apostrophe {
      return value.utf8.count > 1 && value.utf8.last == Byte.apostrophe ? "" : "'"
    }
    var open: [String] = []
    for byte in value.utf8 {
      switch byte {
      case Byte.less: open.append(">")
      case Byte.openParen: open.append(")")
      case Byte.openBrace: open.append("}")
      case Byte.openBracket: open.append("]")
      case Byte.greater, Byte.closeParen, Byte.closeBrace, Byte.closeBracket: _ = open.popLast()
      default: break
      }
    }
    return open.reversed().joined()
  }

  /// What the system prints behind a description stays; what the person who pasted wrote there goes.
  private mutating func writeSuffix(_ suffix: String) {
    switch suffix.utf8.first {
    case Byte.closeParen: text += suffix
    case Byte.minus where suffix.hasPrefix("->"): text += suffix
    case Byte.minus, Byte.openParen: text += " " + suffix
    default:
      for word in ["collection view layout", "layout=", "buttonBar=", "delegate=", "clientRequested"]
      where suffix.hasPrefix(word) {
        text += " " + suffix
      }
    }
  }
}
