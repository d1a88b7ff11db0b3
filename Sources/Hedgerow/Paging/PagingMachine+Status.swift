extension PagingMachine {
  /// What a side, or the refresh, is doing.
  ///
  /// - Complexity: O(1).
  public func status(of lane: PagingLane) -> PagingStatus {
    switch core[lane].state {
    case .idle: .idle
    case .loading: lane == .refresh ? .refreshing : .loading
    case .failed: failure(of: lane).map { .failed($0, retry: lane) } ?? .idle
    case .paused: .paused
    case .exhausted: .exhausted
    case .off: core.refresh.state == .loading ? .refreshing : .off
    }
  }

  private func failure(of lane: PagingLane) -> (any Error)? { lane.side.map { errors[$0] } ?? refreshError }

  /// What the list as a whole is doing: the refresh goes before the sides, a failure before a load, a load before a pause;
  /// exhausted is a list that has no more at either side.
  ///
  /// - Complexity: O(1).
  public var status: PagingStatus {
    if core.isDetached { return .off }
    let all = [status(of: .refresh), status(of: .end), status(of: .start)]
    for rank in 0..<4 {
      for status in all {
        switch (rank, status) {
        case (0, .refreshing), (1, .failed), (2, .loading), (3, .paused): return status
        default: continue
        }
      }
    }
    if case .idle = all[1] { return .idle }
    if case .idle = all[2] { return .idle }
    return .exhausted
  }

  /// The loads under way, the end before the start; at most one in each lane.
  ///
  /// - Complexity: O(1).
  public var loadsUnderWay: [PagingToken] { [core.end.token, core.start.token, core.refresh.token].compactMap { $0 } }

  /// Whether paging has ended for good.
  var isDetached: Bool { core.isDetached }

  /// How often the list has been refreshed.
  public var generation: UInt64 { core.generation }

  /// What has happened, in numbers.
  public var counts: PagingCounts { core.counts }

  /// How it is set up.
  public var settings: PagingSettings { core.settings }

  /// How often a lane has failed since it last succeeded, as a measure for how long to wait.
  public func failures(in lane: PagingLane) -> Int { core[lane].tries }

  /// Where a side goes on; `nil` when there is no more, or it is not known.
  public func cursor(at side: PagingSide) -> Cursor? { cursors[side] }

  /// How many pages with rows of their own are in the list, and how many rows they brought.
  ///
  /// Rows that the app has deleted since may still be counted.
  public var kept: (pages: Int, rows: Int) { (pages.pageCount, pages.rowCount) }
}

extension PagingMachine: CustomStringConvertible {
  /// As in "start exhausted, end loading; 3 loads, 2 pages, 40 rows".
  public var description: String {
    let refresh = status(of: .refresh)
    let about = if case .idle = refresh { "" } else { ", refresh \(refresh)" }
    return "start \(status(of: .start)), end \(status(of: .end))\(about); \(counts)"
  }
}
