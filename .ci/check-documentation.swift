// Usage: check-documentation LIBRARY SYMBOL_GRAPH_FOLDER DOCC_ARCHIVE
//
// Every public symbol of a library has a comment and stands in a topic that somebody chose. docc asks for neither: what has
// no comment gets an empty page, and what stands in no topic goes into one that docc makes up.

import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Place: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }

    struct Extension: Decodable { let extendedModule: String }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let location: Place?
    let swiftExtension: Extension?

    var path: String { pathComponents.joined(separator: "/") }
    var isDocumented: Bool { docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } ?? false }
    var place: String {
      guard let location else { return "" }
      return "\(location.uri.replacing("file://", with: "")):\(location.position.line + 1): "
    }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// A page as docc writes it.
struct Page: Decodable {
  struct Identifier: Decodable { let url: String }
  struct Metadata: Decodable { let externalID: String? }
  struct Topics: Decodable {
    let identifiers: [String]
    let generated: Bool?
  }

  let identifier: Identifier
  let metadata: Metadata
  let topicSections: [Topics]?
}

func files(in folder: String, withSuffix suffix: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }.sorted()
    .map { "\(folder)/\($0)" }
}

func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
}

func complain(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  complain("usage: check-documentation LIBRARY SYMBOL_GRAPH_FOLDER DOCC_ARCHIVE")
  exit(64)
}
let library = arguments[1]

var urls: [String: String] = [:]
var chosen: Set<String> = []
for path in try files(in: arguments[3] + "/data/documentation", withSuffix: ".json") {
  let page = try decode(Page.self, from: path)
  if let id = page.metadata.externalID { urls[id] = page.identifier.url }
  for topics in page.topicSections ?? [] where topics.generated != true { chosen.formUnion(topics.identifiers) }
}

var count = 0
var faults: [String] = []
for path in try files(in: arguments[2], withSuffix: ".symbols.json") {
  let graph = try decode(SymbolGraph.self, from: path)
  let defaults = Set(graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
  for symbol in graph.symbols {
    // An extension is no symbol of its own; what has no place in the source was written by the compiler.
    guard symbol.kind.identifier != "swift.extension", symbol.location != nil else { continue }
    count += 1
    if !symbol.isDocumented { faults.append("\(symbol.place)error: \(symbol.path) has no documentation comment") }
    // A default is shown with what it is the default of.
    if defaults.contains(symbol.identifier.precise) { continue }
    // What is added to Foundation's types stands under Foundation on a Mac and under FoundationEssentials on Linux, so no
    // link to it works on both; docc puts it among the extended modules.
    if symbol.swiftExtension?.extendedModule.hasPrefix("Foundation") == true { continue }
    guard let url = urls[symbol.identifier.precise] else {
      faults.append("\(symbol.place)error: \(symbol.path) has no page")
      continue
    }
    if !chosen.contains(url) {
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let page = owner.isEmpty ? library : "Types/\(owner)"
      faults.append(
        "\(symbol.place)error: \(symbol.path) stands in no topic: give it a line in Docs/\(library).docc/\(page).md")
    }
  }
}

for fault in faults { complain(fault) }
print("\(library): \(count) public symbols, \(faults.isEmpty ? "all documented and in a topic" : "\(faults.count) faults")")
exit(faults.isEmpty ? 0 : 1)
