/// The beginning of an element's line: `Window (Main), 0x…, {{…`, or the old `Other 0x…: {{…`.
struct ElementHead {
  var type: Range<Int>
  /// The flag in parentheses behind the type, such as `Main`.
  var flag: Range<Int>?
  var address: UInt64?
  /// The first byte behind type, flag and an address in the old form.
  var end: Int

  /// Reads the head that starts at an index, or `nil`.
  static func read(in text: ByteText, at start: Int, to limit: Int) -> ElementHead? {
    guard let typeEnd = ElementType.end(in: text, at: start, to: limit), typeEnd < limit else { return nil }
    var head = ElementHead(type: span(start, typeEnd), flag: nil, address: nil, end: typeEnd)
    if text.has(" (", at: typeEnd, limit: limit),
      let close = text.index(of: Byte.closeParen, from: typeEnd, to: min(limit, typeEnd + 64))
    {
      head.flag = span(typeEnd + 2, close)
      head.end = close + 1
    }
    if text.has(" 0x", at: head.end, limit: limit) {
      let address = Address.read(in: text, at: head.end + 1, to: limit)
      guard text[address.end] == Byte.colon || address.end >= limit else { return nil }
      head.address = address.value
      head.end = min(address.end + 1, limit)
      return head
    }
    guard text[head.end] == Byte.comma || head.end >= limit, head.flag != nil || text[head.end] == Byte.comma else {
      return nil
    }
    let next = text.skipBlanks(from: head.end + 1, to: limit)
    guard next >= limit || text[next] == Byte.zero || text[next] == Byte.openBrace || text[next].isLetter else {
      return nil
    }
    if text[next].isLetter, !ElementKey.starts(in: text, at: next, to: limit) { return nil }
    return head
  }
}
