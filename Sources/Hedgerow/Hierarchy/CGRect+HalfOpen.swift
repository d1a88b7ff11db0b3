import Foundation

/// The comparisons of rectangles that Hedgerow uses: half open, the far edges are outside.
///
/// Foundation's own differ between platforms: on Linux `CGRect.intersects` is true for rectangles that only touch.
extension CGRect {
  /// Whether the point is inside; the right and the bottom edge are not.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width && point.y < origin.y + size.height
  }

  /// Whether the whole of the other rectangle, which must not be empty, lies in this one.
  func holds(_ other: CGRect) -> Bool {
    other.isPositive && other.origin.x >= origin.x && other.origin.y >= origin.y
      && other.origin.x + other.size.width <= origin.x + size.width
      && other.origin.y + other.size.height <= origin.y + size.height
  }

  /// Whether width and height are both above zero.
  var isPositive: Bool { size.width > 0 && size.height > 0 }

  /// The common part; `nil` when it has no area.
  func overlap(with other: CGRect) -> CGRect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether no component is NaN or infinite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The rectangle moved by a vector.
  func moved(by offset: CGPoint) -> CGRect {
    CGRect(x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
  }
}
