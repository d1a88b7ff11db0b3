import Foundation

/// What `hedgerow explore` was asked for.
struct ExploreArguments: Equatable {
  /// A question about the hierarchy.
  enum Question: Equatable {
    case find(String)
    case all(String)
    case owner(UInt64)
    case nearest(UInt64)
    case at(CGPoint)
  }

  /// What is wrong with a command line, as one sentence.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The file to read; `nil` for standard input.
  var file: String?
  var wantsJSON = false
  var wantsHelp = false
  /// The questions in the order in which they were asked.
  var questions: [Question] = []
  var svg: String?
  var html: String?

  /// Takes the words behind `explore` apart.
  init(_ words: [String]) throws(Mistake) {
    var rest = words[...]
    var hasInput = false
    var onlyFiles = false
    while let word = rest.popFirst() {
      if onlyFiles || word == "-" || !word.hasPrefix("-") {
        guard !hasInput else { throw Mistake(description: "one FILE at a time, and \"\(word)\" is a second one") }
        hasInput = true
        if word != "-" || onlyFiles { file = word }
        continue
      }
      // "--find=TYPE" is "--find TYPE".
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = parts[0]
      func value(_ name: String) throws(Mistake) -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw Mistake(description: "\(option) needs \(name)") }
        return next
      }
      switch option {
      case "--json" where parts.count == 1: wantsJSON = true
      case "--help" where parts.count == 1, "-h" where parts.count == 1: wantsHelp = true
      case "--": onlyFiles = true
      case "--find": questions.append(.find(try Self.filled(value("TYPE"), option)))
      case "--all": questions.append(.all(try Self.filled(value("TYPE"), option)))
      case "--owner": questions.append(.owner(try Self.address(value("ADDRESS"), option)))
      case "--nearest": questions.append(.nearest(try Self.address(value("ADDRESS"), option)))
      case "--at": questions.append(.at(try Self.point(value("X,Y"))))
      case "--svg": svg = try Self.filled(value("FILE"), option)
      case "--html": html = try Self.filled(value("FILE"), option)
      default: throw Mistake(description: "there is no option \"\(word)\"")
      }
    }
    if wantsJSON, !questions.isEmpty {
      throw Mistake(description: "--json prints the facts of the text; ask a question in another command")
    }
  }

  /// What a page is called: the name of the file without its folders.
  var title: String { file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "standard input" }

  /// The point of the last `--at`, which drawings show.
  var hitPoint: CGPoint? {
    questions.reduce(nil) { found, question in if case .at(let point) = question { point } else { found } }
  }

  private static func filled(_ value: String, _ option: String) throws(Mistake) -> String {
    guard !value.isEmpty else { throw Mistake(description: "\(option) needs a name that is not empty") }
    return value
  }

  private static func address(_ value: String, _ option: String) throws(Mistake) -> UInt64 {
    let digits = value.hasPrefix("0x") || value.hasPrefix("0X") ? value.dropFirst(2) : value[...]
    guard let address = UInt64(digits, radix: 16), !digits.hasPrefix("+") else {
      throw Mistake(description: "\(option) needs an address as the text prints it, such as 0x7f8a12, not \"\(value)\"")
    }
    return address
  }

  private static func point(_ value: String) throws(Mistake) -> CGPoint {
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw Mistake(description: "--at needs two numbers in points, such as 195,420, not \"\(value)\"")
    }
    return CGPoint(x: x, y: y)
  }
}
