import Foundation

/// The views of the rows on screen. They are real subviews, rows first and in order, so that searches, hits and responder
/// chains see them.
extension ListNode {
  /// A row that is to have a view.
  private struct Wanted {
    let path: RowPath
    let handle: RowHandle
    let isOnScreen: Bool
  }

  /// Ends the rows that left, then begins those that came, then puts all in their places.
  final func layoutRows() {
    let wanted = wantedRows()
    endRows(except: Set(wanted.map(\.handle)), onScreen: Set(wanted.filter(\.isOnScreen).map(\.handle)))
    guard let rowProvider else { return placeEnds() }
    for (index, row) in wanted.enumerated() { show(row, at: index, from: rowProvider) }
    layoutHeaders(from: rowProvider)
    placeEnds()
  }

  private final func wantedRows() -> [Wanted] {
    guard rowProvider != nil else { return [] }
    let viewport = viewportSpan
    return rows(meeting: materialisedSpan).compactMap { path in
      guard let handle = handle(of: path) else { return nil }
      let span = span(ofShownRow: path)
      return Wanted(
        path: path, handle: handle,
        isOnScreen: span.lowerBound < viewport.upperBound && span.upperBound > viewport.lowerBound)
    }
  }

  private final func endRows(except kept: Set<RowHandle>, onScreen: Set<RowHandle>) {
    let ending = shown.rows.filter { !onScreen.contains($0.key) && ($0.value.isOnScreen || !kept.contains($0.key)) }
    for (handle, row) in ending.sorted(by: { $0.value.path < $1.value.path }) {
      let isKept = kept.contains(handle)
      if isKept {
        shown.rows[handle]?.isOnScreen = false
      } else {
        shown.rows[handle] = nil
        shown.putAway(row, of: handle)
        if row.view.superview === self { row.view.removeFromSuperview() }
      }
      if row.isOnScreen { didEndDisplaying(row.view, forRowAt: row.path) }
    }
  }

  private final func show(_ wanted: Wanted, at index: Int, from provider: RowProvider) {
    var row: ShownRows.Row
    let isNew: Bool
    if let known = shown.rows[wanted.handle] {
      row = known
      isNew = false
      if shown.isStale(wanted.handle) { provider.configure(row.view, wanted.path) }
    } else {
      let kind = provider.kind(wanted.path)
      let view: ViewNode
      if let used = shown.reuse(kind) {
        view = used
        (view as? any ReusableRow)?.prepareForReuse()
      } else {
        view = provider.make(kind)
      }
      row = ShownRows.Row(view: view, kind: kind, path: wanted.path, isOnScreen: false)
      isNew = true
    }
    row.view.frame = rect(of: wanted.path) ?? row.view.frame
    if isNew {
      provider.configure(row.view, wanted.path)
      shown.restoreOffsets(of: row.view, for: wanted.handle)
    }
    let wasOnScreen = row.isOnScreen
    row.path = wanted.path
    row.isOnScreen = wanted.isOnScreen
    // A callback may have changed the list: a row that is gone gets no view.
    guard rows.contains(wanted.handle) else { return }
    shown.rows[wanted.handle] = row
    if wanted.isOnScreen, !wasOnScreen { willDisplay(row.view, forRowAt: wanted.path) }
    if row.view.superview !== self || index >= subviews.count || subviews[index] !== row.view {
      insertSubview(row.view, at: index)
    }
  }

  // MARK: - Headers and footers

  private final func layoutHeaders(from provider: RowProvider) {
    for view in shown.takeOutdated() where view.superview === self { view.removeFromSuperview() }
    let span = materialisedSpan
    var sections: Set<Int> = []
    for section in sectionsOnScreen(in: span) {
      sections.insert(section)
      if let make = provider.header, let place = stickyHeaderSpan(of: section), place.upperBound > place.lowerBound {
        if shown.headers[section] == nil { shown.headers[section] = make(section) }
        put(shown.headers[section], at: place)
      }
      if let make = provider.footer, let place = try? geometry.span(ofFooter: section),
        place.upperBound > place.lowerBound
      {
        if shown.footers[section] == nil { shown.footers[section] = make(section) }
        put(shown.footers[section], at: place)
      }
    }
    for (section, view) in shown.headers where !sections.contains(section) {
      shown.headers[section] = nil
      if view.superview === self { view.removeFromSuperview() }
    }
    for (section, view) in shown.footers where !sections.contains(section) {
      shown.footers[section] = nil
      if view.superview === self { view.removeFromSuperview() }
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
    if let headerView { put(headerView, at: geometry.spanOfListHeader) }
    if let footerView { put(footerView, at: geometry.spanOfListFooter) }
  }

  final func replaceEnd(_ old: ViewNode?, by new: ViewNode?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }
}
