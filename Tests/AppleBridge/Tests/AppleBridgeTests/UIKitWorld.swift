// Exported to every file of the tests, so that those shared with the model need not name the platform. Without the adapter
// in sight a view's `hierarchyName` would be the default of the protocol.
@_exported public import HedgerowUIOnStandIns
@_exported public import UIKit

import Hedgerow
import HedgerowTesting

/// The world of UIKit, for the tests in `BothWorlds`, which are a link to the model's: a tree is read from the same line
/// of text, then made again of platform views.
@MainActor enum World {
  typealias Node = UIView
  typealias ScrollView = UIScrollView
  typealias List = UITableView
  typealias Responder = UIResponder
  typealias Controller = UIViewController

  /// A hierarchy from one line of the notation.
  static func tree(_ line: String, classes: [String: () -> Node] = [:]) throws -> Tree {
    /// The views that the line gives a class of the test's own, by name.
    var ownClasses: [String: () -> Node] = [:]
    let (_, node) = try hierarchy(
      line,
      classes: classes.mapValues { make in
        { name in
          ownClasses[name] = make
          return ScrollNode(name)
        }
      })
    let views = Dictionary(
      uniqueKeysWithValues: node.names.map { ($0, ownClasses[$0]?() ?? view(like: node[$0])) })
    let names = Dictionary(uniqueKeysWithValues: node.names.map { (ObjectIdentifier(node[$0]), $0) })
    var tree = Tree(root: views[node.names[0]]!)
    tree.views = views
    for name in node.names {
      let view = views[name]!
      let model = node[name]
      view.frame = model.frame
      view.bounds.origin = model.bounds.origin
      view.isHidden = model.isHidden
      view.alpha = model.alpha
      view.accessibilityIdentifier = model.identifier
      let parent = model.superview.flatMap { names[ObjectIdentifier($0)] }.flatMap { views[$0] }
      guard name.hasSuffix(".view") else {
        parent?.addSubview(view)
        continue
      }
      let controller = UIViewController()
      controller.title = String(name.dropLast(5))
      controller.view = view
      tree.controllers[String(name.dropLast(5))] = controller
      if let window = parent as? UIWindow, window.rootViewController == nil {
        window.rootViewController = controller
      } else {
        parent?.addSubview(view)
      }
    }
    return tree
  }

  static func present(_ controller: Controller, from presenter: Controller) throws {
    presenter.present(controller, animated: false)
  }

  /// A platform view that is to a search what a view of the model is.
  private static func view(like model: ViewNode) -> UIView {
    guard let scroll = model as? ScrollNode else {
      return model is WindowNode ? UIWindow(frame: .zero) : UIView(frame: .zero)
    }
    let view =
      switch scroll.kind {
      case .table: UITableView(frame: .zero, style: .plain)
      case .collection: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      case .textInput: UITextView(frame: .zero)
      case .scroll: UIScrollView(frame: .zero)
      }
    view.alwaysBounceHorizontal = scroll.axes.contains(.horizontal)
    view.alwaysBounceVertical = scroll.axes.contains(.vertical)
    view.isScrollEnabled = scroll.isScrollEnabled
    return view
  }

  /// Lets a list show so many rows of 44 points; it keeps no data source, so that what was loaded stays.
  static func show(_ rows: Int, in list: List) throws {
    let source = Rows(count: rows)
    list.dataSource = source
    list.reloadData()
  }

  private final class Rows: UITableViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  }

  static func probe(as tag: ListTag, in registry: ListRegistry) -> Node { ProbeView(as: tag, in: registry) }

  static func searches(of probe: Node) -> Int { (probe as? ProbeView)?.resolutionCount ?? 0 }

  /// Nothing tells a view of UIKit of what changes beside it; an app does.
  static func treeChanged(around probe: Node) { (probe as? ProbeView)?.treeDidChange() }

  static func isInTheWay(_ probe: Node) -> Bool { probe.isUserInteractionEnabled || !probe.accessibilityElementsHidden }
}
