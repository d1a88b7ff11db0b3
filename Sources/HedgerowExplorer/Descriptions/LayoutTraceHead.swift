/// The beginning of a node of a layout trace: `*<UIView:0x…>`, `•UIView:0x…`, `UILabel:0x…'text'`, or a full guide.
struct LayoutTraceHead {
  var markers: Range<Int>
  var isBracketed: Bool
  var className: Range<Int>
  var address: UInt64?
  /// The first byte behind the address.
  var end: Int

  /// Reads the head that starts at an index, or `nil`.
  static func read(in text: ByteText, at start: Int, to limit: Int) -> LayoutTraceHead? {
    var index = start
    while index < limit {
      if text[index] == Byte.star || text[index] == Byte.plus {
        index += 1
      } else if text.has("•", at: index, limit: limit) {
        index += 3
      } else {
        break
      }
    }
    let markers = span(start, index)
    let isBracketed = text[index] == Byte.less
    if isBracketed { index += 1 }
    let nameEnd = ClassName.end(in: text, from: index, to: limit)
    guard nameEnd > index, text[nameEnd] == Byte.colon else { return nil }
    var addressStart = nameEnd + 1
    if isBracketed, !markers.isEmpty, text[addressStart] == Byte.blank { addressStart += 1 }
    guard text.has("0x", at: addressStart, limit: limit) else { return nil }
    let address = Address.read(in: text, at: addressStart, to: limit)
    let head = LayoutTraceHead(
      markers: markers, isBracketed: isBracketed, className: span(index, nameEnd), address: address.value,
      end: address.end)
    return head.isFollowed(in: text, to: limit) ? head : nil
  }

  private func isFollowed(in text: ByteText, to limit: Int) -> Bool {
    let next = text[end]
    if end >= limit { return true }
    guard isBracketed else {
      return next.isSpace || next == Byte.apostrophe || next == Byte.minus || next == 0xE2 || next == Byte.quote
    }
    if next == Byte.greater {
      let behind = text.skipBlanks(from: end + 1, to: limit)
      return !markers.isEmpty || behind >= limit || text[behind] == Byte.minus || text[behind] == Byte.apostrophe
        || text[behind] == Byte.bar || text[behind] == Byte.star
    }
    return !markers.isEmpty && (next == Byte.blank || next == Byte.semicolon)
  }
}
