/// Writes down what happens, a line an event, for a test to compare with.
public final class EventRecorder {
  /// The lines so far, in order.
  public private(set) var lines: [String] = []

  /// Makes an empty recorder.
  public init() {}

  /// Adds a line.
  public func record(_ line: String) { lines.append(line) }

  /// The lines so far, which are forgotten with it.
  public func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@available(*, unavailable, message: "it belongs to one hierarchy, which has one owner")
extension EventRecorder: Sendable {}
