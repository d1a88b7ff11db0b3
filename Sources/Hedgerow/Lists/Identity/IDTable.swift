/// Ids and row handles, each found by the other.
///
/// Two parts: for each slot of the row engine the id of the row that has it, and buckets that lead from the hash of an id
/// to its slot. A bucket keeps the hash, so an id is hashed when somebody asks for it and never again: when the table
/// grows it moves buckets about and looks at no id.
///
/// The table does not know which rows are alive; who asks it holds the handle against the engine.
@usableFromInline
struct IDTable<ID: Hashable> {
  @usableFromInline
  struct Entry {
    @usableFromInline var id: ID
    @usableFromInline let generation: UInt32

    @inlinable
    init(id: ID, generation: UInt32) {
      self.id = id
      self.generation = generation
    }
  }

  /// The hash in the upper half, the slot in the lower; all bits set for none.
  @usableFromInline var buckets: ContiguousArray<UInt64> = []
  /// By slot.
  @usableFromInline var entries: ContiguousArray<Entry?> = []
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable static var empty: UInt64 { .max }

  @inlinable
  static func hash(_ id: ID) -> UInt32 { UInt32(truncatingIfNeeded: id.hashValue) }

  /// Where an id, or the free bucket for it, is.
  @inlinable
  func bucket(of id: ID, _ hash: UInt32) -> Int {
    let mask = buckets.count &- 1
    var index = Int(hash) & mask
    while true {
      let bucket = buckets[index]
      if bucket == Self.empty { return index }
      if UInt32(truncatingIfNeeded: bucket >> 32) == hash, entries[Int(UInt32(truncatingIfNeeded: bucket))]?.id == id {
        return index
      }
      index = (index &+ 1) & mask
    }
  }

  /// The handle under an id; `nil` when the id is not in the table.
  @inlinable
  func handle(of id: ID, _ hash: UInt32) -> RowHandle? {
    guard count > 0 else { return nil }
    let bucket = buckets[bucket(of: id, hash)]
    guard bucket != Self.empty else { return nil }
    let slot = Int(UInt32(truncatingIfNeeded: bucket))
    guard let entry = entries[slot] else { return nil }
    return RowHandle(slot: Int32(truncatingIfNeeded: slot), generation: entry.generation)
  }

  /// The id under a handle; `nil` when the handle has none.
  @inlinable
  func id(of handle: RowHandle) -> ID? {
    let slot = Int(handle.slot)
    guard slot >= 0, slot < entries.count, let entry = entries[slot], entry.generation == handle.generation else {
      return nil
    }
    return entry.id
  }

  /// Puts an id under a handle.
  ///
  /// What stood under the id, or under a row that had the handle's slot before, is gone.
  @inlinable
  mutating func insert(_ id: ID, _ hash: UInt32, _ handle: RowHandle) {
    let slot = Int(handle.slot)
    if slot >= entries.count {
      entries.append(contentsOf: repeatElement(nil, count: slot - entries.count + 1))
    } else if let old = entries[slot]?.id {
      remove(old, Self.hash(old))
    }
    if 4 &* (count &+ 1) > 3 &* buckets.count { grow(to: max(16, 2 &* buckets.count)) }
    let place = bucket(of: id, hash)
    if buckets[place] == Self.empty {
      count &+= 1
    } else {
      entries[Int(UInt32(truncatingIfNeeded: buckets[place]))] = nil
    }
    buckets[place] = UInt64(hash) << 32 | UInt64(slot)
    entries[slot] = Entry(id: id, generation: handle.generation)
  }

  /// Takes an id out.
  @inlinable
  mutating func remove(_ id: ID, _ hash: UInt32) {
    guard count > 0 else { return }
    var hole = bucket(of: id, hash)
    guard buckets[hole] != Self.empty else { return }
    entries[Int(UInt32(truncatingIfNeeded: buckets[hole]))] = nil
    count -= 1
    // What stands behind the hole and would be looked for before it moves up.
    let mask = buckets.count &- 1
    var index = hole
    while true {
      index = (index &+ 1) & mask
      let bucket = buckets[index]
      if bucket == Self.empty { break }
      let home = Int(UInt32(truncatingIfNeeded: bucket >> 32)) & mask
      if (index &- home) & mask >= (index &- hole) & mask {
        buckets[hole] = bucket
        hole = index
      }
    }
    buckets[hole] = Self.empty
  }

  /// Makes room for so many ids.
  @inlinable
  mutating func reserve(_ wanted: Int) {
    var capacity = max(16, buckets.count)
    while 4 &* wanted > 3 &* capacity { capacity &*= 2 }
    if capacity > buckets.count { grow(to: capacity) }
  }

  @inlinable
  mutating func grow(to capacity: Int) {
    let old = buckets
    buckets = ContiguousArray(repeating: Self.empty, count: capacity)
    let mask = capacity &- 1
    for bucket in old where bucket != Self.empty {
      var index = Int(UInt32(truncatingIfNeeded: bucket >> 32)) & mask
      while buckets[index] != Self.empty { index = (index &+ 1) & mask }
      buckets[index] = bucket
    }
  }
}
