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
      // The user can scroll along an axis where the content with its insets is longer than the view, or where it bounces
      // although it is not; UIKit asks for `bounces` beside `alwaysBounce…`.
      let insets = scrollView.adjustedContentInset
      let width = scrollView.contentSize.width + insets.left + insets.right
      let height = scrollView.contentSize.height + insets.top + insets.bottom
      var axes: ScrollAxes = []
      if width > scrollView.bounds.width || (scrollView.bounces && scrollView.alwaysBounceHorizontal) {
        axes.insert(.horizontal)
      }
      if height > scrollView.bounds.height || (scrollView.bounces && scrollView.alwaysBounceVertical) {
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
