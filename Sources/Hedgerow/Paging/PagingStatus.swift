/// What the loading of a list is doing, as a value to show.
public enum PagingStatus: Sendable {
  /// Nothing is under way; more may come.
  case idle
  /// A page is under way.
  case loading
  /// The last load failed, with the loader's own error; `retry` is the lane to be tried again.
  case failed(any Error, retry: PagingLane)
  /// Pages without a new row have used up their budget.
  case paused
  /// There is no more.
  case exhausted
  /// Everything is being loaded anew.
  case refreshing
  /// Nothing will be loaded: paging has ended, or this side is not known before the first page has come.
  case off

  /// The error of a failure; `nil` without one.
  public var error: (any Error)? {
    if case .failed(let error, _) = self { error } else { nil }
  }

  /// Whether something is under way.
  public var isLoading: Bool {
    switch self {
    case .loading, .refreshing: true
    case .idle, .failed, .paused, .exhausted, .off: false
    }
  }
}

extension PagingStatus: CustomStringConvertible {
  /// One word, and the error of a failure.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .failed(let error, _): "failed: \(error)"
    case .paused: "paused"
    case .exhausted: "exhausted"
    case .refreshing: "refreshing"
    case .off: "off"
    }
  }
}
