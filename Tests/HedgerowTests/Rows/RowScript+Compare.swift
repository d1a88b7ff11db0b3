import Testing

@testable import Hedgerow

extension RowScript {
  /// Every answer of the engine beside the oracle's; the first difference, in words.
  func difference() throws -> String? {
    #if DEBUG
      if let fault = engine.invariantFault() { return fault }
    #endif
    let pieces = naive.pieces()
    return try differenceInTotals(pieces) ?? differenceInPieces(pieces) ?? differenceInHandles()
      ?? differenceInSections()
  }

  private func differenceInTotals(_ pieces: [NaiveRows.Piece]) -> String? {
    let rows = naive.sections.flatMap(\.rows)
    let expected = RowTotals(
      extent: pieces.last?.end ?? 0,
      estimatedExtent: pieces.filter(\.extent.isEstimated).reduce(0) { $0 + $1.extent.points },
      sections: naive.sections.count, rows: rows.count, estimatedRows: rows.filter(\.extent.isEstimated).count)
    return engine.totals == expected ? nil : "totals \(engine.totals), not \(expected)"
  }

  private func differenceInPieces(_ pieces: [NaiveRows.Piece]) throws -> String? {
    for piece in pieces {
      let span: Range<Double>
      let extent: RowExtent
      switch piece.element {
      case .listHeader: (span, extent) = (engine.spanOfListHeader, engine.listHeaderExtent)
      case .listFooter: (span, extent) = (engine.spanOfListFooter, engine.listFooterExtent)
      case .header(let section):
        (span, extent) = (try engine.span(ofHeader: section), try engine.extent(ofHeader: section))
      case .footer(let section):
        (span, extent) = (try engine.span(ofFooter: section), try engine.extent(ofFooter: section))
      case .row(let path): (span, extent) = (try engine.span(of: path), try engine.extent(of: path))
      }
      if span != piece.start..<piece.end { return "\(piece.element) at \(span), not \(piece.start..<piece.end)" }
      if extent != piece.extent { return "\(piece.element) is \(extent), not \(piece.extent)" }
    }
    let solid = pieces.filter { $0.extent.points > 0 }
    for piece in solid {
      for offset in [piece.start, piece.end.nextDown] where engine.element(at: offset) != piece.element {
        return "\(String(describing: engine.element(at: offset))) at \(offset), not \(piece.element)"
      }
    }
    let end = pieces.last?.end ?? 0
    for offset in [-0.25, end, end + 1, .nan, .infinity] where engine.element(at: offset) != nil {
      return "something at \(offset)"
    }
    let placed = engine.placedRows.map { "\($0.path) \($0.offset) \($0.extent)" }
    let rows = pieces.filter { if case .row = $0.element { true } else { false } }
    let expected = rows.map { "\($0.element) \($0.start) \($0.extent)".dropFirst(4) }
    if placed.map({ $0[...] }) != expected { return "walk \(placed), not \(expected)" }
    return nil
  }

  private func differenceInHandles() -> String? {
    var paths = [RowPath?](repeating: nil, count: handles.count)
    for (number, section) in naive.sections.enumerated() {
      for (row, contents) in section.rows.enumerated() { paths[contents.id] = RowPath(section: number, row: row) }
    }
    for (id, handle) in handles.enumerated() {
      if engine.path(of: handle) != paths[id] {
        return "\(handle) is \(String(describing: engine.path(of: handle))), not \(String(describing: paths[id]))"
      }
      if engine.contains(handle) != (paths[id] != nil) { return "\(handle) alive or dead" }
      if let path = paths[id] {
        if (try? engine.handle(of: path)) != handle { return "handle of \(path)" }
        if engine.span(of: handle) != (try? engine.span(of: path)) { return "span of \(handle)" }
        if engine.extent(of: handle) != (try? engine.extent(of: path)) { return "extent of \(handle)" }
      }
    }
    return nil
  }

  private func differenceInSections() throws -> String? {
    for (number, section) in naive.sections.enumerated() {
      if try engine.rowCount(inSection: number) != section.rows.count { return "rows in section \(number)" }
      let next = naive.sections.indices.first { $0 > number && !naive.sections[$0].rows.isEmpty }
      if engine.nextNonEmptySection(after: number) != next { return "next section after \(number)" }
      let extent = section.header.points + section.rows.reduce(0) { $0 + $1.extent.points } + section.footer.points
      let span = try engine.span(ofSection: number)
      if span.upperBound - span.lowerBound != extent { return "span of section \(number)" }
    }
    let last = naive.sections.indices.last { !naive.sections[$0].rows.isEmpty }
    let row = last.map { RowPath(section: $0, row: naive.sections[$0].rows.count - 1) }
    return engine.lastRow == row ? nil : "last row \(String(describing: engine.lastRow))"
  }

  /// Rows meeting an interval, beside the oracle's.
  func difference(meeting interval: Range<Double>) -> String? {
    let met = naive.pieces().compactMap { piece -> RowPath? in
      guard case .row(let path) = piece.element, piece.extent.points > 0, piece.start < interval.upperBound,
        piece.end > interval.lowerBound, !interval.isEmpty
      else { return nil }
      return path
    }
    let expected = met.first.flatMap { first in met.last.map { first...$0 } }
    let found = engine.rows(meeting: interval)
    if found != expected {
      return "rows meeting \(interval): \(String(describing: found)), not \(String(describing: expected))"
    }
    let walked = engine.placedRows(meeting: interval).filter { $0.extent.points > 0 }.map(\.path)
    if walked != met { return "walk over \(interval): \(walked), not \(met)" }
    let estimated = expected.map { range in
      naive.pieces().count {
        if case .row(let path) = $0.element { range.contains(path) && $0.extent.isEstimated } else { false }
      }
    }
    return engine.estimatedRowCount(meeting: interval) == estimated ?? 0 ? nil : "estimated rows in \(interval)"
  }
}
