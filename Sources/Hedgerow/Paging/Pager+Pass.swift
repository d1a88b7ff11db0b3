import Foundation

/// Where the list is, looked at in every pass.
extension Pager: PassParticipant {
  final func takePart(inPassOf window: WindowNode) -> Bool {
    guard !sight.hasLooked, let list = source.list, list.window === window else { return false }
    sight.hasLooked = true
    if list.rowVersion != sight.seenVersion { noticeChange(in: list) }
    let verdict = machine.core.evaluate(sight.geometry(of: list))
    if case .nothing = verdict { return false }
    act(on: verdict)
    return false
  }

  /// Apart from the look, which need not know the types that this needs.
  @inline(never)
  private final func act(on verdict: PagingCore.Verdict) {
    if let action = machine.action(for: verdict) { perform([action]) }
  }

  final func endPass() { sight.hasLooked = false }

  final func memberWasReleased() { detach() }

  /// Somebody else changed the rows.
  @inline(never)
  private final func noticeChange(in list: ListNode) {
    sight.seenVersion = list.rowVersion
    for side in PagingSide.allCases {
      // Whoever replaced all rows took this one out with them.
      guard let id = shownStatus[side] else { continue }
      sight[side] = source.handle(of: id)
      if sight[side] == nil { shownStatus[side] = nil }
      bringOut(side, in: list)
    }
    perform(machine.handle(.changed))
  }

  /// Makes the row that says how loading goes the outermost again, where rows were put beyond it.
  private final func bringOut(_ side: PagingSide, in list: ListNode) {
    guard let id = shownStatus[side], let path = source.path(of: id) else { return }
    let place = RowPath(section: 0, row: side == .start ? 0 : list.rowCount - 1)
    guard path != place else { return }
    var shown = Shown()
    change(&shown) { () throws(RowSourceError) in
      try source.move(id, to: place)
      return 1
    }
  }
}
