/// What the lanes of a list were doing over time, to be drawn.
///
/// A drawing has a line for each lane, and a column for an equal share of the time:
///
/// `·` idle, `━` loading, `✗` failed, `‖` paused, `■` exhausted, `~` refreshing, blank off. Where several fall into one
/// column the rarest to be seen counts: a failure before a load, a load before rest.
public struct PagingTimeline: Sendable {
  /// What one lane was doing from a moment on.
  private struct Change: Sendable {
    let time: Double
    let mark: Mark
  }

  /// How a status is drawn, those that may be covered first.
  private enum Mark: Int, Comparable {
    case off, exhausted, idle, paused, loading, refreshing, failed

    init(_ status: PagingStatus) {
      self =
        switch status {
        case .idle: .idle
        case .loading: .loading
        case .failed: .failed
        case .paused: .paused
        case .exhausted: .exhausted
        case .refreshing: .refreshing
        case .off: .off
        }
    }

    static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }

    var character: Character {
      switch self {
      case .off: " "
      case .exhausted: "■"
      case .idle: "·"
      case .paused: "‖"
      case .loading: "━"
      case .refreshing: "~"
      case .failed: "✗"
      }
    }
  }

  private var changes: [PagingLane: [Change]] = [:]
  /// The first and the last moment that were noted, in seconds; `nil` before the first.
  public private(set) var span: ClosedRange<Double>?

  /// Makes a timeline without a moment.
  public init() {}

  /// Notes what a machine is doing.
  ///
  /// - Parameters:
  ///   - machine: the machine.
  ///   - time: the moment, in seconds, as of ``VirtualClock/now``; one before the last is taken for the last, one that is
  ///     not finite is left out.
  /// - Complexity: O(1) amortised.
  public mutating func note<ID, Cursor>(_ machine: PagingMachine<ID, Cursor>, at time: Double) {
    guard time.isFinite else { return }
    let now = max(time, span?.upperBound ?? time)
    span = (span?.lowerBound ?? now)...now
    for lane in PagingLane.allCases {
      let mark = Mark(machine.status(of: lane))
      if changes[lane]?.last?.mark != mark { changes[lane, default: []].append(Change(time: now, mark: mark)) }
    }
  }

  /// The lines of the refresh, the start and the end, below one that says the time.
  ///
  /// - Parameter width: how many columns the time has, at least one.
  /// - Complexity: O(c + w), with c changes and a width of w.
  public func drawing(width: Int = 60) -> String {
    guard let span else { return "nothing noted" }
    let width = max(1, width)
    let ends = ("\(inPoints(span.lowerBound)) s", "\(inPoints(span.upperBound)) s")
    let gap = max(1, width - ends.0.count - ends.1.count)
    var lines = [String(repeating: " ", count: 9) + ends.0 + String(repeating: " ", count: gap) + ends.1]
    for lane in [PagingLane.refresh, .start, .end] {
      let name = "\(lane)" + String(repeating: " ", count: 9 - "\(lane)".count)
      lines.append(name + String(marks(of: changes[lane] ?? [], in: span, width).map(\.character)))
    }
    return lines.joined(separator: "\n")
  }

  private func marks(of changes: [Change], in span: ClosedRange<Double>, _ width: Int) -> [Mark] {
    let step = (span.upperBound - span.lowerBound) / Double(width)
    var next = 0
    var current = Mark.off
    return (0..<width).map { column in
      let end = column == width - 1 ? span.upperBound : span.lowerBound + Double(column + 1) * step
      // What went on from the column before counts too, unless it ended where this column begins.
      let begin = span.lowerBound + Double(column) * step
      var seen: Mark? = next < changes.count && changes[next].time <= begin ? nil : current
      while next < changes.count, changes[next].time < end || column == width - 1 {
        current = changes[next].mark
        seen = max(seen ?? current, current)
        next += 1
      }
      return seen ?? current
    }
  }
}

extension PagingTimeline: CustomStringConvertible {
  /// The drawing, 60 columns wide.
  public var description: String { drawing() }
}
