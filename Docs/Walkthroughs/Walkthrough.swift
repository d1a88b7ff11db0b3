/// A documentation walkthrough whose code is compiled and run.
///
/// Its article in the documentation catalog and the file of its code have one name. `swift run hedgerow walkthrough NAME`
/// runs it, and a test holds article, code and output against one another.
public struct Walkthrough: Sendable {
  /// What the article and the file are called, as in "OneListAmongSeveral".
  public let article: String
  /// What the reader learns, in one line.
  public let summary: String
  /// Runs it; what it prints goes to the closure, a line or several at a time.
  ///
  /// It runs where an app has its lists.
  public let run: @MainActor @Sendable (_ print: (Any) -> Void) async throws -> Void

  /// The name that the tool runs it by: the words of the article's name in small letters, joined by hyphens.
  public var name: String {
    article.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "-" }
      name += letter.lowercased()
    }
  }
}

/// The walkthroughs in the order in which they are read.
public let walkthroughs: [Walkthrough] = [
  Walkthrough(
    article: "FindingTheOwningController",
    summary: "From a view up the responder chain to the controller that owns it.",
    run: FindingTheOwningController.run),
  Walkthrough(
    article: "OneListAmongSeveral",
    summary: "Which of several lists is meant, how a search says that it cannot know, and lists by tag.",
    run: OneListAmongSeveral.run),
  Walkthrough(
    article: "ScrollingAListToARow",
    summary: "To any row, at once or when it is there, and what comes of it.",
    run: ScrollingAListToARow.run),
  Walkthrough(
    article: "KeepingTheReadersPlace",
    summary: "Rows come, go and grow, and what is looked at stays; chats that follow their end; places saved.",
    run: KeepingTheReadersPlace.run),
  Walkthrough(
    article: "HookingIntoAScrollView",
    summary: "Where a list is and whether it moves, without taking its delegate.",
    run: HookingIntoAScrollView.run),
  Walkthrough(
    article: "InfiniteScrolling",
    summary: "More rows when the end comes near, once, in order, whatever the server does.",
    run: InfiniteScrolling.run),
  Walkthrough(
    article: "ExploringADump",
    summary: "From a damaged paste to its lists, the right one among them, and a test.",
    run: ExploringADump.run),
  Walkthrough(
    article: "ExploringByTest",
    summary: "A question about scrolling, answered by a test and a drawing.",
    run: ExploringByTest.run),
]
