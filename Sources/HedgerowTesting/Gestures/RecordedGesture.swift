import Foundation
public import Hedgerow

/// What a finger did, as a value: it can be printed, read again, and replayed to the same numbers.
///
/// Printed it is a line a step, with the time since the first step in seconds:
///
/// ```text
/// 0.0 down 195 600
/// 0.05 move 195 560
/// 0.1 move 195 500
/// 0.1 lift
/// ```
///
/// Numbers are printed with all their digits, so that nothing is lost.
public struct RecordedGesture: Hashable, Sendable, CustomStringConvertible {
  /// The steps, in order; times count from the first.
  public var steps: [TouchStep]

  /// Makes a gesture of its steps; their times are taken from the first one's.
  public init(steps: [TouchStep]) {
    let start = steps.first?.time ?? 0
    self.steps = steps.map { TouchStep($0.action, at: $0.time - start) }
  }

  /// Reads a gesture that was printed.
  ///
  /// - Throws: ``RecordedGestureError``, with the number of the line.
  public init(_ text: String) throws(RecordedGestureError) {
    var steps: [TouchStep] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      guard words.count >= 2, let time = Double(words[0]), time.isFinite, time >= steps.last?.time ?? 0,
        let action = Self.action(words[1], words.dropFirst(2).map { Double($0) ?? .nan })
      else { throw RecordedGestureError(line: index + 1, text: String(line)) }
      steps.append(TouchStep(action, at: time))
    }
    self.init(steps: steps)
  }

  private static func action(_ word: String, _ numbers: [Double]) -> TouchStep.Action? {
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    switch (word, numbers.count) {
    case ("down", 2): return .down(CGPoint(x: numbers[0], y: numbers[1]))
    case ("move", 2): return .move(CGPoint(x: numbers[0], y: numbers[1]))
    case ("lift", 0): return .lift(velocity: nil)
    case ("lift", 2): return .lift(velocity: CGPoint(x: numbers[0], y: numbers[1]))
    case ("cancel", 0): return .cancel
    default: return nil
    }
  }

  /// The steps, a line each.
  public var description: String {
    steps.map { step in
      switch step.action {
      case .down(let point): "\(step.time) down \(Self.words(point))"
      case .move(let point): "\(step.time) move \(Self.words(point))"
      case .lift(let velocity): "\(step.time) lift" + (velocity.map { " \(Self.words($0))" } ?? "")
      case .cancel: "\(step.time) cancel"
      }
    }.joined(separator: "\n")
  }

  private static func words(_ point: CGPoint) -> String { "\(word(point.x)) \(word(point.y))" }

  private static func word(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Does on a window what was recorded, in the same times from now.
  ///
  /// - Throws: `TouchError`, as the touches do.
  public func replay(on window: WindowNode) throws(TouchError) {
    var time = 0.0
    for step in steps {
      if step.time > time { window.advance(by: step.time - time) }
      time = max(time, step.time)
      switch step.action {
      case .down(let point): try window.touchDown(at: point)
      case .move(let point): try window.touchMove(to: point)
      case .lift(let velocity): try window.touchLift(velocity: velocity)
      case .cancel: try window.touchCancel()
      }
    }
  }
}

/// A line of text that is no step of a gesture.
public struct RecordedGestureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The line.
  public let text: String

  /// Which line, and what a line looks like.
  public var description: String {
    "line \(line), \"\(text)\", is no step: write a time that does not go back, then "
      + "\"down x y\", \"move x y\", \"lift\", \"lift vx vy\" or \"cancel\""
  }
}

/// Writes down what a finger does on a window, as long as somebody keeps it.
public final class GestureRecorder {
  /// What the finger did so far.
  public var gesture: RecordedGesture { RecordedGesture(steps: steps) }

  private var steps: [TouchStep] = []
  private var token: ObservationToken?

  /// Begins to record.
  public init(on window: WindowNode) {
    token = window.observeTouches { [weak self] in self?.steps.append($0) }
  }
}

@available(*, unavailable, message: "it belongs to its window, which has one owner")
extension GestureRecorder: Sendable {}
