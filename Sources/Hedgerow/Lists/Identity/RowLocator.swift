/// Finds rows by handle while their list does not change: one after another first, all at once when there are many.
@usableFromInline
struct RowLocator {
  private let list: ListNode
  private var asked = 0
  /// By slot the number of the row, counted through all sections.
  private var numbers: [Int32] = []
  /// For each section the number of its first row, and behind the last the number of rows.
  private var starts: [Int] = []

  @usableFromInline
  init(_ list: ListNode) { self.list = list }

  /// Where the row of a handle is; `nil` when it is gone.
  @usableFromInline
  mutating func path(of handle: RowHandle) -> RowPath? {
    guard list.rows.contains(handle) else { return nil }
    if numbers.isEmpty {
      asked += 1
      guard asked > 64, asked > list.rowCount / 64 else { return list.path(of: handle) }
      readAll()
    }
    let number = Int(numbers[Int(handle.slot)])
    if starts.count == 2 { return RowPath(section: 0, row: number) }
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return RowPath(section: low, row: number - starts[low])
  }

  private mutating func readAll() {
    let (handles, counts) = list.allHandles()
    starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    numbers = Array(repeating: 0, count: Int(handles.map(\.slot).max() ?? -1) + 1)
    for (number, handle) in handles.enumerated() { numbers[Int(handle.slot)] = Int32(number) }
  }
}
