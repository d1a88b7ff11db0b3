import Foundation
import Testing

/// Inputs that the fuzzer found to reach much of a reader, read again; `Docs/Fuzzing.md` says how they came about.
struct FuzzCorpusTests {
  /// The inputs that were kept for a reader.
  private func corpus(of reader: FuzzedReader) throws -> [[UInt8]] {
    let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Corpus")
    let file = folder.appendingPathComponent(reader.rawValue + ".txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      [UInt8](try #require(Data(base64Encoded: String($0))))
    }
  }

  @Test(arguments: FuzzedReader.allCases)
  func `what the fuzzer kept for a reader is read, and all that must hold holds`(_ reader: FuzzedReader) throws {
    let inputs = try corpus(of: reader)
    #expect(inputs.count >= 40)
    for input in inputs { #expect(reader.faults(input).isEmpty, "\(Data(input).base64EncodedString())") }
  }

  @Test(arguments: FuzzedReader.allCases)
  func `what the fuzzer kept for a reader makes a model that holds`(_ reader: FuzzedReader) throws {
    for input in try corpus(of: reader) {
      let faults = FuzzedReader.model.faults(input)
      #expect(faults.isEmpty, "\(faults): \(Data(input).base64EncodedString())")
    }
  }
}
