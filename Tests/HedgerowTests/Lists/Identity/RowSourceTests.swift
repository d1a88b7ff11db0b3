import Foundation
import Testing

@testable import Hedgerow

@Suite("Row sources")
struct RowSourceTests {
  let list = ListNode("list", frame: CGRect(x: 0, y: 0, width: 300, height: 440))

  @Test("Rows are found by UUIDs, which have no order, and by their paths")
  func uuids() throws {
    let ids = (0..<100).map { _ in UUID() }
    let source = try RowSource(list, ids: ids)
    #expect(list.rowCount == 100)
    for (row, id) in ids.enumerated() {
      #expect(source.path(of: id) == RowPath(section: 0, row: row))
      #expect(source.id(at: RowPath(section: 0, row: row)) == id)
    }
    #expect(source.path(of: UUID()) == nil)
    #expect(source.id(at: RowPath(section: 0, row: 100)) == nil)
    #expect(source.id(at: RowPath(section: -1, row: 0)) == nil)
    #expect(source.snapshot().items == ids)
    #expect(source.description == "100 ids in 1 section")
  }

  @Test("A handle stays right while rows come in front, move, are reloaded and change their ids")
  func handles() throws {
    let source = try RowSource(list, ids: ["a", "b", "c"])
    let handle = try #require(source.handle(of: "b"))
    try source.prepend(["x", "y"])
    #expect(list.path(of: handle) == RowPath(section: 0, row: 3))
    try source.move("b", before: "x")
    #expect(list.path(of: handle) == RowPath(section: 0, row: 0))
    try source.reload(["b"])
    try source.replaceID("b", with: "server")
    #expect(source.handle(of: "server") == handle)
    #expect(source.id(of: handle) == "server")
    #expect(source.path(of: "b") == nil)
    try source.apply(["c", "server", "z"])
    #expect(list.path(of: handle) == RowPath(section: 0, row: 1))
    try source.remove(["server"])
    #expect(source.id(of: handle) == nil)
    try source.append(["server"])
    #expect(source.handle(of: "server") != handle)
  }

