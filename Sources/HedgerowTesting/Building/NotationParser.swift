import Foundation
import Hedgerow

/// Reads a line of the notation that ``hierarchy(_:classes:)`` describes, without recursion.
struct NotationParser {
  private let characters: [Character]
  private let classes: [String: (String) -> ViewNode]
  private var position = 0
  private var nodes = NamedNodes()

  init(_ text: String, classes: [String: (String) -> ViewNode]) {
    characters = Array(text)
    self.classes = classes
  }

  mutating func parse() throws(NotationError) -> (root: ViewNode, node: NamedNodes) {
    /// The views that are open: `true` where subviews stand in parentheses, `false` where one alone follows.
    var open: [(view: ViewNode, isGroup: Bool)] = []
    let root = try readNode(under: nil)
    var last = root
    while true {
      if take(">") {
        let isGroup = take("(")
        open.append((last, isGroup))
        last = try readNode(under: last)
        continue
      }
      // The subview that stood alone is done.
      while let parent = open.last, !parent.isGroup { open.removeLast() }
      if take(",") {
        guard let parent = open.last else {
          throw error("a second top node: put both into one, as in top>(a, b)", at: position - 1)
        }
        last = try readNode(under: parent.view)
        continue
      }
      if take(")") {
        guard let parent = open.popLast() else { throw error("a closing parenthesis too many", at: position - 1) }
        last = parent.view
        // Nothing but a comma, a parenthesis or the end may follow a group.
        skipBlanks()
        if position < characters.count, !",)".contains(characters[position]) {
          throw error("a comma, a closing parenthesis or the end was expected, \"\(characters[position])\" found")
        }
        continue
      }
      break
    }
    skipBlanks()
    guard position == characters.count else {
      throw error("\">\", a comma or the end was expected, \"\(characters[position])\" found")
    }
    guard open.isEmpty else {
      throw error("\(open.count) closing \(open.count == 1 ? "parenthesis" : "parentheses") missing at the end")
    }
    return (root, nodes)
  }

  // MARK: - Nodes

  private mutating func readNode(under parent: ViewNode?) throws(NotationError) -> ViewNode {
    skipBlanks()
    let start = position
    let name = readWord()
    guard !name.isEmpty else {
      let found = position < characters.count ? "\"\(characters[position])\"" : "the end"
      throw error("a name was expected, \(found) found")
    }
    var attributes: [Attribute] = []
    if take("[") { attributes += try readAttributes(until: "]") }
    if peek("(") {
      _ = take("(")
      attributes += try readAttributes(until: ")")
    }
    guard nodes.views[name] == nil else { throw error("\"\(name)\" is there twice: names are unique", at: start) }
    let view = try makeView(name, attributes, isFirst: parent == nil, at: start)
    nodes.views[name] = view
    nodes.names.append(name)
    if name.hasSuffix(".view") {
      let controller = ControllerNode(String(name.dropLast(5)))
      controller.view = view
      nodes.controllers[String(name.dropLast(5))] = controller
      if let window = parent as? WindowNode, window.rootController == nil {
        window.rootController = controller
        return view
      }
    }
    parent?.addSubview(view)
    return view
  }

  private func makeView(
    _ name: String, _ attributes: [Attribute], isFirst: Bool, at start: Int
  ) throws(NotationError) -> ViewNode {
    let keys = Set(attributes.map(\.key))
    let identifier = name.hasSuffix(".view") ? nil : name
    let view: ViewNode
    if let wanted = attributes.first(where: { $0.key == "class" }) {
      guard let make = classes[wanted.value] else {
        throw error("the class \"\(wanted.value)\" is not known: give it in classes", at: wanted.position)
      }
      view = make(name)
    } else if isFirst, keys.contains("window") || name == "window" || name == "win" {
      view = WindowNode()
    } else if keys.contains("window") {
      throw error("a window stands first", at: start)
    } else if keys.contains("probe") {
      view = ProbeNode(identifier)
    } else if !keys.isDisjoint(with: ["list", "table", "collection"]) {
      view = ListNode(identifier)
    } else if !keys.isDisjoint(with: ["SV", "text"]) {
      view = ScrollNode(identifier)
    } else {
      view = ViewNode(identifier)
    }
    for attribute in attributes {
      guard try apply(attribute, to: view) else {
        throw error("\"\(attribute.key)\" means nothing here", at: attribute.position)
      }
    }
    return view
  }

  /// What only a view that scrolls can be.
  private static let scrollKeys: Set = ["list", "table", "collection", "text", "V", "H", "axis", "scrollEnabled"]

