import Foundation

/// The files of the package that the tests belong to.
enum Checkout {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  /// The Swift files of all sources, by their path from `Sources`; read once.
  static let sources = Result { try swiftFiles(in: root.appending(path: "Sources")) }

  /// The Swift files of the core, by their path from `Sources/Hedgerow`.
  static func core() throws -> [String: SourceText] { try files(of: "Hedgerow") }

  /// The Swift files of a target in `Sources`, by their path from its folder.
  static func files(of target: String) throws -> [String: SourceText] {
    let prefix = target + "/"
    return try Dictionary(
      uniqueKeysWithValues: sources.get().compactMap { path, source in
        path.hasPrefix(prefix) ? (String(path.dropFirst(prefix.count)), source) : nil
      })
  }

  private static func swiftFiles(in folder: URL) throws -> [String: SourceText] {
    var files: [String: SourceText] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      files[path] = SourceText(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    return files
  }
}
