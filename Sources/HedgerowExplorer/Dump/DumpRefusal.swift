/// Why a text was not read: it only looks like a hierarchy, and what it really is.
public struct DumpRefusal: Error, Sendable, Hashable {
  /// The kind of printer that the text resembles.
  public var kind: DumpKind
  /// What the text is.
  public var lookAlike: LookAlike
  /// The line, counted from 1, that decided it.
  public var line: Int
  /// The guesses made before the refusal.
  public var notes: [DumpNote]

  /// Makes a refusal.
  public init(kind: DumpKind, lookAlike: LookAlike, line: Int, notes: [DumpNote] = []) {
    self.kind = kind
    self.lookAlike = lookAlike
    self.line = line
    self.notes = notes
  }
}

extension DumpRefusal: CustomStringConvertible {
  /// The refusal as one sentence: where, what it is, what to paste.
  public var description: String { "line \(line): this is \(lookAlike.explanation)" }
}
