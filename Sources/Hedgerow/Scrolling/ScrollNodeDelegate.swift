public import Foundation

/// What a scroll view tells, with UIKit's calls in UIKit's order.
///
/// Every method is optional.
///
/// The calls come at once, within whatever caused them; observers are told after the pass, see
/// ``Scrollable/observeScroll(_:initial:_:)``, and have nothing to do with who the delegate is. What a delegate changes
/// within a call is called after it, not within.
///
/// For a flick: will begin dragging, did scroll again and again, will end dragging, did end dragging, will begin
/// decelerating, did scroll again and again, did end decelerating. Every beginning gets its end, also when the motion is
/// stopped or the view leaves its window.
public protocol ScrollNodeDelegate: AnyObject {
  /// The offset changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: ScrollNode)

  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: ScrollNode)

  /// The finger that dragged is lifted.
  ///
  /// - Parameters:
  ///   - scrollView: the view that scrolls.
  ///   - velocity: how fast the offset moves, in points a **millisecond**, as on the platform.
  ///   - targetContentOffset: where the view will come to rest. Another offset sends it there.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint)

  /// The finger is off.
  ///
  /// - Parameters:
  ///   - scrollView: the view that scrolls.
  ///   - decelerate: whether the view moves on.
  func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool)

  /// The view begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode)

  /// The view has come to rest, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollNode)

  /// An animation that code asked for is over, or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode)

  /// Whether a tap on the status bar may scroll the view to its top; `true` unless implemented.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool

  /// The view is at its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: ScrollNode)

  /// The adjusted insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode)
}

extension ScrollNodeDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollNode) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) {}
  /// `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollNode) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode) {}
}
