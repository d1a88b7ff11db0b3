import Hedgerow

/// Rows worked out from where cells lie along a list's axis.
struct RowLines {
  /// A cell, and where it lies along the axis in content coordinates.
  struct Cell {
    let index: Int
    let start: Double
    let end: Double
    /// Where it begins across the axis.
    let across: Double
  }

  /// The length of what lies before the first row.
  private(set) var before = 0.0
  private(set) var sections: [SectionExtents] = []
  /// The length of what lies behind the last row.
  private(set) var after = 0.0
  /// How many cells lie side by side in every line; 1 where lines are uneven.
  private(set) var columns = 1
  /// For each cell its row.
  private(set) var paths: [(path: RowPath, cell: Int)] = []
  /// Whether cells lie side by side in lines of different lengths, so that a line is one row.
  private(set) var isUneven = false

  private struct Line {
    var start: Double
    var end: Double
    var cells: [Cell]
  }

  /// - Parameters:
  ///   - cells: the cells in any order; none of them ends before the content begins.
  ///   - headers: where headers and footers of sections lie along the axis.
  ///   - contentLength: how long the content is along the axis; `nil` when it was not told.
  /// - Complexity: O(n log n), with n cells and headers.
  init(cells: [Cell], headers: [(start: Double, end: Double)], contentLength: Double?) {
    let lines = Self.lines(of: cells)
    guard let first = lines.first, let last = lines.last else {
      after = max(0, contentLength ?? 0)
      return
    }
    var headers = headers.sorted { $0.start < $1.start }[...]
    // Each group of lines is a section, with the length of its header.
    var groups: [(header: Double, lines: [Line])] = []
    for line in lines {
      let previous = groups.last?.lines.last?.end
      var header: Double?
      while let candidate = headers.first, candidate.start + candidate.end <= 2 * line.start {
        headers.removeFirst()
        guard candidate.end - line.start < 1, candidate.start - (previous ?? 0) > -1 else { continue }
        header = min(header ?? candidate.start, candidate.start)
      }
      if let previous {
        guard header != nil else {
          groups[groups.count - 1].lines.append(line)
          continue
        }
        groups.append((line.start - previous, [line]))
      } else {
        groups.append((header.map { line.start - max(0, $0) } ?? 0, [line]))
      }
    }
    before = first.start - (groups.first?.header ?? 0)
    after = max(0, (contentLength ?? 0) - last.end)
    let widest = lines.map(\.cells.count).max() ?? 1
    isUneven = groups.contains { $0.lines.dropLast().contains { $0.cells.count != widest } }
    columns = isUneven ? 1 : widest
    for group in groups { append(group.lines, header: group.header) }
  }

  private mutating func append(_ lines: [Line], header: Double) {
    let section = sections.count
    var extents: [RowExtent] = []
    for (number, line) in lines.enumerated() {
      let end = number + 1 < lines.count ? lines[number + 1].start : line.end
      let extent = RowExtent(max(0, end - line.start))
      if isUneven {
        for cell in line.cells { paths.append((RowPath(section: section, row: extents.count), cell.index)) }
        extents.append(extent)
      } else {
        for cell in line.cells {
          paths.append((RowPath(section: section, row: extents.count), cell.index))
          extents.append(extent)
        }
      }
    }
    sections.append(SectionExtents(header: RowExtent(max(0, header)), rows: extents))
  }

  /// Cells that lie side by side, line by line.
  private static func lines(of cells: [Cell]) -> [Line] {
    var lines: [Line] = []
    for cell in cells.sorted(by: { ($0.start, $0.across, $0.index) < ($1.start, $1.across, $1.index) }) {
      let start = max(0, cell.start)
      let end = max(start, cell.end)
      if let last = lines.last, start < last.end - 0.5 {
        lines[lines.count - 1].end = max(last.end, end)
        lines[lines.count - 1].cells.append(cell)
      } else {
        // What begins within half a point of the last one's end begins there: rounding is not an overlap.
        let begin = max(start, lines.last?.end ?? 0)
        lines.append(Line(start: begin, end: max(begin, end), cells: [cell]))
      }
    }
    for index in lines.indices { lines[index].cells.sort { ($0.across, $0.index) < ($1.across, $1.index) } }
    return lines
  }
}
