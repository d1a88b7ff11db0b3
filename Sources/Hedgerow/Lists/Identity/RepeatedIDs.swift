/// What becomes of rows whose id another row has.
public enum RepeatedIDs: Hashable, Sendable {
  /// They are shown, and reported. The first of them is found by the id.
  case shown
  /// They are left out, and reported.
  case leftOut
}

/// Which place of an id a row is: the first, the second and so on.
@usableFromInline
struct IDOccurrence<ID: Hashable>: Hashable {
  @usableFromInline let id: ID
  @usableFromInline let number: Int

  @inlinable
  init(id: ID, number: Int) {
    self.id = id
    self.number = number
  }
}

extension RowSnapshot {
  /// The same rows by which place of their ids they are, through all sections.
  @inlinable
  func occurrences() -> RowSnapshot<SectionID, IDOccurrence<ItemID>> {
    var counts: [ItemID: Int] = [:]
    return RowSnapshot<SectionID, IDOccurrence<ItemID>>(
      sections.map { section in
        RowSnapshot<SectionID, IDOccurrence<ItemID>>.Section(
          section.id,
          items: section.items.map { id in
            let number = counts[id, default: 0]
            counts[id] = number + 1
            return IDOccurrence(id: id, number: number)
          })
      })
  }

  /// The same without sections that have the id of an earlier one, and their numbers.
  @inlinable
  func withoutRepeatedSections() -> (kept: RowSnapshot, left: [Int]) {
    var known: Set<SectionID> = []
    var kept: [Section] = []
    var left: [Int] = []
    for (number, section) in sections.enumerated() {
      if known.insert(section.id).inserted { kept.append(section) } else { left.append(number) }
    }
    return (RowSnapshot(kept), left)
  }

  /// The same with the first row of each id alone.
  @inlinable
  func withoutRepeatedItems() -> RowSnapshot {
    var known: Set<ItemID> = []
    return RowSnapshot(sections.map { Section($0.id, items: $0.items.filter { known.insert($0).inserted }) })
  }
}
