public import Foundation

/// A view that scrolls its content: the origin of its bounds is the offset.
///
/// What it is to a search is declared, never guessed: its ``axes``, its ``kind``, whether it is private or disabled.
open class ScrollNode: ViewNode, ScrollingView, Scrollable {
  /// The axes along which the view scrolls; vertical unless set.
  public final var axes: ScrollAxes = .vertical { didSet { if axes != oldValue { setNeedsLayout() } } }

  /// What sort of scrolling view it is; a plain one unless set.
  public final var kind: ScrollKind = .scroll

  /// Whether the user can scroll it; `true` unless set.
  ///
  /// Code can scroll it either way.
  public final var isScrollEnabled = true

  /// Whether the view bounces up and down even when its content is smaller; `false` unless set.
  public final var alwaysBounceVertical = false { didSet { followInsets() } }

  /// Whether the view bounces left and right even when its content is smaller; `false` unless set.
  public final var alwaysBounceHorizontal = false { didSet { followInsets() } }

  /// Whether the content can be pulled beyond its edges and comes back; `true` unless set.
  public final var bounces = true

  /// Whether a drag ends at a page; `false` unless set.
  ///
  /// A page is as large as the viewport, the first begins where the content rests at its start, and the last ends where
  /// it rests at its end.
  public final var isPagingEnabled = false

  /// How fast the view slows down after a flick; ``DecelerationRate/normal`` unless set.
  public final var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar may mean this view; `true` unless set.
  public final var scrollsToTop = true

  /// The pixels a point has, to whose grid offsets are rounded; `nil`, and so offsets are exact, unless set.
  ///
  /// A value that is not positive is taken as `nil`.
  ///
  /// Setting it does not move the view. What is written into ``ViewNode/bounds`` directly is not rounded, as on the platform.
  public final var displayScale: CGFloat? {
    didSet { if let scale = displayScale, !(scale.isFinite && scale > 0) { displayScale = nil } }
  }

  /// Who is told at once what happens, with UIKit's calls; `nil` unless set.
  ///
  /// The view does not keep it.
  ///
  /// Observers are told beside it, whoever it is and whether there is one.
  public final weak var delegate: (any ScrollNodeDelegate)?

  /// What becomes of the reader's place when the content changes; what is seen stays where it is unless set.
  ///
  /// In a list it holds for every change of rows and lengths, in a plain scroll view for ``changeContent(_:)``.
  public final var placeKeeping = PlaceKeeping()

  /// Whether content is being changed, so that a change within is part of it.
  final var isChangingContent = false

  /// What holds for the changes that are being made, in place of ``placeKeeping``.
  final var changeRule: ChangeRule?

  final var ownContentSize = CGSize.zero
  final var insetState = InsetState()
  @exclusivity(unchecked) final var motion = MotionState()
  final var observation: ScrollObservation?

  /// Makes a scroll view in no tree.
  ///
  /// It clips to its bounds, as on the platform.
  public override init(_ identifier: String? = nil, frame: CGRect = .zero) {
    super.init(identifier, frame: frame)
    markAsScrollable()
    clipsToBounds = true
  }

  /// Makes a scroll view with its axes and kind.
  ///
  /// - Parameters:
  ///   - identifier: its name, `nil` for none.
  ///   - axes: the axes along which it scrolls.
  ///   - kind: what sort of scrolling view it is.
  ///   - frame: its rectangle in its superview's coordinates, in points.
  public convenience init(
    _ identifier: String? = nil, axes: ScrollAxes, kind: ScrollKind = .scroll, frame: CGRect = .zero
  ) {
    self.init(identifier, frame: frame)
    self.axes = axes
    self.kind = kind
  }

  /// The size of what scrolls, in points.
  ///
  /// Values that are negative or not finite are not taken.
  ///
  /// - Complexity: O(1).
  public var contentSize: CGSize {
    get { ownContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite, newValue.width >= 0, newValue.height >= 0 else {
        return
      }
      ownContentSize = newValue
      geometryMayHaveChanged(.code)
      followInsets()
    }
  }

  /// The point of the content that lies at the upper left corner of the view: the origin of ``ViewNode/bounds``.
  ///
  /// It is taken as it is, also where the content ends: requests are clamped, this is not. Values that are not finite are
  /// not taken. Setting it ends motion that is not a finger's, also when it sets the offset that is there; a drag goes on from
  /// the new offset.
  ///
  /// - Complexity: O(1).
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      stopFlying(by: .code, finish: .superseded)
      place(at: newValue, cause: .code)
    }
  }

  /// The rows that observers are told of: none but in a list.
  var rowsForObservers: [RowPath] { [] }

  override func geometryDidChange(from oldFrame: CGRect, boundsOrigin oldOrigin: CGPoint) {
    if contentOffset != oldOrigin { offsetDidChange(from: oldOrigin) }
    if oldFrame.size != frame.size {
      viewportDidChange(from: oldFrame.size)
      geometryMayHaveChanged(.layout)
      followInsets()
    }
  }

  /// The insets that count are others.
  func insetsDidChange() {}

  /// The view got another size: it stays at its end if it follows it, and on its page if it has pages.
  func viewportDidChange(from old: CGSize) {
    guard phase == .idle else { return }
    var offset = contentOffset
    for axis in [ScrollAxes.vertical, .horizontal] where axes.contains(axis) {
      let viewport = old.extent(along: axis)
      let new = bounds.size.extent(along: axis)
      let start = insetState.followed.start(along: axis)
      if axis == mainScrollAxis, readerPlace(viewport: viewport).rule.isEnd {
        offset = offset.replacing(restingRange(along: axis).maximum, along: axis)
      } else if isPagingEnabled, viewport > 0, new > 0 {
        let page = (offset.coordinate(along: axis) + start) / viewport
        offset = offset.replacing(page * new - start, along: axis)
      }
    }
    settle(at: offset, cause: .layout)
  }

  override func scrollingWindowDidChange(_ change: WindowChange) {
    stopForGood(by: .detachment, finish: .cancelled(.detached))
    observation?.announce(in: change.from)
    observation?.announce(in: change.to)
  }

  deinit { motion.animation?.end(.cancelled(.released)) }

  /// The axes, kind and flags.
  public override var searchTraits: SearchTraits {
    SearchTraits(kind: kind, axes: axes, isPrivate: isPrivate, isScrollEnabled: isScrollEnabled)
  }

  // MARK: - Scrollable

  /// The ``axes``.
  public final var scrollAxes: ScrollAxes { axes }

  /// The size of the bounds.
  public final var scrollViewport: CGSize { bounds.size }

  /// The ``contentSize``.
  public final var scrollContentSize: CGSize { contentSize }

  /// The ``adjustedContentInset``.
  public final var scrollInsets: ScrollInsets { adjustedContentInset }

  /// The ``contentOffset``.
  public final var scrollOffset: CGPoint { contentOffset }

  /// Sets the ``contentOffset``.
  public final func setScrollOffset(_ offset: CGPoint) { contentOffset = offset }

  /// The ``phase``.
  public final var scrollPhase: MotionPhase { phase }

  /// The class and identifier, as in `List "inbox"`.
  public final var scrollName: String { ownName }

  /// The way from the top of the tree.
  public final var scrollPath: HierarchyPath? { hierarchyPath() }

  /// The ``ResponderNode/owningController``.
  public final var scrollOwner: AnyObject? { owningController }

  /// Whether the view is in a window.
  public final var isScrollAttached: Bool { window != nil }

  /// Whether the view ``ViewNode/isVisible``.
  public final var isScrollVisible: Bool { isVisible }
}
