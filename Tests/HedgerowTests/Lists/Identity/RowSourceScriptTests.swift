import Testing

@testable import Hedgerow

@Suite("Row sources beside plain arrays")
struct RowSourceScriptTests {
  @Test("After every step of a random script source, list and oracle agree", arguments: 0..<20)
  func scripts(part: Int) throws {
    for seed in part * 12..<part * 12 + 12 {
      var script = SourceScript(seed: seed)
      for step in 0..<25 {
        let name = try script.step()
        if let fault = script.fault ?? script.naive.difference(from: script.source, in: script.list) {
          Issue.record("seed \(seed), step \(step), \(name): \(fault)")
          return
        }
      }
    }
  }
}

/// One script: a source in a list, the oracle, and what was wrong with a report.
struct SourceScript {
  let list = ListNode("list")
  let source: RowSource<Int, Int>
  var naive = NaiveSource()
  var random: RowRandom
  var fault: String?

  init(seed: Int) {
    random = RowRandom(seed: 300_000 + seed)
    source = RowSource(list)
    source.repeatedIDs = .leftOut
    source.extent = { RowExtent(NaiveSource.extent($0)) }
  }

  /// Makes a random change and says which.
  mutating func step() throws -> String {
    let ids = naive.ids
    guard !naive.sections.isEmpty, random.below(6) > 0 else { return try apply() }
    switch random.below(10) {
    case 0, 1: return try insert()
    case 2: return try remove()
    case 3: return try removeRun()
    case 4, 5: return ids.isEmpty ? try apply() : try move(ids)
    case 6: return ids.isEmpty ? try apply() : try replace(ids)
    case 7: return try resize()
    case 8: return try deletePast()
    default: return try apply()
    }
  }

  private mutating func expect(_ isRight: Bool, _ what: String) {
    if !isRight, fault == nil { fault = what }
  }

  private mutating func apply() throws -> String {
    let target = random.below(4) == 0 ? random.snapshot() : random.edited(naive.snapshot)
    let left = DiffOracle.duplicates(target)
    let before = Set(naive.ids)
    let report = try source.apply(target)
    naive.apply(target)
    expect(report.duplicates == left.rows.map { target.sections[$0.section].items[$0.row] }, "\(report)")
    expect(report.duplicateSections == left.sections.map { target.sections[$0].id }, "\(report)")
    expect(report.inserted == Set(naive.ids).subtracting(before).count, "\(report)")
    expect(report.removed == before.subtracting(naive.ids).count, "\(report)")
    expect(source.snapshot() == naive.snapshot, "snapshot \(source.snapshot())")
    return "apply \(target)"
  }

  private mutating func insert() throws -> String {
    let ids = (0..<random.below(6)).map { _ in random.below(60) }
    var path = RowPath(section: random.below(naive.sections.count), row: 0)
    path.row = random.below(naive.sections[path.section].rows.count + 1)
    let report: RowSource<Int, Int>.Report
    let rows = naive.sections[path.section].rows
    if path.row < rows.count, random.below(2) == 0 {
      report = try source.insert(ids, before: rows[path.row].id)
    } else if path.row == rows.count, random.below(2) == 0 {
      report = try source.append(ids, to: naive.sections[path.section].id)
    } else if path.row > 0 {
      report = try source.insert(ids, after: rows[path.row - 1].id)
    } else {
      report = try source.insert(ids, at: path)
    }
    let left = naive.insert(ids, at: path)
    expect(report.duplicates == left && report.inserted == ids.count - left.count, "\(report)")
    return "insert \(ids) at \(path)"
  }

  private mutating func remove() throws -> String {
    let ids = (0..<random.below(6)).map { _ in random.below(60) }
    let report = try source.remove(ids)
    let unknown = naive.remove(ids)
    expect(report.unknown == unknown, "\(report)")
    expect(report.removed == Set(ids).subtracting(unknown).count, "\(report)")
    return "remove \(ids)"
  }

  private mutating func removeRun() throws -> String {
    let section = random.below(naive.sections.count)
    let run = random.run(in: naive.sections[section].rows.count)
    try source.remove(rows: run, inSection: section)
    naive.sections[section].rows.removeSubrange(run)
    return "remove \(run) in section \(section)"
  }

  private mutating func move(_ ids: [Int]) throws -> String {
    let id = ids[random.below(ids.count)]
    let other = ids[random.below(ids.count)]
    switch random.below(3) {
    case 0:
      try source.move(id, before: other)
      naive.move(id, beside: other, behind: false)
      return "move \(id) before \(other)"
    case 1:
      try source.move(id, after: other)
      naive.move(id, beside: other, behind: true)
      return "move \(id) after \(other)"
    default:
      let section = random.below(naive.sections.count)
      let room = naive.sections[section].rows.count - (naive.path(of: id)?.section == section ? 1 : 0)
      let path = RowPath(section: section, row: random.below(room + 1))
      try source.move(id, to: path)
      naive.move(id, to: path)
      return "move \(id) to \(path)"
    }
  }

  private mutating func replace(_ ids: [Int]) throws -> String {
    let id = ids[random.below(ids.count)]
    let new = random.below(60)
    do {
      try source.replaceID(id, with: new)
      expect(id == new || !ids.contains(new), "\(new) was taken")
      naive.change(id) { $0.id = new }
    } catch {
      expect(error == .duplicateID("\(new)") && ids.contains(new), "\(error)")
    }
    return "replace \(id) with \(new)"
  }

  private mutating func resize() throws -> String {
    let ids = (0..<random.below(4)).map { _ in random.below(60) }
    if random.below(2) == 0 {
      let report = try source.reload(ids)
      expect(report.unknown == ids.filter { naive.path(of: $0) == nil }, "\(report)")
      for id in ids { naive.change(id) { $0.extent = NaiveSource.extent(id) } }
      return "reload \(ids)"
    }
    let report = try source.resize(ids.map { ($0, RowExtent(Double($0) + 100)) })
    expect(report.unknown == ids.filter { naive.path(of: $0) == nil }, "\(report)")
    for id in ids { naive.change(id) { $0.extent = Double(id) + 100 } }
    return "resize \(ids)"
  }

  /// Rows go without the source being asked.
  private mutating func deletePast() throws -> String {
    let section = random.below(naive.sections.count)
    let run = random.run(in: naive.sections[section].rows.count, atMost: 3)
    try list.update { $0.deleteRows(at: run.map { RowPath(section: section, row: $0) }) }
    naive.sections[section].rows.removeSubrange(run)
    return "delete \(run) in section \(section) past the source"
  }
}
