import Foundation

/// What a command reads and writes beside its output: files, standard input, and whether somebody looks on.
struct ToolSurroundings {
  /// Why a file could not be read or written.
  struct FileFault: Error, CustomStringConvertible {
    let description: String
  }

  /// The bytes of a file.
  var readFile: (String) throws(FileFault) -> [UInt8]
  /// The bytes of standard input, to its end.
  var readStandardInput: () -> [UInt8]
  /// Writes a text into a file.
  var writeFile: (_ text: String, _ path: String) throws(FileFault) -> Void
  /// Whether output may have colours.
  var isColored = false
  /// Whether standard input is somebody who types.
  var isTyped = false

  /// The real ones.
  static var system: ToolSurroundings {
    ToolSurroundings(
      readFile: { path throws(FileFault) in
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
          throw FileFault(description: "there is no file \"\(path)\"")
        }
        guard !isFolder.boolValue else { throw FileFault(description: "\"\(path)\" is a folder") }
        guard let data = FileManager.default.contents(atPath: path) else {
          throw FileFault(description: "\"\(path)\" can't be read")
        }
        return [UInt8](data)
      },
      readStandardInput: { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) },
      writeFile: { text, path throws(FileFault) in
        do {
          try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
          throw FileFault(description: "\"\(path)\" can't be written")
        }
      },
      isColored: isatty(STDOUT_FILENO) == 1
        && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb",
      isTyped: isatty(STDIN_FILENO) == 1)
  }
}
