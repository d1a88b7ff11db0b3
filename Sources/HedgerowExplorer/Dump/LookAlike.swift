/// Texts that look like a hierarchy and are none; each is refused by its name.
public enum LookAlike: String, Sendable, Hashable, CaseIterable {
  /// The responder chain of a debugger script: the innermost responder first, indented outwards.
  case responderChain
  /// The superclass chain of a debugger script.
  case superclassChain
  /// The legend below a layout trace or a desktop tree, without the tree.
  case legend
  /// The matches of an XCUITest query: flat, without the tree.
  case queryMatches
  /// The path to one XCUITest element: a chain, without the tree.
  case elementPath
  /// A log of layout constraints that contradict each other.
  case constraintLog
  /// The frames of a call stack.
  case callStack
  /// A drawing of folders and files.
  case fileTree
  /// The page source of an Android or web page.
  case foreignPageSource
  /// Mentions of objects without anything that makes them a hierarchy.
  case objectMentions
  /// Text with nothing of a hierarchy in it.
  case prose
  /// Nothing at all.
  case nothing
}

extension LookAlike {
  /// What the text is, and what to paste in its place.
  var explanation: String {
    switch self {
    case .responderChain:
      "a responder chain (innermost responder first), not a view tree; paste the window's recursiveDescription"
    case .superclassChain: "a chain of superclasses, not a view tree; paste the window's recursiveDescription"
    case .legend: "only the legend of a trace; paste the tree above it too"
    case .queryMatches:
      "a list of query matches, not a tree; paste the block after \"Element subtree:\" of app.debugDescription"
    case .elementPath: "the path to one element, not a tree; paste the block after \"Element subtree:\""
    case .constraintLog: "a log of layout constraints, not a view tree; paste the window's _autolayoutTrace"
    case .callStack: "a call stack, not a view tree; paste the window's recursiveDescription"
    case .fileTree: "a drawing of files, not of views; paste the window's recursiveDescription"
    case .foreignPageSource: "a page source without XCUIElementType elements; paste the source of an iOS or macOS app"
    case .objectMentions: "a mention of objects without a tree or a frame; paste the window's recursiveDescription"
    case .prose: "text without any view in it; paste what recursiveDescription printed"
    case .nothing: "empty; paste what recursiveDescription printed"
    }
  }
}
