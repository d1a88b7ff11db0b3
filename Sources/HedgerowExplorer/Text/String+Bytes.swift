extension String {
  /// Whether the ASCII word occurs; searches bytes, many times faster than a search for characters.
  ///
  /// - Complexity: O(*n*) in the length of the string for a short word.
  func holds(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard length > 0 else { return true }
    return utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= length else { return false }
      return word.withUTF8Buffer { word in
        for start in 0...(bytes.count - length) where bytes[start] == word[0] {
          var offset = 1
          while offset < length, bytes[start + offset] == word[offset] { offset += 1 }
          if offset == length { return true }
        }
        return false
      }
    } ?? contains(String(describing: word))
  }
}
