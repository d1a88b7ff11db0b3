/// Rows that stay where they are and change.
extension RowSource {
  /// Gives the content of rows anew: their extents are asked for again, their views are configured again.
  ///
  /// - Parameter ids: the rows, in any order. What no row has is reported; what is given twice is reloaded once.
  /// - Returns: what it came to.
  /// - Throws: ``RowSourceError``, for an extent that is not usable; nothing has changed then.
  /// - Complexity: O(k log n), with k ids and n rows.
  @inlinable
  @discardableResult
  public final func reload(_ ids: [ItemID]) throws(RowSourceError) -> Report {
    let list = try current()
    let (found, unknown) = places(of: ids, in: list)
    let order = order
    var row: ((RowPath) -> RowExtent)?
    if let extent {
      let ids = Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.id) })
      row = { path in ids[path].map(extent) ?? .zero }
    }
    let report = try list.reload(found.map(\.path), row: row)
    noticeOwnStep(in: list, order: order)
    return Report(report, unknown: unknown)
  }

  /// Gives a row another extent.
  ///
  /// - Returns: what it came to, with the id if no row has it.
  /// - Throws: ``RowSourceError``, for an extent that is negative or not finite; nothing has changed then.
  /// - Complexity: O(log n), with n rows.
  @inlinable
  @discardableResult
  public final func resize(_ id: ItemID, to extent: RowExtent) throws(RowSourceError) -> Report {
    try resize([(id, extent)])
  }

  /// Gives rows other extents, in one step.
  ///
  /// - Parameter extents: the rows with their new extents; of several for a row the last counts. What no row has is reported.
  /// - Returns: what it came to.
  /// - Throws: ``RowSourceError``, for an extent that is negative or not finite; nothing has changed then.
  /// - Complexity: O(k log n), with k extents and n rows.
  @inlinable
  @discardableResult
  public final func resize(_ extents: [(ItemID, RowExtent)]) throws(RowSourceError) -> Report {
    let list = try current()
    var found: [(RowPath, RowExtent)] = []
    var unknown: [ItemID] = []
    for (id, extent) in extents {
      if let path = path(of: id) { found.append((path, extent)) } else { unknown.append(id) }
    }
    let report = try list.resize(found)
    return Report(report, unknown: unknown)
  }

  /// Gives a row another id, as when a message that was shown at once comes back from the server under its true one.
  ///
  /// The row stays what it is: its handle, its place, its extent and its view, whose content is given anew. A request that
  /// waits for the new id finds it.
  ///
  /// - Parameters:
  ///   - id: the id that the row has. Replaced by itself it is no change.
  ///   - new: the id that it is to have.
  /// - Returns: what it came to.
  /// - Throws: ``RowSourceError/unknownID(_:)`` when no row has the one, ``RowSourceError/duplicateID(_:)`` when another row
  ///   has the other; nothing has changed then.
  /// - Complexity: O(log n), with n rows.
  @inlinable
  @discardableResult
  public final func replaceID(_ id: ItemID, with new: ItemID) throws(RowSourceError) -> Report {
    let list = try current()
    guard let handle = handle(of: id) else { throw .unknownID(String(describing: id)) }
    if id != new {
      guard !contains(new) else { throw .duplicateID(String(describing: new)) }
      table.remove(id, IDTable.hash(id))
      table.insert(new, IDTable.hash(new), handle)
    }
    let kept = id == new ? order : nil
    let report = list.identityDidChange(of: handle)
    noticeOwnStep(in: list, order: kept)
    bindRepeats(in: list)
    return Report(report)
  }

  /// Keeps what is known of the order through a step that did not change it, if it was the only one.
  @inlinable
  final func noticeOwnStep(in list: ListNode, order kept: [[ItemID]]?) {
    let isOnlyStep = list.rowVersion == seenVersion &+ 1
    notice(list)
    order = isOnlyStep ? kept : order
  }
}
