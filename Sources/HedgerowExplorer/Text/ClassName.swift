/// Where a class name ends: plain, module-qualified, mangled, or generic with nested `<…>`.
enum ClassName {
  /// How deep generics may nest: what looks deeper is no name, and hostile text must not be read again and again.
  private static let deepestGenerics = 64

  /// The end of the name that starts at an index, or the index itself when none starts there.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  static func end(in text: ByteText, from start: Int, to end: Int) -> Int {
    guard start < end, text[start].startsName else { return start }
    var index = start
    var generics = 0
    while index < end {
      let byte = text[index]
      if byte.continuesName {
        index += 1
      } else if byte == Byte.less, generics < deepestGenerics,
        text[index + 1].startsName || text[index + 1] == Byte.openParen
      {
        generics += 1
        index += 1
      } else if generics > 0, byte == Byte.greater {
        generics -= 1
        index += 1
      } else if generics > 0, byte == Byte.comma || byte == Byte.blank || byte == 63 || byte == 38 {
        index += 1
      } else if byte == Byte.openParen, index > start, text[index - 1] == Byte.dot || generics > 0,
        let close = text.index(of: Byte.closeParen, from: index, to: min(end, index + 256))
      {
        index = close + 1
      } else {
        break
      }
    }
    return generics == 0 ? index : plainEnd(in: text, from: start, to: end)
  }

  private static func plainEnd(in text: ByteText, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, text[index].continuesName { index += 1 }
    return index
  }
}
