import Foundation

/// What a pager needs to see where its list is: nothing of it depends on the types of rows and cursors.
///
/// A look is made in every pass. Code over types that are known only when it runs would look those types up each
/// time, and that costs more than the look.
struct PagerSight {
  let startThreshold: PagingThreshold
  let endThreshold: PagingThreshold
  /// The rows that say how loading goes.
  var start: RowHandle?
  var end: RowHandle?
  /// What the rows of the list were after the last change by the pager.
  var seenVersion = 0
  var hasLooked = false
  var isPlacePending = false

  init(_ settings: PagingSettings) {
    startThreshold = settings.startThreshold
    endThreshold = settings.endThreshold
  }

  subscript(side: PagingSide) -> RowHandle? {
    get { side == .start ? start : end }
    set { if side == .start { start = newValue } else { end = newValue } }
  }

  /// Where a list is, with the rows that say how loading goes left out.
  func geometry(of list: ListNode) -> PagingGeometry {
    let axis = list.mainScrollAxis
    let before = extent(of: start, in: list)
    let after = extent(of: end, in: list)
    var geometry = PagingGeometry(
      viewport: list.bounds.size.extent(along: axis), content: list.contentSize.extent(along: axis) - before - after,
      offset: list.contentOffset.coordinate(along: axis) - before)
    if contentRows(of: list).isEmpty { geometry.content = 0 }
    if list.window == nil { geometry.gates.insert(.offWindow) }
    if !list.isVisible { geometry.gates.insert(.hidden) }
    if isPlacePending { geometry.gates.insert(.anchorPending) }
    if case .rows(let count) = startThreshold { geometry.startRows = extent(of: count, at: .start, in: list) }
    if case .rows(let count) = endThreshold { geometry.endRows = extent(of: count, at: .end, in: list) }
    return geometry
  }

  /// The rows between those that say how loading goes.
  private func contentRows(of list: ListNode) -> Range<Int> {
    let first = start == nil ? 0 : 1
    return first..<max(first, list.rowCount - (end == nil ? 0 : 1))
  }

  private func extent(of handle: RowHandle?, in list: ListNode) -> Double {
    guard let handle, let path = list.path(of: handle) else { return 0 }
    return list.span(ofShownRow: path).length
  }

  /// How long the rows nearest to a side are together.
  private func extent(of count: Int, at side: PagingSide, in list: ListNode) -> Double {
    let rows = contentRows(of: list)
    let counted = side == .start ? rows.prefix(count) : rows.suffix(count)
    guard let first = counted.first, let last = counted.last else { return 0 }
    let start = list.span(ofShownRow: RowPath(section: 0, row: first))
    let end = first == last ? start : list.span(ofShownRow: RowPath(section: 0, row: last))
    return end.upperBound - start.lowerBound
  }
}
