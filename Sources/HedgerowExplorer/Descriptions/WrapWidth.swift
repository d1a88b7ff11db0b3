/// The width at which a terminal cut lines, in the middle of words and numbers.
///
/// A mail program wraps at blanks, so its lines differ in length. A terminal wraps at its width, so all lines but the last of
/// each node have exactly that, and nothing stood between the pieces.
struct WrapWidth {
  /// How long the lines are that were cut, in bytes.
  let width: Int
  /// How many blanks stand before every line, left by what quoted or indented the text.
  let margin: Int

  /// How short a line must not be to have been cut.
  private static let narrowest = 40

  /// `nil` when lines were not cut, or wrapped at blanks.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(_ lines: ArraySlice<SourceLine>, in text: ByteText) {
    let width = lines.reduce(0) { max($0, $1.end - $1.start) }
    guard width >= Self.narrowest else { return nil }
    var full = 0
    var nearlyFull = 0
    for line in lines {
      let length = line.end - line.start
      if length == width { full += 1 } else if length >= width - 8 { nearlyFull += 1 }
    }
    guard full >= 3, full > 2 * nearlyFull else { return nil }
    self.width = width
    margin =
      lines.lazy.filter { $0.end > $0.start }.map { text.skipBlanks(from: $0.start, to: $0.end) - $0.start }.min() ?? 0
  }
}
