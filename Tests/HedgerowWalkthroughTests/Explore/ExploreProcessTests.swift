import Foundation
import Testing

/// The command as it is built, run as a process.
struct ExploreProcessTests {
  /// The tool beside the tests that are running.
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("hedgerow")

  private func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws
    -> (status: Int32, output: String, complaint: String)
  {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipes = (input: Pipe(), output: Pipe(), complaint: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.complaint
    try process.run()
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    let complaint = pipes.complaint.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: complaint, as: UTF8.self)
    )
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: tool.path), "the tool is not built"))
  func `exit statuses say what came of it`() throws {
    let read = try run(["explore", "-"], input: ExploreTests.screen)
    #expect(read.status == 0 && read.output.contains("2 lists") && read.complaint.isEmpty)
    #expect(!read.output.contains("\u{1B}"), "a pipe is no terminal")
    let refused = try run(["explore", "--json"], input: "prose")
    #expect(refused.status == 65 && refused.output.contains("\"refused\": true"))
    #expect(refused.complaint.contains("line 1"))
    let missing = try run(["explore", "/nowhere/at/all.txt"])
    #expect(missing.status == 66 && missing.output.isEmpty && missing.complaint.contains("/nowhere/at/all.txt"))
    let folder = try run(["explore", "/"])
    #expect(folder.status == 66 && folder.complaint.contains("is a folder"))
    #expect(try run(["explore", "--wrong"]).status == 64)
    #expect(try run(["explore", "--help"]).status == 0)
    #expect(try run(["explore", "--svg", "/nowhere/at/all.svg"], input: ExploreTests.screen).status == 73)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: tool.path), "the tool is not built"))
  func `a drawing is written where it was asked for`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("hedgerow-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try run(["explore", "-", "--svg", file.path], input: ExploreTests.screen).status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg "))
  }
}
