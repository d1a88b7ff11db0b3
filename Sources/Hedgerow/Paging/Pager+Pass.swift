import Foundation

/// Where the list is, looked at in every pass.
extension Pager: PassParticipant {
  final func takePart(inPassOf window: WindowNode) -> Bool {
    guard !hasLooked, let list = source.list, list.window === window else { return false }
    hasLooked = true
    look(at: list)
    return false
  }

  final func endPass() { hasLooked = false }

  final func memberWasReleased() { detach() }

  private final func look(at list: ListNode) {
    if list.rowVersion != seenVersion {
      seenVersion = list.rowVersion
      // Somebody else changed the rows.
      perform(machine.handle(.changed))
    }
    if let action = machine.evaluate(geometry(of: list)) { perform([action]) }
  }

  /// Where a list is, with the rows that say how loading goes left out.
  final func geometry(of list: ListNode) -> PagingGeometry {
    let axis = list.mainScrollAxis
    let start = shownStatus.start.flatMap { extent(of: $0, in: list) } ?? 0
    let end = shownStatus.end.flatMap { extent(of: $0, in: list) } ?? 0
    var geometry = PagingGeometry(
      viewport: list.bounds.size.extent(along: axis), content: list.contentSize.extent(along: axis) - start - end,
      offset: list.contentOffset.coordinate(along: axis) - start)
    if list.rowCount == 0 || !hasContent(list) { geometry.content = 0 }
    if list.window == nil { geometry.gates.insert(.offWindow) }
    if !list.isVisible { geometry.gates.insert(.hidden) }
    if isPlacePending { geometry.gates.insert(.anchorPending) }
    if case .rows(let count) = machine.settings.startThreshold {
      geometry.startRows = extent(of: count, at: .start, in: list)
    }
    if case .rows(let count) = machine.settings.endThreshold {
      geometry.endRows = extent(of: count, at: .end, in: list)
    }
    return geometry
  }

  private final func hasContent(_ list: ListNode) -> Bool {
    list.rowCount > (shownStatus.start == nil ? 0 : 1) + (shownStatus.end == nil ? 0 : 1)
  }

  private final func extent(of id: ItemID, in list: ListNode) -> Double? {
    source.path(of: id).map { list.span(ofShownRow: $0).length }
  }

  /// How long the rows nearest to a side are together.
  private final func extent(of count: Int, at side: PagingSide, in list: ListNode) -> Double {
    let first = shownStatus.start == nil ? 0 : 1
    let rows = list.rowCount - first - (shownStatus.end == nil ? 0 : 1)
    let counted = min(count, rows)
    guard counted > 0 else { return 0 }
    let from = side == .start ? first : first + rows - counted
    let start = list.span(ofShownRow: RowPath(section: 0, row: from)).lowerBound
    return list.span(ofShownRow: RowPath(section: 0, row: from + counted - 1)).upperBound - start
  }
}
