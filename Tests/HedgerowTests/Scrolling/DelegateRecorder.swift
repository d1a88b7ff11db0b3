import Foundation
import Hedgerow

/// A delegate that writes down its calls.
final class DelegateRecorder: ScrollNodeDelegate {
  var calls: [String] = []
  var onScroll: (() -> Void)?
  var target: CGPoint?
  var velocity: CGPoint?
  var planned: CGPoint?
  var mayScrollToTop = true

  /// The calls so far, those that repeat one after the other once.
  var order: [String] { calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

  func scrollViewDidScroll(_ scrollView: ScrollNode) {
    calls.append("didScroll")
    onScroll?()
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollNode) { calls.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollNode, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    planned = targetContentOffset
    if let target { targetContentOffset = target }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(willDecelerate: \(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollNode) { calls.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) { calls.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) { calls.append("didEndScrollingAnimation") }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollNode) -> Bool {
    calls.append("shouldScrollToTop")
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollNode) { calls.append("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollNode) { calls.append("didChangeInset") }
}
