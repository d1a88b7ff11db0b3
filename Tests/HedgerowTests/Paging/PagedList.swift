import Foundation
import Hedgerow
import HedgerowTesting

/// A list in a window, paged by hand: rows are their own ids.
final class PagedList {
  typealias Paged = Pager<String, String, Int>

  let window: WindowNode
  let list: ListNode
  let source: RowSource<OneSection, String>
  let pager: Paged
  /// All loads that have begun, as far as somebody looked.
  private(set) var loads: [PageRequest<Int>] = []

  init(
    height: CGFloat = 600, row: Double = 50, settings: PagingSettings = PagingSettings(), load: Paged.Load? = nil
  ) throws {
    window = WindowNode(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    list = ListNode("paged", frame: window.bounds)
    list.extents = .uniform(row: RowExtent(row))
    source = RowSource(list)
    pager = try Pager(source, from: 1, settings: settings, id: { $0 }, load: load)
    window.addSubview(list)
  }

  /// One pass; what began is added to the loads.
  func pass() {
    window.layoutIfNeeded()
    loads += pager.takeRequests()
  }

  /// The cursors that were asked for so far, after a pass.
  func asked() -> [Int] {
    pass()
    return loads.map(\.cursor)
  }

  /// Answers the latest load with rows that have the page's number in their names.
  @discardableResult
  func answer(_ count: Int, after: Int? = nil, before: Int? = nil) throws -> PageOutcome {
    pass()
    guard let request = loads.last else { throw Missing.request }
    let rows = (0..<count).map { "\(request.cursor).\($0)" }
    let outcome = pager.deliver(RowPage(rows, before: before, after: after), for: request)
    return outcome
  }

  /// Puts rows into the list as one page, the first, and lays it out.
  func begin(_ count: Int, after: Int? = 2, before: Int? = nil) throws {
    try answer(count, after: after, before: before)
  }

  func scroll(to y: CGFloat) {
    list.contentOffset.y = y
    pass()
  }

  enum Missing: Error { case request, network }
}
