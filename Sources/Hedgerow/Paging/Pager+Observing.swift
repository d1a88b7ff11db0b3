extension Pager {
  /// Tells what happens, until the token goes: each load that begins, each that is over with its outcome once, and the status.
  ///
  /// It is told after the pass in which it happened, or at once when the list is in no window. Nothing is heard
  /// within this call.
  ///
  /// - Parameters:
  ///   - initial: whether the status as it is comes first, after the next pass.
  ///   - tell: told of each. The pager keeps it until the token goes.
  public final func observe(initial: Bool = false, _ tell: @escaping (PagingNews) -> Void) -> ObservationToken {
    news.add(initial: initial, tell)
  }
}
