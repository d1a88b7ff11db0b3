import Foundation
import Testing

@testable import HedgerowWalkthroughs

/// README, articles and the code that they show are held against one another.
@Suite("Documentation")
struct DocumentationTests {
  /// The code behind each page that shows output, by the name of the page.
  static let code: [String: @MainActor @Sendable ((Any) -> Void) async throws -> Void] = {
    var code: [String: @MainActor @Sendable ((Any) -> Void) async throws -> Void] = [
      "README": Readme.run, "InYourOwnModule": InYourOwnModule.run, "StatesOfPaging": StatesOfPaging.run,
    ]
    for walkthrough in walkthroughs { code[walkthrough.article] = walkthrough.run }
    return code
  }()

  /// What the code of a page prints, line by line.
  @MainActor
  static func printed(by run: @MainActor @Sendable ((Any) -> Void) async throws -> Void) async throws -> [String] {
    var lines: [String] = []
    try await run { lines += "\($0)".components(separatedBy: "\n") }
    return lines
  }

  @Test("Every piece of Swift that a page shows stands word for word in code that is compiled")
  func swiftIsCompiled() throws {
    let files =
      try PackageFiles.files(in: "Docs/Walkthroughs", withExtension: "swift")
      + PackageFiles.files(in: "Tests/HedgerowWalkthroughTests", withExtension: "swift")
    let sources = try files.map { try PackageFiles.read($0).components(separatedBy: "\n") }
    var count = 0
    for document in try PackageFiles.documents() {
      for fence in document.fences where fence.language == "swift" {
        count += 1
        #expect(
          sources.contains { holds($0, fence.lines) },
          "\(document.path):\(fence.line) shows code that no compiled file holds:\n\(fence.lines.joined(separator: "\n"))"
        )
      }
    }
    #expect(count > 20, "no code found: is the package where the test looks?")
  }

  @Test("Every page shows what its code prints: all of it, in order, and nothing else")
  @MainActor
  func outputIsPrinted() async throws {
    let documents = try PackageFiles.documents()
    for document in documents where Self.code[document.stem] == nil {
      #expect(document.output.isEmpty, "\(document.path) shows output that no code prints")
    }
    for (name, run) in Self.code {
      let document = try #require(documents.first { $0.stem == name }, "\(name) has code and no page")
      let printed = try await Self.printed(by: run)
      #expect(!printed.isEmpty, "the code of \(name) prints nothing")
      for (index, line) in printed.enumerated() where document.output.indices.contains(index) {
        guard document.output[index] != line else { continue }
        Issue.record(
          "\(document.path): line \(index + 1) of the output is\n\(line)\nthe page shows\n\(document.output[index])")
        break
      }
      #expect(document.output.count == printed.count, "\(document.path) shows more, or less, than its code prints")
    }
  }

  @Test("Every file of code among the walkthroughs has its article, and every walkthrough can be run by name")
  func everyWalkthroughHasItsArticle() throws {
    let articles = Set(try PackageFiles.documents().map(\.stem))
    let files = try PackageFiles.files(in: "Docs/Walkthroughs", withExtension: "swift")
    for file in files.compactMap({ $0.split(separator: "/").last?.dropLast(6) }) where file != "Walkthrough" {
      #expect(articles.contains(file == "Readme" ? "README" : String(file)), "\(file).swift has no article")
    }
    #expect(Set(walkthroughs.map(\.name)).count == walkthroughs.count)
    #expect(walkthroughs.first?.name == "finding-the-owning-controller")
  }

  @Test("A fence says what it holds: Swift, output, or what a reader types")
  func fencesSayWhatTheyHold() throws {
    for document in try PackageFiles.documents() {
      for fence in document.fences {
        #expect(
          ["swift", "text", "console"].contains(fence.language),
          "\(document.path):\(fence.line) has a fence of \"\(fence.language)\"")
      }
    }
  }

  @Test("What a fence holds fits the width of a page, so that nothing is cut off")
  func fencesFitThePage() throws {
    for document in try PackageFiles.documents() {
      for fence in document.fences {
        for line in fence.lines { #expect(line.count <= 88, "\(document.path):\(fence.line) is too wide: \(line)") }
      }
    }
  }

  @Test("A page links to files that are there")
  func linksLeadSomewhere() throws {
    for document in try PackageFiles.documents() {
      let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
      for link in document.links {
        let target = link.split(separator: "#").first.map(String.init) ?? ""
        #expect(PackageFiles.exists("\(folder)/\(target)"), "\(document.path) links to \(link), which is not there")
      }
    }
  }

  /// Whether a file holds lines one after the other, all indented by the same amount.
  private func holds(_ source: [String], _ wanted: [String]) -> Bool {
    guard !wanted.isEmpty, source.count >= wanted.count else { return false }
    return (0...(source.count - wanted.count)).contains { dedented(Array(source[$0..<($0 + wanted.count)])) == wanted }
  }
}
