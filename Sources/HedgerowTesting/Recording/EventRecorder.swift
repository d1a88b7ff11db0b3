public import Hedgerow

/// Writes down what happens, a line an event, for a test to compare with.
public final class EventRecorder {
  /// The lines so far, in order.
  public private(set) var lines: [String] = []

  /// Makes an empty recorder.
  public init() {}

  /// Adds a line.
  public func record(_ line: String) { lines.append(line) }

  /// Adds a line with what a value says of itself.
  public func record(_ event: some CustomStringConvertible) { lines.append(event.description) }

  /// Adds a line for every event of a registry from now on.
  ///
  /// The registry keeps the recorder as long as the token is there.
  ///
  /// - Returns: the token; when it goes, so does the recording.
  public func record(_ registry: ListRegistry) -> ObservationToken {
    registry.observe { event in self.record(event) }
  }

  /// The lines so far, which are forgotten with it.
  public func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@available(*, unavailable, message: "it belongs to one hierarchy, which has one owner")
extension EventRecorder: Sendable {}
