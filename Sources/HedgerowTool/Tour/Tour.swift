import HedgerowWalkthroughs

/// A few minutes through what Hedgerow does, on one screen.
enum Tour {
  /// One stop: a heading, and what is shown there.
  struct Step {
    let title: String
    let run: (_ screen: TourScreen, _ print: (Any) -> Void) throws -> Void
  }

  /// The stops in order.
  ///
  /// Each stands in a file of its own.
  static var steps: [Step] {
    [screen, firstMatch, nearest, only, owners, everyRow, place, registry, hit, flick, paging]
  }

  static func run(_ print: (Any) -> Void) throws {
    let screen = TourScreen()
    for (index, step) in steps.enumerated() {
      print("\(index + 1). \(step.title)\n")
      try step.run(screen) { print(indented("\($0)")) }
      print("")
    }
    print("Go on: hedgerow walkthrough \(walkthroughs.first?.name ?? "")   (or --help)")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "   \($0)" }
      .joined(separator: "\n")
  }
}
