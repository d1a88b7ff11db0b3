public import Foundation

/// Where rows are. All rectangles and points are in content coordinates: those of the list's bounds.
extension ListNode {
  /// How many rows stand side by side in a line; 1 unless set.
  ///
  /// A value below 1 is taken as 1.
  ///
  /// A path counts items, whatever the number of columns: item 7 in two columns is in line 3. A line is as long as its
  /// longest item.
  ///
  /// - Complexity: setting it, and every change of a grid's rows, is O(n) with n items.
  public final var columns: Int {
    get { grid?.columns ?? 1 }
    set {
      guard max(1, newValue) != columns else { return }
      changeRows { grid = newValue > 1 ? RowGrid(columns: newValue, items: rows) : nil }
    }
  }

  /// The rectangle of a row; `nil` when there is no such row.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func rect(of path: RowPath) -> CGRect? {
    guard contains(path) else { return nil }
    return rect(along: span(ofShownRow: path), across: across(of: path))
  }

  /// The rectangle of a section with its header and footer; `nil` when there is no such section.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func rect(ofSection section: Int) -> CGRect? {
    (try? geometry.span(ofSection: section)).map { rect(along: $0, across: 0..<extentAcross) }
  }

  /// The rectangle of a section's header, where it stands when it does not stick; `nil` when there is no such section.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func rect(ofHeader section: Int) -> CGRect? {
    (try? geometry.span(ofHeader: section)).map { rect(along: $0, across: 0..<extentAcross) }
  }

  /// The rectangle of a section's footer; `nil` when there is no such section.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func rect(ofFooter section: Int) -> CGRect? {
    (try? geometry.span(ofFooter: section)).map { rect(along: $0, across: 0..<extentAcross) }
  }

  /// The row at a point; `nil` between rows, on headers and footers and outside the content.
  ///
  /// Half open.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func row(at point: CGPoint) -> RowPath? {
    let across = point.coordinate(along: crossAxis)
    guard point.x.isFinite, point.y.isFinite, across >= 0, across < extentAcross,
      let line = geometry.row(at: point.coordinate(along: mainScrollAxis))
    else { return nil }
    guard let grid else { return line }
    let column = Int(exactly: (across / (extentAcross / Double(grid.columns))).rounded(.down)) ?? .max
    let items = grid.items(inLine: line, of: rows)
    return column < items.count ? RowPath(section: line.section, row: items.lowerBound + column) : nil
  }

  /// The rows whose rectangles have more than an edge in common with a rectangle, in order.
  ///
  /// - Complexity: O(log n + k), with n rows of which k are found.
  public final func rows(in rect: CGRect) -> [RowPath] {
    let rect = rect.standardized
    guard rect.isFinite, rect.isPositive else { return [] }
    let across = rect.span(along: crossAxis)
    let width = extentAcross / Double(columns)
    return rows(meeting: rect.span(along: mainScrollAxis)).filter {
      let start = Double($0.row % columns) * width
      return start < across.upperBound && start + width > across.lowerBound
    }
  }

  /// How long the header of the whole list is, in points; 0 unless set.
  ///
  /// Values that are negative or not finite are not taken.
  public final var listHeaderExtent: Double {
    get { ownHeaderExtent }
    set {
      changeRows {
        guard (try? rows.resizeListHeader(to: .measured(newValue))) != nil else { return }
        ownHeaderExtent = newValue
        freeExtent = 0
      }
    }
  }

  /// How long the footer of the whole list is, in points; 0 unless set.
  ///
  /// Values that are negative or not finite are not taken.
  public final var listFooterExtent: Double {
    get { rows.listFooterExtent.points }
    set {
      changeRows { try? rows.resizeListFooter(to: .measured(newValue)) }
    }
  }

  // MARK: - Axes

  /// The engine that knows where lines are.
  final var geometry: RowEngine { grid?.lines ?? rows }

  final var crossAxis: ScrollAxes { mainScrollAxis == .vertical ? .horizontal : .vertical }

  final var extentAcross: Double { contentExtentAcross ?? bounds.size.extent(along: crossAxis) }

  /// From where to where a row is across the axis.
  final func across(of path: RowPath) -> Range<Double> {
    let width = extentAcross / Double(columns)
    let start = Double(path.row % columns) * width
    return start..<start + width
  }

  final func rect(along: Range<Double>, across: Range<Double>) -> CGRect {
    let (x, y) = mainScrollAxis == .vertical ? (across, along) : (along, across)
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// The items whose lines meet an interval along the axis, in order.
  final func rows(meeting interval: Range<Double>) -> [RowPath] {
    var found: [RowPath] = []
    for line in geometry.placedRows(meeting: interval) where line.extent.points > 0 {
      guard let grid else {
        found.append(line.path)
        continue
      }
      for item in grid.items(inLine: line.path, of: rows) {
        found.append(RowPath(section: line.path.section, row: item))
      }
    }
    return found
  }

  /// The first and the last of the rows whose lines meet an interval along the axis; `nil` for none.
  ///
  /// - Complexity: O(log n), with n rows.
  final func ends(meeting interval: Range<Double>) -> (first: RowPath, last: RowPath)? {
    guard let lines = geometry.rows(meeting: interval) else { return nil }
    guard let grid else { return (lines.lowerBound, lines.upperBound) }
    let first = grid.items(inLine: lines.lowerBound, of: rows).lowerBound
    let last = grid.items(inLine: lines.upperBound, of: rows).upperBound - 1
    return (
      RowPath(section: lines.lowerBound.section, row: first), RowPath(section: lines.upperBound.section, row: last)
    )
  }
}
