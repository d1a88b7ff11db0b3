import Foundation

/// The views of the rows on screen. They are real subviews, rows first and in order, so that searches, hits and responder
/// chains see them.
extension ListNode {
  /// A row that is to have a view.
  private struct Wanted {
    let path: RowPath
    let handle: RowHandle
    /// Where it is along the axis.
    let span: Range<Double>
    let isOnScreen: Bool
  }

  /// Ends the rows that left, then begins those that came, and puts all in their places.
  ///
  /// When a callback changes the list, the rest is left to the next round of the pass, which the change asked for.
  final func layoutRows() {
    let version = shownVersion
    let wanted = wantedRows()
    endRows(except: wanted)
    for view in shown.takeOutdated() { removeSubview(view) }
    if let rowProvider {
      var index = 0
      for row in wanted {
        guard shownVersion == version else { return }
        guard let view = show(row, from: rowProvider) else { return }
        put(view, at: &index)
      }
      guard shownVersion == version else { return }
      layoutHeaders(from: rowProvider)
    }
    placeEnds()
  }

  /// A number that changes with every reload and update and with every provider.
  private final var shownVersion: Int { rowVersion &+ shown.provider }

  private final func wantedRows() -> [Wanted] {
    guard rowProvider != nil else { return [] }
    let viewport = viewportSpan
    if grid == nil {
      // One walk along the rows, and no look-up for any of them: this runs in every frame of a list that moves.
      return rows.placedRows(meeting: materialisedSpan).compactMap { row in
        guard row.extent.points > 0 else { return nil }
        return Wanted(path: row.path, handle: row.handle, span: row.span, isOnScreen: row.span.overlaps(viewport))
      }
    }
    return rows(meeting: materialisedSpan).compactMap { path in
      guard let handle = handle(of: path) else { return nil }
      let span = span(ofShownRow: path)
      return Wanted(path: path, handle: handle, span: span, isOnScreen: span.overlaps(viewport))
    }
  }

  private final func endRows(except wanted: [Wanted]) {
    let version = shownVersion
    var kept: [RowHandle: Bool] = [:]
    for row in wanted {
      guard let known = shown.rows[row.handle], known.provider == shown.provider else { continue }
      // A view is never shared between kinds: a reloaded row of another kind gets another view.
      if known.isStale, let rowProvider, rowProvider.kind(row.path) != known.kind { continue }
      kept[row.handle] = row.isOnScreen
    }
    let ending = shown.rows.filter { handle, row in kept[handle].map { row.isOnScreen && !$0 } ?? true }
    for (handle, row) in ending.sorted(by: { $0.value.path < $1.value.path }) {
      guard shownVersion == version else { return }
      if kept[handle] == nil {
        shown.rows[handle] = nil
        if rows.contains(handle) { shown.keepOffsets(of: row.view, for: handle) }
        shown.putAway(row)
        // What moves inside stops with it: another row's content is not to move on.
        removeSubview(row.view)
      } else {
        shown.rows[handle]?.isOnScreen = false
      }
      if row.isOnScreen { didEndDisplaying(row.view, forRowAt: row.path) }
    }
  }

  /// Sees to it that a row has a view with its content.
  ///
  /// - Returns: the view; `nil` when a callback changed the list.
  private final func show(_ wanted: Wanted, from provider: RowProvider) -> ViewNode? {
    let version = shownVersion
    var row = shown.rows[wanted.handle] ?? newRow(wanted, from: provider)
    let isNew = shown.rows[wanted.handle] == nil
    row.view.frame = rect(along: wanted.span, across: across(of: wanted.path))
    if isNew || row.isStale {
      row.isStale = false
      shown.rows[wanted.handle]?.isStale = false
      if shownVersion == version { provider.configure(row.view, wanted.path) }
    }
    guard shownVersion == version else {
      if isNew { shown.putAway(row) }
      return nil
    }
    if isNew, let offsets = shown.keptOffsets(for: wanted.handle) { row.view.placeOwnScrollViews(at: offsets) }
    let isComing = wanted.isOnScreen && !row.isOnScreen
    row.path = wanted.path
    row.isOnScreen = wanted.isOnScreen
    shown.rows[wanted.handle] = row
    if isComing { willDisplay(row.view, forRowAt: wanted.path) }
    return shownVersion == version ? row.view : nil
  }

  private final func newRow(_ wanted: Wanted, from provider: RowProvider) -> ShownRows.Row {
    let number = shown.provider
    let kind = provider.kind(wanted.path)
    let view: ViewNode
    if let used = shown.reuse(kind) {
      view = used
      view.scrollAllToStart()
      (view as? any ReusableRow)?.prepareForReuse()
    } else {
      view = provider.make(kind)
    }
    return ShownRows.Row(view: view, kind: kind, provider: number, path: wanted.path)
  }

  /// Puts a row's view at an index among the subviews, and the index behind it and what is pinned to it.
  private final func put(_ view: ViewNode, at index: inout Int) {
    if index >= children.count || children[index] !== view { insertSubview(view, at: index) }
    // A callback of the insertion may have taken it elsewhere.
    if index < children.count, children[index] === view { index = groupEnd(at: index) }
  }

  // MARK: - Headers and footers

  private final func layoutHeaders(from provider: RowProvider) {
    let version = shownVersion
    let span = materialisedSpan
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    for section in sectionsOnScreen(in: span) {
      if let make = provider.header, let place = stickyHeaderSpan(of: section), place.overlaps(span) {
        let view = shown.headers[section] ?? make(section)
        guard shownVersion == version else { return }
        shown.headers[section] = view
        headers.insert(section)
        put(view, at: place)
      }
      if let make = provider.footer, let place = try? geometry.span(ofFooter: section), place.overlaps(span) {
        let view = shown.footers[section] ?? make(section)
        guard shownVersion == version else { return }
        shown.footers[section] = view
        footers.insert(section)
        put(view, at: place)
      }
    }
    for (section, view) in shown.headers where !headers.contains(section) {
      shown.headers[section] = nil
      removeSubview(view)
    }
    for (section, view) in shown.footers where !footers.contains(section) {
      shown.footers[section] = nil
      removeSubview(view)
    }
  }

  /// The sections of which something is on screen.
  private final func sectionsOnScreen(in span: Range<Double>) -> [Int] {
    var found: [Int] = []
    var offset = max(span.lowerBound, geometry.spanOfListHeader.upperBound)
    while offset < span.upperBound, let section = geometry.element(at: offset)?.section,
      let whole = try? geometry.span(ofSection: section), whole.upperBound > offset
    {
      found.append(section)
      offset = whole.upperBound
    }
    return found
  }

  private final func put(_ view: ViewNode?, at span: Range<Double>) {
    guard let view else { return }
    view.frame = rect(along: span, across: 0..<extentAcross)
    if view.superview !== self { addSubview(view) }
  }

  private final func placeEnds() {
    if let headerView { put(headerView, at: freeExtent..<freeExtent + ownHeaderExtent) }
    if let footerView { put(footerView, at: geometry.spanOfListFooter) }
  }

  final func replaceEnd(_ old: ViewNode?, by new: ViewNode?) {
    if let old, old !== new { removeSubview(old) }
    setNeedsLayout()
  }
}
