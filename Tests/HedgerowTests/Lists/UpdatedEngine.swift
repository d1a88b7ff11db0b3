import Testing

@testable import Hedgerow

/// An engine and the names of its rows and sections, ready for an update to be compared with an oracle.
struct UpdatedEngine {
  var engine: RowEngine
  var naive: NaiveList
  private var handles: [RowHandle] = []
  private var extents: [RowExtent] = []
  private let headers: [RowExtent]

  static func rowExtent(_ path: RowPath) -> RowExtent {
    RowExtent(Double(1000 + path.section * 50 + path.row) / 4, isEstimated: path.row % 3 == 0)
  }
  static func headerExtent(_ section: Int) -> RowExtent { RowExtent(Double(section) + 0.5) }
  static func footerExtent(_ section: Int) -> RowExtent { RowExtent(Double(section) + 0.25) }

  static var source: ListExtents {
    ListExtents(row: rowExtent, header: headerExtent, footer: footerExtent)
  }

  init(counts: [Int]) throws {
    let headers = counts.indices.map { RowExtent(Double($0) * 8 + 100) }
    self.headers = headers
    var names = 0
    naive = NaiveList(sections: [])
    for (section, count) in counts.enumerated() {
      naive.sections.append(.init(name: section, rows: (names..<names + count).map { $0 }))
      names += count
    }
    extents = (0..<names).map { RowExtent(Double($0) / 4) }
    var rest = extents[...]
    engine = try RowEngine(
      sections: counts.indices.map { section in
        defer { rest = rest.dropFirst(counts[section]) }
        return SectionExtents(header: headers[section], rows: Array(rest.prefix(counts[section])), footer: 3)
      })
    for (section, contents) in naive.sections.enumerated() {
      for row in contents.rows.indices { handles.append(try engine.handle(of: RowPath(section: section, row: row))) }
    }
  }

  /// Where the engine differs from what it should be after the update; `nil` if nowhere.
  func difference(from expected: NaiveList, after update: ListUpdate) throws -> String? {
    #if DEBUG
      if let fault = engine.invariantFault() { return fault }
    #endif
    let reloaded = Set(update.reloadedRows.map { naive.sections[$0.section].rows[$0.row] })
    let moved = Set(update.movedRows.map { naive.sections[$0.from.section].rows[$0.from.row] })
    if engine.sectionCount != expected.sections.count { return "\(engine.sectionCount) sections" }
    var living: Set<Int> = []
    for (section, contents) in expected.sections.enumerated() {
      if try engine.rowCount(inSection: section) != contents.rows.count {
        return "\(try engine.rowCount(inSection: section)) rows in section \(section)"
      }
      let isReloaded = contents.name.map(update.reloadedSections.contains) ?? true
      let header = isReloaded ? UpdatedEngine.headerExtent(section) : headers[contents.name ?? 0]
      let footer = isReloaded ? UpdatedEngine.footerExtent(section) : 3
      if try engine.extent(ofHeader: section) != header { return "header \(section)" }
      if try engine.extent(ofFooter: section) != footer { return "footer \(section)" }
      for (row, name) in contents.rows.enumerated() {
        let path = RowPath(section: section, row: row)
        let handle = try engine.handle(of: path)
        var extent = UpdatedEngine.rowExtent(path)
        if let name {
          living.insert(name)
          if handle != handles[name] { return "row \(path) is not row \(name)" }
          let isNew = reloaded.contains(name) || (contents.name != nil && isReloaded && !moved.contains(name))
          if !isNew { extent = extents[name] }
        } else if handles.contains(handle) {
          return "new row \(path) has an old handle"
        }
        if try engine.extent(of: path) != extent { return "extent of \(path): \(try engine.extent(of: path))" }
        if engine.path(of: handle) != path { return "path of \(handle)" }
      }
    }
    for (name, handle) in handles.enumerated() where engine.contains(handle) != living.contains(name) {
      return "row \(name) alive or dead"
    }
    return nil
  }

  /// Whether the engine is untouched.
  func isUntouched() throws -> Bool {
    try difference(from: naive, after: ListUpdate()) == nil
  }
}
