public import Foundation
public import Hedgerow

extension ViewNode {
  /// Makes a view with its subviews.
  ///
  /// - Parameters:
  ///   - identifier: the view's name, `nil` for none.
  ///   - frame: its rectangle in its superview's coordinates, in points; empty unless given.
  ///   - content: its subviews, from the back to the front. The view of a controller among them is added without
  ///     containment, since a view has no controller to contain it.
  public convenience init(
    _ identifier: String? = nil, frame: CGRect = .zero, @HierarchyBuilder content: () -> [HierarchyPart]
  ) {
    self.init(identifier, frame: frame)
    // Written without a size, a window comes here: Swift takes the initializer with fewer arguments left out.
    if let window = self as? WindowNode {
      if frame == .zero { window.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
      window.fill(with: content())
      return
    }
    for part in content() {
      switch part {
      case .view(let view): addSubview(view)
      case .controller(let controller): addSubview(controller.view)
      }
    }
  }
}

extension ControllerNode {
  /// Makes a controller whose root view holds the content.
  ///
  /// Subviews without a frame share the height of the root view equally. Controllers among the content become children,
  /// with `didMove(toParent:)` called when their view is in place.
  ///
  /// - Parameters:
  ///   - title: the controller's name, `nil` for none.
  ///   - content: what its root view holds, from the back to the front.
  public convenience init(_ title: String? = nil, @HierarchyBuilder content: () -> [HierarchyPart]) {
    self.init(title)
    let column = ColumnView()
    view = column
    for part in content() {
      switch part {
      case .view(let child):
        column.addSubview(child)
      case .controller(let child):
        addChild(child)
        column.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    column.fixFrames()
  }
}

extension WindowNode {
  /// Makes a window with its content, laid out and with its controllers appeared.
  ///
  /// A controller as the content becomes the root controller; views become subviews. A window has one root controller: a
  /// second one stops the program.
  ///
  /// - Parameters:
  ///   - identifier: the window's name, `nil` for none.
  ///   - width: its width in points, 390 unless given.
  ///   - height: its height in points, 844 unless given.
  ///   - content: what it holds, from the back to the front.
  public convenience init(
    _ identifier: String? = nil, width: CGFloat = 390, height: CGFloat = 844,
    @HierarchyBuilder content: () -> [HierarchyPart]
  ) {
    self.init(identifier, frame: CGRect(x: 0, y: 0, width: width, height: height))
    fill(with: content())
  }

  /// Puts the content into the window, and lays it out.
  fileprivate final func fill(with parts: [HierarchyPart]) {
    for part in parts {
      switch part {
      case .view(let view):
        addSubview(view)
      case .controller(let controller):
        precondition(
          rootController == nil,
          "\(controller) can't be a second root controller of the window: put both into one controller.")
        rootController = controller
      }
    }
    settle()
  }
}
