import Foundation

/// Bytes of memory that the process has in use, to a page, as `/proc/self/statm` tells; 0 where there is no such file.
///
/// It sees what a heap has fetched from the system, so what is measured must be made in a process that has freed little.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}

/// The most memory that the process had in use since ``resetPeakMemory()``, in bytes; 0 where the system does not tell.
func peakBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
    let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
  else { return 0 }
  return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
}

/// Lets ``peakBytes()`` count from now on.
func resetPeakMemory() {
  // "5" means the mark of the peak, and nothing else.
  guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
  try? file.write(contentsOf: Data("5".utf8))
  try? file.close()
}
