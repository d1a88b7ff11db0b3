/// Something whose events are delivered in the pass of a window.
protocol EventSource: AnyObject {
  /// Tells the observers what happened since the last time, in order.
  ///
  /// What an observer causes is delivered the next time.
  func deliverEvents()
}

/// A source that is not kept.
struct WeakEventSource {
  weak var source: (any EventSource)?
}
