import Foundation

extension FuzzedReader {
  static let chosen: FuzzedReader =
    ProcessInfo.processInfo.environment["FUZZ_READER"].flatMap(FuzzedReader.init) ?? .all
}

/// The entry that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let faults = FuzzedReader.chosen.faults(Array(UnsafeBufferPointer(start: data, count: count)))
  precondition(faults.isEmpty, faults.joined(separator: "; "))
  return 0
}
