public import Foundation

/// A view that scrolls its content: the origin of its bounds is the offset.
///
/// What it is to a search is declared, never guessed: its ``axes``, its ``kind``, whether it is private or disabled.
open class ScrollNode: ViewNode, ScrollingView {
  /// The axes along which the view scrolls; vertical unless set.
  public final var axes: ScrollAxes = .vertical

  /// What sort of scrolling view it is; a plain one unless set.
  public final var kind: ScrollKind = .scroll

  /// Whether the user can scroll it; `true` unless set.
  ///
  /// Code can scroll it either way.
  public final var isScrollEnabled = true

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

  /// The point of the content that lies at the upper left corner of the view: the origin of ``ViewNode/bounds``.
  ///
  /// It is taken as it is, also where the content ends; values that are not finite are not taken.
  ///
  /// - Complexity: O(1).
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The axes, kind and flags.
  public override var searchTraits: SearchTraits {
    SearchTraits(kind: kind, axes: axes, isPrivate: isPrivate, isScrollEnabled: isScrollEnabled)
  }
}
