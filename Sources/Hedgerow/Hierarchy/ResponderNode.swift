/// An object that can handle events, linked to the one that is asked after it.
///
/// The base class of ``ViewNode``, ``ControllerNode``, ``WindowNode``, ``SceneNode`` and ``ApplicationNode``, and of custom
/// responders put above a view with ``ViewNode/responderAbove``.
///
/// A model has one owner: nodes are used from one thread at a time and are not `Sendable`, while several hierarchies may
/// live side by side on several threads.
open class ResponderNode: ChainResponder, CustomStringConvertible {
  /// What the node is, so that a walk along the chain needs no dynamic casts.
  @usableFromInline enum Role: UInt8 {
    case other, view, controller
  }

  @usableFromInline final let role: Role

  /// The view above which this responder was put.
  final unowned(unsafe) var insertedAbove: ViewNode?

  /// Makes a responder that is in no chain yet.
  public init() { role = .other }

  // A class that has an initializer which other modules can't see hands none down to subclasses in them: neither those of
  // its own subclasses nor the ones that HedgerowTesting adds.
  @usableFromInline init(role: Role) { self.role = role }

  /// The responder that is asked after this one.
  ///
  /// It is derived from the hierarchy, never stored: a controller's root view leads to the controller, another view to its
  /// superview, a controller to its presenter or to its view's superview, a window to its scene, a scene to the
  /// application, the application to its delegate. A plain responder leads to nothing, or, when it was put above a view,
  /// to where the view led before. Override it to rewire a chain as AppKit allows; walks end even if it runs in a circle.
  ///
  /// - Complexity: O(1).
  open var next: ResponderNode? { insertedAbove?.nextInHierarchy }

  /// The class of the node, without "Node".
  open var description: String { Self.displayName(of: self) }

  /// The name under which a class is drawn: without a trailing "Node", so that `ListNode` is drawn as "List".
  static func displayName(of object: ResponderNode) -> String {
    let name = String(describing: type(of: object))
    return name.count > 4 && name.hasSuffix("Node") ? String(name.dropLast(4)) : name
  }
}

/// Nodes are equal when they are the same object, as on the platform.
extension ResponderNode: Hashable {
  /// Whether the two are one object.
  public static func == (first: ResponderNode, second: ResponderNode) -> Bool { first === second }

  /// Feeds the identity of the object.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable, message: "a hierarchy has one owner: make it where it is used")
extension ResponderNode: Sendable {}
