/// Signatures after developer.apple.com/documentation/uikit/uiviewcontroller and the pages of the members.
@MainActor open class UIViewController: UIResponder {
  private var viewStorage: UIView?
  private weak var parentStorage: UIViewController?
  private weak var presenter: UIViewController?

  /// A controller that has not loaded its view.
  public override init() { super.init() }

  open var title: String?

  // MARK: - View

  /// Loaded when it is first asked for; declared as on the platform.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set {
      viewStorage?.viewController = nil
      viewStorage = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { viewStorage }

  open var isViewLoaded: Bool { viewStorage != nil }

  open func loadViewIfNeeded() {
    guard viewStorage == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = UIView(frame: .zero) }

  open func viewDidLoad() {}

  // MARK: - Containment

  open private(set) var children: [UIViewController] = []

  open var parent: UIViewController? { parentStorage }

  /// The documented order: "If the new child view controller is already the child of a container view controller, it is
  /// removed from that container before being added".
  open func addChild(_ childController: UIViewController) {
    guard childController.parentStorage !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parentStorage = self
  }

  open func removeFromParent() {
    guard let parent = parentStorage else { return }
    parent.children.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Presentation

  open private(set) var presentedViewController: UIViewController?

  open var presentingViewController: UIViewController? { presenter }

  /// Puts the view into the window at once: there is no run loop here.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    viewIfLoaded?.window?.addSubview(viewControllerToPresent.view)
    completion?()
  }

  /// "UIViewController similarly implements the method and returns its view's superview"; and, after "Using responders and
  /// the responder chain to handle events", the presenting view controller if it was presented.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview }
}
