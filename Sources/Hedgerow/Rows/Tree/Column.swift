/// One field of every record of a pool: for each number, where its values are.
struct Column<Value> {
  private let base: UnsafeMutableRawPointer
  private let size: Int
  private let width: Int

  init(_ pool: Pool, size: Int, offset: Int, width: Int) {
    base = pool.base + offset
    self.size = size
    self.width = width
  }

  subscript(number: Int) -> UnsafeMutablePointer<Value> {
    @inline(__always) get { (base + number &* size).bindMemory(to: Value.self, capacity: width) }
  }
}
