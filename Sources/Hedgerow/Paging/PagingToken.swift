/// The name of one load, by which its answer is known.
///
/// An answer counts only while its load is the one under way in its lane: after a cancel, a refresh or the end of paging it
/// is late, and dropped.
public struct PagingToken: Hashable, Sendable {
  /// How often the list had been refreshed when the load began.
  public let generation: UInt64
  /// Where it loads.
  public let lane: PagingLane
  /// The number of the load among all of its machine, from 1.
  public let serial: UInt64
}

extension PagingToken: CustomStringConvertible {
  /// As in "end 3, generation 0".
  public var description: String { "\(lane) \(serial), generation \(generation)" }
}
