/// A guess that reading needed, with the line that it was made for.
public struct DumpNote: Sendable, Hashable {
  /// The kinds of guesses.
  public enum Guess: String, Sendable, Hashable, CaseIterable {
    /// A string literal or JSON string was unescaped before reading.
    case unescaped
    /// HTML entities stood for the brackets.
    case entities
    /// A node was joined from several lines.
    case joinedLines
    /// Several nodes stood on one line and were split at their bars.
    case splitLine
    /// A node has no end: the text was cut.
    case cut
    /// Only the tail of a node's description is left.
    case headless
    /// Parents between this node and the node above it are missing in the text.
    case missingParents
    /// Lines or attributes were left out by the person who pasted.
    case elision
    /// A word after the bars was taken as a node.
    case bareWord
    /// A line was left out because it is no node.
    case ignored
    /// An element was never closed and was closed at the end or at a caption.
    case unclosed
    /// A closing tag or bracket had no opening one.
    case unmatched
    /// The address of a node stands at another node too.
    case repeatedAddress
    /// A number was not finite, so no frame was taken.
    case notFinite
    /// The nodes are of kinds that count differently: layers among views.
    case kind
    /// Something in the text has no place in a model.
    case notModelled
    /// A window that the text does not show was made for a model.
    case madeUp
    /// A place or size in a model was guessed, or brought within bounds.
    case geometry
  }

  /// The kind of guess.
  public var guess: Guess
  /// The line of the paste, counted from 1, where the guess was made.
  public var line: Int
  /// One sentence for a person.
  public var message: String

  /// Makes a note.
  public init(_ guess: Guess, line: Int, _ message: String) {
    self.guess = guess
    self.line = line
    self.message = message
  }
}

extension DumpNote: CustomStringConvertible {
  /// The note as one line of text: `line 3: the last node is cut`.
  public var description: String { "line \(line): \(message)" }
}
