/// One line of the text that the readers work on, and the line of the paste that it came from.
struct SourceLine: Sendable, Hashable {
  /// The first byte.
  var start: Int
  /// The byte behind the last.
  var end: Int
  /// The line of the paste, counted from 1.
  var number: Int

  var range: Range<Int> { span(start, end) }
}

/// The repaired text that the readers work on, as lines, with the guesses that the repair needed.
struct SourceText: Sendable {
  var text: ByteText
  var lines: [SourceLine]
  var notes: [DumpNote]

  /// Splits text at its line ends (LF, CR LF, CR).
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: [UInt8]) {
    text = ByteText(bytes)
    lines = []
    notes = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    var number = 1
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count {
        let byte = bytes[index]
        if byte == Byte.newline || byte == Byte.carriageReturn {
          lines.append(SourceLine(start: start, end: index, number: number))
          number += 1
          if byte == Byte.carriageReturn, index + 1 < bytes.count, bytes[index + 1] == Byte.newline { index += 1 }
          start = index + 1
        }
        index += 1
      }
    }
    if start < bytes.count { lines.append(SourceLine(start: start, end: bytes.count, number: number)) }
  }

  func isBlank(_ line: SourceLine) -> Bool { text.skipSpaces(from: line.start, to: line.end) == line.end }
}
