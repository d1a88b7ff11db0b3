/// What an app wants of its pager, or knows better.
extension Pager {
  /// Loads more at a side wherever the list is, as by a button; does nothing while that side loads, or has no more.
  public final func loadMore(at side: PagingSide = .end) { tell(.loadMore(side)) }

  /// Tries again what failed, paused or was cancelled: in one lane, or in all of them.
  public final func retry(_ lane: PagingLane? = nil) { tell(.retry(lane)) }

  /// Ends what is under way: in one lane, or in all of them.
  ///
  /// What was cancelled begins again when the list has left the zone and comes back, or with ``retry(_:)``.
  public final func cancel(_ lane: PagingLane? = nil) { tell(.cancel(lane)) }

  /// Loads everything anew; the rows stay until the answer is there, and for good if it fails.
  ///
  /// - Parameter refresh: from where, and why: only a refresh that the user asked for brings the list to its start. One around
  ///   an id ends at its row.
  public final func refresh(_ refresh: PagingRefresh<ItemID, Cursor> = PagingRefresh()) { tell(.refresh(refresh)) }

  /// Says that rows of the app's own were added at a side of the source, beside what pages bring.
  ///
  /// Pages go on behind the last row that a page brought, and not behind these.
  public final func noteInserted(_ ids: [ItemID], at side: PagingSide) { tell(.inserted(ids, side)) }

  /// Says that rows were taken out of the source by the app.
  public final func noteRemoved(_ ids: [ItemID]) { tell(.removed(ids)) }

  /// Says that a side goes on after all.
  public final func noteMore(at side: PagingSide, from cursor: Cursor) { tell(.hasMore(side, cursor)) }

  /// Ends paging for good: what is under way is told to end, and no answer to it counts.
  public final func detach() {
    tell(.detach)
    wake?()
    resumeWaiters()
  }

  private final func tell(_ event: Machine.Event) { perform(machine.handle(event, isShown: { source.contains($0) })) }
}
