/// An end of a list at which more rows may be loaded.
public enum PagingSide: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Before the first row.
  case start
  /// Behind the last row.
  case end

  /// The other end.
  public var opposite: PagingSide { self == .start ? .end : .start }

  /// The name.
  public var description: String { rawValue }
}
