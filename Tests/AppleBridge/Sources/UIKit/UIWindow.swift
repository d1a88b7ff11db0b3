/// Signatures after developer.apple.com/documentation/uikit/uiwindow and the pages of the members.
@MainActor open class UIWindow: UIView {
  /// A window is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Archives are not stood in for.
  public required init?(coder: NSCoder) { nil }

  /// "The root view controller for the window": installing it puts its view into the window, at the window's size.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// "Shows the window and makes it the key window." Which window is key is not stood in for.
  open func makeKeyAndVisible() { isHidden = false }

  open override var window: UIWindow? { self }

  /// The documented next responder, the application object, is not stood in for.
  open override var next: UIResponder? { nil }
}
