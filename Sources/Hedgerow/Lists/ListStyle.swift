/// How the headers of a list's sections behave.
public enum ListStyle: String, Hashable, Sendable, CaseIterable {
  /// A header sticks to the start of the viewport while rows of its section are there.
  case plain
  /// Headers scroll with their rows.
  case grouped
}
