import Foundation

/// Pieces of an answer.
enum TextLine {
  /// A text from a dump without what would drive a terminal.
  static func harmless(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 32 || (0x7F...0x9F).contains(scalar.value)
      result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// A number without a fraction of zero.
  static func number(_ value: CGFloat) -> String {
    abs(value) < 1e15 && value == value.rounded() ? String(Int(value)) : String(Double(value))
  }

  /// "1 list", "3 lists".
  static func count(_ number: Int, _ word: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? word : many ?? word + "s")"
  }
}
