import Foundation

/// Points, sizes and rectangles in their notations: `(x y; w h)`, `(x, y; w, h)`, `{{x, y}, {w, h}}`, `(x,y,w,h)`.
enum Tuple {
  /// The numbers between the brackets that start at an index, at most `limit` of them, however they are separated.
  static func numbers(in text: ByteText, at start: Int, to end: Int, limit: Int) -> (values: [Double], end: Int) {
    var values: [Double] = []
    values.reserveCapacity(limit)
    var index = start
    var depth = 0
    scan: while index < end {
      let byte = text[index]
      switch byte {
      case Byte.openParen, Byte.openBrace, Byte.openBracket:
        depth += 1
        index += 1
      case Byte.closeParen, Byte.closeBrace, Byte.closeBracket:
        depth -= 1
        index += 1
        if depth <= 0 { break scan }
      case Byte.blank, Byte.tab, Byte.newline, Byte.comma, Byte.semicolon:
        index += 1
      default:
        guard values.count < limit, let number = Number.read(in: text, at: index, to: end) else { break scan }
        values.append(number.value)
        index = number.end
      }
    }
    return (values, index)
  }

  /// A rectangle from four finite numbers, or `nil`.
  static func rect(in text: ByteText, at start: Int, to end: Int) -> CGRect? {
    let (values, _) = numbers(in: text, at: start, to: end, limit: 4)
    guard values.count == 4, values.allSatisfy(\.isFinite) else { return nil }
    return CGRect(x: values[0] + 0, y: values[1] + 0, width: values[2] + 0, height: values[3] + 0)
  }

  /// Exactly that many finite numbers from a printed value, or `nil`.
  static func numbers(in value: String, count: Int) -> [Double]? {
    let text = ByteText(Array(value.utf8))
    let (values, _) = numbers(in: text, at: 0, to: text.count, limit: count)
    guard values.count == count, values.allSatisfy(\.isFinite) else { return nil }
    return values.map { $0 + 0 }
  }
}
