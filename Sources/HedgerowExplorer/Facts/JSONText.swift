/// Values as JSON text.
enum JSONText {
  /// A string with its quotes, everything escaped that JSON demands.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 32 || scalar.value == 0x2028 || scalar.value == 0x2029 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Numbers as an array, or `null` when there are none or one of them is not finite.
  static func array(_ numbers: [Double]?) -> String {
    guard let numbers, numbers.allSatisfy(\.isFinite) else { return "null" }
    return "[" + numbers.map(number).joined(separator: ", ") + "]"
  }

  /// A finite number, integers without a fraction, `-0` as 0.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(value)
  }
}
