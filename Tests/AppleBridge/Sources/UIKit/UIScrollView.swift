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

  /// Weak, as documented.
  open weak var dataSource: (any UITableViewDataSource)?

  /// developer.apple.com/documentation/uikit/uitableview/rowheight; the platform's default measures rows, this one does not.
  open var rowHeight: CGFloat = 44

  /// Of every section that has a header here; 0 for none.
  ///
  /// The platform's default measures them.
  open var sectionHeaderHeight: CGFloat = 0

  /// What the data source said at the last reload, as the table "caches it".
  private var counts: [Int] = []

  /// developer.apple.com/documentation/uikit/uitableview/reloaddata(): asks the data source again.
  ///
  /// The content is laid out at once here, since there is no run loop.
  open func reloadData() {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    counts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    contentSize = CGSize(width: frame.width, height: counts.indices.map { rect(forSection: $0).height }.reduce(0, +))
  }

  open var numberOfSections: Int { counts.count }

  open func numberOfRows(inSection section: Int) -> Int { counts[section] }

  open func rect(forSection section: Int) -> CGRect {
    let before = counts[..<section].map(height).reduce(0, +)
    return CGRect(x: 0, y: before, width: frame.width, height: height(counts[section]))
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    CGRect(origin: rect(forSection: section).origin, size: CGSize(width: frame.width, height: sectionHeaderHeight))
  }

  /// The zero rectangle for a path that is not valid, as documented.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard counts.indices.contains(indexPath[0]), (0..<counts[indexPath[0]]).contains(indexPath[1]) else { return .zero }
    let start = rect(forSection: indexPath[0]).minY + sectionHeaderHeight
    return CGRect(x: 0, y: start + rowHeight * CGFloat(indexPath[1]), width: frame.width, height: rowHeight)
  }

  private func height(_ rows: Int) -> CGFloat { sectionHeaderHeight + rowHeight * CGFloat(rows) }

  /// Makes a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Archives are not stood in for.
  public required init?(coder: NSCoder) { nil }
}

/// The part of the data source that says how much there is.
@MainActor public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}

extension UITableViewDataSource {
  /// Optional on the platform, where it is 1 if left out.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The part of the data source that says how much there is.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
}

extension UICollectionViewDataSource {
  /// Optional on the platform, where it is 1 if left out.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor open class UICollectionViewLayout {
  /// A layout that lays out nothing.
  public init() {}

  /// "The default implementation of this method does nothing and returns nil" is what AppKit's page of it says; UIKit's
  /// asks subclasses to override it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

@MainActor open class UICollectionViewLayoutAttributes {
  /// Attributes of nothing yet.
  public init() {}

  open var frame = CGRect.zero

  open var indexPath = IndexPath()
}

/// developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:): "stores a strong reference
/// to the specified object".
@MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  /// Weak, as documented.
  open weak var dataSource: (any UICollectionViewDataSource)?

  private var counts: [Int] = []

  /// developer.apple.com/documentation/uikit/uicollectionview/reloaddata(): asks the data source again.
  ///
  /// How large the content is stays the test's to set.
  open func reloadData() {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    counts = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
  }

  open var numberOfSections: Int { counts.count }

  open func numberOfItems(inSection section: Int) -> Int { counts[section] }

  /// Where the layout puts an item; `nil` when there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath[0]), (0..<counts[indexPath[0]]).contains(indexPath[1]) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Makes a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Archives are not stood in for.
  public required init?(coder: NSCoder) { nil }
}

/// The initialiser with a text container is left out; `UIView`'s is inherited, as on the platform.
@MainActor open class UITextView: UIScrollView {}
