/// A row of at most 128 bits, one for each entry of a leaf.
///
/// Bits at and above the leaf's count are zero. `UInt128` would do the same work, but it is newer than the platforms
/// that the package supports.
struct LeafBits: Equatable {
  private var low: UInt64
  private var high: UInt64

  /// No bit set.
  static var none: LeafBits { LeafBits(low: 0, high: 0) }

  /// The lowest `count` bits set.
  @inline(__always)
  static func first(_ count: Int) -> LeafBits {
    LeafBits(
      low: count >= 64 ? .max : (1 << UInt64(count)) &- 1,
      high: count <= 64 ? 0 : count >= 128 ? .max : (1 << UInt64(count - 64)) &- 1)
  }

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// How many bits are set.
  var count: Int { low.nonzeroBitCount &+ high.nonzeroBitCount }

  /// Whether no bit is set.
  var isEmpty: Bool { low | high == 0 }

  subscript(index: Int) -> Bool { (index < 64 ? low >> UInt64(index) : high >> UInt64(index - 64)) & 1 == 1 }

  mutating func set(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
  }

  mutating func set(_ index: Int, to isSet: Bool) {
    if index < 64 { low &= ~(1 << UInt64(index)) } else { high &= ~(1 << UInt64(index - 64)) }
    if isSet { set(index) }
  }

  /// The four bits from `index`, a multiple of four, on.
  func four(at index: Int) -> UInt64 { (index < 64 ? low >> UInt64(index) : high >> UInt64(index - 64)) & 15 }

  /// How many bits below `index` are set.
  @inline(__always)
  func rank(_ index: Int) -> Int { (self & .first(index)).count }

  /// The position of the set bit that has `rank` set bits below it.
  func select(_ rank: Int) -> Int {
    let below = low.nonzeroBitCount
    return rank < below ? LeafBits.select(low, rank) : 64 + LeafBits.select(high, rank - below)
  }

  /// The highest set bit below `index`, if there is one.
  @inline(__always)
  func last(below index: Int) -> Int? {
    let kept = self & .first(index)
    if kept.high != 0 { return 127 - kept.high.leadingZeroBitCount }
    return kept.low != 0 ? 63 - kept.low.leadingZeroBitCount : nil
  }

  /// The `count` bits from `start` on, moved down to bit 0.
  func slice(_ start: Int, _ count: Int) -> LeafBits { shiftedDown(start) & .first(count) }

  /// Makes room for `count` bits at `start` and puts `bits` there.
  mutating func insert(_ bits: LeafBits, _ count: Int, at start: Int) {
    self = (self & .first(start)) | bits.shiftedUp(start) | shiftedDown(start).shiftedUp(start + count)
  }

  /// Takes out `count` bits from `start` on; those above move down.
  mutating func remove(_ start: Int, _ count: Int) {
    self = (self & .first(start)) | shiftedDown(start + count).shiftedUp(start)
  }

  @inline(__always)
  static func & (a: LeafBits, b: LeafBits) -> LeafBits { LeafBits(low: a.low & b.low, high: a.high & b.high) }
  @inline(__always)
  static func | (a: LeafBits, b: LeafBits) -> LeafBits { LeafBits(low: a.low | b.low, high: a.high | b.high) }

  private func shiftedUp(_ n: Int) -> LeafBits {
    n < 64
      ? LeafBits(low: low << UInt64(n), high: high << UInt64(n) | low >> UInt64(64 - n))
      : LeafBits(low: 0, high: low << UInt64(n - 64))
  }

  private func shiftedDown(_ n: Int) -> LeafBits {
    n < 64
      ? LeafBits(low: low >> UInt64(n) | high << UInt64(64 - n), high: high >> UInt64(n))
      : LeafBits(low: high >> UInt64(n - 64), high: 0)
  }

  private static func select(_ word: UInt64, _ rank: Int) -> Int {
    var word = word
    var rank = rank
    var position = 0
    var width = 32
    while width > 0 {
      let below = (word & ((1 << UInt64(width)) &- 1)).nonzeroBitCount
      if rank >= below {
        rank -= below
        word >>= UInt64(width)
        position += width
      }
      width /= 2
    }
    return position
  }
}
