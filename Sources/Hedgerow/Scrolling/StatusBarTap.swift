import Foundation

/// Which list a tap on the status bar means when several are on the screen.
public enum StatusBarRule: String, Hashable, Sendable, CaseIterable {
  /// The only one; with several, none. The rule of a phone.
  case onlyOne
  /// The one whose upper edge is nearest the bar; of several at the same height the one in front. The rule of a tablet.
  case nearestToBar
}

/// What came of a tap on the status bar.
public struct StatusBarTap {
  /// What became of the view that was meant.
  public enum Answer: Hashable, Sendable {
    /// No view was meant: there was none, or there were several.
    case none
    /// It scrolls to its top, or is there already: then nothing moves.
    case scrolls
    /// Its delegate did not want it to.
    case declined
  }

  /// The scroll views that the tap could have meant, from the back to the front: visible, with something of them inside
  /// their window and all views around them, and with ``ScrollNode/scrollsToTop``.
  ///
  /// Along which axis they scroll does not matter.
  public let candidates: [ScrollNode]
  /// The one that was meant; `nil` for none.
  public let chosen: ScrollNode?
  /// What became of it.
  public let answer: Answer
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension StatusBarTap: Sendable {}

extension WindowNode {
  /// A finger taps the status bar: a list scrolls to its top, if it is clear which.
  ///
  /// All visible windows of the scene count; see ``SceneNode/tapStatusBar(_:)``.
  ///
  /// - Parameter rule: which list is meant if there are several; none unless said otherwise.
  /// - Complexity: O(n), with n views that have something that scrolls below them.
  @discardableResult
  public final func tapStatusBar(_ rule: StatusBarRule = .onlyOne) -> StatusBarTap {
    tap(scene?.windowsByLevel() ?? [self], rule)
  }
}

extension SceneNode {
  /// A finger taps the status bar: a list in one of the windows scrolls to its top, if it is clear which.
  ///
  /// The delegate is asked, and told when the list is at its top; for a list that is there already at once.
  ///
  /// - Parameter rule: which list is meant if there are several; none unless said otherwise.
  /// - Complexity: O(n), with n views that have something that scrolls below them.
  @discardableResult
  public final func tapStatusBar(_ rule: StatusBarRule = .onlyOne) -> StatusBarTap { tap(windowsByLevel(), rule) }
}

private func tap(_ windows: [WindowNode], _ rule: StatusBarRule) -> StatusBarTap {
  let candidates = windows.flatMap { window in
    window.allDescendants(ofType: ScrollNode.self).compactMap { scroll -> (scroll: ScrollNode, top: Double)? in
      guard scroll.scrollsToTop, scroll.isVisible, let part = scroll.partOnScreen() else { return nil }
      return (scroll, Double(part.minY + window.frame.minY))
    }
  }
  let views = candidates.map(\.scroll)
  var chosen: ScrollNode?
  switch rule {
  case .onlyOne: chosen = candidates.count == 1 ? views[0] : nil
  case .nearestToBar:
    if let top = candidates.map(\.top).min() { chosen = candidates.last { $0.top == top }?.scroll }
  }
  guard let chosen else { return StatusBarTap(candidates: views, chosen: nil, answer: .none) }
  let mayScroll = chosen.delegate?.scrollViewShouldScrollToTop(chosen) ?? true
  if mayScroll { chosen.scrollToTop() }
  chosen.window?.layoutIfNeeded()
  return StatusBarTap(candidates: views, chosen: chosen, answer: mayScroll ? .scrolls : .declined)
}

extension ScrollNode {
  /// The part of the view that lies in its window and in every view around it, in the window's coordinates; `nil` for none.
  final func partOnScreen() -> CGRect? {
    guard window != nil else { return nil }
    var part = bounds
    var view: ViewNode = self
    while let above = view.superview {
      part.origin.x += view.frame.minX - view.bounds.minX
      part.origin.y += view.frame.minY - view.bounds.minY
      let left = max(part.minX, above.bounds.minX)
      let top = max(part.minY, above.bounds.minY)
      part = CGRect(
        x: left, y: top, width: max(0, min(part.maxX, above.bounds.maxX) - left),
        height: max(0, min(part.maxY, above.bounds.maxY) - top))
      guard part.width > 0, part.height > 0 else { return nil }
      view = above
    }
    return part
  }

  /// Scrolls to the upper end, animated, and tells the delegate when it is there.
  final func scrollToTop() {
    guard axes.contains(.vertical) else { return }
    animateScroll(
      .standard,
      to: { [weak self] in
        self.map { CGPoint(x: $0.contentOffset.x, y: $0.restingRange(along: .vertical).minimum) }
      },
      completion: { [weak self] finish in
        if finish == .arrived, let self { self.delegate?.scrollViewDidScrollToTop(self) }
      })
  }
}
