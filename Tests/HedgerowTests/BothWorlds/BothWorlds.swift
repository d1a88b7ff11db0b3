import Hedgerow
import Testing

/// Tests that are written once and run over the model and, by a link from `Tests/AppleBridge`, over UIKit's stand-ins.
///
/// Their `World` says which. The main actor is where platform views are used; the model does not mind.
@MainActor @Suite struct BothWorlds {}

/// A hierarchy of either world, its views and controllers by the names that the line of text gave them.
@MainActor struct Tree {
  let root: World.Node
  var views: [String: World.Node] = [:]
  var controllers: [String: World.Controller] = [:]

  init(root: World.Node) { self.root = root }

  subscript(_ name: String) -> World.Node { views[name]! }

  /// The name of a view, or of a controller, behind an "@".
  func name(of responder: AnyObject?) -> String {
    views.first { $0.value === responder }?.key ?? controllers.first { $0.value === responder }.map { "@\($0.key)" }
      ?? "nil"
  }

  func names(of responders: some Sequence<some AnyObject>) -> String {
    responders.map { name(of: $0) }.joined(separator: " ")
  }

  /// "list" for one that was found, "? left right" for candidates, "nil" for none.
  func name(of result: SearchResult<some AnyObject>) -> String {
    switch result {
    case .found(let match): name(of: match)
    case .ambiguous(let matches, _): "? " + names(of: matches)
    case .notFound: "nil"
    }
  }
}
