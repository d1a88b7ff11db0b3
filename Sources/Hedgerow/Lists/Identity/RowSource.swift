/// The rows of a list by ids: any hashable values, UUIDs too, that need no order.
///
/// A source is the one that changes the rows of its list. It is told what is to be shown, as a whole
/// (``apply(_:reloading:)-(RowSnapshot<SectionID,ItemID>,_)``), or what comes, goes and moves (``insert(_:at:)``,
/// ``remove(_:)``, ``move(_:to:)``), and makes each change in one step of the list. Requests to scroll to an id, as in
/// `registry.scroll(.inbox, to: .id(message))`, find their row through it.
///
/// It maps ids to lasting handles of rows, not to their numbers, so nothing is renumbered when rows come in front. What
/// ``ListNode/handle(of:)`` gives stays right through moves, reloads and ``replaceID(_:with:)``.
///
/// Nothing stops the program: of an id that is given twice the first place counts, and it is reported, see
/// ``repeatedIDs``; so is an id that no row has; what cannot be done throws ``RowSourceError`` and has changed nothing.
///
/// A list has one source: a later one takes over its requests. The list keeps the source, the source does not keep the
/// list. Rows that are inserted or sections that are changed past the source have no ids, and the next snapshot replaces
/// everything; rows that are only deleted, moved or resized past it are noticed.
public final class RowSource<SectionID: Hashable, ItemID: Hashable> {
  /// What the changes of a source come to.
  public typealias Report = RowSourceReport<SectionID, ItemID>

  /// The list; `nil` when it has been released.
  @inlinable public final var list: ListNode? { attached }
  @usableFromInline final weak var attached: ListNode?

  /// How long a row is, by its id, asked when it is new or reloaded; `nil`, so that ``ListNode/extents`` is asked, unless
  /// set.
  ///
  /// Sections' headers and footers come from ``ListNode/extents`` in any case. It answers, and changes nothing.
  public final var extent: ((ItemID) -> RowExtent)?

  /// What becomes of rows of an applied array whose id an earlier one has; shown unless set.
  ///
  /// In changes whose places are known, as ``insert(_:at:)``, they are left out in any case.
  public final var repeatedIDs: RepeatedIDs = .shown

  @usableFromInline final var table = IDTable<ItemID>()
  /// The ids of rows that are shown although an earlier one has the id; such rows are not found by it.
  @usableFromInline final var repeats: [RowHandle: ItemID] = [:]
  @usableFromInline final var sections: [SectionID] = []
  @usableFromInline final var sectionNumbers: [SectionID: Int] = [:]
  /// The ids in order as they were last applied; `nil` when something changed since.
  @usableFromInline final var order: [[ItemID]]?
  /// What `rowVersion` of the list was after the last change by this source.
  @usableFromInline final var seenVersion: Int

  /// Tells of the ids in view; `nil` until somebody wants to know.
  final var watcher: VisibleIDs<ItemID>?

  /// Binds a source to a list.
  ///
  /// What the list shows now has no ids; the first snapshot replaces it, unless ``adopt(_:)`` gives it ids.
  @inlinable
  public init(_ list: ListNode) {
    attached = list
    seenVersion = list.rowVersion
    list.setSourceExtent { [weak self] path in
      guard let self, let extent, let id = id(at: path) else { return nil }
      return extent(id)
    }
    list.pathOfID = { [self] id in (id.base as? ItemID ?? id as? ItemID).flatMap { path(of: $0) } }
  }

  /// Binds a source to a list and shows a snapshot in it.
  ///
  /// - Throws: ``RowSourceError``; the list shows what it showed before then.
  /// - Complexity: O(n), with n rows.
  @inlinable
  public convenience init(_ list: ListNode, _ snapshot: RowSnapshot<SectionID, ItemID>) throws(RowSourceError) {
    self.init(list)
    try apply(snapshot)
  }
}

extension RowSource where SectionID == OneSection {
  /// Binds a source to a list and shows rows in it, in one section.
  ///
  /// - Throws: ``RowSourceError``; the list shows what it showed before then.
  /// - Complexity: O(n), with n rows.
  @inlinable
  public convenience init(_ list: ListNode, ids: [ItemID]) throws(RowSourceError) {
    try self.init(list, RowSnapshot(items: ids))
  }
}

@available(*, unavailable, message: "it belongs to its list, which has one owner")
extension RowSource: Sendable {}

extension RowSource: CustomStringConvertible {
  /// As in "100 ids in 1 section".
  public final var description: String {
    "\(table.count) ids in \(sections.count) section\(sections.count == 1 ? "" : "s")"
      + (list == nil ? ", list released" : "")
  }
}

extension RowSource {
  /// The list, with what changed in it past the source noticed.
  @inlinable
  final func current() throws(RowSourceError) -> ListNode {
    guard let list else { throw .released }
    notice(list)
    return list
  }

  @inlinable
  final func notice(_ list: ListNode) {
    if list.rowVersion != seenVersion {
      seenVersion = list.rowVersion
      order = nil
    }
  }

  @inlinable
  final func forget() {
    table = IDTable()
    repeats = [:]
    sections = []
    sectionNumbers = [:]
    order = nil
  }

  /// The ids in order; `nil` when the list shows what did not come through this source.
  ///
  /// - Complexity: O(1) after a snapshot, O(n) after other changes.
  @inlinable
  final func currentOrder(of list: ListNode) -> [[ItemID]]? {
    if let order { return order }
    guard list.sectionCount == sections.count else { return nil }
    let (handles, counts) = list.allHandles()
    var found: [[ItemID]] = []
    found.reserveCapacity(counts.count)
    var next = 0
    for count in counts {
      var ids: [ItemID] = []
      ids.reserveCapacity(count)
      for handle in handles[next..<next + count] {
        guard let id = ownID(of: handle) else { return nil }
        ids.append(id)
      }
      next += count
      found.append(ids)
    }
    // Rows were deleted past the source: their ids go now.
    if table.count + repeats.count != handles.count { bind(zip(handles, found.joined())) }
    order = found
    return found
  }

  /// The id of a row that is there.
  @inlinable
  final func ownID(of handle: RowHandle) -> ItemID? {
    table.id(of: handle) ?? (repeats.isEmpty ? nil : repeats[handle])
  }

  /// Binds ids to the rows that there are, in order: of several with one id the first is found by it.
  @inlinable
  final func bind(_ rows: some Sequence<(RowHandle, ItemID)>) {
    table = IDTable()
    repeats = [:]
    for (handle, id) in rows {
      let hash = IDTable.hash(id)
      if table.handle(of: id, hash) == nil { table.insert(id, hash, handle) } else { repeats[handle] = id }
    }
  }

  /// Sees to it, after a change, that of several rows with one id the first is found by it.
  @inlinable
  final func bindRepeats(in list: ListNode) {
    guard !repeats.isEmpty else { return }
    let known = order
    bind(list.allHandles().handles.compactMap { handle in ownID(of: handle).map { (handle, $0) } })
    order = known
  }

  /// Notes that the step which is being made is the source's own.
  @inlinable
  final func stepMade(in list: ListNode, order newOrder: [[ItemID]]?) {
    order = newOrder
    seenVersion = list.rowVersion &+ 1
  }
}
