/// An address as dumps print it: `0x` and hexadecimal digits, or elided as `0x...` or `0x…`.
enum Address {
  /// The value (`nil` when elided or cut to nothing) and the first index behind the address.
  static func read(in text: ByteText, at start: Int, to end: Int) -> (value: UInt64?, end: Int) {
    guard text.has("0x", at: start, limit: end) else { return (nil, start) }
    var index = start + 2
    var value: UInt64 = 0
    while index < end, let digit = text[index].hexValue {
      value = value << 4 | UInt64(digit)
      index += 1
    }
    let digits = index - start - 2
    if digits == 0 {
      while index < end, text[index] == Byte.dot { index += 1 }
      if text.has("…", at: index, limit: end) { index += 3 }
      return (nil, index)
    }
    return (digits <= 16 ? value : nil, index)
  }
}
