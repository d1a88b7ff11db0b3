public import Foundation

/// A window: the top of a tree of views, with a root controller, a level, and the pass that moves on what waits.
///
/// Nothing in Hedgerow happens by itself. Layout, appearance, what probes are told: all of it waits for the window's
/// **pass**, which runs in ``ViewNode/layoutIfNeeded()`` of the window, in ``advance(by:)``, in ``settle()`` and at
/// the end of each touch. A pass lays out, then delivers events, then carries out requests, again and again until
/// nothing is left to do.
open class WindowNode: ViewNode {
  /// How far in front the window lies among the windows of a scene, 0 unless set: those with a higher level are in front.
  public final var level: Double = 0

  final unowned(unsafe) var sceneNode: SceneNode?
  final var root: ControllerNode?
  final var isRunningPass = false
  /// The probes in the window, so that an edit in a window without any looks for none.
  final var probeCount = 0
  final var changedProbes: [ProbeNode] = []
  /// The controllers that wait for ``ControllerNode/viewDidAppear()``, in the order in which they came.
  final var appearing: [ControllerNode] = []
  final var participants: [WeakParticipant] = []
  /// What has events to deliver, in the order in which it had the first.
  final var eventSources: [WeakEventSource] = []
  final var ownClock = VirtualClock()
  /// The touches on the window, whatever handles them.
  final var touchAttachment: AnyObject?
  private final var isKeyAlone = false

  /// Makes a window without a scene.
  ///
  /// - Parameters:
  ///   - identifier: its name, `nil` for none.
  ///   - frame: its rectangle on the screen, in points; 390×844 unless given.
  public override init(_ identifier: String? = nil, frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) {
    super.init(identifier, frame: frame)
    flags.formUnion([.isWindow, .visible])
    windowNode = self
    ownClock.addRunner(self)
  }

  /// Makes a window at the upper left corner of the screen.
  ///
  /// - Parameters:
  ///   - width: its width in points.
  ///   - height: its height in points.
  ///   - rootController: the controller that fills it; `nil` for none.
  public convenience init(width: CGFloat, height: CGFloat, rootController: ControllerNode? = nil) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    self.rootController = rootController
  }

  deinit { root?.hostWindow = nil }

  /// The controller whose root view fills the window; `nil` unless set.
  ///
  /// The window owns it. Setting another takes the old one's view, and the views of what it presents, out of the window. A
  /// controller that is another window's root leaves that window.
  public final var rootController: ControllerNode? {
    get { root }
    set {
      guard newValue !== root else { return }
      if let old = root {
        old.hidePresented()
        old.viewIfLoaded?.removeFromSuperview()
        old.hostWindow = nil
      }
      root = newValue
      guard let newValue else { return }
      newValue.hostWindow?.rootController = nil
      newValue.hostWindow = self
      newValue.view.frame = bounds
      insertSubview(newValue.view, at: 0)
    }
  }

  /// The scene that the window is in; `nil` unless it was added to one.
  public final var scene: SceneNode? { sceneNode }

  /// Whether the window is the one that gets keyboard events.
  ///
  /// A scene has at most one.
  public final var isKey: Bool { sceneNode.map { $0.keyWindow === self } ?? isKeyAlone }

  /// Makes the window the key window of its scene, and shows it.
  public final func makeKeyAndVisible() {
    isHidden = false
    if let sceneNode { sceneNode.keyWindow = self } else { isKeyAlone = true }
  }

  /// The controller on top of the root controller's presentations; `nil` without a root controller.
  ///
  /// - Parameter skippingTransient: whether controllers that are ``ControllerNode/isTransient``, such as alerts, are left
  ///   out.
  /// - Complexity: O(p), with p presentations.
  public final func topController(skippingTransient: Bool = false) -> ControllerNode? {
    root?.topPresented(skippingTransient: skippingTransient)
  }

  /// Lets the root view and the views of what is presented over it fill the window.
  ///
  /// An override that does not call it places them itself.
  open override func layoutSubviews() {
    var controller = root
    while let shown = controller {
      if let view = shown.viewIfLoaded, view.parent === self { view.frame = bounds }
      controller = shown.presentedController
    }
  }

  /// "390×844" for a window of that size.
  open override var outlineDetail: String? {
    "\(frame.width.shortDescription)×\(frame.height.shortDescription)"
  }
}
