public import Hedgerow

/// One node of a dump, and what it became in a model.
public struct DumpElement {
  /// The number of the dump that the node stands in, from 0 in the order in which the model was given them.
  public let dump: Int
  /// The place of the node in ``Dump/nodes``.
  public let index: Int
  /// What the text said.
  public let node: DumpNode
  /// The view or controller that it became; `nil` for a layer or a layout guide, which are neither.
  public let responder: ResponderNode?
  /// The view: that of a controller if it has one, otherwise the same as ``responder``.
  public let view: ViewNode?

  /// The controller that it became; `nil` for a view.
  public var controller: ControllerNode? { responder as? ControllerNode }

  /// The address that the text told; `nil` for none.
  public var address: UInt64? { node.address }

  /// The line of the paste, counted from 1, where the node starts.
  public var line: Int { node.line }

  /// The class in its short form: without module, mangling and generic arguments.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public var shortClassName: String { node.className.map(ShortClassName.of) ?? "?" }
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension DumpElement: Sendable {}

extension DumpElement: CustomStringConvertible {
  /// "UITableView 0x7f8 (line 4)".
  public var description: String {
    let place = address.map { " 0x" + String($0, radix: 16) } ?? ""
    return "\(shortClassName)\(place) (line \(line))"
  }
}
