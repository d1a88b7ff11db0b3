import Foundation

// Usage: swift run -c release benchmarks [--json] [--quick]
//
// --quick runs small sizes once, to see that results are right; times are printed, not judged.
// --json prints one object a line instead of the table.

let arguments = Set(CommandLine.arguments.dropFirst())
let unknown = arguments.subtracting(["--json", "--quick"])
guard unknown.isEmpty else {
  FileHandle.standardError.write(
    Data("benchmarks: unknown option \(unknown.sorted()[0]); use --json, --quick or none\n".utf8))
  exit(64)
}
let isQuick = arguments.contains("--quick")
let table =
  hierarchyBenchmarks(quick: isQuick) + rowBenchmarks(quick: isQuick) + identityBenchmarks(quick: isQuick)
  + listBenchmarks(quick: isQuick)
  + registryBenchmarks(quick: isQuick)
  + movementBenchmarks(quick: isQuick)
  + pagingBenchmarks(quick: isQuick)

if arguments.contains("--json") {
  for row in table { print(row.json) }
} else {
  print(Measurement.markdown(table, judged: !isQuick))
}
