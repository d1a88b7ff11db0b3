/// What keeps loads from beginning by themselves.
///
/// While one of these holds, a distance says nothing: neither does a load begin, nor has a zone been left.
public struct PagingGates: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes gates of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The list has not been laid out, so its content has no length yet.
  public static var notLaidOut: PagingGates { PagingGates(rawValue: 1) }
  /// The list is in no window.
  public static var offWindow: PagingGates { PagingGates(rawValue: 1 << 1) }
  /// The list, or what it is in, is hidden.
  public static var hidden: PagingGates { PagingGates(rawValue: 1 << 2) }
  /// Rows have come or gone and are not laid out yet.
  public static var unsettled: PagingGates { PagingGates(rawValue: 1 << 3) }
  /// The reader's place has not been restored after the last page.
  public static var holdPending: PagingGates { PagingGates(rawValue: 1 << 4) }
  /// The list is still to be brought to where it begins, at its end or at some row.
  ///
  /// It keeps the start from loading, where the list happens to be; the end may load what the place needs.
  public static var anchorPending: PagingGates { PagingGates(rawValue: 1 << 5) }
}
