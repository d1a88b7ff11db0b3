public import Foundation

/// A view: a rectangle in a tree, with subviews in back-to-front order.
///
/// A view owns its subviews. The reference from a subview to its superview is cleared when the superview goes, so that
/// ``superview`` and ``window`` are never dangling. Lengths are points; ``frame`` is in the superview's coordinates,
/// ``bounds`` in the view's own.
///
/// Subclass it as you would subclass `UIView`: the callbacks (``willMove(toWindow:)`` and its kin), ``layoutSubviews()``,
/// ``point(inside:)``, ``passesHitsThrough`` and ``next`` are open, stored state is not.
open class ViewNode: ResponderNode, TraitedNode {
  @usableFromInline @exclusivity(unchecked) final var children: [ViewNode] = []
  @usableFromInline @exclusivity(unchecked) final unowned(unsafe) var parent: ViewNode?
  @usableFromInline @exclusivity(unchecked) final unowned(unsafe) var windowNode: WindowNode?
  @usableFromInline @exclusivity(unchecked) final unowned(unsafe) var owner: ControllerNode?
  @usableFromInline @exclusivity(unchecked) final var storedFrame: CGRect
  @usableFromInline @exclusivity(unchecked) final var boundsOrigin = CGPoint.zero
  @usableFromInline @exclusivity(unchecked) final var flags: ViewFlags = [.needsLayout]
  @usableFromInline @exclusivity(unchecked) final var opacity: Float = 1
  /// How many children have a subtree in which something scrolls.
  @usableFromInline @exclusivity(unchecked) final var scrollingChildren: UInt32 = 0
  /// How many children have children.
  @usableFromInline @exclusivity(unchecked) final var branchingChildren: UInt32 = 0
  @usableFromInline @exclusivity(unchecked) final var commonClass = CommonClass()
  @exclusivity(unchecked) final var extras: ViewExtras?

  /// The name that the app gave to the view; `nil` unless set.
  ///
  /// Names need not be unique. It is what paths, outlines and errors show, and what ``SearchFilter/identifier(_:)``
  /// looks for.
  public final var identifier: String?

  /// A number that the app gave to the view, 0 unless set, see ``view(withTag:)``.
  public final var tag = 0

  /// Makes a view in no tree.
  ///
  /// - Parameters:
  ///   - identifier: the view's name, `nil` for none.
  ///   - frame: its rectangle in its superview's coordinates, in points; empty unless given.
  public init(_ identifier: String? = nil, frame: CGRect = .zero) {
    self.identifier = identifier
    storedFrame = frame.isFinite ? frame.standardized : .zero
    super.init(role: .view)
  }

  deinit {
    guard !children.isEmpty || extras != nil else { return }
    dismantle()
  }

  // MARK: - Tree

  /// The view that this one is a subview of; `nil` without one.
  ///
  /// - Complexity: O(1).
  @inlinable public final var superview: ViewNode? { parent }

  /// The views directly inside this one, from the back to the front.
  ///
  /// - Complexity: O(1); the array is a copy that later changes do not reach.
  @inlinable public final var subviews: [ViewNode] { children }

  /// The window that the view is in; a window is in itself; `nil` while there is none.
  ///
  /// - Complexity: O(1).
  @inlinable public final var window: WindowNode? { windowNode }

  /// The controller whose root view this is; `nil` for any other view.
  ///
  /// See ``ResponderNode/owningController`` for the nearest one above.
  ///
  /// - Complexity: O(1).
  @inlinable public final var controller: ControllerNode? { owner }

  /// `true`: the tree refuses every edit that would close a circle.
  @inlinable public static var linksAreSound: Bool { true }

  /// What the tree's edits keep up to date about what is below the view.
  @inlinable public final var searchHints: SearchHints {
    SearchHints(
      mayScroll: subtreeMayScroll, subviewsAreLeaves: branchingChildren == 0, subviewClass: commonClass.only)
  }

  /// Whether the view or anything below it scrolls.
  @inlinable final var subtreeMayScroll: Bool { scrollingChildren > 0 || flags.contains(.scrollable) }

  /// Whether the view is in a window and neither it nor an ancestor is hidden.
  ///
  /// A change is told to ``visibilityDidChange()``. Frames, opacity and what lies in front do not matter.
  ///
  /// - Complexity: O(1).
  @inlinable public final var isVisible: Bool { flags.contains(.visible) }

  // MARK: - State

  /// Whether the view is hidden, with everything in it.
  ///
  /// Superviews are not asked: see ``isVisible``. `false` unless set.
  ///
  /// An overlay is also hidden while its base is.
  @inlinable public final var isHidden: Bool {
    get { !flags.isDisjoint(with: [.hidden, .hiddenWithBase]) }
    set { setHidden(newValue, by: .hidden) }
  }

  /// The opacity, from 0 to 1; 1 unless set.
  ///
  /// At or below 0.01 the view and everything in it can't be hit.
  ///
  /// It is kept as a `Float`, as a layer keeps it. Values outside 0…1 are brought inside, NaN is taken as 0.
  @inlinable public final var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { opacity = newValue.isNaN ? 0 : Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and everything in it take touches; `true` unless set.
  @inlinable public final var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { setFlag(.interactionDisabled, !newValue) }
  }

  /// Whether the view and everything in it take part in hit testing, as in SwiftUI's `allowsHitTesting`; `true` unless set.
  @inlinable public final var allowsHitTesting: Bool {
    get { !flags.contains(.hitTestingOff) }
    set { setFlag(.hitTestingOff, !newValue) }
  }

