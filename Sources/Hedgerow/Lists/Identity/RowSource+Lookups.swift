extension RowSource {
  /// Where the row of an id is now; `nil` when no row has it.
  ///
  /// - Complexity: O(log n), with n rows; one hash.
  @inlinable
  public final func path(of id: ItemID) -> RowPath? {
    guard let list = try? current(), let handle = table.handle(of: id, IDTable.hash(id)) else { return nil }
    return list.path(of: handle)
  }

  /// The id of a row; `nil` when there is no such row, or it did not come through this source.
  ///
  /// - Complexity: O(log n), with n rows; no hash.
  @inlinable
  public final func id(at path: RowPath) -> ItemID? {
    guard let list = try? current(), let handle = list.handle(of: path) else { return nil }
    return ownID(of: handle)
  }

  /// The lasting handle of the row of an id; `nil` when no row has it.
  ///
  /// - Complexity: O(log n), with n rows; one hash.
  @inlinable
  public final func handle(of id: ItemID) -> RowHandle? {
    guard let list = try? current(), let handle = table.handle(of: id, IDTable.hash(id)),
      list.path(of: handle) != nil
    else { return nil }
    return handle
  }

  /// The id of the row of a handle; `nil` when the row is gone, or did not come through this source.
  ///
  /// - Complexity: O(log n), with n rows; no hash.
  @inlinable
  public final func id(of handle: RowHandle) -> ItemID? {
    guard let list = try? current(), list.path(of: handle) != nil else { return nil }
    return ownID(of: handle)
  }

  /// Whether a row has an id.
  ///
  /// - Complexity: O(log n), with n rows; one hash.
  @inlinable
  public final func contains(_ id: ItemID) -> Bool { path(of: id) != nil }

  /// The number of the section with an id; `nil` when there is none.
  ///
  /// - Complexity: O(1), one hash.
  @inlinable
  public final func section(of id: SectionID) -> Int? {
    guard (try? current()) != nil else { return nil }
    return sectionNumbers[id]
  }

  /// The id of a section; `nil` when there is no such section, or it did not come through this source.
  ///
  /// - Complexity: O(1).
  @inlinable
  public final func sectionID(at section: Int) -> SectionID? {
    guard (try? current()) != nil, sections.indices.contains(section) else { return nil }
    return sections[section]
  }

  /// What the list shows, to be changed and applied; empty when that did not come through this source.
  ///
  /// - Complexity: O(n), with n rows; O(s), with s sections, directly after a snapshot was applied. No hash.
  @inlinable
  public final func snapshot() -> RowSnapshot<SectionID, ItemID> {
    guard let list = try? current(), let order = currentOrder(of: list) else { return RowSnapshot() }
    return RowSnapshot(zip(sections, order).map { RowSnapshot.Section($0, items: $1) })
  }
}
