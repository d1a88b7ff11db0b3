extension ListUpdate {
  /// Checks the update against the numbers of rows before it, and afterwards if they are known.
  ///
  /// - Parameters:
  ///   - oldCounts: For each section the number of its rows before the update.
  ///   - newCounts: For each section the number of rows that it is to have; `nil` to take what the changes lead to.
  /// - Throws: The first thing that is wrong: sections before rows, the list before the update before the list after.
  /// - Complexity: O(changes · log changes), and O(sections) if there are new counts.
  public func validate(oldCounts: [Int], newCounts: [Int]? = nil) throws(ListUpdateError) {
    _ = try plan(RowCounts(oldCounts), newCounts: newCounts)
  }

  /// What is to be done, if all of it can be.
  func plan(_ old: RowCounts, newCounts: [Int]?) throws(ListUpdateError) -> ListUpdatePlan {
    var validation = ListUpdateValidation(update: self, old: old, newCounts: newCounts)
    try validation.checkSections()
    try validation.checkRowsBefore()
    try validation.checkRowsAfter()
    try validation.checkCounts()
    return validation.plan
  }
}
