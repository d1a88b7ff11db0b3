import Foundation

/// The row views that a list has made: those in use, those that wait to be used again, and the inner offsets of rows that
/// are gone from the screen.
struct ShownRows {
  /// A row that has a view.
  struct Row {
    let view: ViewNode
    let kind: String
    /// Where the row was at the last layout.
    var path: RowPath
    var isOnScreen: Bool
  }

  var rows: [RowHandle: Row] = [:]
  private var pools: [String: [ViewNode]] = [:]
  /// Rows in use whose content is to be given anew.
  private var stale: Set<RowHandle> = []
  /// For each row that scrolled inside itself, the offsets of its scroll views, in pre-order.
  private var offsets: [RowHandle: [CGPoint]] = [:]
  var headers: [Int: ViewNode] = [:]
  var footers: [Int: ViewNode] = [:]
  /// Headers and footers that may no longer be those of their sections.
  private var outdated: [ViewNode] = []

  mutating func markStale(_ handles: [RowHandle]) { stale.formUnion(handles) }

  /// Every row that has a view is to get its content anew, from a new provider.
  mutating func forgetContents() {
    stale.formUnion(rows.keys)
    pools = [:]
    forgetHeaders()
  }

  mutating func isStale(_ handle: RowHandle) -> Bool { stale.remove(handle) != nil }

  mutating func forgetHeaders() {
    outdated += headers.values
    outdated += footers.values
    headers = [:]
    footers = [:]
  }

  mutating func takeOutdated() -> [ViewNode] {
    defer { outdated = [] }
    return outdated
  }

  /// A used view of a kind; `nil` when none waits.
  mutating func reuse(_ kind: String) -> ViewNode? { pools[kind]?.popLast() }

  /// Puts a view away, with the offsets of its inner scroll views, which belong to the row.
  mutating func putAway(_ row: Row, of handle: RowHandle) {
    let inner = row.view.allDescendants(ofType: ScrollNode.self, includingSelf: true)
    offsets[handle] = inner.contains { $0.contentOffset != $0.scrollStart } ? inner.map(\.contentOffset) : nil
    pools[row.kind, default: []].append(row.view)
  }

  /// Gives the inner scroll views of a view the offsets that belong to a row, or those at their start.
  func restoreOffsets(of view: ViewNode, for handle: RowHandle) {
    let inner = view.allDescendants(ofType: ScrollNode.self, includingSelf: true)
    let saved = offsets[handle] ?? []
    for (index, scroll) in inner.enumerated() {
      scroll.contentOffset = index < saved.count ? saved[index] : scroll.scrollStart
    }
  }

  /// Forgets the offsets of rows that are gone.
  mutating func dropOffsets(unless isAlive: (RowHandle) -> Bool) {
    guard !offsets.isEmpty else { return }
    offsets = offsets.filter { isAlive($0.key) }
  }
}
