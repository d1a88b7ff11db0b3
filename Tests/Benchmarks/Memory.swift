import Foundation

/// Bytes of memory that the process has in use, to a page, as `/proc/self/statm` tells; 0 where there is no such file.
///
/// It sees what a heap has fetched from the system, so what is measured must be made in a process that has freed little.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}