  /// Whether what lies outside ``bounds`` is not drawn; `false` unless set.
  ///
  /// Hit testing does not ask for it, except with ``HitOverflow/visibleOverflow``.
  @inlinable public final var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setFlag(.clipsToBounds, newValue) }
  }

  /// Whether the view is a helper that a framework put in for its own ends; `false` unless set.
  ///
  /// Only searches that ask for it leave such views out, see ``SearchFilter/notPrivate``.
  @inlinable public final var isPrivate: Bool {
    get { flags.contains(.isPrivate) }
    set { setFlag(.isPrivate, newValue) }
  }

  /// Whether a hit that would end at the view itself goes on to what lies behind it; hits in subviews are kept.
  ///
  /// `false` unless set or overridden.
  open var passesHitsThrough: Bool {
    get { flags.contains(.passesHitsThrough) }
    set { setFlag(.passesHitsThrough, newValue) }
  }

  @inlinable
  final func setFlag(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  // MARK: - Search traits

  /// What the view is to a search: not scrollable, and private if ``isPrivate``.
  ///
  /// ``ScrollNode`` says more.
  public var searchTraits: SearchTraits { SearchTraits(isPrivate: isPrivate) }

  /// The view's ``identifier``.
  public final var searchIdentifier: String? { identifier }

  /// What the view is called where it is drawn: its class without "Node" and its identifier in quotes, or, for the root
  /// view of a controller, the controller's name.
  public final var hierarchyName: String {
    if let owner { return owner.hierarchyName }
    return ownName
  }

  /// The class and identifier of the view itself, also when a controller owns it.
  final var ownName: String {
    let name = Self.displayName(of: self)
    return identifier.map { "\(name) \"\($0)\"" } ?? name
  }

  /// What is said of the view behind its name in an outline: `nil` for nothing.
  ///
  /// Lists say which rows are on screen.
  open var outlineDetail: String? { nil }

  /// The view's name and its frame in its superview's coordinates, as in `List "inbox" (0, 0, 390, 422)`.
  open override var description: String { "\(ownName) \(frame.shortDescription)" }

  // MARK: - Responder chain

  /// The view's controller if it is a root view, else its superview; or the responder put above it.
  ///
  /// - Complexity: O(1).
  open override var next: ResponderNode? { extras?.responderAbove ?? nextInHierarchy }

  /// Where the chain goes from the view when nothing was put above it.
  final var nextInHierarchy: ResponderNode? {
    if let owner { return owner }
    if let parent { return parent }
    return flags.contains(.isWindow) ? windowNode?.scene : nil
  }

  /// A responder of the app's own between the view and where its chain leads otherwise; `nil` unless set.
  ///
  /// The view keeps it. Its ``ResponderNode/next`` is where the view led before, unless its class says otherwise. A
  /// responder stands above one view at a time: putting it above another takes it from the first.
  public final var responderAbove: ResponderNode? {
    get { extras?.responderAbove }
    set {
      if let old = extras?.responderAbove { old.insertedAbove = nil }
      if let newValue {
        newValue.insertedAbove?.extras?.responderAbove = nil
        newValue.insertedAbove = self
        needExtras().responderAbove = newValue
      } else {
        extras?.responderAbove = nil
      }
    }
  }

  // MARK: - Callbacks

  /// Called before the view gets another superview, or none.
  ///
  /// Does nothing unless overridden.
  open func willMove(toSuperview newSuperview: ViewNode?) {}

  /// Called after the view got another superview, or none: ``superview`` is the new one.
  ///
  /// Does nothing unless overridden.
  open func didMoveToSuperview() {}

  /// Called before the view comes into another window, or into none, by its own move or an ancestor's.
  ///
  /// Does nothing unless overridden.
  open func willMove(toWindow newWindow: WindowNode?) {}

  /// Called after the view came into another window, or into none: ``window`` is the new one.
  ///
  /// Does nothing unless overridden.
  open func didMoveToWindow() {}

  /// Called last when a subview was added, not when one moved within this view.
  ///
  /// Does nothing unless overridden.
  open func didAddSubview(_ subview: ViewNode) {}

  /// Called first when a subview leaves, for another superview or for none.
  ///
  /// Does nothing unless overridden.
  open func willRemoveSubview(_ subview: ViewNode) {}

  /// Called after ``isVisible`` changed.
  ///
  /// Does nothing unless overridden.
  open func visibilityDidChange() {}

  /// Called in a layout pass when the view needs layout, to place its subviews.
  ///
  /// Does nothing unless overridden.
  open func layoutSubviews() {}

  /// Whether a point is one that the view can be hit at; half open.
  ///
  /// Override it for a shape of your own, or set ``hitShape``. It never opens what is closed: a hidden view, one without
  /// interaction or nearly transparent is not hit, whatever its shape.
  ///
  /// - Parameter point: the point, in the view's own coordinates.
  open func point(inside point: CGPoint) -> Bool {
    if let shape = extras?.hitShape { return shape.holds(point, in: bounds) }
    return bounds.holds(point)
  }

  /// Called after frame or bounds changed.
  ///
  /// Subclasses of the library react here.
  func geometryDidChange(from oldFrame: CGRect, boundsOrigin oldOrigin: CGPoint) {}

  /// Called after a view that scrolls came into another window, or into none.
  func scrollingWindowDidChange(_ change: WindowChange) {}

  final func needExtras() -> ViewExtras {
    if let extras { return extras }
    let new = ViewExtras()
    extras = new
    return new
  }
}
