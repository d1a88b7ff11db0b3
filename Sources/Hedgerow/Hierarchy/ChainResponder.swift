/// An object in a responder chain: it knows the one that is asked after it.
///
/// `UIResponder` conforms with an empty extension, as does ``ResponderNode``. A chain need not be sound: a walk along it
/// ends where it runs in a circle.
public protocol ChainResponder: AnyObject {
  /// The one type that all responders of a chain have.
  associatedtype RelatedResponder: ChainResponder where RelatedResponder.RelatedResponder == RelatedResponder

  /// The responder that is asked after this one; `nil` at the end of the chain.
  var next: RelatedResponder? { get }
}
