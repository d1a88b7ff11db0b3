// Stand-ins for the classes of UIKit that the adapters name. They are small, but what is here is right: every declaration
// has the signature that Apple documents, and does what its page says. Where a page was read it is named.

@_exported public import Foundation

/// developer.apple.com/documentation/uikit/uiresponder/next: `var next: UIResponder? { get }`; "doesn't store or set the
/// next responder automatically, so this method returns nil by default".
@MainActor open class UIResponder {
  /// A responder in no chain.
  public init() {}

  open var next: UIResponder? { nil }
}
