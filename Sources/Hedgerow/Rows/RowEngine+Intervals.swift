extension RowEngine {
  /// The first and the last row that meet an interval with positive overlap; `nil` if none does.
  ///
  /// Rows that only touch the interval do not meet it, nor do rows without extent, although such rows may lie between
  /// the two. Headers and footers in the interval are passed over.
  ///
  /// - Parameter interval: Offsets in points, the end not included.
  /// - Complexity: O(log *n*) for each end, and once more for each header and footer passed over there.
  public func rows(meeting interval: Range<Double>) -> ClosedRange<RowPath>? {
    guard let first = firstPlace(meeting: interval), let last = lastPlace(meeting: interval),
      first.entry <= last.entry,
      case .row(let lower) = element(of: first), case .row(let upper) = element(of: last)
    else { return nil }
    return lower...upper
  }

  /// How many rows in an interval of the list still have an estimated extent.
  ///
  /// - Complexity: as `rows(meeting:)`.
  public func estimatedRowCount(meeting interval: Range<Double>) -> Int {
    guard let first = firstPlace(meeting: interval), let last = lastPlace(meeting: interval),
      first.entry <= last.entry
    else { return 0 }
    return tree.estimatedRows(through: last) - tree.estimatedRows(before: first)
  }

  func firstPlace(meeting interval: Range<Double>) -> RowTree.Place? {
    let total = tree.total
    let end = min(interval.upperBound, listHeader.points + total.extent)
    var offset = max(interval.lowerBound, listHeader.points)
    while offset < end {
      let place = tree.place(offset: offset, from: listHeader.points)
      guard tree.offset(of: place) < end else { return nil }
      if tree.leaves[place.leaf].pointee.rows[place.index] { return place }
      guard place.entry + 1 < Int(total.entries) else { return nil }
      offset = tree.offset(of: tree.place(entry: place.entry + 1, in: tree.root, from: listHeader.points))
    }
    return nil
  }

  func lastPlace(meeting interval: Range<Double>) -> RowTree.Place? {
    let start = max(interval.lowerBound, listHeader.points)
    var offset = min(interval.upperBound, listHeader.points + tree.total.extent)
    while offset > start {
      let place = tree.place(reaching: offset, from: listHeader.points)
      if tree.leaves[place.leaf].pointee.rows[place.index] { return place }
      offset = tree.offset(of: place)
    }
    return nil
  }
}
