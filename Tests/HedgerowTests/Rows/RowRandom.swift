/// A small generator whose numbers depend on the seed alone (SplitMix64).
struct RowRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below `bound`, or zero.
  mutating func below(_ bound: Int) -> Int { bound <= 0 ? 0 : Int(next() % UInt64(bound)) }

  /// A run inside `0..<count`, possibly empty.
  mutating func run(in count: Int, atMost most: Int = .max) -> Range<Int> {
    let start = below(count + 1)
    return start..<start + below(min(most, count - start) + 1)
  }
}
