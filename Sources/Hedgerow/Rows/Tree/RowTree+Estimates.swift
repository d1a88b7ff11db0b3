extension RowTree {
  /// Rows before a place whose extent is estimated.
  func estimatedRows(before place: Place) -> Int {
    let contents = leaves[place.leaf].pointee
    var count = (contents.estimated & contents.rows).rank(place.index)
    var parent = Int(contents.parent)
    var child = Int(contents.indexInParent)
    while parent >= 0 {
      if child > 0 { count += Int(estimatedRows[parent][child - 1]) }
      child = Int(nodes[parent].pointee.indexInParent)
      parent = Int(nodes[parent].pointee.parent)
    }
    return count
  }

  func estimatedRows(through place: Place) -> Int {
    let contents = leaves[place.leaf].pointee
    return estimatedRows(before: place) + ((contents.estimated & contents.rows)[place.index] ? 1 : 0)
  }
}
