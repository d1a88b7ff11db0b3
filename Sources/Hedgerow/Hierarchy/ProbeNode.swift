/// A helper view that is put over a list to find it, and is in nobody's way.
///
/// Put it over the list with ``ViewNode/addOverlay(_:alignment:size:)``, one for each list. Whatever it is given, its size
/// stays zero; neither it nor anything in it is ever hit or an accessibility element; and it changes nothing about what it
/// covers. It tells when it comes into a window, when the tree around it changes, and when it leaves, by its open methods
/// or by ``hooks``.
///
/// "The tree around it" is the whole window, until ``watch(_:)`` says which part matters. The window keeps no reference to
/// a probe beyond the pass in which it is told.
open class ProbeNode: ViewNode {
  /// What a probe calls.
  ///
  /// Each closure gets the probe, so that none need keep it.
  public struct Hooks {
    /// Called after the probe came into a window, with everything that came with it in place.
    public var entered: ((ProbeNode) -> Void)?
    /// Called in the window's pass after something in the part of the tree that the probe watches was added, removed,
    /// moved, hidden or shown; once, however much that was.
    public var treeChanged: ((ProbeNode) -> Void)?
    /// Called after the probe left its window.
    public var left: ((ProbeNode) -> Void)?

    /// Makes hooks; those that are left out do nothing.
    public init(
      entered: ((ProbeNode) -> Void)? = nil, treeChanged: ((ProbeNode) -> Void)? = nil,
      left: ((ProbeNode) -> Void)? = nil
    ) {
      self.entered = entered
      self.treeChanged = treeChanged
      self.left = left
    }
  }

  /// What the probe calls; nothing unless set.
  public final var hooks: Hooks

  /// The view from which down the probe watches; `nil` while it is in no window.
  ///
  /// A scope that goes clears this.
  final unowned(unsafe) var scope: ViewNode?

  /// What belongs to the probe and goes with it.
  final var attachment: AnyObject?

  /// Whether the window will tell the probe in its next pass.
  final var isToldInNextPass = false

  /// The window whose coming the probe was told of last; `nil` when that was its going.
  private final var toldWindow: ObjectIdentifier?

  /// Makes a probe of zero size.
  ///
  /// - Parameters:
  ///   - identifier: its name, `nil` for none.
  ///   - hooks: what it calls.
  public init(_ identifier: String? = nil, hooks: Hooks = Hooks()) {
    self.hooks = hooks
    super.init(identifier)
    flags.insert(.probe)
  }

  deinit { scope?.removeWatcher(self) }

  /// Called after the probe came into a window.
  ///
  /// Calls ``Hooks/entered`` unless overridden.
  open func didEnterWindow() { hooks.entered?(self) }

  /// Called in the window's pass after the tree around the probe changed.
  ///
  /// Calls ``Hooks/treeChanged`` unless overridden.
  open func treeDidChange() { hooks.treeChanged?(self) }

  /// Called after the probe left its window.
  ///
  /// Calls ``Hooks/left`` unless overridden.
  open func didLeaveWindow() { hooks.left?(self) }

  /// Narrows down what the probe is told about: changes in the subtree of one of its ancestors.
  ///
  /// It holds until the probe leaves its window. A probe that moves out of the scope is told of that and goes back to
  /// watching the window.
  ///
  /// - Parameter scope: an ancestor of the probe; `nil`, or a view that is none, for the whole window.
  /// - Complexity: O(d), with d the depth of the probe.
  public final func watch(_ scope: ViewNode?) {
    let old = self.scope
    var new: ViewNode? = windowNode
    if let scope, isDescendant(of: scope), windowNode != nil { new = scope }
    guard new !== old else { return }
    old?.removeWatcher(self)
    self.scope = new
    new?.needExtras().watchers.append(.passUnretained(self))
  }

  /// The view whose subtree the probe watches; `nil` while it is in no window.
  public final var watchedScope: ViewNode? { scope }

  /// Keeps the windows' books while the probe changes window; no callback runs.
  final func follow(_ change: WindowChange) {
    if let old = change.from {
      scope?.removeWatcher(self)
      scope = nil
      old.probeCount -= 1
      old.forgetChange(for: self)
    }
    guard let new = change.to else { return }
    new.probeCount += 1
    watch(nil)
  }

  /// Tells the probe that it changed window.
  ///
  /// Callbacks may have moved it several times since it was told last.
  final func confirmWindow() {
    let now = windowNode.map { ObjectIdentifier($0) }
    guard toldWindow != now else { return }
    if toldWindow != nil {
      toldWindow = nil
      didLeaveWindow()
    }
    guard toldWindow == nil, let windowNode else { return }
    toldWindow = ObjectIdentifier(windowNode)
    didEnterWindow()
  }

  /// The window went with the probe in it: nothing is told, but the next window begins anew.
  final func windowDied() {
    scope?.removeWatcher(self)
    scope = nil
    isToldInNextPass = false
    toldWindow = nil
  }

  /// The window tells the probe now.
  final func tell() {
    isToldInNextPass = false
    if scope.map({ isDescendant(of: $0) }) != true { watch(nil) }
    treeDidChange()
  }

  /// The view that the probe watched goes.
  ///
  /// The probe was told when it left that view, and will watch its window again.
  final func scopeDied() { scope = nil }
}

extension ViewNode {
  final func removeWatcher(_ probe: ProbeNode) {
    extras?.watchers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(probe).toOpaque() }
  }
}
