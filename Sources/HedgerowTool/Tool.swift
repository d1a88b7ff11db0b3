import HedgerowWalkthroughs

/// What the command line asks for, done.
enum Tool {
  static let help = """
    Hedgerow finds, tags and drives every list in a view hierarchy.

      hedgerow                     the tour
      hedgerow walkthrough         the walkthroughs, in the order in which they are read
      hedgerow walkthrough NAME    runs one
      hedgerow explore FILE        reads a hierarchy as a debugger printed it; see hedgerow explore --help
      hedgerow --help              this text
    """

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the name of the tool.
  ///   - print: where the output goes.
  ///   - complain: where a message about the command itself goes.
  ///   - surroundings: files, standard input, and whether there may be colours.
  /// - Returns: the exit status: 0, 64 for a command that means nothing, 1 for one that failed; those of exploring are told
  ///   in its help.
  @MainActor
  static func run(
    _ arguments: [String], print: @escaping (Any) -> Void, complain: @escaping (String) -> Void,
    surroundings: ToolSurroundings = .system
  ) async -> Int32 {
    do {
      switch arguments {
      case _ where arguments.first == "explore":
        return Explore(surroundings: surroundings, print: print, complain: complain).run(Array(arguments.dropFirst()))
      case [], ["tour"]: try Tour.run(print)
      case ["--help"], ["-h"], ["help"]: print(help)
      case ["walkthrough"]: list(print)
      case _ where arguments.count == 2 && arguments[0] == "walkthrough":
        guard let walkthrough = walkthrough(arguments[1]) else {
          let names = walkthroughs.map(\.name).joined(separator: ", ")
          complain("hedgerow: no walkthrough is called \"\(arguments[1])\". There are \(names).")
          return 64
        }
        try await walkthrough.run(print)
      default:
        complain("hedgerow: \"\(arguments.joined(separator: " "))\" is no command. Try hedgerow --help.")
        return 64
      }
      return 0
    } catch {
      complain("hedgerow: \(error)")
      return 1
    }
  }

  private static func list(_ print: (Any) -> Void) {
    let width = walkthroughs.map(\.name.count).max() ?? 0
    for walkthrough in walkthroughs {
      let gap = String(repeating: " ", count: width - walkthrough.name.count + 2)
      print(walkthrough.name + gap + walkthrough.summary)
    }
  }

  /// The walkthrough of a name, or of the name that its article has.
  private static func walkthrough(_ name: String) -> Walkthrough? {
    walkthroughs.first { $0.name == name || $0.article == name }
  }
}
