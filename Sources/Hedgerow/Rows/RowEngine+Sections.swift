extension RowEngine {
  /// Inserts sections before section `section`; the number of sections appends.
  ///
  /// - Throws: `badSection`, `badExtent`, `tooMany`.
  /// - Complexity: O(log *n* + sections and rows inserted).
  public mutating func insertSections(_ sections: some Sequence<SectionExtents>, at section: Int)
    throws(RowEngineError)
  {
    try check(sections: section..<section)
    var new: ContiguousArray<RowEntry> = []
    var number = section
    for section in sections {
      new += try section.checked(number).entries
      number += 1
    }
    try RowEngine.checkTotal(Int(tree.total.entries), adding: new.count)
    let entry = firstEntry(ofSection: section)
    ownTree().insert(new, at: entry)
  }

  /// Removes a run of sections.
  ///
  /// The handles of their rows die.
  ///
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n* + sections and rows removed).
  public mutating func removeSections(_ sections: Range<Int>) throws(RowEngineError) {
    try check(sections: sections)
    let range = firstEntry(ofSection: sections.lowerBound)..<firstEntry(ofSection: sections.upperBound)
    ownTree().remove(range)
  }

  /// Moves a run of sections.
  ///
  /// The handles of their rows stay.
  ///
  /// - Parameters:
  ///   - sections: Which sections.
  ///   - section: Where the first of them will be, in the list as it is after the run was taken out.
  /// - Throws: `badSection`.
  /// - Complexity: O(log *n*), however long the run is.
  public mutating func moveSections(_ sections: Range<Int>, to section: Int) throws(RowEngineError) {
    try check(sections: sections)
    let room = sectionCount - sections.count
    guard section >= 0, section <= room else { throw .badSection(section, count: room) }
    guard !sections.isEmpty, section != sections.lowerBound else { return }
    let first = firstEntry(ofSection: sections.lowerBound)
    let end = firstEntry(ofSection: sections.upperBound)
    let target =
      section < sections.lowerBound
      ? firstEntry(ofSection: section) : firstEntry(ofSection: section + sections.count) - (end - first)
    let tree = ownTree()
    tree.attach(tree.detach(first..<end), at: target)
  }
}
