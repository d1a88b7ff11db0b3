/// Colours of a terminal, or none.
struct TextInk {
  /// What a piece of an outline is.
  enum Part: String {
    case list = "1;36"
    case owner = "35"
    case faint = "2"
    case text = "32"
  }

  let isColored: Bool

  /// A text in the colour of its part.
  func callAsFunction(_ part: Part, _ text: String) -> String {
    isColored ? "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text from a dump without what would drive a terminal.
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }
}
