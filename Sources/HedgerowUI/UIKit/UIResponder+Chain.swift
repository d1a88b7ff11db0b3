#if canImport(UIKit)
  public import Hedgerow
  public import UIKit

  /// Responders of the app are responders as they are.
  extension UIResponder: @MainActor ChainResponder {}
#endif
