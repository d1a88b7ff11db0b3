/// The naive form of a row engine: one array of running sums, searched by halves, added up again after each change.
struct FlatRows {
  private(set) var extents: [Double]
  private(set) var sums: [Double] = []

  init(_ extents: [Double]) {
    self.extents = extents
    addUp(from: 0)
  }

  var total: Double { sums[extents.count] }

  func offset(of row: Int) -> Double { sums[row] }

  /// The row that contains an offset: the last one that starts at or before it and has an extent.
  func row(at offset: Double) -> Int {
    sums.withUnsafeBufferPointer { sums in
      var low = 0
      var high = sums.count
      while low < high {
        let middle = (low + high) / 2
        if sums[middle] <= offset { low = middle + 1 } else { high = middle }
      }
      return low - 1
    }
  }

  mutating func resize(_ row: Int, to extent: Double) {
    extents[row] = extent
    addUp(from: row)
  }

  mutating func insertAtFront(_ new: [Double]) {
    extents.insert(contentsOf: new, at: 0)
    addUp(from: 0)
  }

  private mutating func addUp(from row: Int) {
    if sums.count != extents.count + 1 { sums = Array(repeating: 0, count: extents.count + 1) }
    extents.withUnsafeBufferPointer { extents in
      sums.withUnsafeMutableBufferPointer { sums in
        var sum = sums[row]
        for index in row..<extents.count {
          sum += extents[index]
          sums[index + 1] = sum
        }
      }
    }
  }
}
