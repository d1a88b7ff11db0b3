#if canImport(UIKit)
  public import Hedgerow
  public import UIKit

  /// The tagged probe as a view: put over a list, it keeps that list in a registry under a tag.
  ///
  /// It is to be in nobody's way: of zero size, never hit, hidden from accessibility. It looks for its list when it comes
  /// into a window and when it is told that the tree around it changed, and lets the list go when it leaves.
  ///
  /// UIKit tells a view of changes beside it only where they move it. Whoever exchanges lists calls ``treeDidChange()``; the
  /// requests that wait are moved on by `ListRegistry.pass()`, once a layout is done.
  public final class ProbeView: UIView {
    private let core: ProbeCore<UIView>

    /// Makes a probe that registers what it covers.
    ///
    /// - Parameters:
    ///   - tag: the tag of the list.
    ///   - registry: where it is registered. The probe keeps it.
    ///   - filter: what may be covered: anything that scrolls but text inputs and private helpers, unless said otherwise.
    public init(
      as tag: ListTag, in registry: ListRegistry,
      matching filter: SearchFilter = [.scrolls, .notTextInput, .notPrivate]
    ) {
      core = ProbeCore(tag: tag, registry: registry, filter: filter)
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      accessibilityIdentifier = tag.name
    }

    /// Not there: a probe needs its registry, which no archive holds.
    @available(*, unavailable, message: "a probe needs its registry")
    public required init?(coder: NSCoder) { nil }

    /// The tag under which the probe keeps its list; setting it moves the list.
    public var listTag: ListTag {
      get { core.tag }
      set { core.tag = newValue }
    }

    /// What the last search saw and chose, and why, or why nothing; `nil` before the first.
    public var lastResolution: ProbeResolution? { core.lastResolution }

    /// How many searches the probe made.
    public var resolutionCount: Int { core.resolutionCount }

    /// Looks again, if the probe is in a window.
    public func treeDidChange() {
      if window != nil { _ = core.resolve(from: self) }
    }

    /// Looks for the list in a new window, and lets it go when there is none.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { core.detach() } else { _ = core.resolve(from: self) }
    }

    /// Zero, whatever is proposed.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }

    /// Zero along both axes.
    public override var intrinsicContentSize: CGSize { .zero }
  }
#endif
