public import Foundation

/// Why a change to a hierarchy was refused.
///
/// Whatever is refused has changed nothing.
///
/// Each case names the nodes by their description, so that an error can outlive them.
public enum HierarchyError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// A view was to become its own subview.
  case viewInsideItself(view: String)
  /// A view was to become the subview of one of its own descendants.
  case ancestorAsSubview(view: String, parent: String)
  /// A window was to become a subview.
  case windowAsSubview(window: String, parent: String)
  /// A controller was to become its own child, or the child of one of its own descendants.
  case controllerCycle(child: String, parent: String)
  /// A controller was to present while it already presents another.
  case alreadyPresenting(presenter: String, presented: String)
  /// A controller was to be presented that is already presented, or that is in a hierarchy of its own.
  case alreadyShown(controller: String, by: String)
  /// A controller was to present itself.
  case presentsItself(controller: String)
  /// A controller was to dismiss although it presents nothing and is not presented.
  case nothingToDismiss(controller: String)
  /// A view was to become a controller's root view while it is another controller's.
  case viewOwnedByAnother(view: String, owner: String)
  /// A rectangle had a component that is NaN or infinite.
  case notFinite(view: String, rectangle: String)
  /// An appearance transition was begun twice or ended without a beginning.
  case unbalancedAppearance(controller: String, call: String, state: String)
  /// An overlay was to be put over itself or over something inside it.
  case overlayOverItself(overlay: String, base: String)

  /// What happened, to which node, and what to do.
  public var description: String {
    switch self {
    case .viewInsideItself(let view):
      "\(view) can't be added to itself: a view has one place in the tree. Add another view."
    case .ancestorAsSubview(let view, let parent):
      "\(view) can't be added to \(parent), which is inside it: that would close a circle. "
        + "Take \(parent) out of \(view) first."
    case .windowAsSubview(let window, let parent):
      "\(window) can't be added to \(parent): a window is the top of its tree. Add the window's content instead."
    case .controllerCycle(let child, let parent):
      "\(child) can't become a child of \(parent), which is \(child) or below it: that would close a circle. "
        + "Remove \(parent) from its parent first."
    case .alreadyPresenting(let presenter, let presented):
      "\(presenter) already presents \(presented): a controller presents one other at a time. "
        + "Dismiss \(presented), or present from it."
    case .alreadyShown(let controller, let other):
      "\(controller) can't be presented: it is already shown by \(other). Dismiss or remove it there first."
    case .presentsItself(let controller):
      "\(controller) can't present itself. Present another controller."
    case .nothingToDismiss(let controller):
      "\(controller) presents nothing and is not presented: there is nothing to dismiss."
    case .viewOwnedByAnother(let view, let owner):
      "\(view) is the root view of \(owner): a view belongs to one controller at a time. Give \(owner) another view first."
    case .notFinite(let view, let rectangle):
      "\(view) can't take the rectangle \(rectangle): every component must be a finite number. Its old one stays."
    case .unbalancedAppearance(let controller, let call, let state):
      "\(call) is out of turn: \(controller) is \(state). Begin a transition once, then end it once."
    case .overlayOverItself(let overlay, let base):
      "\(overlay) can't be an overlay of \(base): it is \(base), or contains it. Use another view as the overlay."
    }
  }

  /// The same sentence as ``description``.
  public var errorDescription: String? { description }
}
