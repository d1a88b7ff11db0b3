import Foundation
import Hedgerow
import HedgerowTesting

/// The finder that many apps carry: up the superviews while each next responder is a view, then the controller if one is
/// there.
private func copiedFinder(from view: ViewNode) -> ControllerNode? {
  var step = view.next
  while let view = step as? ViewNode { step = view.next }
  return step as? ControllerNode
}

/// A responder of the app's own, for commands that a card understands.
private final class CardCommands: ResponderNode {}

/// A root view that sends its events straight to its superview.
private final class ShortcutView: ViewNode {
  override var next: ResponderNode? { superview }
}

private final class TabsController: ControllerNode {}

/// The code of the article "Finding the owning controller".
enum FindingTheOwningController {
  static func run(_ print: (Any) -> Void) throws {
    try withinOneController(print)
    try rewired(print)
    upTheChain(print)
    try uncontained(print)
    try presented(print)
  }

  private static func withinOneController(_ print: (Any) -> Void) throws {
    let (window, node) = try hierarchy("window>Mail.view>card>(inbox[list], helper[probe])")
    print(window.outline)

    let helper = node["helper"]
    print("copied finder: \(copiedFinder(from: helper)?.hierarchyName ?? "none")")
    print("owningController: \(helper.owningController?.hierarchyName ?? "none")")

    let commands = CardCommands()
    node["card"].responderAbove = commands
    print("copied finder: \(copiedFinder(from: helper)?.hierarchyName ?? "none")")
    print("owningController: \(helper.owningController?.hierarchyName ?? "none")")

    print(helper.nearestResponder(ofType: CardCommands.self) === commands)
    print(helper.responderChain().map { "\($0)" }.joined(separator: "\n"))

    print(window.owningController?.hierarchyName ?? "none")
  }

  private static func rewired(_ print: (Any) -> Void) throws {
    let (_, node) = try hierarchy(
      "window>Tabs.view>Mail.view[class=Shortcut]>helper",
      classes: ["Shortcut": { ShortcutView($0) }])
    let helper = node["helper"]
    print("copied finder: \(copiedFinder(from: helper)?.hierarchyName ?? "none")")
    print("owningController: \(helper.owningController?.hierarchyName ?? "none")")
  }

  private static func upTheChain(_ print: (Any) -> Void) {
    let inbox = ListNode("inbox")
    let mail = ControllerNode("Mail") {
      ControllerNode("Inbox") { inbox }
    }
    let tabs = TabsController("Tabs")
    tabs.addChild(mail)
    tabs.view.addSubview(mail.view)
    mail.didMove(toParent: tabs)
    let window = WindowNode(width: 390, height: 844) { tabs }
    print(window.outline)

    print(inbox.owningControllers().map(\.hierarchyName))
    print(inbox.nearestController(ofType: TabsController.self) === tabs)
    print(inbox.outermostController(ofType: ControllerNode.self) === tabs)
  }

  private static func uncontained(_ print: (Any) -> Void) throws {
    let (_, node) = try hierarchy("window>Mail.view>list[list]>cell>CellHost.view>label")
    let label = node["label"]
    let host = node.controller("CellHost")
    print("contained: \(host.isContained)")
    print(label.owningController?.hierarchyName ?? "none")

    let screen = label.nearestController(ofType: ControllerNode.self) { $0.isContained }
    print(screen?.hierarchyName ?? "none")
  }

  private static func presented(_ print: (Any) -> Void) throws {
    let mail = ControllerNode("Mail") { ListNode("inbox") }
    let tabs = ControllerNode("Tabs") { mail }
    let window = WindowNode(width: 390, height: 844) { tabs }
    let compose = ControllerNode("Compose")
    let alert = ControllerNode("Discard?")
    alert.isTransient = true

    try mail.present(compose)
    try compose.present(alert)
    print(window.outline)

    print("Compose is presented by \(compose.presenter?.hierarchyName ?? "nobody")")
    print("on top: \(window.topController()?.hierarchyName ?? "none")")
    let screen = window.topController(skippingTransient: true)
    print("on top, alerts aside: \(screen?.hierarchyName ?? "none")")
    print(compose.view.owningControllers().map(\.hierarchyName))

    do {
      try mail.present(ControllerNode("Settings"))
    } catch .alreadyPresenting(let presenter, let presented) {
      print("\(presenter) already presents \(presented)")
    } catch {
      print(error)
    }
  }
}
