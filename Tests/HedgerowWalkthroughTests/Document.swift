import Foundation

/// A page of the documentation, with its code fences.
struct Document {
  /// A block of code between fences.
  struct Fence {
    /// What stands behind the opening fence: "swift", "text" for output, "console" for what a reader types.
    let language: String
    let lines: [String]
    /// The line of the file at which it opens, from 1.
    let line: Int
  }

  /// Where the page is, from the package's folder.
  let path: String
  let text: String
  private(set) var fences: [Fence] = []

  /// The file's name without its extension.
  var stem: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let fence = open {
        if trimmed == "```" {
          fences.append(Fence(language: fence.language, lines: dedented(fence.lines), line: fence.line))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if trimmed.hasPrefix("```") {
        open = (String(trimmed.dropFirst(3)), index + 1, [])
      }
    }
    if let open { fences.append(Fence(language: "unclosed", lines: open.lines, line: open.line)) }
  }

  /// The blocks of output, one after the other, line by line.
  var output: [String] { fences.filter { $0.language == "text" }.flatMap(\.lines) }

  /// What the page links to in its own repository: the targets of `[…](…)` that are no addresses.
  var links: [String] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("#") && !$0.hasPrefix("doc:") }
  }
}

/// Lines without the indentation that all of them have; blank lines count as having it.
func dedented(_ lines: [String]) -> [String] {
  let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
  let common = indents.min() ?? 0
  return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : String($0.dropFirst(common)) }
}

/// The files of the package that this test was compiled in.
enum PackageFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files below a folder with an extension, by their path from the package's folder, in order.
  static func files(in folder: String, withExtension suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix("." + suffix) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).standardized.path)
  }

  /// README and every page below Docs, the articles of the catalogs included.
  static func documents() throws -> [Document] {
    try (["README.md"] + files(in: "Docs", withExtension: "md")).map { Document(path: $0, text: try read($0)) }
  }
}
