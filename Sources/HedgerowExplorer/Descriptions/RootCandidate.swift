/// A line above a tree that may be its root: an object without attributes, or the tail of a cut description.
struct RootCandidate {
  enum Form {
    /// `<Class: 0x…>` alone on its line.
    case object
    /// `…ze = W+H; layer = <CALayer: 0x…>>`: more brackets close than open.
    case tail
  }

  var form: Form
  var line: SourceLine
  var content: Range<Int>

  /// The candidate that a line is, or `nil`.
  init?(in text: ByteText, _ line: SourceLine, _ content: Range<Int>) {
    self.line = line
    self.content = content
    if text[content.lowerBound] == Byte.less,
      let head = DescriptionHead.read(in: text, at: content.lowerBound, to: content.upperBound), head.address != nil,
      head.form != .open
    {
      var scan = DescriptionScan(at: content.lowerBound)
      scan.advance(in: text, to: content.upperBound)
      guard scan.closedAt != nil else { return nil }
      form = .object
      return
    }
    guard Self.closesMoreThanItOpens(text, content) else { return nil }
    form = .tail
  }

  private static func closesMoreThanItOpens(_ text: ByteText, _ range: Range<Int>) -> Bool {
    var angle = 0
    for index in range {
      if text[index] == Byte.less {
        angle += 1
      } else if text[index] == Byte.greater, text[index - 1] != Byte.minus, text[index - 1] != Byte.equals {
        angle -= 1
        if angle < 0 {
          return index > range.lowerBound && text.index(of: "0x", from: range.lowerBound, to: index) != nil
            || text.index(of: " = ", from: range.lowerBound, to: index) != nil
        }
      }
    }
    return false
  }
}
