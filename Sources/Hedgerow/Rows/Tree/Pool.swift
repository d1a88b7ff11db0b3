import Foundation

/// Memory for many equally long runs of a plain value, named by number.
///
/// `Value` must be trivial (numbers and structs of them): runs are moved as bytes. A pool does not free itself; its
/// owner calls `release()`. An array would check bounds and exclusivity at each of the hundred reads of a look-up.
struct Pool<Value> {
  private(set) var base: UnsafeMutablePointer<Value>
  private(set) var capacity: Int
  private(set) var count = 0
  let stride: Int

  init(stride: Int, capacity: Int = 0) {
    self.stride = stride
    self.capacity = capacity
    base = Pool.allocate(nil, max(1, capacity * stride))
  }

  var byteCount: Int { capacity * stride * MemoryLayout<Value>.stride }

  subscript(number: Int) -> UnsafeMutablePointer<Value> { base + number &* stride }

  /// Makes room for `capacity` runs in all.
  mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    base = Pool.allocate(base, capacity * stride)
    self.capacity = capacity
  }

  /// Adds a run whose contents are undefined and returns its number.
  mutating func append() -> Int {
    // A quarter at a time keeps the bytes for each row near what is used; the allocator remaps large blocks.
    if count == capacity { reserve(capacity + max(4, capacity / 4)) }
    count += 1
    return count - 1
  }

  func copy() -> Pool {
    var copy = Pool(stride: stride, capacity: count)
    copy.count = count
    copy.base.update(from: base, count: count * stride)
    return copy
  }

  func release() { free(base) }

  private static func allocate(_ old: UnsafeMutablePointer<Value>?, _ count: Int) -> UnsafeMutablePointer<Value> {
    guard let memory = realloc(old, count * MemoryLayout<Value>.stride) else {
      fatalError("RowEngine: out of memory for \(count) × \(Value.self)")
    }
    return memory.bindMemory(to: Value.self, capacity: count)
  }
}
