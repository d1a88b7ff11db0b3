#if canImport(UIKit)
  public import Hedgerow
  public import UIKit

  /// Views of the app are nodes as they are: nothing is added, nothing is stored.
  extension UIView: @MainActor HierarchyNode {}

  extension UIView: @MainActor FramedNode {}
#endif
