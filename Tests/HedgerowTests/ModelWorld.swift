import Foundation
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

  /// Lets a list show so many rows of 44 points.
  static func show(_ rows: Int, in list: List) throws { try list.reload([rows]) }

  static func probe(as tag: ListTag, in registry: ListRegistry) -> Node { ProbeNode(as: tag, in: registry) }

  static func searches(of probe: Node) -> Int { (probe as? ProbeNode)?.resolutionCount ?? 0 }

  /// The model's window tells its probes in its pass.
  static func treeChanged(around probe: Node) { probe.window?.settle() }

  static func isInTheWay(_ probe: Node) -> Bool { probe.hitTest(.zero) != nil || probe.isAccessibilityElement }
}
