import Foundation

/// Text from a dump where markup stands around it.
enum MarkupText {
  /// The text with everything replaced that markup could take for its own, and without characters that XML does not have.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\r": result += " "
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 32 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
  }

  /// A text as a string of JSON that can stand in a script block: nothing in it ends the block.
  static func json(_ text: String) -> String {
    // Outside of strings JSON has none of these, and inside of them an escape means the same.
    JSONText.quoted(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
