extension RowSource {
  /// Gives ids to the rows that the list shows already, without changing any of them.
  ///
  /// - Parameter snapshot: the ids of what is shown, in order. Of several rows with one id the first is found by it.
  /// - Throws: ``RowSourceError/otherCounts(shown:given:)`` when the list shows other numbers of rows,
  ///   ``RowSourceError/duplicateID(_:)`` for two sections with one id; the ids are what they were then.
  /// - Complexity: O(n), with n rows, each of which is hashed.
  @inlinable
  public final func adopt(_ snapshot: RowSnapshot<SectionID, ItemID>) throws(RowSourceError) {
    let list = try current()
    let (handles, counts) = list.allHandles()
    let given = snapshot.sections.map(\.items.count)
    guard counts == given else { throw .otherCounts(shown: counts, given: given) }
    let (_, left) = snapshot.withoutRepeatedSections()
    if let left = left.first { throw .duplicateID(String(describing: snapshot.sections[left].id)) }
    forget()
    bind(zip(handles, snapshot.sections.map(\.items).joined()))
    show(sections: snapshot.sections.map(\.id))
  }
}
