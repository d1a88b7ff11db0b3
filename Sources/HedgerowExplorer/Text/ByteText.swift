import Foundation

/// Text as UTF-8 bytes.
///
/// Reading behind the end gives 0, which no reader takes for anything.
struct ByteText: Sendable {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  @inline(__always) var count: Int { bytes.count }

  @inline(__always) subscript(index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Whether the ASCII word stands at the index and ends before the limit.
  @inline(__always) func has(_ word: StaticString, at index: Int, limit: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index + length <= min(limit, bytes.count) else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in 0..<length where bytes[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// The first place of a byte in a range.
  @inline(__always) func index(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    let start = max(start, 0)
    let end = min(end, bytes.count)
    guard start < end else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// The first place of an ASCII word in a range; it must end before the range does.
  func index(of word: StaticString, from start: Int, to end: Int) -> Int? {
    guard let first = word.withUTF8Buffer({ $0.first }) else { return nil }
    var index = start
    while let found = self.index(of: first, from: index, to: end) {
      if has(word, at: found, limit: end) { return found }
      index = found + 1
    }
    return nil
  }

  /// The first byte in a range that is neither blank nor tab, or the end.
  @inline(__always) func skipBlanks(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, self[index].isBlank { index += 1 }
    return index
  }

  /// The first byte in a range that is no white space, or the end.
  @inline(__always) func skipSpaces(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, self[index].isSpace { index += 1 }
    return index
  }

  /// A range without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = skipSpaces(from: range.lowerBound, to: range.upperBound)
    var end = range.upperBound
    while end > start, self[end - 1].isSpace { end -= 1 }
    return span(start, end)
  }

  /// The text of a range, with U+FFFD for bytes that are no UTF-8.
  func string(_ range: Range<Int>) -> String {
    let range = range.clamped(to: span(0, bytes.count))
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
