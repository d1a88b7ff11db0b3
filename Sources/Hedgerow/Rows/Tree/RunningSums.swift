/// Searches in a short array of running sums, four or eight of them at a time and without a branch.
///
/// Written with vectors because the plain loop is compiled to one branch for each sum, which is guessed wrong once in
/// every search.
enum RunningSums {
  /// How many of `count` sums are, with `start` added, not above `limit`; `count` is a multiple of four.
  @inline(__always)
  static func count(
    _ sums: UnsafeMutablePointer<Double>, _ count: Int, from start: Double, notAbove limit: Double
  ) -> Int {
    tally(sums, count, start) { $0 .<= SIMD4(repeating: limit) }
  }

  /// How many of `count` sums are, with `start` added, below `limit`; `count` is a multiple of four.
  @inline(__always)
  static func count(
    _ sums: UnsafeMutablePointer<Double>, _ count: Int, from start: Double, below limit: Double
  ) -> Int {
    tally(sums, count, start) { $0 .< SIMD4(repeating: limit) }
  }

  /// How many of `count` sums are not above `limit`; `count` is a multiple of eight.
  @inline(__always)
  static func count(_ sums: UnsafeMutablePointer<Int32>, _ count: Int, notAbove limit: Int) -> Int {
    let limit = SIMD8(repeating: Int32(truncatingIfNeeded: limit))
    var tally = SIMD8<Int32>.zero
    var index = 0
    while index < count {
      let four = UnsafeRawPointer(sums + index).loadUnaligned(as: SIMD8<Int32>.self)
      // A lane of a true mask is -1.
      tally &-= unsafeBitCast(four .<= limit, to: SIMD8<Int32>.self)
      index &+= 8
    }
    return Int(tally.wrappedSum())
  }

  @inline(__always)
  private static func tally(
    _ sums: UnsafeMutablePointer<Double>, _ count: Int, _ start: Double,
    _ compare: (SIMD4<Double>) -> SIMDMask<SIMD4<Int64>>
  ) -> Int {
    let start = SIMD4(repeating: start)
    var tally = SIMD4<Int64>.zero
    var index = 0
    while index < count {
      let four = UnsafeRawPointer(sums + index).loadUnaligned(as: SIMD4<Double>.self)
      tally &-= unsafeBitCast(compare(four + start), to: SIMD4<Int64>.self)
      index &+= 4
    }
    return Int(tally.wrappedSum())
  }
}
