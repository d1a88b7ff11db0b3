import Foundation

/// The insets of a scroll view and how they come about.
struct InsetState {
  var content = ScrollInsets.zero
  var safeArea = ScrollInsets.zero
  var adjustment = ScrollInsetAdjustment.automatic
  /// The adjusted insets that the offset was last brought up to date with.
  var followed = ScrollInsets.zero
}

extension ScrollNode {
  /// What the app adds around the content, in points; nothing unless set.
  ///
  /// A view that rests at its start stays there, and one that follows its end, see ``placeKeeping``, at its end; otherwise the
  /// offset stays where it is and is brought into the resting range. A view that moves is not moved by it: what moves it finds
  /// its way within the new range.
  public final var contentInset: ScrollInsets {
    get { insetState.content }
    set { changeInsets { $0.content = newValue } }
  }

  /// What bars, notches and the keyboard cover of the view, in points; nothing unless set.
  ///
  /// On a platform it comes from the view's place on the screen; here the app says it.
  public final var safeAreaInsets: ScrollInsets {
    get { insetState.safeArea }
    set { changeInsets { $0.safeArea = newValue } }
  }

  /// How the safe area becomes part of the insets; ``ScrollInsetAdjustment/automatic`` unless set.
  public final var contentInsetAdjustment: ScrollInsetAdjustment {
    get { insetState.adjustment }
    set { changeInsets { $0.adjustment = newValue } }
  }

  /// The insets that count: the app's own, and the safe area as far as the adjustment takes it in.
  ///
  /// - Complexity: O(1), and O(d) for the automatic adjustment with a safe area, with d the depth.
  public final var adjustedContentInset: ScrollInsets {
    guard insetState.safeArea != .zero else { return insetState.content }
    return insetState.content + systemInsets
  }

  private final var systemInsets: ScrollInsets {
    let area = insetState.safeArea
    switch insetState.adjustment {
    case .never: return .zero
    case .always: return area
    case .scrollableAxes, .automatic:
      var taken = ScrollInsets.zero
      let isContained = insetState.adjustment == .automatic && owningController?.parent != nil
      if isContained || alwaysBounceVertical || contentSize.height > bounds.height {
        taken.top = area.top
        taken.bottom = area.bottom
      }
      if alwaysBounceHorizontal || contentSize.width > bounds.width {
        taken.left = area.left
        taken.right = area.right
      }
      return taken
    }
  }

  private final func changeInsets(_ change: (inout InsetState) -> Void) {
    change(&insetState)
    followInsets()
  }

  /// Brings the offset up to date with the insets that count, if they are others than they were.
  ///
  /// They depend on more than what is set here: on content, size and bouncing as well. Whatever may change them calls this.
  final func followInsets() {
    if let offset = takeInsets() { settle(at: restingOffset(nearest: offset), cause: .layout) }
  }

  /// Takes the insets that count as those that the offset is up to date with.
  ///
  /// - Parameter followsEnd: whether a view that rests at its end stays there, if ``placeKeeping`` says so.
  /// - Returns: where a view at rest goes, not clamped: with its start where it rests there; `nil` when they are what they
  ///   were.
  final func takeInsets(followsEnd: Bool = true) -> CGPoint? {
    let old = insetState.followed
    let new = adjustedContentInset
    guard new != old else { return nil }
    let staysAtEnd = followsEnd && readerPlace().rule.isEnd
    insetState.followed = new
    insetsDidChange()
    var offset = contentOffset
    for axis in [ScrollAxes.vertical, .horizontal] where offset.coordinate(along: axis) == -old.start(along: axis) {
      offset = offset.replacing(0 - new.start(along: axis), along: axis)
    }
    if staysAtEnd { offset = offset.replacing(restingRange(along: mainScrollAxis).maximum, along: mainScrollAxis) }
    geometryMayHaveChanged(.layout)
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    return offset
  }
}
