import Hedgerow

/// Whether an element is of a class, asked once for each class that is met.
struct ClassTest {
  private let wanted: String
  private var known: [String: Bool] = [:]

  init(_ wanted: String) { self.wanted = wanted }

  mutating func holds(_ element: DumpElement) -> Bool {
    switch wanted {
    case "ViewNode": return element.responder is ViewNode
    case "ScrollNode": return element.responder is ScrollNode
    case "ListNode": return element.responder is ListNode
    case "ControllerNode": return element.responder is ControllerNode
    case "WindowNode": return element.responder is WindowNode
    default: break
    }
    let node = element.node
    if wanted == "UIView", node.role == .view, element.responder != nil { return true }
    if wanted == "UIViewController", node.role == .controller { return true }
    if let name = node.className, isKind(name) { return true }
    if let name = node.baseClass, isKind(name) { return true }
    return node.superclasses.contains { isKind($0) }
  }

  private mutating func isKind(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    let short = ShortClassName.of(name)
    let answer = name == wanted || KnownSuperclasses.chain(from: short).contains(wanted)
    known[name] = answer
    return answer
  }
}
