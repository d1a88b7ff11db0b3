import Foundation
import Hedgerow

/// A scroll view's content as a bar, and the part of it that is seen.
struct PictureGauge {
  /// Whether the bar runs up and down.
  let isVertical: Bool
  /// Where the part that is seen begins and ends, of a bar from 0 to 1.
  let seen: ClosedRange<CGFloat>

  /// `nil` for a view that shows all of its content.
  init?(_ scroll: ScrollNode) {
    isVertical = scroll.axes.contains(.vertical) || !scroll.axes.contains(.horizontal)
    let viewport = isVertical ? scroll.bounds.height : scroll.bounds.width
    let content = isVertical ? scroll.contentSize.height : scroll.contentSize.width
    let offset = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    let inset = scroll.adjustedContentInset
    let before = isVertical ? inset.top : inset.left
    let after = isVertical ? inset.bottom : inset.right
    let length = max(content + max(0, before) + max(0, after), viewport)
    guard length.isFinite, length > 0, content > viewport + 0.5 || offset != -before else { return nil }
    let start = min(max((offset + max(0, before)) / length, 0), 1)
    let end = min(max((offset + max(0, before) + viewport) / length, start), 1)
    guard start.isFinite, end.isFinite else { return nil }
    seen = start...end
  }
}
