import Foundation
import Hedgerow

/// What a drawing says about an element, in words.
struct ElementText {
  let model: DumpModel
  let registry: ListRegistry?

  /// The class, in its short form.
  func name(_ element: DumpElement) -> String {
    element.node.className == nil ? "(beginning cut off)" : element.shortClassName
  }

  /// The address in hexadecimal; `nil` when none was told.
  func address(_ element: DumpElement) -> String? { element.address.map { "0x" + String($0, radix: 16) } }

  /// The text or title that was printed, on one line and not longer than a drawing has room for.
  func text(_ element: DumpElement, limit: Int = 40) -> String? {
    guard let text = element.node.text, !text.isEmpty else { return nil }
    return Self.line(text, limit: limit)
  }

  /// A text on one line, cut to a number of characters.
  static func line(_ text: String, limit: Int) -> String {
    var line = ""
    var count = 0
    // The scalars are bounded before the characters are counted: one character may have any number of them.
    for character in String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit * 8))) {
      guard count < limit else { return line + "…" }
      line.append(character.isNewline || character.asciiValue.map { $0 < 32 } == true ? " " : character)
      count += 1
    }
    return line
  }

  /// The tag under which a list is registered, if a registry was given.
  func tag(_ element: DumpElement) -> String? {
    guard let scroll = element.responder as? ScrollNode else { return nil }
    return registry?.tag(of: scroll)?.name
  }

  /// What a scroll view shows of its content; `nil` for what does not scroll.
  func scrolling(_ element: DumpElement) -> String? {
    guard let scroll = element.responder as? ScrollNode else { return nil }
    var parts: [String] = []
    if let list = scroll as? ListNode, let cells = model.cells(of: list) {
      parts.append("list, \(cells.cells.count) cell\(cells.cells.count == 1 ? "" : "s")")
    } else {
      parts.append(scroll.kind == .textInput ? "text that scrolls" : "scrolls")
    }
    if let tag = tag(element) { parts[0] = "\"\(tag)\", " + parts[0] }
    parts.append("at \(PointText.point(scroll.contentOffset)) of \(PointText.size(scroll.contentSize))")
    let inset = scroll.adjustedContentInset
    if inset != .zero {
      parts.append(
        "inset " + [inset.top, inset.left, inset.bottom, inset.right].map(PointText.number).joined(separator: " "))
    }
    return parts.joined(separator: ", ")
  }

  /// What the text says of a controller: its state, and whether it is presented.
  func state(_ element: DumpElement) -> String? {
    guard element.node.role == .controller else { return nil }
    var parts = [element.node.controllerState].compactMap { $0 }
    if element.node.isPresented { parts.append("presented") }
    if element.node.has("not in the window") { parts.append("not in the window") }
    if let view = element.node.controllerView {
      parts.append(
        "view \(ShortClassName.of(view.className))" + (view.address.map { " 0x" + String($0, radix: 16) } ?? ""))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The controller whose root view the element is; `nil` for any other.
  func owned(_ element: DumpElement) -> ControllerNode? { (element.responder as? ViewNode)?.controller }
}
