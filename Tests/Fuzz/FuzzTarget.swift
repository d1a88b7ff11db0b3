import Foundation

/// The readers that can be fuzzed alone; `all` is the whole way from bytes to facts.
enum FuzzedReader: String, CaseIterable {
  case all
  case bars
  case elements
  case markup
  case json
  case flags
  case arrows
  case index
  case box
  case transport

  /// Reads bytes; what matters is that it returns.
  func read(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    switch self {
    case .all:
      guard let dump = try? Dump(reading: bytes) else { return }
      for (index, node) in dump.nodes.enumerated() {
        if let parent = node.parent { precondition(parent < index, "a parent must stand before its child") }
        if let frame = node.frame { precondition(frame.origin.x.isFinite, "a frame must be finite") }
      }
      _ = DumpFacts(dump).json()
      if bytes.count < 20_000 { _ = dump.recursiveDescription() }
    case .bars:
      var reader = BarTreeReader(source.text)
      reader.read(source.lines[...])
      _ = reader.kind()
    case .elements:
      var reader = ElementReader(source.text)
      reader.read(source.lines[...])
      _ = reader.finish()
    case .markup:
      var reader = PageSourceReader(source.text, source.lines[...])
      reader.read(0..<source.text.count)
    case .json:
      var reader = JSONSourceReader(source.text, source.lines)
      reader.read()
    case .flags: Self.readColumns(.flags, source)
    case .arrows: Self.readColumns(.arrows, source)
    case .index: Self.readColumns(.index, source)
    case .box: Self.readColumns(.box, source)
    case .transport: _ = TransportRepair.repair(bytes)
    }
  }

  private static func readColumns(_ form: ColumnTreeReader.Form, _ source: SourceText) {
    var reader = ColumnTreeReader(source.text, form)
    reader.read(source.lines[...])
  }

  static let chosen: FuzzedReader =
    ProcessInfo.processInfo.environment["FUZZ_READER"].flatMap(FuzzedReader.init) ?? .all
}

/// The entry that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzedReader.chosen.read(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
