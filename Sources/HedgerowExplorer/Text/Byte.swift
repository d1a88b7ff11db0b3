/// The bytes that the readers look for, by name.
enum Byte {
  static let tab: UInt8 = 9
  static let newline: UInt8 = 10
  static let carriageReturn: UInt8 = 13
  static let blank: UInt8 = 32
  static let quote: UInt8 = 34
  static let hash: UInt8 = 35
  static let ampersand: UInt8 = 38
  static let apostrophe: UInt8 = 39
  static let openParen: UInt8 = 40
  static let closeParen: UInt8 = 41
  static let star: UInt8 = 42
  static let plus: UInt8 = 43
  static let comma: UInt8 = 44
  static let minus: UInt8 = 45
  static let dot: UInt8 = 46
  static let slash: UInt8 = 47
  static let zero: UInt8 = 48
  static let nine: UInt8 = 57
  static let colon: UInt8 = 58
  static let semicolon: UInt8 = 59
  static let less: UInt8 = 60
  static let equals: UInt8 = 61
  static let greater: UInt8 = 62
  static let openBracket: UInt8 = 91
  static let backslash: UInt8 = 92
  static let closeBracket: UInt8 = 93
  static let underscore: UInt8 = 95
  static let backtick: UInt8 = 96
  static let openBrace: UInt8 = 123
  static let bar: UInt8 = 124
  static let closeBrace: UInt8 = 125
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- 48 < 10 }
  @inline(__always) var isLower: Bool { self &- 97 < 26 }
  @inline(__always) var isUpper: Bool { self &- 65 < 26 }
  @inline(__always) var isLetter: Bool { (self | 32) &- 97 < 26 }
  @inline(__always) var isBlank: Bool { self == 32 || self == 9 }
  @inline(__always) var isSpace: Bool { self == 32 || self == 9 || self == 10 || self == 13 }

  /// Whether a class name may start with this byte: a letter, `_`, or part of a non-ASCII letter.
  @inline(__always) var startsName: Bool { isLetter || self == 95 || self >= 0x80 }

  /// Whether a class name may go on with this byte: also digits, `.` and `$`.
  @inline(__always) var continuesName: Bool { startsName || isDigit || self == 46 || self == 36 }

  /// The value as a hexadecimal digit, or `nil`.
  @inline(__always) var hexValue: UInt8? {
    if isDigit { return self - 48 }
    let lower = self | 32
    return lower &- 97 < 6 ? lower - 87 : nil
  }
}
