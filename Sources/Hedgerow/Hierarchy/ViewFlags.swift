/// The yes-or-no state of a view, in one word, so that a hundred thousand views stay small.
@usableFromInline
struct ViewFlags: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt32
  @usableFromInline init(rawValue: UInt32) { self.rawValue = rawValue }

  @usableFromInline static let hidden = ViewFlags(rawValue: 1 << 0)
  /// Hidden because what the overlay is pinned to is hidden.
  @usableFromInline static let hiddenWithBase = ViewFlags(rawValue: 1 << 1)
  @usableFromInline static let interactionDisabled = ViewFlags(rawValue: 1 << 2)
  @usableFromInline static let hitTestingOff = ViewFlags(rawValue: 1 << 3)
  @usableFromInline static let clipsToBounds = ViewFlags(rawValue: 1 << 4)
  @usableFromInline static let passesHitsThrough = ViewFlags(rawValue: 1 << 5)
  @usableFromInline static let accessibilityElement = ViewFlags(rawValue: 1 << 6)
  @usableFromInline static let accessibilityHidden = ViewFlags(rawValue: 1 << 7)
  @usableFromInline static let isPrivate = ViewFlags(rawValue: 1 << 8)
  @usableFromInline static let needsLayout = ViewFlags(rawValue: 1 << 9)
  @usableFromInline static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 10)
  /// In a window with nothing hidden from here to it.
  @usableFromInline static let visible = ViewFlags(rawValue: 1 << 11)
  @usableFromInline static let scrollable = ViewFlags(rawValue: 1 << 12)
  @usableFromInline static let probe = ViewFlags(rawValue: 1 << 13)
  @usableFromInline static let isWindow = ViewFlags(rawValue: 1 << 14)
  /// Pinned to a base, see ``ViewNode/addOverlay(_:alignment:size:)``.
  @usableFromInline static let overlay = ViewFlags(rawValue: 1 << 15)
  /// Something takes part in the passes of the view's window, see ``PassParticipant``.
  @usableFromInline static let participates = ViewFlags(rawValue: 1 << 16)

  /// Set where a view must be left out of hit testing with everything in it.
  @usableFromInline static let neverHit: ViewFlags = [
    .hidden, .hiddenWithBase, .interactionDisabled, .hitTestingOff, .probe,
  ]
}

/// The state that few views have, kept apart so that the others do not pay for it.
final class ViewExtras {
  var responderAbove: ResponderNode?
  var accessibilityLabel: String?
  var hitShape: HitShape?
  /// What is pinned to the view, from the lowest to the topmost.
  ///
  /// The base owns its overlays, also while they wait for it to get a superview.
  var overlays: [Overlay] = []
  /// What the view itself is pinned to; its base clears this when it goes.
  unowned(unsafe) var overlayBase: ViewNode?
  /// The probes that watch the tree from this view down; they clear themselves when they go.
  var watchers: [Unmanaged<ProbeNode>] = []
  var participants: [WeakParticipant] = []
}
