import Foundation
import Hedgerow

/// A window of a model with what is seen of its views: rectangles in the window's coordinates, from the back to the front.
struct PictureScreen {
  /// A view of which something is seen.
  struct Frame {
    /// Its place among the elements of the model; −1 for a view that was made up.
    let place: Int
    let view: ViewNode
    /// What is seen of it.
    let rect: CGRect
    /// All of it, also what its superviews cut off.
    let whole: CGRect
  }

  /// A view that waits, with where it is drawn.
  private struct Waiting {
    let view: ViewNode
    /// Where its superview's content begins.
    let origin: CGPoint
    let clip: CGRect
  }

  let window: WindowNode
  let size: CGSize
  private(set) var frames: [Frame] = []
  /// How many views that are seen are left out.
  private(set) var omitted = 0

  /// - Parameters:
  ///   - window: a window of the model.
  ///   - model: the model.
  ///   - limit: how many views are drawn.
  /// - Complexity: O(v), with v views.
  init(_ window: WindowNode, of model: DumpModel, limit: Int) {
    self.window = window
    size = window.bounds.size
    let screen = CGRect(origin: .zero, size: size)
    var stack = [
      Waiting(view: window, origin: CGPoint(x: -window.frame.origin.x, y: -window.frame.origin.y), clip: screen)
    ]
    while let next = stack.popLast() {
      let view = next.view
      // A window that the text says is hidden is shown: nothing else would be.
      if view !== window, view.isHidden || view.alpha <= 0.01 { continue }
      let whole = view.frame.moved(by: next.origin)
      let seen = whole.common(with: next.clip)
      if let seen {
        if frames.count < limit {
          frames.append(
            Frame(place: model.places[ObjectIdentifier(view)] ?? -1, view: view, rect: seen, whole: whole))
        } else {
          omitted += 1
        }
      }
      guard !view.subviews.isEmpty else { continue }
      var clip = next.clip
      if view.clipsToBounds {
        guard let seen else { continue }
        clip = seen
      }
      let bounds = view.bounds.origin
      let origin = CGPoint(x: whole.origin.x - bounds.x, y: whole.origin.y - bounds.y)
      guard origin.x.isFinite, origin.y.isFinite else { continue }
      for child in view.subviews.reversed() { stack.append(Waiting(view: child, origin: origin, clip: clip)) }
    }
  }
}

extension CGRect {
  fileprivate func moved(by offset: CGPoint) -> CGRect {
    CGRect(x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
  }

  /// The common part; `nil` when it has no area, and for numbers that are not finite.
  fileprivate func common(with other: CGRect) -> CGRect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard right > left, bottom > top, left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
