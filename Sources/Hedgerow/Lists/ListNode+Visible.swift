import Foundation

extension ListNode {
  /// The rows of which something is seen, in order: half open, without what insets and a sticky header cover.
  ///
  /// - Complexity: O(log n + v), with n rows of which v are seen.
  public final var visibleRows: [RowPath] { rows(meeting: visibleSpan) }

  /// The rows on screen, in order: those that meet the bounds, insets not taken off.
  ///
  /// - Complexity: O(log n + v), with n rows of which v are on screen.
  public final var viewportRows: [RowPath] { rows(meeting: viewportSpan) }

  /// The rows that have views after a layout pass: those on screen, and those within the ``overscan``.
  ///
  /// - Complexity: O(log n + v), with n rows of which v have views.
  public final var materialisedRows: [RowPath] { rowProvider == nil ? [] : rows(meeting: materialisedSpan) }

  /// The view of a row on screen; `nil` when the row is not on screen, or was not laid out yet.
  ///
  /// - Complexity: O(log n), with n rows.
  public final func rowView(at path: RowPath) -> ViewNode? {
    guard let handle = handle(of: path), let row = shown.rows[handle], row.isOnScreen else { return nil }
    return row.view
  }

  /// The path of the row whose view a view is or is inside; `nil` when it is none of this list's on screen.
  ///
  /// - Complexity: O(d + v), with d the depth of the view and v rows on screen.
  public final func path(ofRowContaining view: ViewNode) -> RowPath? {
    var node: ViewNode? = view
    while let current = node, current.superview !== self { node = current.superview }
    guard let rowView = node,
      let shown = shown.rows.first(where: { $0.value.view === rowView && $0.value.isOnScreen })
    else { return nil }
    return path(of: shown.key)
  }

  /// From where to where rows are on screen.
  final var viewportSpan: Range<Double> {
    let start = contentOffset.coordinate(along: mainScrollAxis)
    return start..<start + max(0, bounds.size.extent(along: mainScrollAxis))
  }

  final var materialisedSpan: Range<Double> {
    viewportSpan.lowerBound - overscan..<viewportSpan.upperBound + overscan
  }

  /// From where to where rows are seen: what insets and a header that sticks now cover is left out.
  final var visibleSpan: Range<Double> { visibleSpan(inViewport: nil) }

  /// The same for a viewport of another length; `nil` for that of now.
  final func visibleSpan(inViewport viewport: Double?) -> Range<Double> {
    var room = scrollRoom(along: mainScrollAxis, stickyExtent: stickyCover)
    if let viewport { room.viewport = viewport }
    return room.visibleSpan(at: viewportSpan.lowerBound)
  }

  /// How much of the viewport, behind the start inset, the header that sticks now covers.
  final var stickyCover: Double {
    let edge = viewportSpan.lowerBound + scrollInsets.start(along: mainScrollAxis)
    guard style == .plain, let section = geometry.element(at: edge)?.section,
      let header = stickyHeaderSpan(of: section), header.lowerBound <= edge
    else { return 0 }
    return max(0, header.upperBound - edge)
  }

  /// Where a section's header stands now: at its place, or stuck to the edge while its section is there.
  final func stickyHeaderSpan(of section: Int) -> Range<Double>? {
    guard let header = try? geometry.span(ofHeader: section), let whole = try? geometry.span(ofSection: section)
    else { return nil }
    let extent = header.upperBound - header.lowerBound
    guard style == .plain, extent > 0 else { return header }
    let edge = viewportSpan.lowerBound + scrollInsets.start(along: mainScrollAxis)
    let start = max(header.lowerBound, min(edge, whole.upperBound - extent))
    return start..<start + extent
  }
}
