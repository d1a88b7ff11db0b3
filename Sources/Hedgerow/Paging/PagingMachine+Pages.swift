extension PagingMachine {
  /// What a page brings: rows that are new, and rows that are there already.
  struct Sifted {
    var new: [ID] = []
    var known: [ID] = []
  }

  mutating func take(_ page: RowPage<ID, Cursor>, _ token: PagingToken, _ isShown: (ID) -> Bool) -> [Action] {
    guard isUnderWay(token) else {
      _ = core.take(.late, token.lane)
      return []
    }
    defer { forgetDeletions() }
    core.counts.pages += 1
    guard let side = token.lane.side else { return replace(by: page, token, isShown) }
    let rows = sift(page.rows, token, isShown)
    let place = place(at: side, isShown)
    let next = page.cursor(towards: side)
    var facts: PagingFacts = []
    facts.set(.isLast, next == nil)
    facts.set(.bringsRows, !rows.new.isEmpty)
    facts.set(.repeatsItself, repeats(next, cursors[side]))
    let isFirst = pages.isEmpty && core[side.opposite.lane].state == .off
    let used = cursors[side]
    let effect = core.take(.page, token.lane, facts)
    if effect == .reportRepeat {
      errors[side] = PagingError.repeatedCursor(used.map { "\($0)" } ?? "", side)
    } else {
      errors[side] = nil
      cursors[side] = next
    }
    core.counts.rows += rows.new.count
    pages.add(record(of: page, rows, at: side), at: side)
    if isFirst { open(side.opposite, page.cursor(towards: side.opposite)) }
    guard !(rows.new.isEmpty && rows.known.isEmpty) else { return [] }
    return [.splice(PageSplice(token: token, inserted: rows.new, place: place, updated: rows.known))]
  }

  private func repeats(_ next: Cursor?, _ used: Cursor?) -> Bool {
    guard let next, let used, let isSameCursor else { return false }
    return isSameCursor(next, used)
  }

  /// Opens a side with the cursor that a page gave it.
  private mutating func open(_ side: PagingSide, _ cursor: Cursor?) {
    var facts: PagingFacts = []
    facts.set(.hasCursor, cursor != nil)
    if core.take(.opened, side.lane, facts) != nil { cursors[side] = cursor }
  }

  private mutating func replace(
    by page: RowPage<ID, Cursor>, _ token: PagingToken, _ isShown: (ID) -> Bool
  ) -> [Action] {
    let rows = sift(page.rows, token) { _ in false }.new
    _ = core.take(.page, .refresh)
    core.aside = nil
    errors = PagingSides()
    core.counts.rows += rows.count
    pages = PageLedger()
    pages.add(PageLedger.Record(ids: rows, before: page.before, after: page.after), at: .end)
    let brought = Set(rows)
    live = meanwhile.filter { !brought.contains($0) && isShown($0) }
    meanwhile = LiveRows()
    for side in PagingSide.allCases { open(side, page.cursor(towards: side)) }
    let wanted = refresh
    refresh = nil
    return [
      .replace(
        PageReplacement(
          token: token, rows: live.start.reversed() + rows + live.end, target: wanted?.target,
          scrollsToStart: wanted?.reason == .user))
    ]
  }

  /// Sorts the rows of a page, each of which counts once.
  private mutating func sift(_ ids: [ID], _ token: PagingToken, _ isShown: (ID) -> Bool) -> Sifted {
    var sifted = Sifted()
    sifted.new.reserveCapacity(ids.count)
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids {
      guard seen.insert(id).inserted else {
        core.counts.duplicates += 1
        continue
      }
      if isShown(id) {
        core.counts.duplicates += 1
        sifted.known.append(id)
      } else if let last = deleted[id], token.serial <= last {
        core.counts.buried += 1
      } else {
        sifted.new.append(id)
      }
    }
    return sifted
  }

  /// Where the rows of a page go: beside the outermost row that pages brought, and never among the app's own.
  private mutating func place(at side: PagingSide, _ isShown: (ID) -> Bool) -> PageSplice<ID>.Place {
    if let row = pages.outermostRow(at: side, isShown: isShown) {
      return side == .start ? .before(row) : .after(row)
    }
    // Without any, what the app added at the two sides has them between.
    if let row = live.end.first(where: isShown) { return .before(row) }
    if let row = live.start.first(where: isShown) { return .after(row) }
    return side == .start ? .start : .end
  }
}
