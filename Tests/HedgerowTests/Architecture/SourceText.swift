/// The words of a Swift source file, without comments and without what stands in strings; code inside a string's
/// interpolation counts.
///
/// It reads text, not meaning: enough to see which file names the types of which.
struct SourceText {
  struct Word {
    let text: String
    /// How many braces are open around it.
    let depth: Int
    /// Whether it follows a dot: a member of something.
    let isMember: Bool
  }

  let words: [Word]

  init(_ text: String) {
    var scanner = Scanner(Array(text.utf8))
    scanner.scan()
    words = scanner.words
  }

  /// The types that a file declares at its top, with whether they are public.
  var topLevelTypes: [(name: String, isPublic: Bool)] {
    var found: [(name: String, isPublic: Bool)] = []
    var isPublic = false
    var previous = ""
    for (word, next) in zip(words, words.dropFirst()) where word.depth == 0 {
      switch word.text {
      case "public", "open": isPublic = true
      case "import", "func", "var", "let", "extension": isPublic = false
      case "class", "struct", "enum", "protocol", "actor", "typealias":
        if previous != "import" { found.append((next.text, isPublic)) }
        isPublic = false
      default: break
      }
      previous = word.text
    }
    return found
  }

  /// What looks like the name of a type and is not a member of another.
  var typeNames: Set<String> {
    Set(words.filter { !$0.isMember && $0.text.first?.isUppercase == true }.map(\.text))
  }
}

/// Goes through a file once.
///
/// What is open is on a stack: code inside of a string inside of code, and so on.
private struct Scanner {
  private enum Context {
    case code(openParentheses: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  // Bytes, not characters: a build without optimisation reads them a hundred times as fast.
  private let bytes: [UInt8]
  private var position = 0
  private var contexts: [Context] = []
  private var depth = 0
  private var before = UInt8(ascii: " ")
  private(set) var words: [SourceText.Word] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while position < bytes.count {
      if case .string(let hashes, let isMultiline) = contexts.last {
        scanString(hashes: hashes, isMultiline: isMultiline)
      } else {
        scanCode()
      }
    }
  }

  private mutating func scanCode() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): beginString()
    case _ where isPartOfWord(byte):
      let start = position
      while position < bytes.count, isPartOfWord(bytes[position]) { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      words.append(SourceText.Word(text: text, depth: depth, isMember: before == UInt8(ascii: ".")))
      before = bytes[position - 1]
    default:
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "("): countParenthesis(1)
      case UInt8(ascii: ")"): countParenthesis(-1)
      default: break
      }
      if byte > UInt8(ascii: " ") { before = byte }
      position += 1
    }
  }

  private mutating func scanString(hashes: Int, isMultiline: Bool) {
    if bytes[position] == UInt8(ascii: "\\"), hashesFollow(at: 1, hashes) {
      position += 1 + hashes
      if peek(0) == UInt8(ascii: "(") { contexts.append(.code(openParentheses: 0)) }
      position += 1
      return
    }
    let quotes = isMultiline ? 3 : 1
    if (0..<quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") }), hashesFollow(at: quotes, hashes) {
      position += quotes + hashes
      contexts.removeLast()
    } else {
      position += 1
    }
  }

  private mutating func beginString() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    position += hashes
    before = UInt8(ascii: "#")
    guard peek(0) == UInt8(ascii: "\"") else { return }
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        open += 1
        position += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        open -= 1
        position += 2
      } else {
        position += 1
      }
    } while open > 0 && position < bytes.count
  }

  /// An interpolation ends with the parenthesis that it began with.
  private mutating func countParenthesis(_ change: Int) {
    guard case .code(let open) = contexts.last else { return }
    contexts.removeLast()
    if open + change >= 0 { contexts.append(.code(openParentheses: open + change)) }
  }

  /// The byte so far ahead; 0 behind the end.
  private func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func hashesFollow(at distance: Int, _ count: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// A letter, a digit, an underscore, or part of a letter beyond ASCII.
  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
