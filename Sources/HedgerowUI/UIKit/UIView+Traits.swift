#if canImport(UIKit)
  public import Hedgerow
  public import UIKit

  extension UIView: @MainActor TraitedNode {
    /// What the view is to a search: told by the classes that UIKit documents, never by the name of a class.
    public var searchTraits: SearchTraits {
      guard let scrollView = self as? UIScrollView else { return SearchTraits() }
      let kind: ScrollKind =
        switch scrollView {
        case is UITableView: .table
        case is UICollectionView: .collection
        case is UITextView: .textInput
        default: .scroll
        }
      var axes: ScrollAxes = []
      if scrollView.contentSize.width > scrollView.bounds.width || scrollView.alwaysBounceHorizontal {
        axes.insert(.horizontal)
      }
      if scrollView.contentSize.height > scrollView.bounds.height || scrollView.alwaysBounceVertical {
        axes.insert(.vertical)
      }
      // A table that is not full yet still is a vertical list.
      if kind == .table { axes.insert(.vertical) }
      return SearchTraits(kind: kind, axes: axes, isScrollEnabled: scrollView.isScrollEnabled)
    }

    /// The view's `accessibilityIdentifier`.
    public var searchIdentifier: String? { accessibilityIdentifier }
  }
#endif
