import Foundation
public import Hedgerow

/// Where a list was at which time, and in which phase: recorded from its events, and drawn.
///
/// It hears the list as long as somebody keeps it.
public final class ScrollTimeline {
  /// A moment at which something changed.
  public struct Sample: Hashable, Sendable {
    /// The time on the window's clock, in seconds.
    public let time: Double
    /// The offset along the list's main axis, in points.
    public let offset: Double
    /// The phase.
    public let phase: MotionPhase
  }

  /// The moments so far.
  public private(set) var samples: [Sample] = []
  private var token: ObservationToken?

  /// Begins to record a list in a window.
  public init(of list: ScrollNode) {
    token = list.observeScroll([.offset, .phase], initial: true) { [weak self, weak list] event in
      guard let self, let list else { return }
      let offset = list.mainScrollAxis == .vertical ? list.contentOffset.y : list.contentOffset.x
      let sample = Sample(time: list.window?.clock.now ?? 0, offset: Double(offset), phase: event.phase)
      if self.samples.last != sample { self.samples.append(sample) }
    }
  }

  /// The offset over the time as text: a star a column, the phases below.
  ///
  /// The letters below are the phases that begin in their columns: `t` tracking, `i` interacting, `d` decelerating,
  /// `a` animating, `.` idle; a dash goes on with what was.
  ///
  /// - Parameters:
  ///   - columns: how many moments are drawn, at equal distances; 60 unless given.
  ///   - rows: how many lines the offsets are drawn in; 10 unless given.
  /// - Returns: the drawing; "nothing moved" when there is nothing to draw.
  public func drawing(columns: Int = 60, rows: Int = 10) -> String {
    guard let first = samples.first, let last = samples.last, last.time > first.time, columns > 1, rows > 1 else {
      return "nothing moved"
    }
    let low = samples.map(\.offset).min() ?? 0
    let high = samples.map(\.offset).max() ?? 0
    let step = (last.time - first.time) / Double(columns - 1)
    var grid = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    var phases = ""
    var phase: MotionPhase?
    var index = 0
    for column in 0..<columns {
      let time = first.time + Double(column) * step
      var began: MotionPhase?
      while index + 1 < samples.count, samples[index + 1].time <= time + 1e-9 { index += 1 }
      let sample = samples[index]
      if sample.phase != phase { began = sample.phase }
      phase = sample.phase
      phases.append(began.map(Self.letter) ?? "-")
      let height = high > low ? (sample.offset - low) / (high - low) : 0
      grid[rows - 1 - Int((height * Double(rows - 1)).rounded())][column] = "*"
    }
    let labels = [Self.number(high), Self.number(low)]
    let width = labels.map(\.count).max() ?? 0
    var lines = grid.enumerated().map { row, line in
      let label = row == 0 ? labels[0] : row == rows - 1 ? labels[1] : ""
      return pad(label, width) + " |" + trimmed(String(line))
    }
    lines.append(pad("", width) + " +" + String(repeating: "-", count: columns))
    lines.append(pad("", width) + "  " + phases)
    let end = String(format: "%.2f s", last.time)
    let start = String(format: "%.2f s", first.time)
    lines.append(
      pad("", width) + "  " + start + String(repeating: " ", count: max(1, columns - start.count - end.count)) + end)
    return lines.joined(separator: "\n")
  }

  private static func letter(_ phase: MotionPhase) -> Character {
    switch phase {
    case .idle: "."
    case .tracking: "t"
    case .interacting: "i"
    case .decelerating: "d"
    case .animating: "a"
    }
  }

  private static func number(_ value: Double) -> String { String(format: "%.0f", value) }

  private func pad(_ text: String, _ width: Int) -> String { String(repeating: " ", count: width - text.count) + text }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

@available(*, unavailable, message: "it belongs to its list, which has one owner")
extension ScrollTimeline: Sendable {}
