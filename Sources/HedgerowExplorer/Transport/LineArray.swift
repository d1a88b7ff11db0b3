/// Undoes a JSON array of strings, one string a line of the dump.
enum LineArray {
  /// Takes the strings of the array as the lines of the text, if the text is such an array.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func unpack(_ source: inout SourceText) {
    let text = source.text
    let open = text.skipSpaces(from: 0, to: text.count)
    guard text[open] == Byte.openBracket else { return }
    var index = text.skipSpaces(from: open + 1, to: text.count)
    guard text[index] == Byte.quote else { return }
    var rewriter = LineRewriter(reserving: text.count)
    var number = 1
    var counted = 0
    func line(at index: Int) -> Int {
      while counted < index {
        if text[counted] == Byte.newline { number += 1 }
        counted += 1
      }
      return number
    }
    while index < text.count, text[index] == Byte.quote {
      index = string(text, from: index + 1, number: line(at: index), into: &rewriter)
      index = text.skipSpaces(from: index, to: text.count)
      if text[index] == Byte.comma { index = text.skipSpaces(from: index + 1, to: text.count) }
    }
    rewriter.finish(&source)
    source.notes.append(DumpNote(.unescaped, line: 1, "a JSON array of strings was taken as the lines of the dump"))
  }

  /// Copies the string up to its closing quote, or to the end of a text that was cut.
  private static func string(
    _ text: ByteText, from start: Int, number: Int, into rewriter: inout LineRewriter
  ) -> Int {
    var index = start
    while index < text.count, text[index] != Byte.quote {
      if text[index] == Byte.backslash, index + 1 < text.count {
        index = StringLiteral.escape(text, at: index, to: text.count, number: number, into: &rewriter)
      } else if text[index] == Byte.newline {
        rewriter.endLine(number: number)
        index += 1
      } else {
        rewriter.bytes.append(text[index])
        index += 1
      }
    }
    rewriter.endLine(number: number)
    return min(index + 1, text.count)
  }
}
