/// When a list loads more, what it does with what comes, and when it stops: a value that is told what happens and says what
/// to do.
///
/// A machine knows neither views nor tasks. It is told where the list is (``evaluate(_:)``) and what has happened
/// (``handle(_:isShown:)``), and answers with actions: load this, cancel that, put these rows there. The same events give the
/// same actions, always. It knows rows by their ids only, and pages by cursors of any type: numbers, tokens of a server,
/// dates.
///
/// Three lanes load side by side, the start, the end and the refresh of the whole, each one page at a time. It is not events
/// that make a side load but where the list is: after every layout and every change the geometry is looked at again, so
/// that a short page, a filter or a rotation needs no scrolling. A load is begun once, since from then on the side is
/// loading; what fails stops until it is left or tried again; what brings nothing new stops when its budget is used up.
///
/// It does not say anything about threads: it is a value, `Sendable` when its ids and cursors are.
public struct PagingMachine<ID: Hashable, Cursor> {
  /// What has to be told of a load.
  public typealias Event = PagingEvent<ID, Cursor>
  /// What is to be done.
  public typealias Action = PagingAction<ID, Cursor>

  var core: PagingCore
  /// Where a refresh begins unless it says so.
  public let origin: Cursor
  let isSameCursor: (@Sendable (Cursor, Cursor) -> Bool)?
  /// The cursors and errors of the lanes; what they mean now, the core says.
  var cursors: PagingSides<Cursor>
  var errors = PagingSides<any Error>()
  var refreshError: (any Error)?
  var pages = PageLedger<ID, Cursor>()
  /// The refresh under way, or the one that failed.
  var refresh: PagingRefresh<ID, Cursor>?
  /// Rows of the app's own since everything was last loaded anew.
  var live = LiveRows<ID>()
  /// Rows of the app's own since the refresh under way began.
  var meanwhile = LiveRows<ID>()
  /// Rows that were deleted while something was under way, with the last load that had begun by then.
  var deleted: [ID: UInt64] = [:]

  init(
    settings: PagingSettings, origin: Cursor, start: PagingCore.State, end: PagingCore.State,
    cursors: PagingSides<Cursor>, isSameCursor: (@Sendable (Cursor, Cursor) -> Bool)?
  ) throws(PagingError) {
    try settings.check()
    core = PagingCore(settings: settings, start: start, end: end)
    self.origin = origin
    self.cursors = cursors
    self.isSameCursor = isSameCursor
  }

  /// Makes a machine for a list without rows.
  ///
  /// The end loads first, at the origin; the start opens when that page says what stands before it.
  ///
  /// - Parameters:
  ///   - origin: the first page, and where a refresh begins unless it says so.
  ///   - settings: thresholds, budgets and options.
  ///   - isSameCursor: whether two cursors name the same page, to find out that a page names itself as the next;
  ///     `nil` when nobody can tell.
  /// - Throws: ``PagingError`` for settings that are not usable.
  public init(
    origin: Cursor, settings: PagingSettings = PagingSettings(),
    isSameCursor: (@Sendable (Cursor, Cursor) -> Bool)?
  ) throws(PagingError) {
    try self.init(
      settings: settings, origin: origin, start: .off, end: .idle, cursors: PagingSides(start: nil, end: origin),
      isSameCursor: isSameCursor)
  }

  /// Makes a machine for a list that has rows already, as from a store.
  ///
  /// - Parameters:
  ///   - rows: the rows that the list has, in order.
  ///   - start: the page before them; `nil` when there is none.
  ///   - end: the page behind them; `nil` when there is none.
  ///   - origin: where a refresh begins unless it says so.
  ///   - settings: thresholds, budgets and options.
  ///   - isSameCursor: whether two cursors name the same page; `nil` when nobody can tell.
  /// - Throws: ``PagingError`` for settings that are not usable.
  /// - Complexity: O(n), with n rows.
  public init(
    rows: [ID], start: Cursor?, end: Cursor?, origin: Cursor, settings: PagingSettings = PagingSettings(),
    isSameCursor: (@Sendable (Cursor, Cursor) -> Bool)?
  ) throws(PagingError) {
    try self.init(
      settings: settings, origin: origin, start: start == nil ? .exhausted : .idle,
      end: end == nil ? .exhausted : .idle, cursors: PagingSides(start: start, end: end), isSameCursor: isSameCursor)
    pages.add(PageLedger.Record(ids: rows, before: start, after: end), at: .end)
  }
}

extension PagingMachine where Cursor: Equatable & SendableMetatype {
  /// Makes a machine for a list without rows; see ``init(origin:settings:isSameCursor:)``.
  ///
  /// - Throws: ``PagingError`` for settings that are not usable.
  public init(origin: Cursor, settings: PagingSettings = PagingSettings()) throws(PagingError) {
    try self.init(origin: origin, settings: settings, isSameCursor: { $0 == $1 })
  }

  /// Makes a machine for a list that has rows already; see ``init(rows:start:end:origin:settings:isSameCursor:)``.
  ///
  /// - Throws: ``PagingError`` for settings that are not usable.
  /// - Complexity: O(n), with n rows.
  public init(
    rows: [ID], start: Cursor?, end: Cursor?, origin: Cursor, settings: PagingSettings = PagingSettings()
  ) throws(PagingError) {
    try self.init(rows: rows, start: start, end: end, origin: origin, settings: settings, isSameCursor: { $0 == $1 })
  }
}

extension PagingMachine: Sendable where ID: Sendable, Cursor: Sendable {}

/// Something for each side.
struct PagingSides<Value> {
  var start: Value?
  var end: Value?

  subscript(side: PagingSide) -> Value? {
    get { side == .start ? start : end }
    set { if side == .start { start = newValue } else { end = newValue } }
  }
}

extension PagingSides: Sendable where Value: Sendable {}
