#if canImport(UIKit)
  public import UIKit

  extension UIView {
    /// What the view is called in paths, outlines and errors.
    ///
    /// It is the view's class and its `accessibilityIdentifier` in quotes; for the root view of a controller, the
    /// controller's title or its class. That a view's next responder is the controller which manages it is how UIKit
    /// documents the chain.
    public var hierarchyName: String {
      if let controller = next as? UIViewController {
        return controller.title ?? String(describing: type(of: controller))
      }
      let name = String(describing: type(of: self))
      return accessibilityIdentifier.map { "\(name) \"\($0)\"" } ?? name
    }
  }
#endif
