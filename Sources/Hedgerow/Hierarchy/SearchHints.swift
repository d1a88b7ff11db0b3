/// What a view knows about what is below it, so that a search need not look.
///
/// Every hint errs on the side of looking.
public struct SearchHints: Sendable {
  /// `false` promises that neither the view nor anything below it scrolls.
  public var mayScroll: Bool

  /// `true` promises that no subview has subviews of its own.
  public var subviewsAreLeaves: Bool

  /// The one class that every subview has; `nil` when it is not known or they differ.
  public var subviewClass: ObjectIdentifier?

  /// Makes hints; with no arguments they promise nothing.
  @inlinable
  public init(mayScroll: Bool = true, subviewsAreLeaves: Bool = false, subviewClass: ObjectIdentifier? = nil) {
    self.mayScroll = mayScroll
    self.subviewsAreLeaves = subviewsAreLeaves
    self.subviewClass = subviewClass
  }
}
