/// The line numbers of rising byte indexes.
struct LineCounter {
  private let lines: ArraySlice<SourceLine>
  private var position: Int

  init(_ lines: ArraySlice<SourceLine>) {
    self.lines = lines
    position = lines.startIndex
  }

  /// The line of an index; indexes must not fall.
  ///
  /// - Complexity: amortised O(1).
  mutating func number(at index: Int) -> Int {
    while position + 1 < lines.endIndex, lines[position + 1].start <= index { position += 1 }
    return lines.indices.contains(position) ? lines[position].number : 1
  }
}
