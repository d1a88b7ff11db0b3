/// What loads by itself, one load at a time: each side of a list, and the refresh of the whole.
public enum PagingLane: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// More rows before the first.
  case start
  /// More rows behind the last.
  case end
  /// Other rows in place of all.
  case refresh

  /// The side that loads in this lane; `nil` for the refresh.
  public var side: PagingSide? {
    switch self {
    case .start: .start
    case .end: .end
    case .refresh: nil
    }
  }

  /// The name.
  public var description: String { rawValue }
}

extension PagingSide {
  /// The lane in which this side loads.
  public var lane: PagingLane { self == .start ? .start : .end }
}
