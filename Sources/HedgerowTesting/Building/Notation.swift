public import Hedgerow

/// Makes a hierarchy from one line of text, as in `"window>(a[list], b(0,0,100,50)>c)"`.
///
/// A node is its name, then in brackets what it is, then in parentheses its frame and state, then `>` and its subview, or
/// its subviews in parentheses, from the back to the front. Blanks do not matter.
///
/// - In brackets, with commas or blanks between: `SV`, `list`, `table`, `collection` and `text` make a scroll view or list
///   of that kind; `axis=V`, `H` or `VH`; `probe`; `window`; `class=Name` for a class of your own, see `classes`; and any
///   state below.
/// - In parentheses: `x,y,width,height` in points, then state.
/// - State, alone or with `=true` or `=false`: `hidden`, `clips`, `passThrough`, `private`, `interaction`, `hits` (or
///   `allowsHitTesting`), `scrollEnabled`, `element`; and with a value: `alpha=0.5`, `tag=7`, `outset=12`, `y=300` or `x=40`
///   (a scroll view's offset), `identifier="page"`, `label="Title"`.
/// - A node called `name.view` is the root view of a controller called `name`; directly in a window it is the root
///   controller's.
/// - The first node is a window when it is called `window` or `win`, or is a `[window]`.
///
/// Names are the keys of the second result and, but for windows and root views, the views' identifiers unless one is given.
///
/// ```swift
/// let (window, node) = try hierarchy("window>(c1>(L1[list],k1), c2>(L2[list],k2))")
/// node["k2"].nearest(ListNode.self).match === node["L2"]
/// ```
///
/// - Parameters:
///   - text: the line.
///   - classes: how to make a view of each class that the line names, from the view's identifier.
/// - Returns: the first node and all nodes by name. A window is not laid out yet.
/// - Throws: ``NotationError``, which says at which column what was expected.
/// - Complexity: O(n), with n characters.
public func hierarchy(
  _ text: String, classes: [String: (String) -> ViewNode] = [:]
) throws(NotationError) -> (root: ViewNode, node: NamedNodes) {
  var parser = NotationParser(text, classes: classes)
  return try parser.parse()
}

/// The nodes of a hierarchy made from text, by name.
public struct NamedNodes {
  var views: [String: ViewNode] = [:]
  var controllers: [String: ControllerNode] = [:]
  /// The names of the views, in the order of the text.
  public internal(set) var names: [String] = []

  /// The view of a name; a name that the text does not have stops the program with those that it has.
  public subscript(_ name: String) -> ViewNode {
    guard let view = views[name] else {
      preconditionFailure("No view is called \"\(name)\" here. There are \(names.joined(separator: ", ")).")
    }
    return view
  }

  /// The view of a name; `nil` when the text does not have it.
  public func view(_ name: String) -> ViewNode? { views[name] }

  /// The controller of a name, whose root view the text calls `name.view`; a name that the text does not have stops the
  /// program.
  public func controller(_ name: String) -> ControllerNode {
    guard let controller = controllers[name] else {
      preconditionFailure("No controller is called \"\(name)\" here: the text has no \"\(name).view\".")
    }
    return controller
  }
}

@available(*, unavailable, message: "it holds nodes, which have one owner")
extension NamedNodes: Sendable {}

/// What is wrong with a line of notation, and where.
public struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The column, from 1, at which something else was expected.
  public let column: Int
  /// What was found, what was expected, what to do.
  public let message: String

  /// "column 7: …".
  public var description: String { "column \(column): \(message)" }
}
