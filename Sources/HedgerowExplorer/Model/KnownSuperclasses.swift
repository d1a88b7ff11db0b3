/// Which class is a subclass of which, as far as it is public knowledge and matters for finding views.
///
/// A printer tells at most the first ordinary ancestor of a class, so that a search for `UIScrollView` in a text would find no
/// table without this.
enum KnownSuperclasses {
  private static let superclass: [String: String] = [
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "WKScrollView": "UIScrollView", "_UIQueuingScrollView": "UIScrollView",
    "UITableViewCellScrollView": "UIScrollView", "UISearchResultsTableView": "UITableView",
    "UIScrollView": "UIView", "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UIStackView": "UIView",
    "UICollectionViewListCell": "UICollectionViewCell", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionReusableView": "UIView", "UIControl": "UIView", "UIButton": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UITextField": "UIControl", "UISegmentedControl": "UIControl",
    "UIRefreshControl": "UIControl", "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView",
    "UITransitionView": "UIView", "UILayoutContainerView": "UIView", "UITableViewWrapperView": "UIView",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "NSOutlineView": "NSTableView", "NSTableView": "NSControl", "NSControl": "NSView", "NSScrollView": "NSView",
    "NSClipView": "NSView", "NSCollectionView": "NSView", "NSTextView": "NSText", "NSText": "NSView",
  ]

  /// The class and what is known to be above it, nearest first.
  static func chain(from name: String) -> [String] {
    var chain = [name]
    var current = name
    while let next = superclass[current] ?? guess(current), !chain.contains(next) {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// What the end of an unknown name says: an app's own table is called so.
  private static func guess(_ name: String) -> String? {
    guard superclass[name] == nil, name != "UIView", name != "NSView", !name.hasPrefix("NS") else { return nil }
    for (ending, known) in [
      ("TableView", "UITableView"), ("CollectionView", "UICollectionView"), ("ScrollView", "UIScrollView"),
      ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
      ("ViewController", "UIViewController"),
    ] where name != known && name.hasSuffix(ending) {
      return known
    }
    return nil
  }
}
