/// How a controller is shown over its presenter.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// Over the presenter, which stays in the window; the platform's default since iOS 13.
  case pageSheet
  /// Instead of the presenter, whose view leaves the window while the other is shown.
  case fullScreen
  /// Over all of the presenter, which stays in the window.
  case overFullScreen
  /// In a bubble over the presenter, which stays in the window.
  case popover
}

extension ControllerNode {
  /// The controller that this one presents; `nil` for none.
  ///
  /// A child answers for itself only: its outermost container presents.
  ///
  /// - Complexity: O(1).
  public final var presented: ControllerNode? { presentedController }

  /// The controller that presents this one; `nil` for none.
  ///
  /// - Complexity: O(1).
  public final var presenter: ControllerNode? { presentingController }

  /// How this controller is, or was last, presented.
  public final var presentationStyle: PresentationStyle { style }

  /// The controller that presents for this one: its outermost container, as on the platform.
  ///
  /// - Complexity: O(d), with d the depth of the containment.
  public final var presentationContext: ControllerNode {
    var context = self
    while let parent = context.parentController { context = parent }
    return context
  }

  /// Shows a controller over this one, or rather over its outermost container.
  ///
  /// A controller presents one other at a time. Its view comes in front in the presenter's window; while the presenter is
  /// in no window it waits for one. With ``PresentationStyle/fullScreen`` the presenter's view leaves the window, and comes
  /// back when the presentation ends.
  ///
  /// - Throws: ``HierarchyError/alreadyPresenting(presenter:presented:)``, ``HierarchyError/presentsItself(controller:)`` or
  ///   ``HierarchyError/alreadyShown(controller:by:)`` for a controller that has a presenter, a parent or a window; nothing
  ///   has changed then.
  public final func present(
    _ controller: ControllerNode, style: PresentationStyle = .pageSheet
  ) throws(HierarchyError) {
    let context = presentationContext
    if controller === context || controller === self {
      throw .presentsItself(controller: controller.hierarchyName)
    }
    if let presented = context.presentedController {
      throw .alreadyPresenting(presenter: context.hierarchyName, presented: presented.hierarchyName)
    }
    if let other = controller.presentingController ?? controller.parentController {
      throw .alreadyShown(controller: controller.hierarchyName, by: other.hierarchyName)
    }
    if let window = controller.hostWindow {
      throw .alreadyShown(controller: controller.hierarchyName, by: window.ownName)
    }
    // The presenter may itself be presented by the other, further up.
    if context.isOwned(by: controller) { throw .presentsItself(controller: controller.hierarchyName) }
    context.presentedController = controller
    controller.presentingController = context
    controller.style = style
    context.showPresented()
  }

  /// Ends the presentation that this controller makes, with everything presented on top of it, or else the one that it is
  /// shown by.
  ///
  /// - Throws: ``HierarchyError/nothingToDismiss(controller:)``; nothing has changed then.
  public final func dismiss() throws(HierarchyError) {
    let context = presentationContext
    if context.presentedController != nil {
      context.endPresentation()
    } else if let presenter = context.presentingController {
      presenter.endPresentation()
    } else {
      throw .nothingToDismiss(controller: hierarchyName)
    }
  }

  /// The controller at the top of what this one presents: itself when it presents nothing.
  ///
  /// - Parameter skippingTransient: whether controllers that are ``isTransient`` are left out.
  /// - Complexity: O(p), with p presentations.
  public final func topPresented(skippingTransient: Bool = false) -> ControllerNode {
    var top = self
    var candidate = presentedController
    while let controller = candidate {
      if !skippingTransient || !controller.isTransient { top = controller }
      candidate = controller.presentedController
    }
    return top
  }

  /// Puts the views of what is presented in front in the window, once there is one.
  final func showPresented() {
    guard presentedController != nil, let window = presentationWindow else { return }
    var presenter = self
    while let presented = presenter.presentedController {
      let view = presented.view
      if view.superview == nil {
        view.frame = window.bounds
        presented.isBeingShown = true
        window.addSubview(view)
        presented.isBeingShown = false
        if presented.style == .fullScreen { presenter.rootView?.removeFromSuperview() }
      }
      presenter = presented
    }
  }

  /// The window in which this controller's presentations are shown: its own, or while its view is out of it for a
  /// full-screen presentation, that of its presenter.
  private final var presentationWindow: WindowNode? {
    var presenter: ControllerNode? = self
    while let controller = presenter {
      if let window = controller.rootView?.windowNode ?? controller.hostWindow { return window }
      presenter = controller.presentingController
    }
    return nil
  }

  private final func endPresentation() {
    var top = topPresented()
    while top !== self, let presenter = top.presentingController {
      let window = top.rootView?.windowNode
      if top.style == .fullScreen, let window, let view = presenter.rootView, view.superview == nil {
        if let topView = top.rootView {
          window.insertSubview(view, belowSubview: topView)
        }
      }
      top.rootView?.removeFromSuperview()
      presenter.presentedController = nil
      top.presentingController = nil
      top = presenter
    }
  }

  /// Takes the views of what is presented out of the window, for a root controller that leaves it.
  final func hidePresented() {
    var presented = presentedController
    while let controller = presented {
      controller.rootView?.removeFromSuperview()
      presented = controller.presentedController
    }
  }
}
