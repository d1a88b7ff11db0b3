import Foundation

/// Reads a line of the oldest printer: `0: Class:Super:NSObject {{x, y}, {w, h}}`, with no address.
enum IndexLine {
  /// The first byte of the class when a line has the form.
  static func classStart(in text: ByteText, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index < line.upperBound, text[index].isDigit { index += 1 }
    if index > line.lowerBound {
      guard text[index] == Byte.colon else { return nil }
      index = text.skipBlanks(from: index + 1, to: line.upperBound)
    }
    let start = index
    var names = 0
    var last = 0..<0
    while index < line.upperBound {
      let end = ClassName.end(in: text, from: index, to: line.upperBound)
      guard end > index else { return nil }
      names += 1
      last = span(index, end)
      guard text[end] == Byte.colon else {
        index = end
        break
      }
      index = end + 1
    }
    guard names > 1, !text.has("0x", at: last.lowerBound, limit: last.upperBound) else { return nil }
    let next = text.skipBlanks(from: index, to: line.upperBound)
    let isRoot = text.has("NSObject", at: last.lowerBound, limit: last.upperBound)
    return text.has("{{", at: next, limit: line.upperBound) || (isRoot && next >= line.upperBound) ? start : nil
  }

  /// The node of a line whose class was found.
  static func node(in text: ByteText, _ line: Range<Int>, classStart: Int) -> DumpNode {
    var names: [String] = []
    var index = classStart
    while index < line.upperBound {
      let end = ClassName.end(in: text, from: index, to: line.upperBound)
      names.append(text.string(span(index, end)))
      guard text[end] == Byte.colon else {
        index = end
        break
      }
      index = end + 1
    }
    var node = DumpNode(className: names.first)
    node.superclasses = Array(names.dropFirst())
    index = text.skipBlanks(from: index, to: line.upperBound)
    let (values, end) = Tuple.numbers(in: text, at: index, to: line.upperBound, limit: 4)
    if values.count == 4 { node.frame = Tuple.rect(in: text, at: index, to: end) }
    node.isCut = values.count < 4
    node.suffix = text.string(text.trimmed(span(min(end, line.upperBound), line.upperBound)))
    return node
  }
}
