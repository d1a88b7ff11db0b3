import Foundation

/// The row views that a list has made: those in use, those that wait to be used again, and the inner offsets of rows that
/// are gone from the screen.
struct ShownRows {
  /// A row that has a view.
  struct Row {
    let view: ViewNode
    let kind: String
    /// Which of the list's providers made the view.
    let provider: Int
    /// Where the row was at the last layout.
    var path: RowPath
    var isOnScreen = false
    /// Whether its content is to be given anew.
    var isStale = false
  }

  var rows: [RowHandle: Row] = [:]
  /// The number of the provider in use, counted through all that the list had.
  private(set) var provider = 0
  private var pools: [String: [ViewNode]] = [:]
  /// For each row that scrolled inside itself, the offsets of its scroll views, in pre-order.
  private var offsets: [RowHandle: [CGPoint]] = [:]
  var headers: [Int: ViewNode] = [:]
  var footers: [Int: ViewNode] = [:]
  /// Headers and footers that may no longer be those of their sections.
  private var outdated: [ViewNode] = []

  /// Another provider makes the views from now on: none of those that there are is used again.
  mutating func beginProvider() {
    provider += 1
    pools = [:]
    forgetHeaders()
  }

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

  /// Puts a row's view where another row of the kind finds it, if it is one of the provider in use.
  mutating func putAway(_ row: Row) {
    if row.provider == provider { pools[row.kind, default: []].append(row.view) }
  }

  // MARK: - Inner offsets

  /// Keeps the offsets of the scroll views inside a row's view, which belong to the row.
  mutating func keepOffsets(of view: ViewNode, for handle: RowHandle) {
    let inner = view.ownScrollViews()
    offsets[handle] = inner.contains { $0.contentOffset != $0.scrollStart } ? inner.map(\.offsetToKeep) : nil
  }

  /// The offsets that were kept for a row; `nil` if none were.
  func keptOffsets(for handle: RowHandle) -> [CGPoint]? { offsets[handle] }

  /// Forgets the offsets of rows that are gone.
  mutating func dropOffsets(unless isAlive: (RowHandle) -> Bool) {
    guard !offsets.isEmpty else { return }
    offsets = offsets.filter { isAlive($0.key) }
  }

  /// Forgets the offsets of all rows.
  mutating func dropOffsets() { offsets = [:] }
}

extension ViewNode {
  /// The scroll views in a row's view, in pre-order.
  ///
  /// Those in the rows of a list inside it are that list's affair.
  fileprivate final func ownScrollViews() -> [ScrollNode] {
    var found: [ScrollNode] = []
    var stack = [self]
    while let view = stack.popLast() {
      if let scroll = view as? ScrollNode { found.append(scroll) }
      if view is ListNode { continue }
      for child in view.children.reversed() where child.subtreeMayScroll { stack.append(child) }
    }
    return found
  }

  /// Gives the scroll views in a row's view the offsets that were kept for the row.
  final func placeOwnScrollViews(at offsets: [CGPoint]) {
    for (scroll, offset) in zip(ownScrollViews(), offsets) { scroll.place(at: offset, cause: .layout) }
  }

  /// Brings everything that scrolls in a view to its start, so that nothing of the row before is left.
  final func scrollAllToStart() {
    for scroll in allDescendants(ofType: ScrollNode.self, includingSelf: true) {
      scroll.place(at: scroll.scrollStart, cause: .layout)
      (scroll as? ListNode)?.shown.dropOffsets()
    }
  }
}
