/// What one node of a dump is.
public enum DumpRole: String, Sendable, Hashable, CaseIterable {
  /// A view, with or without a frame.
  case view
  /// A bare layer, printed with `(layer)`; it has no view and no frame.
  case layer
  /// A view controller; a frame, if told, is that of its view.
  case controller
  /// A layout guide of a layout trace.
  case guide
  /// A component of a component tree; its position is relative to its parent.
  case component
  /// An accessibility element of a test run or of a page source, in screen coordinates.
  case element
  /// A node whose class overrides its description: a word with neither address nor frame.
  case word
}
