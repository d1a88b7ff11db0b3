/// The range between two indexes, empty where the second lies before the first, as happens in text that was cut.
@inline(__always) func span(_ start: Int, _ end: Int) -> Range<Int> {
  Range(uncheckedBounds: (start, end < start ? start : end))
}