  /// Sets what an attribute says; `false` when it is not known, or not for such a view.
  private func apply(_ attribute: Attribute, to view: ViewNode) throws(NotationError) -> Bool {
    let scroll = view as? ScrollNode
    if scroll == nil, Self.scrollKeys.contains(attribute.key) { return false }
    switch attribute.key {
    case "class", "window", "probe", "SV": break
    case "list", "table": scroll?.kind = .table
    case "collection": scroll?.kind = .collection
    case "text": scroll?.kind = .textInput
    case "V": scroll?.axes = .vertical
    case "H": scroll?.axes = .horizontal
    case "axis":
      let all: [String: ScrollAxes] = [
        "V": .vertical, "H": .horizontal, "VH": [.vertical, .horizontal], "HV": [.vertical, .horizontal],
      ]
      guard let axes = all[attribute.value] else {
        throw error("\"axis\" is V, H or VH, not \"\(attribute.value)\"", at: attribute.position)
      }
      scroll?.axes = axes
    case "frame": view.frame = attribute.frame
    case "hidden": view.isHidden = try flag(attribute)
    case "clips": view.clipsToBounds = try flag(attribute)
    case "passThrough": view.passesHitsThrough = try flag(attribute)
    case "private": view.isPrivate = try flag(attribute)
    case "interaction": view.isUserInteractionEnabled = try flag(attribute)
    case "hits", "allowsHitTesting": view.allowsHitTesting = try flag(attribute)
    case "scrollEnabled": scroll?.isScrollEnabled = try flag(attribute)
    case "element": view.isAccessibilityElement = try flag(attribute)
    case "alpha": view.alpha = try number(attribute)
    case "tag":
      let number = try number(attribute)
      guard number == number.rounded() else {
        throw error("\"tag\" is a whole number, not \"\(attribute.value)\"", at: attribute.position)
      }
      view.tag = Int(number)
    case "outset": view.hitShape = .outset(try number(attribute))
    case "y": view.bounds.origin.y = try number(attribute)
    case "x": view.bounds.origin.x = try number(attribute)
    case "identifier": view.identifier = attribute.value
    case "label": view.accessibilityLabel = attribute.value
    default: return false
    }
    return true
  }

  // MARK: - Attributes

  /// `key`, `key=value`, or four numbers, which are the frame.
  private struct Attribute {
    var key: String
    var value = ""
    var frame = CGRect.zero
    let position: Int
  }

  private mutating func readAttributes(until end: Character) throws(NotationError) -> [Attribute] {
    var attributes: [Attribute] = []
    var numbers: [CGFloat] = []
    var numbersAt = position
    while true {
      skipBlanks()
      guard position < characters.count else { throw error("\"\(end)\" was expected, the end found") }
      if take(end) { break }
      if take(",") { continue }
      let start = position
      let key = readWord()
      guard !key.isEmpty else { throw error("an attribute was expected, \"\(characters[position])\" found") }
      if let number = Double(key) {
        if numbers.isEmpty { numbersAt = start }
        numbers.append(CGFloat(number))
      } else {
        attributes.append(Attribute(key: key, value: try readValue(), position: start))
      }
    }
    guard numbers.isEmpty || numbers.count == 4 else {
      throw error("a frame is four numbers, \(numbers.count) found", at: numbersAt)
    }
    guard numbers.allSatisfy(\.isFinite) else { throw error("a frame is four finite numbers", at: numbersAt) }
    if numbers.count == 4 {
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      attributes.insert(Attribute(key: "frame", frame: frame, position: numbersAt), at: 0)
    }
    return attributes
  }

  private mutating func readValue() throws(NotationError) -> String {
    guard take("=") else { return "" }
    guard take("\"") else { return readWord() }
    let start = position
    guard let end = characters[position...].firstIndex(of: "\"") else { throw error("a closing quote is missing") }
    position = end + 1
    return String(characters[start..<end])
  }

  private func flag(_ attribute: Attribute) throws(NotationError) -> Bool {
    switch attribute.value {
    case "", "true", "t", "yes": return true
    case "false", "f", "no": return false
    default: throw error("\"\(attribute.key)\" is true or false, not \"\(attribute.value)\"", at: attribute.position)
    }
  }

  private func number(_ attribute: Attribute) throws(NotationError) -> CGFloat {
    guard let number = Double(attribute.value), number.isFinite, abs(number) < 1e15 else {
      throw error("\"\(attribute.key)\" is a number, not \"\(attribute.value)\"", at: attribute.position)
    }
    return CGFloat(number)
  }

  // MARK: - Characters

  private mutating func skipBlanks() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func peek(_ character: Character) -> Bool {
    skipBlanks()
    return position < characters.count && characters[position] == character
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek(character) else { return false }
    position += 1
    return true
  }

  private mutating func readWord() -> String {
    let start = position
    while position < characters.count, !characters[position].isWhitespace,
      !">()[],=\"".contains(characters[position])
    {
      position += 1
    }
    return String(characters[start..<position])
  }

  private func error(_ message: String, at place: Int? = nil) -> NotationError {
    NotationError(column: (place ?? position) + 1, message: message)
  }
}
