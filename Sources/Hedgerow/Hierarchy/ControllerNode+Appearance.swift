/// Where a controller is between gone and shown.
public enum AppearanceState: String, Hashable, Sendable {
  /// Not shown; the state to begin with.
  case disappeared
  /// On its way in: `viewWillAppear` was called, `viewDidAppear` is to come.
  case appearing
  /// Shown.
  case appeared
  /// On its way out: `viewWillDisappear` was called, `viewDidDisappear` is to come.
  case disappearing
}

extension ControllerNode {
  /// Where the controller is between gone and shown.
  ///
  /// It follows the window membership of its root view alone: a hidden view has not disappeared.
  public final var appearanceState: AppearanceState { appearance }

  /// Begins an appearance transition of a child whose container does not forward appearance: calls ``viewWillAppear()`` or
  /// ``viewWillDisappear()``.
  ///
  /// - Parameter isAppearing: whether the child comes or goes.
  /// - Throws: ``HierarchyError/unbalancedAppearance(controller:call:state:)`` when it is there, or on its way, already;
  ///   nothing was called then.
  public final func beginAppearanceTransition(_ isAppearing: Bool) throws(HierarchyError) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing
      viewWillAppear()
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear()
    default:
      throw .unbalancedAppearance(
        controller: hierarchyName, call: "beginAppearanceTransition(\(isAppearing))", state: appearance.rawValue)
    }
  }

  /// Ends the transition that was begun: calls ``viewDidAppear()`` or ``viewDidDisappear()``.
  ///
  /// - Throws: ``HierarchyError/unbalancedAppearance(controller:call:state:)`` when none was begun; nothing was called then.
  public final func endAppearanceTransition() throws(HierarchyError) {
    switch appearance {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    default:
      throw .unbalancedAppearance(
        controller: hierarchyName, call: "endAppearanceTransition()", state: appearance.rawValue)
    }
  }

  /// Whether the root view's coming and going tells the controller: a container that does not forward tells itself.
  final var followsWindow: Bool {
    parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  final func rootViewWillMove(from old: WindowNode?, to new: WindowNode?) {
    guard old !== new, followsWindow else { return }
    if old != nil, appearance == .appearing || appearance == .appeared {
      appearance = .disappearing
      viewWillDisappear()
    }
    if old == nil, new != nil, appearance == .disappeared {
      appearance = .appearing
      viewWillAppear()
    }
  }

  final func rootViewDidMove(from old: WindowNode?, to new: WindowNode?) {
    defer { if new != nil, !isBeingShown { showPresented() } }
    guard old !== new, followsWindow else { return }
    if old != nil, appearance == .disappearing { finishDisappearing() }
    guard let new else { return }
    if appearance == .disappeared {
      // Straight from one window to another, or a child whose view was already there when it got its parent.
      appearance = .appearing
      viewWillAppear()
    }
    if appearance == .appearing { new.noteAppearing(self) }
  }

  /// Makes good what a callback prevented: a controller that was told to appear or to disappear and then did not.
  final func settleAppearance() {
    var turns = 0
    while followsWindow, turns < 8 {
      turns += 1
      switch (appearance, rootView?.windowNode) {
      case (.appearing, nil), (.appeared, nil):
        appearance = .disappearing
        viewWillDisappear()
      case (.disappearing, nil):
        finishDisappearing()
      case (.disappearing, _?), (.disappeared, _?):
        appearance = .appearing
        viewWillAppear()
      case (.appearing, let window?):
        return window.noteAppearing(self)
      case (.appeared, _?), (.disappeared, nil):
        return
      }
    }
  }

  /// The window went with the view in it: nothing is told, but the next window begins anew.
  final func windowDied() {
    appearsIn = nil
    if followsWindow { appearance = .disappeared }
  }

  final func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear()
  }

  private final func finishDisappearing() {
    appearance = .disappeared
    viewDidDisappear()
  }

  /// Whether the view was put under another controller's without ``addChild(_:)``: such a controller has appeared before
  /// those around it, as on the platform.
  final var appearsByItself: Bool { !isContained }
}
