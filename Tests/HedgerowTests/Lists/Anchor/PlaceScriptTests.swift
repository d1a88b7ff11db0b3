import Foundation
import Hedgerow
import HedgerowTesting
import Testing

/// Random batches of up to 200 changes, made to a list in any phase and to two arrays.
@Suite("Place scripts")
struct PlaceScriptTests {
  typealias Row = PlaceOracle.Row

  /// One list and what it shows.
  struct Script {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let list = ListNode("l", frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let source: RowSource<OneSection, Int>
    var random: SplitMix64
    var rows: [Row] = []
    var next = 0
    var isTouched = false
    let isDyadic: Bool
    var oracle = PlaceOracle(viewport: 200)

    init(seed: Int) throws {
      random = SplitMix64(seed: UInt64(seed))
      isDyadic = random.below(4) > 0
      source = RowSource(list)
      for _ in 0..<random.below(120) { rows.append(row()) }
      window.addSubview(list)
      oracle.startInset = Double(random.below(3) * 20)
      oracle.endInset = Double(random.below(3) * 10)
      oracle.reveals = random.once(in: 3)
      oracle.follows = random.once(in: 3)
      oracle.isOn = !random.once(in: 12)
      list.contentInset = ScrollInsets(top: oracle.startInset, bottom: oracle.endInset)
      list.placeKeeping = PlaceKeeping(
        isOn: oracle.isOn, start: oracle.reveals ? .reveal : .hold, end: oracle.follows ? .follow : .stay)
      _ = try source.apply(rows.map(\.id), extents: rows)
      list.mayAnchor = excluding(rows)
      window.settle()
    }

    mutating func row() -> Row {
      next += 1
      return Row(id: next, extent: extent(), mayAnchor: !random.once(in: 9))
    }

    mutating func extent() -> Double {
      switch random.below(10) {
      case 0: 0
      case 1: isDyadic ? 0.5 : 0.3
      default: isDyadic ? Double(random.below(40_000)) / 256 : Double(random.below(40_000)) / 300
      }
    }

    func excluding(_ rows: [Row]) -> (RowPath) -> Bool { { rows[$0.row].mayAnchor } }

    /// Up to 200 changes of the rows; new ids for what comes.
    mutating func changed() -> [Row] {
      var rows = rows
      let count = random.once(in: 3) ? 1 + random.below(200) : 1 + random.below(6)
      for _ in 0..<count {
        switch random.below(6) {
        case 0, 1: rows.insert(row(), at: random.once(in: 3) ? 0 : random.below(rows.count + 1))
        case 2 where !rows.isEmpty: rows.remove(at: random.below(rows.count))
        case 3 where !rows.isEmpty:
          let moved = rows.remove(at: random.below(rows.count))
          rows.insert(moved, at: random.below(rows.count + 1))
        case 4 where !rows.isEmpty:
          let index = random.below(rows.count)
          rows[index].extent = extent()
        case 5 where rows.count > 3 && random.once(in: 4):
          // All that is in view, and what lies around it.
          let start = random.below(rows.count - 1)
          rows.removeSubrange(start..<min(rows.count, start + 1 + random.below(60)))
        default: rows.append(row())
        }
      }
      return rows
    }

    /// Brings the list to a random place and phase.
    mutating func move() throws {
      list.stopScroll()
      let range = oracle.range(rows)
      let span = range.upperBound - range.lowerBound
      switch random.below(5) {
      case 0: list.contentOffset.y = range.lowerBound
      case 1: list.contentOffset.y = range.upperBound
      default: list.contentOffset.y = range.lowerBound + (span * 4).rounded(.down) * Double(random.below(5)) / 16
      }
      window.settle()
      oracle.focus = random.once(in: 3) && !rows.isEmpty ? rows[random.below(rows.count)].id : nil
      source.focusedID = oracle.focus
      switch random.below(6) {
      case 0:
        try window.touchDown(at: CGPoint(x: 50, y: 100))
        try window.touchMove(to: CGPoint(x: 50, y: 140))
        isTouched = true
      case 1:
        try window.touchDown(at: CGPoint(x: 50, y: 100))
        try window.touchMove(to: CGPoint(x: 50, y: random.once(in: 2) ? 130 : 70))
        try window.touchLift(velocity: CGPoint(x: 0, y: random.once(in: 2) ? 900 : -900))
        window.advance(by: 0.1)
      case 2:
        list.scroll(to: .offset(CGPoint(x: 0, y: span / 3)), animated: true)
        window.advance(by: 0.1)
      default: break
      }
    }

    func update(to new: [Row], shuffledBy random: inout SplitMix64) -> ListUpdate {
      var update = ListUpdate()
      let before = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, $0) })
      let after = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
      var changes: [(inout ListUpdate) -> Void] = []
      for (index, row) in rows.enumerated() {
        let path = RowPath(section: 0, row: index)
        if let place = after[row.id] {
          // Every row that stays is said to move, whether it has to or not.
          changes.append { $0.moveRow(at: path, to: RowPath(section: 0, row: place)) }
        } else {
          changes.append { $0.deleteRows(at: [path]) }
        }
      }
      for (index, row) in new.enumerated() where before[row.id] == nil {
        let path = RowPath(section: 0, row: index)
        changes.append { $0.insertRows(at: [path]) }
      }
      for change in changes.shuffled(using: &random) { change(&update) }
      return update
    }
  }

  @Test("What is looked at stays on the screen through any batch, in any phase", arguments: 0..<40)
  func scripts(_ block: Int) throws {
    for seed in block * 15..<(block + 1) * 15 {
      var script = try Script(seed: seed)
      for step in 0..<4 {
        try script.move()
        let list = script.list
        let phase = list.phase
        let offset = Double(list.contentOffset.y)
        let old = script.rows
        let new = script.changed()
        let isMoving = phase != .idle && phase != .decelerating
        let handles = Dictionary(
          uniqueKeysWithValues: old.compactMap { row in
            script.source.handle(of: row.id).map { (row.id, $0) }
          })
        let (distance, kept) = script.oracle.distance(from: old, to: new, at: offset, isMoving: isMoving)
        list.mayAnchor = script.excluding(old)
        let report = try script.source.apply(new.map(\.id), extents: new).list
        list.mayAnchor = script.excluding(new)
        script.rows = new

        var expected = offset + distance
        if kept == .end, phase == .decelerating {
          expected = offset + script.oracle.range(new).upperBound - script.oracle.range(old).upperBound
        }
        if phase == .idle {
          let range = script.oracle.range(new)
          expected = min(max(expected, range.lowerBound), range.upperBound)
        }
        let found = Double(list.contentOffset.y)
        let isRight = script.isDyadic && phase == .idle ? found == expected : abs(found - expected) < 1e-6
        #expect(isRight, "seed \(seed), step \(step), \(phase): \(found) instead of \(expected), \(report)")
        #expect(list.phase == phase, "seed \(seed), step \(step)")
        #expect(report.place.phase == phase)
        let named: PlaceReport.Kept =
          switch kept {
          case .row(let id, let isFallback):
            handles[id].map { .row($0, isFallback: isFallback) } ?? .offset
          case .start: .start
          case .end: .end
          case .nothing: .offset
          }
        #expect(report.kept == named, "seed \(seed), step \(step)")
        if script.isTouched { try script.window.touchLift() }
        script.isTouched = false
        #expect(script.window.settle(), "seed \(seed), step \(step)")
        #expect(list.phase == .idle)
        let rest = script.oracle.range(new)
        let end = Double(list.contentOffset.y)
        #expect(end > rest.lowerBound - 1e-6 && end < rest.upperBound + 1e-6, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("A batch depends on where it ends, and not on the changes that it is made of", arguments: 0..<8)
  func endState(_ block: Int) throws {
    for seed in 10_000 + block * 50..<10_000 + (block + 1) * 50 {
      var script = try Script(seed: seed)
      guard !script.rows.isEmpty else { continue }
      let range = script.oracle.range(script.rows)
      let offset = range.lowerBound + (range.upperBound - range.lowerBound) / 2
      script.list.contentOffset.y = offset
      let old = script.rows
      let extents = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.extent) })
      let new = script.changed().map { Row(id: $0.id, extent: extents[$0.id] ?? $0.extent, mayAnchor: $0.mayAnchor) }
      var found: Set<Double> = []
      for way in 0..<4 {
        let list = ListNode("l", frame: script.list.frame)
        list.contentInset = script.list.contentInset
        list.placeKeeping = script.list.placeKeeping
        let source = RowSource<OneSection, Int>(list)
        try source.apply(old.map(\.id), extents: old)
        list.mayAnchor = script.excluding(old)
        list.contentOffset.y = offset
        if way == 0 {
          try source.apply(new.map(\.id), extents: new)
        } else {
          list.extents = ListExtents(row: { RowExtent(new[$0.row].extent) })
          try list.update(script.update(to: new, shuffledBy: &script.random))
        }
        found.insert(Double(list.contentOffset.y))
      }
      let spread = (found.max() ?? 0) - (found.min() ?? 0)
      #expect(script.isDyadic ? spread == 0 : spread < 1e-6, "seed \(seed): \(found)")
    }
  }
}

extension RowSource where SectionID == OneSection, ItemID == Int {
  /// Shows rows with their lengths, in one step.
  @discardableResult
  fileprivate func apply(_ ids: [Int], extents rows: [PlaceOracle.Row]) throws -> Report {
    let extents = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.extent) })
    extent = { RowExtent(extents[$0] ?? 0) }
    return try apply(ids, reloading: ids)
  }
}
