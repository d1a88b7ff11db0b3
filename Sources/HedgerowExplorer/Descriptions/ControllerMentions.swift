/// The controllers told before a description: `'Class:0x…'` and `child[Class:0x… ]`.
enum ControllerMentions {
  /// The mentions in a range, in order.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  static func read(in text: ByteText, _ range: Range<Int>) -> [DumpReference] {
    var found: [DumpReference] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      guard byte == Byte.apostrophe || byte == Byte.openBracket else {
        index += 1
        continue
      }
      let end = ClassName.end(in: text, from: index + 1, to: range.upperBound)
      if end > index + 1, text[end] == Byte.colon {
        let address = Address.read(
          in: text, at: text.skipBlanks(from: end + 1, to: range.upperBound), to: range.upperBound)
        if address.end > end + 1 {
          found.append(DumpReference(className: text.string(span(index + 1, end)), address: address.value))
        }
      }
      index = max(end, index + 1)
    }
    return found
  }
}
