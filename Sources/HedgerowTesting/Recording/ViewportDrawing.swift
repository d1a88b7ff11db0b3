import Foundation
public import Hedgerow

/// What is in the viewport of a list at one moment, drawn in lines of text to a scale.
///
/// Each line stands for the same number of points, from the start of the viewport on, insets included. A row has its label in
/// its first line, and behind it how far it starts from the start of the viewport, in points: a movement that is too small for
/// the scale shows there. Of rows that are side by side or too short for a line not all are drawn.
public struct ViewportDrawing: Hashable, Sendable {
  /// The drawing, line by line, all of them as wide as the first.
  public let lines: [String]

  /// Draws what is in view now.
  ///
  /// - Parameters:
  ///   - list: the list. It is drawn from top to bottom, whatever its axis.
  ///   - columns: how many characters a line has between its borders; 24 unless given, at least 8.
  ///   - pointsPerLine: how many points a line stands for; 22 unless given, at least 1.
  ///   - label: what a row is called; "row" with its number in its section unless given. Labels that are too long are cut.
  /// - Complexity: O(h log n), with h lines and n rows.
  public init(
    of list: ListNode, columns: Int = 24, pointsPerLine: Double = 22,
    label: (RowPath) -> String = { "row \($0.row)" }
  ) {
    let columns = max(8, columns)
    let scale = pointsPerLine.isFinite ? max(1, pointsPerLine) : 22
    let isVertical = list.mainScrollAxis == .vertical
    let offset = isVertical ? list.contentOffset.y : list.contentOffset.x
    let length = isVertical ? list.bounds.height : list.bounds.width
    var lines = ["┌" + String(repeating: "─", count: columns) + "┐"]
    var last: RowPath?
    for line in 0..<max(0, Int((Double(length) / scale).rounded(.up))) {
      // The row that lies in the middle of the line has it.
      let middle = offset + (CGFloat(line) + 0.5) * scale
      let across = isVertical ? list.bounds.midX : list.bounds.midY
      let path = list.row(at: isVertical ? CGPoint(x: across, y: middle) : CGPoint(x: middle, y: across))
      var text = ""
      if let path, path != last, let rect = list.rect(of: path) {
        text = Self.line(label(path), start: Double((isVertical ? rect.minY : rect.minX) - offset), columns)
      }
      last = path ?? last
      lines.append("│" + text + String(repeating: " ", count: columns - text.count) + "│")
    }
    lines.append("└" + String(repeating: "─", count: columns) + "┘")
    self.lines = lines
  }

  private static func line(_ label: String, start: Double, _ columns: Int) -> String {
    let number = start == start.rounded() ? String(format: "%.0f", start) : String(format: "%.2f", start)
    let label = " " + label.prefix(max(0, columns - number.count - 3))
    return label + String(repeating: " ", count: max(1, columns - label.count - number.count - 1)) + number + " "
  }

  /// This drawing and another one to its right, as text.
  public func beside(_ other: ViewportDrawing, gap: Int = 3) -> String {
    let width = lines.first?.count ?? 0
    let otherWidth = other.lines.first?.count ?? 0
    let rows = (0..<max(lines.count, other.lines.count)).map { index in
      let left = lines.indices.contains(index) ? lines[index] : String(repeating: " ", count: width)
      let right = other.lines.indices.contains(index) ? other.lines[index] : String(repeating: " ", count: otherWidth)
      return left + String(repeating: " ", count: max(0, gap)) + right
    }
    return rows.joined(separator: "\n")
  }
}

extension ViewportDrawing: CustomStringConvertible {
  /// The lines of the drawing.
  public var description: String { lines.joined(separator: "\n") }
}
