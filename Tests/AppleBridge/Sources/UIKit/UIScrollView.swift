/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No distance on any side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// The distances one by one, in the order of the documented initialiser.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Signatures after the generated Swift interface of UIKit (iOS 18), defaults after the comments of its header.
@MainActor open class UIScrollView: UIView {
  /// "The point at which the origin of the content view is offset from the origin of the scroll view": the origin of the
  /// bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open var contentSize = CGSize.zero

  open var contentInset = UIEdgeInsets()

  /// The content insets and the safe area together; there is no safe area here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Off unless set, as the header says: "if YES and bounces is YES, even if content is smaller than bounds, allow drag vertically".
  open var alwaysBounceVertical = false

  open var alwaysBounceHorizontal = false

  open var bounces = true

  open var isScrollEnabled = true
}

@MainActor open class UITableView: UIScrollView {
  /// How the table sets its sections apart.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  open private(set) var style: UITableView.Style

  /// "Creates a table view with the specified frame and style".
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }
}

@MainActor open class UICollectionViewLayout {
  /// A layout that lays out nothing.
  public init() {}
}

/// developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:): "stores a strong reference
/// to the specified object".
@MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  /// "Creates a collection view object with the specified frame and layout".
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
}

/// The initialiser with a text container is left out; `UIView`'s is inherited, as on the platform.
@MainActor open class UITextView: UIScrollView {}
