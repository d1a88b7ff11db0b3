@testable import Hedgerow

/// A row source as plain arrays, each row with its handle and its extent.
struct NaiveSource {
  struct Row: Equatable {
    var id: Int
    /// `nil` while it is new.
    var handle: RowHandle?
    var extent: Double
  }

  struct Section {
    var id: Int
    var rows: [Row]
  }

  var sections: [Section] = []

  static func extent(_ id: Int) -> Double { Double(id % 40) / 4 + 5 }

  var ids: [Int] { sections.flatMap { $0.rows.map(\.id) } }
  var snapshot: RowSnapshot<Int, Int> { RowSnapshot(sections.map { .init($0.id, items: $0.rows.map(\.id)) }) }

  func path(of id: Int) -> RowPath? {
    for (section, contents) in sections.enumerated() {
      if let row = contents.rows.firstIndex(where: { $0.id == id }) { return RowPath(section: section, row: row) }
    }
    return nil
  }

  func row(_ id: Int) -> Row? { path(of: id).map { sections[$0.section].rows[$0.row] } }

  mutating func apply(_ target: RowSnapshot<Int, Int>) {
    sections = DiffOracle.deduplicated(target).sections.map { section in
      Section(id: section.id, rows: section.items.map { row($0) ?? Row(id: $0, extent: NaiveSource.extent($0)) })
    }
  }

  /// Which ids are left out.
  mutating func insert(_ ids: [Int], at path: RowPath) -> [Int] {
    var seen = Set(self.ids)
    var left: [Int] = []
    let new = ids.filter { id in
      let isNew = seen.insert(id).inserted
      if !isNew { left.append(id) }
      return isNew
    }
    sections[path.section].rows.insert(
      contentsOf: new.map { Row(id: $0, extent: NaiveSource.extent($0)) }, at: path.row)
    return left
  }

  /// Which ids no row has.
  mutating func remove(_ ids: [Int]) -> [Int] {
    let known = Set(self.ids)
    for section in sections.indices { sections[section].rows.removeAll { ids.contains($0.id) } }
    return ids.filter { !known.contains($0) }
  }

  /// Moves a row in front of what stands at an index of a section without it.
  mutating func move(_ id: Int, to path: RowPath) {
    guard let from = self.path(of: id) else { return }
    let row = sections[from.section].rows.remove(at: from.row)
    sections[path.section].rows.insert(row, at: path.row)
  }

  mutating func move(_ id: Int, beside other: Int, behind: Bool) {
    guard id != other, let from = path(of: id) else { return }
    let row = sections[from.section].rows.remove(at: from.row)
    guard let place = path(of: other) else { return }
    sections[place.section].rows.insert(row, at: place.row + (behind ? 1 : 0))
  }

  mutating func change(_ id: Int, _ body: (inout Row) -> Void) {
    if let path = path(of: id) { body(&sections[path.section].rows[path.row]) }
  }

  /// Where a source and its list differ from this; `nil` if nowhere.
  ///
  /// Takes note of the handles of new rows.
  mutating func difference(from source: RowSource<Int, Int>, in list: ListNode) -> String? {
    if list.sectionCount != sections.count { return "\(list.sectionCount) sections" }
    for section in sections.indices {
      let id = sections[section].id
      if source.sectionID(at: section) != id || source.section(of: id) != section { return "section \(id)" }
      if list.rowCount(inSection: section) != sections[section].rows.count { return "rows in section \(id)" }
      for row in sections[section].rows.indices {
        let path = RowPath(section: section, row: row)
        let naive = sections[section].rows[row]
        if source.id(at: path) != naive.id { return "id at \(path): \(String(describing: source.id(at: path)))" }
        if source.path(of: naive.id) != path { return "path of \(naive.id)" }
        guard let handle = source.handle(of: naive.id) else { return "no handle of \(naive.id)" }
        if source.id(of: handle) != naive.id { return "id of \(handle)" }
        if let old = naive.handle, old != handle { return "\(naive.id) has got another handle" }
        sections[section].rows[row].handle = handle
        if list.rows.extent(of: handle)?.points != naive.extent { return "extent of \(naive.id)" }
      }
    }
    for id in 0..<60 where path(of: id) == nil && source.contains(id) { return "\(id) is still there" }
    return nil
  }
}