  @Test("Duplicate ids are left out where that is wanted, and reported; the first place counts")
  func duplicates() throws {
    let source = try RowSource(list, ids: [1, 2])
    source.repeatedIDs = .leftOut
    let inserted = try source.append([3, 2, 3, 4])
    #expect(inserted.duplicates == [2, 3])
    #expect(inserted.inserted == 2)
    #expect(!inserted.isComplete)
    let applied = try source.apply([4, 1, 4, 1, 5])
    #expect(applied.duplicates == [4, 1])
    #expect(source.snapshot().items == [4, 1, 5])
    #expect(
      applied.description
        == "1 in, 2 out, 1 moved; 4 → 3 rows, offset 0 → 0, clamped by 44, kept \(try #require(source.handle(of: 1)));"
        + " duplicates: 4, 1")
  }

  @Test("Rows of one id are shown and reported, the first is found by it, and each keeps its handle by its place")
  func repeats() throws {
    let source = RowSource<OneSection, Int>(list)
    let report = try source.apply([1, 2, 3, 2, 1, 2])
    #expect(report.duplicates == [2, 1, 2])
    #expect(list.rowCount == 6)
    #expect(source.snapshot().items == [1, 2, 3, 2, 1, 2])
    #expect(source.path(of: 2) == RowPath(0, 1))
    #expect(source.id(at: RowPath(0, 5)) == 2)
    let handles = (0..<6).compactMap { list.handle(of: RowPath(0, $0)) }
    try source.apply([9, 2, 1, 2, 3, 1, 2])
    #expect(source.snapshot().items == [9, 2, 1, 2, 3, 1, 2])
    #expect(list.handle(of: RowPath(0, 1)) == handles[1])
    #expect(list.handle(of: RowPath(0, 3)) == handles[3])
    #expect(list.handle(of: RowPath(0, 6)) == handles[5])
    #expect(source.path(of: 1) == RowPath(0, 2))
    // The next of an id takes over when the first goes.
    try source.remove([2])
    #expect(source.path(of: 2) == RowPath(0, 2))
    #expect(source.snapshot().items == [9, 1, 2, 3, 1, 2])
    try source.move(3, to: RowPath(0, 0))
    #expect(source.snapshot().items == [3, 9, 1, 2, 1, 2])
    try list.update { $0.deleteRows(at: [RowPath(0, 2)]) }
    #expect(source.snapshot().items == [3, 9, 2, 1, 2])
    #expect(source.path(of: 1) == RowPath(0, 3))
    let unique = try source.apply([2, 1])
    #expect(unique.isComplete)
    #expect(list.rowCount == 2)
    #expect(try source.apply([2, 1, 5]).inserted == 1)
  }

  @Test("Rows that are shown already get ids as they are, and keep their handles and their place")
  func adopted() throws {
    try list.reload([2, 1])
    let handle = list.handle(of: RowPath(0, 1))
    let source = RowSource<String, Int>(list)
    #expect(source.snapshot().sections.isEmpty)
    let rows = RowSnapshot([.init("a", items: [7, 8]), .init("b", items: [9])])
    try source.adopt(rows)
    #expect(source.snapshot() == rows)
    #expect(source.handle(of: 8) == handle)
    #expect(source.section(of: "b") == 1)
    try source.insert([1], before: 8)
    #expect(source.handle(of: 8) == handle)
    #expect(source.snapshot().sections[0].items == [7, 1, 8])
    #expect(throws: RowSourceError.otherCounts(shown: [3, 1], given: [2, 1])) { try source.adopt(rows) }
    let repeated = RowSnapshot([.init("a", items: [1, 2, 3]), .init("a", items: [9])])
    #expect(throws: RowSourceError.duplicateID("a")) { try source.adopt(repeated) }
    #expect(source.snapshot().sections[0].items == [7, 1, 8])
  }

  @Test("A section with the id of an earlier one is left out with its rows and reported")
  func equalSections() throws {
    let source = RowSource<String, Int>(list)
    let report = try source.apply(
      RowSnapshot([.init("a", items: [1, 2]), .init("a", items: [3]), .init("b", items: [2, 4])]))
    #expect(report.duplicateSections == ["a"])
    #expect(report.duplicates == [2])
    #expect(source.snapshot() == RowSnapshot([.init("a", items: [1, 2]), .init("b", items: [2, 4])]))
    #expect(source.path(of: 2) == RowPath(0, 1))
    #expect(source.section(of: "b") == 1)
    #expect(source.sectionID(at: 0) == "a")
    #expect(source.sectionID(at: 2) == nil)
    #expect(source.section(of: "c") == nil)
  }

  @Test("Rows go along with their section, and from one section to another, with their handles")
  func sections() throws {
    let source = try RowSource(
      list, RowSnapshot([.init("a", items: [1, 2, 3]), .init("b", items: [4, 5]), .init("c", items: [6])]))
    let handles = try (1...6).map { try #require(source.handle(of: $0)) }
    let report = try source.apply(
      RowSnapshot([.init("c", items: [6, 2]), .init("a", items: [1, 3]), .init("d", items: [5, 7])]))
    #expect(source.snapshot()["c"] == [6, 2])
    #expect(list.path(of: handles[5]) == RowPath(section: 0, row: 0))
    #expect(list.path(of: handles[1]) == RowPath(section: 0, row: 1))
    #expect(list.path(of: handles[4]) == RowPath(section: 2, row: 0))
    #expect(list.path(of: handles[3]) == nil)
    #expect((report.inserted, report.removed, report.moved) == (1, 1, 2))
  }

  @Test("Unknown ids are reported where the rest can be done, and refused where they are the place")
  func unknownIDs() throws {
    let source = try RowSource(list, ids: [1, 2, 3])
    #expect(try source.remove([2, 9]).unknown == [9])
    #expect(try source.reload([8]).unknown == [8])
    #expect(try source.resize(7, to: 10).unknown == [7])
    #expect(throws: RowSourceError.unknownID("9")) { try source.insert([4], before: 9) }
    #expect(throws: RowSourceError.unknownID("9")) { try source.move(1, after: 9) }
    #expect(throws: RowSourceError.unknownID("9")) { try source.replaceID(9, with: 10) }
    #expect(throws: RowSourceError.duplicateID("3")) { try source.replaceID(1, with: 3) }
    #expect(source.snapshot().items == [1, 3])
    #expect(
      RowSourceError.unknownID("9").description
        == "no row has the id 9. Ask contains(_:) first, or apply a snapshot with it. Nothing was changed.")
  }

  @Test("Places that there are not are refused before anything changes")
  func badPlaces() throws {
    let source = try RowSource(list, ids: [1, 2])
    for path in [RowPath(section: 1, row: 0), RowPath(section: -1, row: 0)] {
      #expect(throws: RowSourceError.engine(.badSection(path.section, count: 1))) { try source.insert([3], at: path) }
    }
    for row in [-1, 3, .max] {
      let path = RowPath(section: 0, row: row)
      #expect(throws: RowSourceError.engine(.outOfBounds(row: row, count: 2, section: 0))) {
        try source.insert([3], at: path)
      }
    }
    #expect(throws: RowSourceError.engine(.outOfBounds(row: 2, count: 1, section: 0))) {
      try source.move(1, to: RowPath(section: 0, row: 2))
    }
    #expect(throws: RowSourceError.engine(.outOfBounds(row: 2, count: 2, section: 0))) {
      try source.remove(rows: 1..<3)
    }
    #expect(throws: RowSourceError.engine(.badSection(4, count: 1))) { try source.remove(rows: 0..<0, inSection: 4) }
    #expect(source.snapshot().items == [1, 2])
  }

  @Test("An extent that is not usable refuses the whole change, ids included", arguments: [.nan, -1, .infinity])
  func badExtents(points: Double) throws {
    let source = try RowSource(list, ids: [1, 2])
    let version = list.rowVersion
    source.extent = { RowExtent($0 == 4 ? points : 10) }
    #expect(throws: RowSourceError.self) { try source.append([3, 4]) }
    #expect(throws: RowSourceError.self) { try source.apply([2, 1, 3, 4]) }
    #expect(throws: RowSourceError.self) { try source.resize([(1, 5), (2, RowExtent(points))]) }
    #expect(!source.contains(3) && !source.contains(4))
    #expect(source.snapshot().items == [1, 2])
    #expect(list.rowVersion == version)
    try source.append([3])
    #expect(list.rect(of: RowPath(section: 0, row: 2))?.height == 10)
  }

  @Test("A closure that changes the list while it is asked for an extent is found out")
  func changedMeanwhile() throws {
    let source = try RowSource(list, ids: [1, 2])
    source.extent = { [unowned source] id in
      if id == 3 { _ = try? source.remove([1]) }
      return 10
    }
    #expect(throws: RowSourceError.changedMeanwhile) { try source.append([3]) }
    #expect(source.snapshot().items == [2])
  }

  @Test("The list's own extents are asked by path, those of the source by id")
  func extents() throws {
    list.extents = ListExtents(row: { RowExtent(Double($0.row) + 1) }, header: { _ in 7 })
    let source = try RowSource(list, ids: [5, 6])
    #expect(list.rect(of: RowPath(section: 0, row: 1)) == CGRect(x: 0, y: 8, width: 300, height: 2))
    source.extent = { RowExtent(Double($0) * 10) }
    try source.prepend([4])
    #expect(list.rect(of: RowPath(section: 0, row: 0))?.height == 40)
    try source.reload([6])
    #expect(list.rect(of: RowPath(section: 0, row: 2))?.height == 60)
    #expect(list.rect(of: RowPath(section: 0, row: 1))?.height == 1)
  }

  @Test("What the list showed before has no ids, and the first snapshot replaces it")
  func foreignRows() throws {
    try list.reload([3, 4])
    let source = RowSource<OneSection, Int>(list)
    #expect(source.id(at: RowPath(section: 0, row: 0)) == nil)
    #expect(source.snapshot() == RowSnapshot())
    #expect(try source.apply([1, 2]).removed == 7)
    #expect(list.rowCount == 2)
    try list.update { $0.insertRows(at: [RowPath(section: 0, row: 0)]) }
    #expect(source.path(of: 1) == RowPath(section: 0, row: 1))
    #expect(try source.apply([2, 3]).removed == 3)
    #expect(source.snapshot().items == [2, 3])
    try list.reload([5])
    #expect(source.path(of: 2) == nil)
    try source.apply([2])
    #expect(source.snapshot().items == [2])
  }

  @Test("Without rows or sections the first rows bring their section along")
  func emptyLists() throws {
    let source = RowSource<OneSection, Int>(list)
    #expect(source.snapshot().itemCount == 0)
    #expect(try source.remove([1]).unknown == [1])
    #expect(throws: RowSourceError.engine(.badSection(0, count: 0))) {
      try source.insert([1], at: RowPath(section: 0, row: 0))
    }
    try source.append([1])
    try source.prepend([0])
    #expect(source.snapshot().items == [0, 1])
    #expect(try source.append([]).inserted == 0)
    try source.apply([])
    #expect(list.sectionCount == 1 && list.rowCount == 0)
  }

  @Test("A source does not keep its list, and says so when it is gone")
  func released() throws {
    var list: ListNode? = ListNode("short")
    let source = try RowSource(#require(list), ids: [1])
    weak let gone = list
    list = nil
    #expect(gone == nil && source.list == nil)
    #expect(source.path(of: 1) == nil && source.visibleIDs.isEmpty && source.rangeTitle == "Nothing")
    #expect(source.snapshot() == RowSnapshot())
    #expect(throws: RowSourceError.released) { try source.append([2]) }
    #expect(source.description == "1 ids in 1 section, list released")
  }

  @Test("Putting rows in hashes those alone, however many there are", arguments: [1_000, 20_000])
  func hashesOfSplices(count: Int) throws {
    let counter = CountedID.Counter()
    let source = try RowSource(list, ids: counter.ids(0..<count))
    let new = counter.ids(count..<count + 50)
    counter.reset()
    try source.insert(new, at: RowPath(section: 0, row: 0))
    #expect(counter.hashes == 50)
    // Equal hashes are rare: hardly any id is compared with another.
    #expect(counter.comparisons <= 5)
    counter.reset()
    try source.remove(new)
    #expect(counter.hashes == 100)
    counter.reset()
    #expect(source.id(at: RowPath(section: 0, row: 1)) != nil)
    #expect(counter.hashes == 0)
  }

  @Test("Applying a whole array hashes what came and went, and compares each row once", arguments: [1_000, 20_000])
  func hashesOfWholeArrays(count: Int) throws {
    let counter = CountedID.Counter()
    let ids = counter.ids(0..<count)
    let source = try RowSource(list, ids: ids)
    let new = counter.ids(count..<count + 50) + ids
    counter.reset()
    try source.apply(new)
    #expect(counter.hashes == 50)
    #expect(counter.comparisons <= count + 200)
    counter.reset()
    try source.apply(ids)
    #expect(counter.hashes == 50)
  }

  @Test("A large mixed change leads to its target with every handle kept")
  func largeMixedChange() throws {
    var random = RowRandom(seed: 7)
    let ids = Array(0..<3_000)
    let source = try RowSource(list, ids: ids)
    let handles = ids.map { source.handle(of: $0) }
    var new = ids
    for _ in 0..<150 { new.remove(at: random.below(new.count)) }
    for id in 3_000..<3_150 { new.insert(id, at: random.below(new.count + 1)) }
    for _ in 0..<150 { new.insert(new.remove(at: random.below(new.count)), at: random.below(new.count)) }
    try source.apply(new)
    #expect(source.snapshot().items == new)
    for (row, id) in new.enumerated() {
      #expect(source.path(of: id)?.row == row)
      if id < 3_000 { #expect(source.handle(of: id) == handles[id]) }
    }
    #if DEBUG
      #expect(list.rows.invariantFault() == nil)
    #endif
  }

  @Test("Ids with equal hashes are kept apart")
  func equalHashes() throws {
    struct Same: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
    let ids = (0..<40).map { Same(number: $0) }
    let source = try RowSource(list, ids: ids)
    try source.remove(ids.filter { $0.number % 3 == 0 })
    try source.apply(ids.reversed())
    for (row, id) in ids.reversed().enumerated() { #expect(source.path(of: id)?.row == row) }
  }
}
