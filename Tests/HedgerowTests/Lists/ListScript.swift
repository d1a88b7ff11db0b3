import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Random batches, made to a list with views and to plain arrays alike.
struct ListScript {
  let list = RecordingList("l", frame: .viewport(30, 60))
  let rows = TextRows()
  private(set) var random: RowRandom
  /// The rows that the list is to show, each a name and a length.
  private var sections: [[Row]] = []
  private var named = 0
  private(set) var lastEdit = ""

  private struct Row {
    let name: String
    var extent: Double
    var version = 0
    var text: String { "\(name).\(version)" }
  }

  init(seed: Int) throws {
    random = RowRandom(seed: seed)
    for _ in 0..<random.below(4) { sections.append(newRows(random.below(8))) }
    list.overscan = Double(random.below(3) * 10)
    if random.below(4) == 0 { list.columns = 2 }
    if random.below(3) == 0 { list.style = .grouped }
    list.contentInset.top = CGFloat(random.below(2) * 8)
    try write { list in try list.reload(sections.map(\.count)) }
    list.rowProvider = rows.provider
  }

  private mutating func newRows(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      named += 1
      return Row(name: "\(named)", extent: Double(random.below(80)) / 4)
    }
  }

  /// Lets the list ask for what the arrays hold now.
  private func write(_ change: (ListNode) throws -> ListReport) rethrows {
    let sections = sections
    list.extents = ListExtents(
      row: { RowExtent(sections[$0.section][$0.row].extent) }, header: { _ in 6 }, footer: { _ in 2 })
    rows.text = { sections[$0.section][$0.row].text }
    _ = try change(list)
  }

  /// One step: a batch, a reload, a scroll or a layout.
  mutating func step() throws {
    switch random.below(8) {
    case 0:
      list.contentOffset.y = CGFloat(random.below(400)) / 2 - 20
      lastEdit = "offset \(list.contentOffset.y)"
    case 1 where random.below(6) == 0:
      sections = (0..<random.below(4)).map { _ in [] }
      for index in sections.indices { sections[index] = newRows(random.below(9)) }
      lastEdit = "reload \(sections.map(\.count))"
      try write { list in try list.reload(sections.map(\.count)) }
    default: try batch()
    }
  }

  /// Deletes, reloads, moves and inserts, in arrays: out by the numbers before, in by the numbers afterwards.
  private mutating func batch() throws {
    var update = ListUpdate()
    let deleted = random.below(8) == 0 ? random.below(sections.count) : nil
    var moved: [(row: Row, from: RowPath)] = []
    for section in sections.indices where section != deleted {
      var kept: [Row] = []
      for (row, contents) in sections[section].enumerated() {
        let path = RowPath(section, row)
        switch random.below(12) {
        case 0: update.deleteRows(at: [path])
        case 1: moved.append((contents, path))
        case 2:
          update.reloadRows(at: [path])
          kept.append(
            Row(name: contents.name, extent: Double(random.below(80)) / 4, version: contents.version + 1))
        default: kept.append(contents)
        }
      }
      sections[section] = kept
    }
    if let deleted, deleted < sections.count {
      sections.remove(at: deleted)
      update.deleteSections([deleted])
    }
    if random.below(8) == 0 {
      let section = random.below(sections.count + 1)
      sections.insert(newRows(random.below(5)), at: section)
      update.insertSections([section])
    }
    var origins: [String: RowPath?] = [:]
    for (row, from) in moved {
      insert(row)
      origins[row.name] = from
    }
    if !sections.isEmpty {
      for row in newRows(random.below(4)) {
        insert(row)
        origins[row.name] = .some(nil)
      }
    }
    for (section, rows) in sections.enumerated() {
      for (row, contents) in rows.enumerated() {
        guard let origin = origins[contents.name] else { continue }
        let place = RowPath(section, row)
        if let origin { update.moveRow(at: origin, to: place) } else { update.insertRows(at: [place]) }
      }
    }
    lastEdit = "\(update)"
    try write { list in try list.update(update, newCounts: sections.map(\.count)) }
  }

  private mutating func insert(_ row: Row) {
    let section = random.below(sections.count)
    let place = random.below(sections[section].count + 1)
    sections[section].insert(row, at: place)
  }

  /// What the list shows otherwise than the arrays say; `nil` when all is right.
  mutating func difference() -> String? {
    list.layoutIfNeeded()
    if list.needsLayout { return "the layout did not end" }
    let counts = (0..<list.sectionCount).map { list.rowCount(inSection: $0) ?? -1 }
    guard counts == sections.map(\.count) else { return "\(counts) rows, not \(sections.map(\.count))" }
    let (columns, bounds) = (list.columns, list.bounds)
    var y = 0.0
    var onScreen: [RowPath] = []
    var materialised: [String] = []
    for (section, rows) in sections.enumerated() {
      y += 6
      for first in stride(from: 0, to: rows.count, by: columns) {
        let line = first..<min(first + columns, rows.count)
        let height = line.map { rows[$0].extent }.max() ?? 0
        for row in line {
          let path = RowPath(section, row)
          let width = 30 / Double(columns)
          let rect = CGRect(x: width * Double(row - first), y: y, width: width, height: height)
          if list.rect(of: path) != rect { return "\(path) at \(list.rect(of: path) ?? .null), not \(rect)" }
          guard height > 0 else { continue }
          if y < Double(bounds.maxY), y + height > Double(bounds.minY) {
            onScreen.append(path)
            guard let view = list.rowView(at: path) as? TextRow else { return "\(path) has no view" }
            if view.text != rows[row].text { return "\(path) says \(view.text), not \(rows[row].text)" }
            if view.frame != rect { return "the view of \(path) is at \(view.frame)" }
          } else if list.rowView(at: path) != nil {
            return "\(path) is not on screen and has a view"
          }
          if y < Double(bounds.maxY) + list.overscan, y + height > Double(bounds.minY) - list.overscan {
            materialised.append(rows[row].text)
          }
        }
        y += height
      }
      y += 2
    }
    if Double(list.contentSize.height) != y { return "\(list.contentSize.height) long, not \(y)" }
    if list.viewportRows != onScreen { return "\(list.viewportRows) on screen, not \(onScreen)" }
    if list.texts != materialised { return "views \(list.texts), not \(materialised)" }
    return nil
  }

  mutating func skipsLayout() -> Bool { random.below(4) == 0 }

  /// How many rows came and have not gone.
  private(set) var displayed = 0

  mutating func countEvents() -> Bool {
    for line in list.recorder.takeLines() { displayed += line.hasPrefix("+") ? 1 : -1 }
    return displayed == list.viewportRows.count
  }
}
