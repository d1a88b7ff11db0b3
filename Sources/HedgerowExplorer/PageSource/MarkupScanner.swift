/// A tag with its attributes.
struct MarkupTag {
  var name: Range<Int>
  /// The attributes: name and value, without the quotes.
  var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// Whether the tag closes itself.
  var isClosed = false
  /// Whether the text ends inside the tag.
  var isCut = false
}

/// Finds the tags of broken markup; comments, declarations and document types are passed over unread.
struct MarkupScanner {
  enum Form {
    case open(MarkupTag)
    case close(Range<Int>)
    case other
  }

  private let text: ByteText
  private let end: Int
  private var index: Int
  private var hasUnendedComment = false

  init(_ text: ByteText, _ range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  /// The next tag and its range, or `nil` behind the last.
  ///
  /// - Complexity: amortised O(*n*) in the bytes passed over.
  mutating func next() -> (form: Form, range: Range<Int>)? {
    while let bracket = text.index(of: Byte.less, from: index, to: end) {
      let next = text[bracket + 1]
      if next == 33 {
        guard let close = declarationEnd(from: bracket) else {
          index = bracket + 2
          continue
        }
        index = close
        return (.other, span(bracket, close))
      }
      if next == 63 {
        let close = text.index(of: Byte.greater, from: bracket, to: end).map { $0 + 1 } ?? end
        index = close
        return (.other, span(bracket, close))
      }
      if next == Byte.slash, text[bracket + 2].startsName {
        let nameEnd = nameEnd(from: bracket + 2)
        let close = text.skipSpaces(from: nameEnd, to: end)
        index = text[close] == Byte.greater ? close + 1 : nameEnd
        return (.close(span(bracket + 2, nameEnd)), span(bracket, index))
      }
      if next.startsName {
        let tag = tag(from: bracket + 1)
        return (.open(tag), span(bracket, index))
      }
      index = bracket + 1
    }
    return nil
  }

  private mutating func declarationEnd(from start: Int) -> Int? {
    if text.has("<!--", at: start, limit: end) {
      guard !hasUnendedComment else { return nil }
      if let close = text.index(of: "-->", from: start, to: end) { return close + 3 }
      hasUnendedComment = true
      return nil
    }
    var brackets = 0
    var position = start
    while position < end {
      if text[position] == Byte.openBracket { brackets += 1 }
      if text[position] == Byte.closeBracket { brackets -= 1 }
      if text[position] == Byte.greater, brackets <= 0 { return position + 1 }
      position += 1
    }
    return end
  }

  private func nameEnd(from start: Int) -> Int {
    var position = start
    while position < end,
      text[position].continuesName || text[position] == Byte.minus || text[position] == Byte.colon
    { position += 1 }
    return position
  }

  private mutating func tag(from start: Int) -> MarkupTag {
    var tag = MarkupTag(name: span(start, nameEnd(from: start)))
    var position = tag.name.upperBound
    while true {
      position = text.skipSpaces(from: position, to: end)
      guard position < end, text[position] != Byte.less else {
        tag.isCut = true
        break
      }
      if text[position] == Byte.greater {
        position += 1
        break
      }
      if text[position] == Byte.slash, text[position + 1] == Byte.greater {
        tag.isClosed = true
        position += 2
        break
      }
      let name = span(position, nameEnd(from: position))
      guard !name.isEmpty else {
        position += 1
        continue
      }
      position = text.skipSpaces(from: name.upperBound, to: end)
      guard text[position] == Byte.equals else { continue }
      position = text.skipSpaces(from: position + 1, to: end)
      let value = value(from: position)
      tag.attributes.append((name, value.range))
      position = value.end
    }
    index = position
    return tag
  }

  /// A value in straight, escaped or typographic quotes, or bare.
  ///
  /// A quote that never closes ends at the line end.
  private func value(from start: Int) -> (range: Range<Int>, end: Int) {
    var position = start
    if text[position] == Byte.backslash { position += 1 }
    let isEscaped = position > start
    let quote = text[position]
    if quote == Byte.quote || quote == Byte.apostrophe {
      let valueStart = position + 1
      position = valueStart
      while position < end, text[position] != quote {
        guard text[position] == Byte.newline else {
          position += 1
          continue
        }
        let next = text.skipSpaces(from: position, to: end)
        if text[next] == Byte.less { break }
        position = next
      }
      let valueEnd = isEscaped && text[position - 1] == Byte.backslash ? position - 1 : position
      return (span(valueStart, max(valueEnd, valueStart)), text[position] == quote ? min(position + 1, end) : position)
    }
    if text.has("“", at: position, limit: end) || text.has("”", at: position, limit: end) {
      let valueStart = position + 3
      position = valueStart
      while position < end, !text.has("”", at: position, limit: end), !text.has("“", at: position, limit: end) {
        guard text[position] != Byte.newline else { break }
        position += 1
      }
      return (span(valueStart, position), text[position] == 0xE2 ? min(position + 3, end) : position)
    }
    position = start
    while position < end, !text[position].isSpace, text[position] != Byte.greater, text[position] != Byte.less {
      if text[position] == Byte.slash, text[position + 1] == Byte.greater { break }
      position += 1
    }
    return (span(start, position), position)
  }
}
