/// Signatures after the generated Swift interface of UIKit (iOS 18), where `UIView` is `@MainActor open class`, and after
/// developer.apple.com/documentation/uikit/uiview, with the pages of the members.
@MainActor open class UIView: UIResponder {
  private weak var superviewStorage: UIView?
  private var children: [UIView] = []
  private var boundsOrigin = CGPoint.zero
  weak var viewController: UIViewController?

  /// "Creates a view with the specified frame rectangle".
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Archives are not stood in for.
  public required init?(coder: NSCoder) { nil }

  /// As of `NSObject`.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: - Hierarchy

  open var superview: UIView? { superviewStorage }

  open var subviews: [UIView] { children }

  /// `nil` for a view that is in no window; a window is in itself.
  open var window: UIWindow? { superviewStorage?.window }

  /// "Adds a view to the end of the receiver's list of subviews … Views can have only one superview. If view already has a
  /// superview and that view is not the receiver, this method removes the previous superview."
  open func addSubview(_ view: UIView) { insertSubview(view, at: children.count) }

  /// The index is in the list of subviews: "start at 0 and cannot be greater than the number of subviews".
  open func insertSubview(_ view: UIView, at index: Int) {
    let old = view.window
    view.leaveSuperview()
    children.insert(view, at: min(index, children.count))
    view.superviewStorage = self
    view.tellWindow(from: old)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: children.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? children.count)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: children.firstIndex { $0 === siblingSubview } ?? children.count)
  }

  open func removeFromSuperview() {
    let old = window
    leaveSuperview()
    tellWindow(from: old)
  }

  private func leaveSuperview() {
    superviewStorage?.children.removeAll { $0 === self }
    superviewStorage = nil
  }

  /// Tells the subtree of its new window; "the window property may be nil by the time that this method is called".
  private func tellWindow(from old: UIWindow?) {
    guard old !== window else { return }
    didMoveToWindow()
    for child in children { child.tellWindow(from: old) }
  }

  /// Does nothing unless overridden, as documented.
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.superviewStorage
    }
    return false
  }

  /// developer.apple.com/documentation/uikit/uiresponder/next: "returns the UIViewController object that manages it (if it
  /// has one) or its superview (if it doesn't)".
  open override var next: UIResponder? { viewController ?? superviewStorage }

  // MARK: - Geometry and state

  open var frame: CGRect

  /// The size is that of the frame, since nothing here has a transform; a new size keeps the centre where it is.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// The size that the view has, unless overridden, as documented.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// No extent of its own unless overridden, which the platform tells by -1.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open var isHidden = false

  open var isUserInteractionEnabled = true

  /// Of the informal protocol `UIAccessibility`, which UIKit adds to every object.
  open var accessibilityElementsHidden = false

  open var alpha: CGFloat = 1

  open var tag = 0

  /// Of the protocol `UIAccessibilityIdentification`, to which UIView conforms.
  open var accessibilityIdentifier: String?
}
