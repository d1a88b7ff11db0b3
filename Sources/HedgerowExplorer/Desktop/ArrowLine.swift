import Foundation

/// Reads a line of the desktop printer that draws superclasses: `Class <- Super <- NSView <{{x, y}, {w, h}}>`.
enum ArrowLine {
  /// Whether a line has the form.
  static func matches(_ text: ByteText, _ line: Range<Int>) -> Bool {
    let end = ClassName.end(in: text, from: line.lowerBound, to: line.upperBound)
    guard end > line.lowerBound else { return false }
    let arrow = text.skipBlanks(from: end, to: line.upperBound)
    return text.has("<-", at: arrow, limit: line.upperBound) || text.has("<{{", at: arrow, limit: line.upperBound)
      || text.has("←", at: arrow, limit: line.upperBound)
  }

  /// The node of a line.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func node(in text: ByteText, _ line: Range<Int>) -> DumpNode {
    var names: [String] = []
    var index = line.lowerBound
    while index < line.upperBound {
      index = text.skipBlanks(from: index, to: line.upperBound)
      let end = ClassName.end(in: text, from: index, to: line.upperBound)
      if end > index { names.append(text.string(span(index, end))) }
      index = text.skipBlanks(from: end, to: line.upperBound)
      if text.has("<-", at: index, limit: line.upperBound) {
        index += 2
      } else if text.has("←", at: index, limit: line.upperBound) {
        index += 3
      } else {
        break
      }
    }
    var node = DumpNode(className: names.first)
    node.superclasses = Array(names.dropFirst())
    if text[index] == Byte.less {
      let (values, end) = Tuple.numbers(in: text, at: index + 1, to: line.upperBound, limit: 4)
      if values.count == 4 { node.frame = Tuple.rect(in: text, at: index + 1, to: end) }
      node.isCut = values.count < 4
      let close = text[end] == Byte.greater ? end + 1 : end
      node.suffix = text.string(text.trimmed(span(min(close, line.upperBound), line.upperBound)))
    } else {
      node.isCut = true
    }
    return node
  }
}
