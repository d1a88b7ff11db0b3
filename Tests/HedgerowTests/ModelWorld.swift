import Hedgerow
import HedgerowTesting

/// The world of the model, for the tests in `BothWorlds`.
///
/// `Tests/AppleBridge` has the one of UIKit.
@MainActor enum World {
  typealias Node = ViewNode
  typealias ScrollView = ScrollNode
  typealias List = ListNode
  typealias Responder = ResponderNode
  typealias Controller = ControllerNode

  /// A hierarchy from one line of the notation.
  static func tree(_ line: String, classes: [String: () -> Node] = [:]) throws -> Tree {
    let (root, node) = try hierarchy(
      line,
      classes: classes.mapValues { make in
        { name in
          let view = make()
          view.identifier = name
          return view
        }
      })
    var tree = Tree(root: root)
    for name in node.names {
      tree.views[name] = node[name]
      if name.hasSuffix(".view") {
        tree.controllers[String(name.dropLast(5))] = node.controller(String(name.dropLast(5)))
      }
    }
    return tree
  }

  static func present(_ controller: Controller, from presenter: Controller) throws {
    try presenter.present(controller)
  }
}
