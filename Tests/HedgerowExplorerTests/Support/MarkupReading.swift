import Foundation

/// What is in a piece of strict markup, read by a few rules of the tests' own: elements must be closed, attributes quoted, and
/// entities known.
struct MarkupReading {
  struct Fault: Error, CustomStringConvertible { let description: String }

  /// How often each element occurs.
  private(set) var names: [String: Int] = [:]
  /// The attributes of each element in order.
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// The text between elements.
  private(set) var text = ""

  init(_ markup: String) throws {
    var rest = markup[...]
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      text += try Self.decoded(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { throw Fault(description: "an open tag at the end") }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { throw Fault(description: "\(tag) closes another") }
        continue
      }
      let isClosed = tag.hasSuffix("/")
      if isClosed { tag = tag.dropLast() }
      let name = String(tag.prefix { $0.isLetter })
      guard !name.isEmpty else { throw Fault(description: "a tag without a name: \(tag)") }
      elements.append((name, try Self.attributes(tag.dropFirst(name.count))))
      names[name, default: 0] += 1
      if name == "style" {
        guard let close = rest.range(of: "</style>") else { throw Fault(description: "an open style") }
        rest = rest[close.upperBound...]
      } else if !isClosed {
        open.append(name)
      }
    }
    text += try Self.decoded(rest)
    guard open.isEmpty else { throw Fault(description: "left open: \(open)") }
  }

  private static func attributes(_ tag: Substring) throws -> [String: String] {
    var found: [String: String] = [:]
    var rest = tag.drop { $0.isWhitespace }
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: "="), rest[equals...].dropFirst().first == "\"" else {
        throw Fault(description: "an attribute without quotes: \(rest)")
      }
      let value = rest[equals...].dropFirst(2)
      guard let close = value.firstIndex(of: "\"") else { throw Fault(description: "an open quote") }
      found[String(rest[..<equals])] = try decoded(value[..<close])
      rest = value[close...].dropFirst().drop { $0.isWhitespace }
    }
    return found
  }

  private static func decoded(_ text: Substring) throws -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { throw Fault(description: "a bare &") }
      let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
      guard let character = known[String(rest[start..<end].dropFirst())] else {
        throw Fault(description: "an unknown entity")
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
