import Foundation

// Usage: swift run hedgerow [tour | walkthrough [NAME] | explore [FILE] … | --help]

exit(
  await Tool.run(
    Array(CommandLine.arguments.dropFirst()), print: { print($0) },
    complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }))
