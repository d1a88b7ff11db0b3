/// A view controller: it owns a root view, and stands between that view and the view's superview in the responder chain.
///
/// The root view is made when it is first asked for: ``loadView()``, then ``viewDidLoad()``. A controller owns its view,
/// its ``children`` and the controller it presents; the references back are cleared when it goes.
open class ControllerNode: ResponderNode {
  /// The name that the app gave to the controller; `nil` unless set.
  ///
  /// Outlines and paths show it.
  public final var title: String?

  /// Whether the controller is shown for a moment only, as an alert is, so that a search for the top controller can leave
  /// it out; `false` unless set.
  public final var isTransient = false

  final var rootView: ViewNode?
  final var isLoadingView = false
  final var childControllers: [ControllerNode] = []
  final unowned(unsafe) var parentController: ControllerNode?
  final var presentedController: ControllerNode?
  final unowned(unsafe) var presentingController: ControllerNode?
  final var style = PresentationStyle.pageSheet
  /// Whether its view is coming in as one of a chain of presentations, the rest of which comes after it.
  final var isBeingShown = false
  final var appearance = AppearanceState.disappeared
  /// The window in whose pass the controller will have appeared.
  final var appearsIn: ObjectIdentifier?
  /// The window whose root controller this is.
  final unowned(unsafe) var hostWindow: WindowNode?

  /// Makes a controller that has not loaded its view.
  ///
  /// - Parameter title: its name, `nil` for none.
  public init(_ title: String? = nil) {
    self.title = title
    super.init(role: .controller)
  }

  deinit {
    rootView?.owner = nil
    guard !childControllers.isEmpty || presentedController != nil else { return }
    // A chain of a million controllers is let go of on a small stack.
    var orphans = surrender()
    while var orphan = orphans.popLast() {
      if isKnownUniquelyReferenced(&orphan) { orphans.append(contentsOf: orphan.surrender()) }
    }
  }

  /// Hands over what the controller owns, and clears what points back at it.
  private final func surrender() -> [ControllerNode] {
    var orphans: [ControllerNode] = []
    swap(&orphans, &childControllers)
    for child in orphans { child.parentController = nil }
    if let presented = presentedController {
      presented.presentingController = nil
      presentedController = nil
      orphans.append(presented)
    }
    return orphans
  }

  /// Whether the controller is another one, or is contained in or presented by it, directly or through others.
  ///
  /// - Complexity: O(d), with d the depth of containment and presentation.
  final func isOwned(by other: ControllerNode) -> Bool {
    // Almost every controller has one owner; where one has two the ways may meet again further up.
    var seen: Set<ObjectIdentifier> = []
    var stack = [self]
    while let node = stack.popLast() {
      if node === other { return true }
      if let parent = node.parentController, let presenter = node.presentingController {
        if seen.insert(ObjectIdentifier(node)).inserted { stack += [parent, presenter] }
      } else if let owner = node.parentController ?? node.presentingController {
        stack.append(owner)
      }
    }
    return false
  }

  // MARK: - View

  /// The root view, made at the first call with ``loadView()`` and ``viewDidLoad()``.
  ///
  /// Setting it takes the new view out of nowhere: its place in the tree stays as it is. A view that another controller
  /// owns stops the program with the sentence of the error that ``setView(_:)`` throws.
  public final var view: ViewNode {
    get { loadViewIfNeeded() }
    set {
      do {
        try setView(newValue)
      } catch {
        preconditionFailure(error.description)
      }
    }
  }

  /// The root view if it has been made; does not make it.
  public final var viewIfLoaded: ViewNode? { rootView }

  /// Whether the root view has been made; does not make it.
  public final var isViewLoaded: Bool { rootView != nil }

  /// Makes the root view unless it is there: ``loadView()``, then ``viewDidLoad()``.
  @discardableResult
  public final func loadViewIfNeeded() -> ViewNode {
    if let rootView { return rootView }
    guard !isLoadingView else { return adoptPlainView() }
    isLoadingView = true
    loadView()
    let view = rootView ?? adoptPlainView()
    isLoadingView = false
    viewDidLoad()
    return rootView ?? view
  }

  /// Makes a view the root view, or says why not.
  ///
  /// - Throws: ``HierarchyError/viewOwnedByAnother(view:owner:)`` when another controller owns the view; nothing has
  ///   changed then.
  public final func setView(_ view: ViewNode) throws(HierarchyError) {
    if let owner = view.owner, owner !== self {
      throw .viewOwnedByAnother(view: view.ownName, owner: owner.hierarchyName)
    }
    guard rootView !== view else { return }
    rootView?.owner = nil
    rootView = view
    view.owner = self
  }

  private final func adoptPlainView() -> ViewNode {
    let view = ViewNode()
    rootView = view
    view.owner = self
    return view
  }

  /// Called to make the root view: set ``view`` here.
  ///
  /// Sets a plain one unless overridden.
  open func loadView() { _ = adoptPlainView() }

  /// Called once after the root view was made.
  ///
  /// Does nothing unless overridden.
  open func viewDidLoad() {}

  /// Called before the root view lays out its subviews.
  ///
  /// Does nothing unless overridden.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view laid out its subviews.
  ///
  /// Does nothing unless overridden.
  open func viewDidLayoutSubviews() {}

  /// Called after ``ViewNode/isVisible`` of the root view changed.
  ///
  /// Does nothing unless overridden.
  ///
  /// It is not appearance: a tab that is hidden in place has not disappeared.
  open func viewVisibilityDidChange() {}

  // MARK: - Containment

  /// Called before the controller gets another parent, or none.
  ///
  /// Does nothing unless overridden.
  open func willMove(toParent parent: ControllerNode?) {}

  /// Called after the controller got another parent, or none.
  ///
  /// Does nothing unless overridden.
  open func didMove(toParent parent: ControllerNode?) {}

  // MARK: - Appearance

  /// Called before the root view comes into a window.
  ///
  /// Does nothing unless overridden.
  open func viewWillAppear() {}

  /// Called after the root view came into a window and was laid out there, in the window's pass.
  ///
  /// Does nothing unless overridden.
  open func viewDidAppear() {}

  /// Called before the root view leaves its window.
  ///
  /// Does nothing unless overridden.
  open func viewWillDisappear() {}

  /// Called after the root view left its window.
  ///
  /// Does nothing unless overridden.
  open func viewDidDisappear() {}

  /// Whether children are told of appearance by their views' coming and going; `true` unless overridden.
  ///
  /// A container that says `false` tells them with ``beginAppearanceTransition(_:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: - Chain

  /// The presenter of a controller that is presented, else the superview of its root view.
  ///
  /// - Complexity: O(1); the view is not loaded for it.
  open override var next: ResponderNode? { presentingController ?? rootView?.parent }

  /// The controller's title, or its class without "Node".
  public final var hierarchyName: String { title ?? Self.displayName(of: self) }

  /// The class without "Node", and the title in quotes.
  open override var description: String {
    title.map { "\(Self.displayName(of: self)) \"\($0)\"" } ?? Self.displayName(of: self)
  }
}
