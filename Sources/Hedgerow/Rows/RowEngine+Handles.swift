extension RowEngine {
  /// The handle of a row, good until the row is removed.
  ///
  /// - Throws: `badSection`, `outOfBounds`.
  /// - Complexity: O(log *n*).
  public func handle(of path: RowPath) throws(RowEngineError) -> RowHandle {
    let place = try place(of: path)
    return tree.handle(slot: tree.slotsOfLeaf[place.leaf][place.index])
  }

  /// Where the row of a handle is now; `nil` when it has been removed.
  ///
  /// - Complexity: O(log *n*).
  public func path(of handle: RowHandle) -> RowPath? {
    guard let place = tree.place(of: handle), case .row(let path) = element(of: place) else { return nil }
    return path
  }

  /// Whether the row of a handle is still there.
  ///
  /// - Complexity: O(1).
  public func contains(_ handle: RowHandle) -> Bool { tree.isAlive(handle) }

  /// Where the row of a handle starts and ends; `nil` when it has been removed.
  ///
  /// - Complexity: O(log *n*).
  public func span(of handle: RowHandle) -> Range<Double>? {
    guard let entry = tree.place(of: handle)?.entry else { return nil }
    return span(at: tree.place(entry: entry, in: tree.root, from: listHeader.points))
  }

  /// How long the row of a handle is; `nil` when it has been removed.
  ///
  /// - Complexity: O(log *n*).
  public func extent(of handle: RowHandle) -> RowExtent? {
    tree.place(of: handle).map { extent(of: $0) }
  }
}
