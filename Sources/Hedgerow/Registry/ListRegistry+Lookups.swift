/// Look-ups. They give lists that are alive, in the order in which they were registered.
extension ListRegistry {
  /// The list that has a tag now; `nil` for none.
  ///
  /// - Complexity: O(1).
  public subscript(_ tag: ListTag) -> (any Scrollable)? { entries[tag]?.list }

  /// The list that has a tag now, if it is of a type; `nil` for none and for another type.
  ///
  /// - Complexity: O(1).
  public func list<List>(_ tag: ListTag, as type: List.Type = ListNode.self) -> List? { self[tag] as? List }

  /// How many lists are registered.
  ///
  /// - Complexity: O(n), with n lists.
  public var count: Int {
    purge()
    return entries.count
  }

  /// The tags that have lists.
  ///
  /// - Parameter visibleOnly: whether only lists are wanted that are in a window with nothing hidden above.
  /// - Complexity: O(n log n), with n lists.
  public func tags(visibleOnly: Bool = false) -> [ListTag] {
    living().filter { !visibleOnly || $0.list.isScrollVisible }.map(\.tag)
  }

  /// The lists.
  ///
  /// - Parameter visibleOnly: whether only lists are wanted that are in a window with nothing hidden above.
  /// - Complexity: O(n log n), with n lists.
  public func lists(visibleOnly: Bool = false) -> [any Scrollable] {
    living().filter { !visibleOnly || $0.list.isScrollVisible }.map(\.list)
  }

  /// The lists whose owning controller is a given one.
  ///
  /// - Complexity: O(n (log n + d)), with n lists at depth d.
  public func lists(ownedBy controller: AnyObject) -> [any Scrollable] {
    living().filter { $0.list.scrollOwner === controller }.map(\.list)
  }

  /// The one list whose owning controller is a given one, or that several are, and which.
  ///
  /// - Complexity: O(n (log n + d)), with n lists at depth d.
  public func onlyList(ownedBy controller: AnyObject) -> SearchResult<any Scrollable> {
    only(
      of: living().filter { $0.list.scrollOwner === controller }, wanted: "Scrollable (registered, of this controller)")
  }

  /// The one list that is registered, or that several are, and which.
  ///
  /// - Parameter visibleOnly: whether only lists count that are in a window with nothing hidden above.
  /// - Complexity: O(n log n), with n lists.
  public func onlyList(visibleOnly: Bool = false) -> SearchResult<any Scrollable> {
    only(
      of: living().filter { !visibleOnly || $0.list.isScrollVisible },
      wanted: visibleOnly ? "Scrollable (registered, visible)" : "Scrollable (registered)")
  }

  /// The lists that are alive, in the order of registration.
  func living() -> [(tag: ListTag, list: any Scrollable)] {
    purge()
    return entries.values.sorted { $0.serial < $1.serial }.compactMap { entry in
      entry.list.map { (entry.tag, $0) }
    }
  }

  private func only(
    of candidates: [(tag: ListTag, list: any Scrollable)], wanted: String
  ) -> SearchResult<any Scrollable> {
    if candidates.isEmpty { return .notFound(SearchMiss(wanted: wanted)) }
    if candidates.count == 1 { return .found(candidates[0].list) }
    let paths = candidates.map {
      $0.list.scrollPath ?? HierarchyPath(steps: [.init(name: $0.list.scrollName, index: 0)])
    }
    return .ambiguous(candidates.map(\.list), SearchAmbiguity(wanted: wanted, paths: paths))
  }
}
