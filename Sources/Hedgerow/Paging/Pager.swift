/// Loads more rows into a list when its reader comes near an end, once, in order, and keeps the reader's place.
///
/// It is a ``PagingMachine`` with hands. In every pass of the window that the list is in it looks where the list is, and puts
/// the pages that come into the ``source``, with what is seen held where it is. It starts no work:
/// ``run(isolation:)`` loads in the task of whoever awaits it, and without a loader pages are taken by hand, see
/// ``takeRequests()``.
///
/// ```swift
/// let pager = try Pager(source, from: 1, id: \.name, receive: { users.add($0) }) { request in
///   try await service.stargazers(page: request.cursor)
/// }
/// await pager.run()
/// ```
///
/// A list that is hidden, in no window or not laid out loads nothing by itself. A source has one pager. Whoever owns
/// the pager keeps it; it keeps the source, and neither of them the list. Whoever awaits ``run(isolation:)`` keeps it
/// as long as that goes on.
///
/// - Complexity: a look that begins nothing is O(1), O(log n) with a threshold in rows, for n rows; a page is O(k log
///   n), with k rows.
public final class Pager<Row, ItemID: Hashable, Cursor> {
  /// What decides.
  public typealias Machine = PagingMachine<ItemID, Cursor>
  /// Loads a page: wherever it likes, and by throwing when it can't.
  public typealias Load = @Sendable (PageRequest<Cursor>) async throws -> RowPage<Row, Cursor>

  /// The rows that pages are put into.
  public final let source: RowSource<OneSection, ItemID>
  /// Stands before what depends on types, so that its place in memory is known.
  final var sight: PagerSight
  /// What is under way, and what is known.
  public internal(set) final var machine: Machine

  /// A row that says how loading goes at a side, by what it says; `nil` for none there, and unless set.
  ///
  /// A spinner, a message with a button, "that is all": it is the outermost row of its side, comes and goes with the status,
  /// counts for no distance, and is nothing that a reader's place is held by.
  public final var statusRow: ((PagingSide, PagingStatus) -> ItemID?)? { didSet { showStatusRows() } }

  /// Whether the list is still to be brought to where it begins, at its end or at some row; `false` unless set.
  ///
  /// Till then the start does not load, though the list is there.
  public final var isPlacePending: Bool {
    get { sight.isPlacePending }
    set { sight.isPlacePending = newValue }
  }

  final let id: (Row) -> ItemID
  final let receive: ([Row]) -> Void
  final let load: Load?

  /// Loads that have begun and were not taken yet.
  final var requests: [PageRequest<Cursor>] = []
  /// How the loads that were taken by ``run(isolation:)`` are told to end.
  final var cancellations: [PagingToken: () -> Void] = [:]
  /// Wakes ``run(isolation:)``; `nil` when nobody runs it.
  final var wake: (() -> Void)?
  /// The loads that ended with the last ``run(isolation:)``, to be begun again with the next.
  final var interrupted: [PagingLane] = []
  /// Those that wait for an answer to come.
  final var waiters: [CheckedContinuation<Void, Never>] = []

  /// The ids of the rows that say how loading goes.
  final var shownStatus = PagingSides<ItemID>()
  final let news: PagingNewsStand

  /// Makes a pager of a machine.
  ///
  /// - Parameters:
  ///   - source: the rows. Only the pager and what it is told of change them.
  ///   - machine: what decides.
  ///   - id: the id of a row.
  ///   - receive: gets the rows of every page that counts, before they are shown: the content goes into the app's model.
  ///   - load: loads a page; `nil` for pages that are taken by hand.
  public init(
    _ source: RowSource<OneSection, ItemID>, machine: Machine, id: @escaping (Row) -> ItemID,
    receive: @escaping ([Row]) -> Void, load: Load? = nil
  ) {
    self.source = source
    self.machine = machine
    sight = PagerSight(machine.settings)
    self.id = id
    self.receive = receive
    self.load = load
    news = PagingNewsStand(of: source.list)
    news.last = machine.status
    guard let list = source.list else {
      detach()
      return
    }
    sight.seenVersion = list.rowVersion
    let mayAnchor = list.mayAnchor
    list.mayAnchor = { [weak self] path in !(self?.isStatusRow(path) ?? false) && mayAnchor?(path) ?? true }
    list.join(self)
  }

  /// What the loading of the list as a whole is doing.
  public final var status: PagingStatus { machine.status }

  /// What the loading of one lane is doing.
  public final func status(of lane: PagingLane) -> PagingStatus { machine.status(of: lane) }

  private final func isStatusRow(_ path: RowPath) -> Bool {
    guard sight.start != nil || sight.end != nil, let handle = source.list?.handle(of: path) else { return false }
    return handle == sight.start || handle == sight.end
  }
}

extension Pager where Cursor: Equatable & SendableMetatype {
  /// Makes a pager for a list without rows.
  ///
  /// - Parameters:
  ///   - source: the rows.
  ///   - origin: the first page, such as 1 where pages are numbered.
  ///   - settings: thresholds, budgets and options.
  ///   - id: the id of a row.
  ///   - receive: gets the rows of every page that counts, before they are shown.
  ///   - load: loads a page; `nil` for pages that are taken by hand.
  /// - Throws: ``PagingError`` for settings that are not usable.
  public convenience init(
    _ source: RowSource<OneSection, ItemID>, from origin: Cursor, settings: PagingSettings = PagingSettings(),
    id: @escaping (Row) -> ItemID, receive: @escaping ([Row]) -> Void = { _ in }, load: Load? = nil
  ) throws(PagingError) {
    self.init(
      source, machine: try Machine(origin: origin, settings: settings), id: id, receive: receive, load: load)
  }
}

@available(*, unavailable, message: "it belongs to its list, which has one owner")
extension Pager: Sendable {}

extension Pager: CustomStringConvertible {
  /// What the machine says.
  public final var description: String { machine.description }
}
