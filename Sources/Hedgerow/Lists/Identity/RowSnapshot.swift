/// What a list is to show: sections and rows, as ids in order.
///
/// A value, and a wish: nothing is checked while it is put together. Where an id stands in it twice the first place
/// counts, when the snapshot is applied or compared.
public struct RowSnapshot<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// A section with its rows.
  public struct Section: Hashable {
    /// The id of the section, unlike that of any other section.
    public var id: SectionID
    /// The ids of its rows in order, unlike those of any other rows in the whole snapshot.
    public var items: [ItemID]

    /// Makes a section.
    @inlinable
    public init(_ id: SectionID, items: [ItemID] = []) {
      self.id = id
      self.items = items
    }
  }

  /// The sections in order.
  public var sections: [Section]

  /// Makes a snapshot; without sections unless they are given.
  @inlinable
  public init(_ sections: [Section] = []) { self.sections = sections }

  /// Adds a section at the end.
  @inlinable
  public mutating func append(_ id: SectionID, items: [ItemID] = []) { sections.append(Section(id, items: items)) }

  /// How many rows there are, those with an id that another has included.
  ///
  /// - Complexity: O(s), with s sections.
  @inlinable public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The rows of the first section with an id; empty when there is none.
  ///
  /// Setting them for an id that no section has adds a section at the end.
  ///
  /// - Complexity: O(s), with s sections.
  @inlinable
  public subscript(id: SectionID) -> [ItemID] {
    get { sections.first { $0.id == id }?.items ?? [] }
    _modify {
      let known = sections.firstIndex { $0.id == id }
      let index = known ?? sections.count
      if known == nil { sections.append(Section(id)) }
      yield &sections[index].items
    }
  }
}

extension RowSnapshot where SectionID == OneSection {
  /// Makes a snapshot of a list without sections to tell apart.
  @inlinable
  public init(items: [ItemID]) { self.init([Section(OneSection(), items: items)]) }

  /// All rows in order.
  @inlinable public var items: [ItemID] { self[OneSection()] }
}

extension RowSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension RowSnapshot.Section: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// The id of the section of a list that has a single one.
public struct OneSection: Hashable, Sendable, CustomStringConvertible {
  /// Makes the id; all are equal.
  @inlinable
  public init() {}

  /// "rows".
  public var description: String { "rows" }
}
