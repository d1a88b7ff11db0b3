/// A documentation walkthrough whose code is compiled and run.
///
/// Its article in the documentation catalog has the same name as the file of its code. `swift run hedgerow walkthrough NAME`
/// runs it, and a test holds article, code and output against one another.
public struct Walkthrough: Sendable {
  /// The name that the tool runs it by, and of its article: words joined by hyphens.
  public let name: String
  /// What the reader learns.
  public let title: String
  /// Runs it; what it prints goes to the closure, a call a line or several.
  public let run: @Sendable (_ print: (Any) -> Void) throws -> Void
}

/// The walkthroughs in the order in which they are read.
public let walkthroughs: [Walkthrough] = []
