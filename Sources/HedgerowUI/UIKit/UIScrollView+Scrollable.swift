#if canImport(UIKit)
  public import Hedgerow
  public import UIKit

  /// What requests ask of a scroll view. Nothing is stored, and nobody's delegate is taken.
  extension UIScrollView: @MainActor Scrollable {
    /// The axes along which the user can scroll now, as ``searchTraits`` says; vertical while the content fits both ways.
    public var scrollAxes: ScrollAxes {
      let axes = searchTraits.axes
      return axes.isEmpty ? .vertical : axes
    }

    /// The size of the bounds.
    public var scrollViewport: CGSize { bounds.size }

    /// The `contentSize`.
    public var scrollContentSize: CGSize { contentSize }

    /// The `adjustedContentInset`.
    public var scrollInsets: ScrollInsets {
      let insets = adjustedContentInset
      return ScrollInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// The `contentOffset`.
    public var scrollOffset: CGPoint { contentOffset }

    /// Sets the `contentOffset`, which calls the delegate at once and stops a deceleration.
    public func setScrollOffset(_ offset: CGPoint) { contentOffset = offset }

    /// The class and the `accessibilityIdentifier`.
    public var scrollName: String { hierarchyName }

    /// The way from the top of the tree.
    public var scrollPath: HierarchyPath? { hierarchyPath() }

    /// The nearest view controller up the responder chain.
    ///
    /// - Complexity: O(d), with d responders up to it.
    public var scrollOwner: AnyObject? {
      var responder = next
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }

    /// Whether the view is in a window.
    public var isScrollAttached: Bool { window != nil }

    /// Whether the view is in a window and neither it nor a view above is hidden.
    ///
    /// - Complexity: O(d), with d views above.
    public var isScrollVisible: Bool {
      guard window != nil else { return false }
      var view: UIView? = self
      while let current = view {
        if current.isHidden { return false }
        view = current.superview
      }
      return true
    }
  }
#endif
