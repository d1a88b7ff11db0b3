public import Foundation

/// A destination with its alignment, as a value that an app can keep, save and put into a binding.
///
/// Every target made is another one, also with equal contents: the same row twice scrolls twice. A copy, and one that is
/// decoded, is the same target.
public struct ListTarget: Hashable, Sendable, Identifiable {
  /// What tells this target from others with equal contents.
  public let id: UUID
  /// Where to.
  public let destination: ScrollDestination
  /// Where in the viewport the destination lands.
  public let alignment: ScrollAlignment
  /// Whether the list takes a time to get there.
  public let isAnimated: Bool

  /// Makes a target; not animated unless said otherwise.
  public init(_ destination: ScrollDestination, at alignment: ScrollAlignment = .nearest, animated: Bool = false) {
    id = UUID()
    self.destination = destination
    self.alignment = alignment
    isAnimated = animated
  }
}
