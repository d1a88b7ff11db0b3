import Foundation
import Hedgerow

/// What the script of a page knows of the elements: JSON that can stand in a script block.
struct PageData {
  private let model: DumpModel
  private let maxElements: Int
  private let words: ElementText
  private let tree: ElementTree
  private let owners: ElementOwners

  init(_ model: DumpModel, registry: ListRegistry?, maxElements: Int) {
    self.model = model
    self.maxElements = maxElements
    words = ElementText(model: model, registry: registry)
    tree = ElementTree(model)
    owners = ElementOwners(model)
  }

  func json() -> String {
    let elements = model.elements
    let shown = elements.prefix(max(0, maxElements))
    var items: [String] = []
    items.reserveCapacity(shown.count)
    for (place, element) in shown.enumerated() { items.append(item(element, place, limit: shown.count)) }
    let lists = model.lists.count
    let facts =
      "\(elements.count) element\(elements.count == 1 ? "" : "s"), \(lists) list\(lists == 1 ? "" : "s"), "
      + "\(model.controllers.count) controller\(model.controllers.count == 1 ? "" : "s")"
    let rest = elements.count - shown.count
    let notes = model.notes.prefix(100).map { MarkupText.json($0.description) }.joined(separator: ",")
    return "{\"facts\":\(MarkupText.json(facts)),\"rest\":\(rest),\"notes\":[\(notes)],\"items\":[\n"
      + items.joined(separator: ",\n") + "\n]}"
  }

  private func item(_ element: DumpElement, _ place: Int, limit: Int) -> String {
    var fields = ["\"p\":\(tree.parents[place])", "\"l\":\(element.line)", "\"k\":\"\(kind(element))\""]
    func add(_ key: String, _ text: String?) {
      if let text, !text.isEmpty { fields.append("\"\(key)\":\(MarkupText.json(text))") }
    }
    add("c", words.name(element))
    if let full = element.node.className, full != element.shortClassName { add("C", cut(full)) }
    add("a", words.address(element))
    add("t", words.text(element, limit: 80))
    add("i", element.node.identifier.map { cut($0) })
    add("f", element.node.frame.map { PointText.rect($0) })
    add("s", words.scrolling(element))
    add("g", words.tag(element))
    add("x", words.state(element))
    add("w", element.node.suffix.isEmpty ? nil : cut(element.node.suffix))
    if element.node.isHidden { fields.append("\"h\":1") }
    if let owner = words.owned(element) { add("o", owner.hierarchyName) }
    let next = owners.nexts[place]
    if next >= 0, next < limit { fields.append("\"n\":\(next)") }
    if let owner = owners.owner(of: place) {
      if let found = model.places[ObjectIdentifier(owner)], found < limit {
        fields.append("\"q\":\(found)")
      } else {
        add("Q", owner.hierarchyName)
      }
    }
    let attributes = element.node.attributes.prefix(200).map {
      "[\(MarkupText.json(cut($0.key))),\(MarkupText.json(cut($0.value)))]"
    }
    if !attributes.isEmpty { fields.append("\"b\":[\(attributes.joined(separator: ","))]") }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private func kind(_ element: DumpElement) -> String {
    if element.responder is ListNode { return "list" }
    if element.responder is ScrollNode { return "scroll" }
    return element.node.role.rawValue
  }

  /// The text, cut where nobody reads on.
  private func cut(_ text: String) -> String {
    guard text.utf8.count > 2_000 else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(1_000))) + "…"
  }
}
