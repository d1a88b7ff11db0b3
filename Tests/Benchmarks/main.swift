import Foundation

// Usage: swift run -c release benchmarks [--json] [--quick] [GROUP …]
//
// --quick runs small sizes once, to see that results are right; times are printed, not judged.
// --json prints one object a line instead of the table.
// A group is one of those below; without any, all are run.

let groups: [(name: String, run: (Bool) -> [Measurement])] = [
  // First, since a heap that was large before hides what reading takes.
  ("memory", { readingMemoryBenchmarks(quick: $0) }),
  ("hierarchy", { hierarchyBenchmarks(quick: $0) }),
  ("rows", { rowBenchmarks(quick: $0) }),
  ("identity", { identityBenchmarks(quick: $0) }),
  ("lists", { listBenchmarks(quick: $0) }),
  ("registry", { registryBenchmarks(quick: $0) }),
  ("movement", { movementBenchmarks(quick: $0) }),
  ("paging", { pagingBenchmarks(quick: $0) }),
  ("dumps", { dumpBenchmarks(quick: $0) }),
]
let arguments = Set(CommandLine.arguments.dropFirst())
let wanted = arguments.subtracting(["--json", "--quick"])
let unknown = wanted.subtracting(groups.map(\.name))
guard unknown.isEmpty else {
  let names = groups.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(
    Data("benchmarks: unknown argument \(unknown.sorted()[0]); use --json, --quick or a group: \(names)\n".utf8))
  exit(64)
}
let isQuick = arguments.contains("--quick")
let table = groups.filter { wanted.isEmpty || wanted.contains($0.name) }.flatMap { $0.run(isQuick) }

if arguments.contains("--json") {
  for row in table { print(row.json) }
} else {
  print(Measurement.markdown(table, judged: !isQuick))
}
