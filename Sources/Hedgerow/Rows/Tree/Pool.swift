import Foundation

/// Memory for many records of one size, named by number, each beginning on a cache line if the size allows it.
///
/// Records are moved as bytes, so they must consist of trivial values. A pool does not free itself: its owner calls
/// `release()`. An array would check bounds and exclusivity at each of the hundred reads of a look-up, and would not
/// be aligned.
struct Pool {
  private(set) var base: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity: Int
  private let size: Int
  private var block: UnsafeMutableRawPointer

  /// Makes room for `capacity` records of `size` bytes.
  init(size: Int, capacity: Int = 0) {
    self.size = size
    self.capacity = capacity
    block = Pool.allocate(nil, capacity * size)
    base = block.alignedUp(toMultipleOf: Pool.line)
  }

  /// Bytes held, room to grow included.
  var byteCount: Int { capacity * size }

  /// Makes room for `capacity` records in all.
  mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    let shift = base - block
    // Reallocating lets the allocator remap a large block instead of copying it.
    block = Pool.allocate(block, capacity * size)
    base = block.alignedUp(toMultipleOf: Pool.line)
    if base - block != shift { memmove(base, block + shift, count * size) }
    self.capacity = capacity
  }

  /// Adds a record whose contents are undefined and returns its number.
  mutating func append() -> Int {
    // A quarter at a time keeps the bytes for each row near what is used.
    if count == capacity { reserve(capacity + max(4, capacity / 4)) }
    count += 1
    return count - 1
  }

  func copy() -> Pool {
    var copy = Pool(size: size, capacity: count)
    copy.count = count
    copy.base.copyMemory(from: base, byteCount: count * size)
    return copy
  }

  func release() { free(block) }

  /// The size of a cache line, where it is known and a good guess elsewhere.
  private static var line: Int { 64 }

  /// The least number of bytes that holds so many and fills whole cache lines.
  static func wholeLines(_ byteCount: Int) -> Int { (byteCount + line - 1) / line * line }

  private static func allocate(_ old: UnsafeMutableRawPointer?, _ byteCount: Int) -> UnsafeMutableRawPointer {
    guard let memory = realloc(old, byteCount + line) else {
      fatalError("RowEngine: out of memory for \(byteCount) bytes")
    }
    return memory
  }
}
