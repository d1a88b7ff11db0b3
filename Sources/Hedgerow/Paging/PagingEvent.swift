/// What a paging machine is told, geometry aside.
///
/// Everything that changes a machine is one of these or a geometry, so that what it does is a function of what it was told.
public enum PagingEvent<ID: Hashable, Cursor> {
  /// The answer to a load, by the ids of its rows.
  case page(RowPage<ID, Cursor>, PagingToken)
  /// A load failed.
  ///
  /// A `CancellationError` is no failure: it means that the load was cancelled.
  case failed(any Error, PagingToken)
  /// More is wanted at a side, wherever the list is, seen or not, as by a button.
  case loadMore(PagingSide)
  /// What failed, paused or was cancelled is to be tried again in a lane; in all of them with `nil`.
  case retry(PagingLane?)
  /// What is under way in a lane is to end; in all of them with `nil`.
  case cancel(PagingLane?)
  /// Everything is to be loaded anew.
  case refresh(PagingRefresh<ID, Cursor>)
  /// The app itself added rows at a side, beyond all others there, in the order of the list.
  ///
  /// Pages keep between the rows that were added at the two sides. They do not open a side that is exhausted.
  case inserted([ID], PagingSide)
  /// The app itself removed rows.
  case removed([ID])
  /// The app itself changed the rows in some other way.
  case changed
  /// The app knows that a side goes on.
  ///
  /// It means nothing while the side is loading, since its answer says so, and while it is off.
  case hasMore(PagingSide, Cursor)
  /// The list is gone, or no longer paged.
  case detach
}

extension PagingEvent: Sendable where ID: Sendable, Cursor: Sendable {}
