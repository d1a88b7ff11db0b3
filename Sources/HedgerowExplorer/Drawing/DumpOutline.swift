public import Hedgerow

/// The trees of a model as text, a line for each element, with lists and owners marked.
///
/// Depth and the number of siblings are bounded, so that the drawing of any tree can be read; what is left out is counted.
/// Nothing from the text can drive a terminal: control characters are replaced.
public struct DumpOutline {
  /// What is drawn.
  public let model: DumpModel
  /// The registry whose tags lists are shown with; `nil` for none.
  public let registry: ListRegistry?
  /// How many levels are drawn; 40 unless set.
  public var maxDepth = 40
  /// How many elements directly in one are drawn; 100 unless set.
  public var maxSiblings = 100
  /// Whether the colours of a terminal are used; not unless set.
  public var isColored = false

  /// An element that waits to be drawn, or a line that tells what was left out.
  private enum Entry {
    case element(Int, prefix: String, connector: String, continuation: String, depth: Int)
    case rest(String)
  }

  /// Makes a drawing of a model.
  ///
  /// - Parameters:
  ///   - model: what is drawn.
  ///   - registry: the registry whose tags lists are shown with; none unless given.
  public init(_ model: DumpModel, registry: ListRegistry? = nil) {
    self.model = model
    self.registry = registry
  }

  /// Draws it.
  ///
  /// - Complexity: O(n), with n elements.
  public func text() -> String {
    let tree = ElementTree(model)
    let words = ElementText(model: model, registry: registry)
    let ink = TextInk(isColored: isColored)
    var lines: [String] = []
    let shown = tree.tops.prefix(max(1, maxSiblings))
    for top in shown { draw(top, in: tree, words, ink, &lines) }
    if shown.count < tree.tops.count { lines.append("… \(Self.count(tree.tops.count - shown.count, "more tree"))") }
    return lines.joined(separator: "\n")
  }

  private func draw(_ top: Int, in tree: ElementTree, _ words: ElementText, _ ink: TextInk, _ lines: inout [String]) {
    var stack: [Entry] = [.element(top, prefix: "", connector: "", continuation: "", depth: 0)]
    while let entry = stack.popLast() {
      guard case .element(let place, let prefix, let connector, let continuation, let depth) = entry else {
        if case .rest(let line) = entry { lines.append(line) }
        continue
      }
      lines.append(prefix + connector + line(for: model.elements[place], words, ink))
      guard tree.sizes[place] > 0 else { continue }
      let inner = prefix + continuation
      guard depth < maxDepth else {
        lines.append(inner + "└ … \(Self.count(tree.sizes[place], "more element"))")
        continue
      }
      let children = tree.children(of: place)
      let shown = children.prefix(max(1, maxSiblings))
      if shown.count < children.count {
        stack.append(.rest(inner + "└ … \(Self.count(children.count - shown.count, "more sibling"))"))
      }
      for (number, child) in shown.enumerated().reversed() {
        let isLast = number == children.count - 1
        stack.append(
          .element(
            child, prefix: inner, connector: isLast ? "└ " : "├ ", continuation: isLast ? "  " : "│ ", depth: depth + 1
          ))
      }
    }
  }

  private func line(for element: DumpElement, _ words: ElementText, _ ink: TextInk) -> String {
    func clean(_ text: String) -> String { TextInk.harmless(text) }
    let scrolling = words.scrolling(element)
    let isList = element.responder is ListNode
    let name = clean(words.name(element))
    var parts = [isList ? ink(.list, name) : name]
    if element.node.role == .controller { parts = [ink(.owner, name)] }
    if let address = words.address(element) { parts.append(ink(.faint, address)) }
    if let identifier = element.node.identifier, !identifier.isEmpty {
      parts.append(ink(.text, "#" + clean(ElementText.line(identifier, limit: 40))))
    }
    if let text = words.text(element) { parts.append(ink(.text, "'" + clean(text) + "'")) }
    if let frame = element.node.frame { parts.append(ink(.faint, PointText.rect(frame))) }
    if element.node.role == .layer { parts.append(ink(.faint, "(layer)")) }
    if element.node.isHidden { parts.append("hidden") }
    if let state = words.state(element) { parts.append(clean(state)) }
    if let scrolling { parts.append(ink(.list, "[" + clean(scrolling) + "]")) }
    if let owner = words.owned(element) { parts.append(ink(.owner, "← " + clean(owner.hierarchyName))) }
    if element.node.isCut { parts.append(ink(.faint, "(cut)")) }
    return parts.joined(separator: " ")
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension DumpOutline: Sendable {}
