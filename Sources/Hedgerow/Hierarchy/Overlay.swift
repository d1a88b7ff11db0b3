public import Foundation

/// Where in its base an overlay is pinned: the point of the base that the same point of the overlay lies on.
public struct OverlayAlignment: Hashable, Sendable {
  /// How far along the width, from 0 (left) to 1 (right).
  public var x: CGFloat
  /// How far along the height, from 0 (top) to 1 (bottom).
  public var y: CGFloat

  /// Makes an alignment from its fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x.isFinite ? x : 0.5
    self.y = y.isFinite ? y : 0.5
  }

  /// The middle on the middle.
  public static let center = OverlayAlignment(x: 0.5, y: 0.5)
  /// The upper edges on each other, centred.
  public static let top = OverlayAlignment(x: 0.5, y: 0)
  /// The lower edges on each other, centred.
  public static let bottom = OverlayAlignment(x: 0.5, y: 1)
  /// The left edges on each other, centred.
  public static let left = OverlayAlignment(x: 0, y: 0.5)
  /// The right edges on each other, centred.
  public static let right = OverlayAlignment(x: 1, y: 0.5)
  /// The upper left corners on each other.
  public static let topLeft = OverlayAlignment(x: 0, y: 0)
  /// The upper right corners on each other.
  public static let topRight = OverlayAlignment(x: 1, y: 0)
  /// The lower left corners on each other.
  public static let bottomLeft = OverlayAlignment(x: 0, y: 1)
  /// The lower right corners on each other.
  public static let bottomRight = OverlayAlignment(x: 1, y: 1)
}

/// How large an overlay is.
public enum OverlaySize: Hashable, Sendable {
  /// As large as it is itself; the base does not matter.
  case own
  /// As large as its base, always.
  case base
}

/// What is pinned to a base.
struct Overlay {
  let view: ViewNode
  let alignment: OverlayAlignment
  let size: OverlaySize

  /// The overlay's rectangle over a base, in the coordinates that the base's frame is in.
  func frame(over base: CGRect, wanting ownSize: CGSize) -> CGRect {
    let size = self.size == .base ? base.size : ownSize
    return CGRect(
      x: base.origin.x + (base.width - size.width) * alignment.x,
      y: base.origin.y + (base.height - size.height) * alignment.y,
      width: size.width, height: size.height)
  }
}
