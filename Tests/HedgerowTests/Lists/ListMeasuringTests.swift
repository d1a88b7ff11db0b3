import Foundation
import Hedgerow
import Testing

@Suite("Rows measured on the way")
struct ListMeasuringTests {
  /// Lists whose rows turn out to be of other lengths than estimated.
  private struct Rows {
    let list: ListNode
    let lengths: [[Double]]

    init(seed: Int, headers: Double = 0, style: ListStyle = .plain) throws {
      var random = RowRandom(seed: seed)
      lengths = (0..<3).map { _ in (0..<40).map { _ in Double(4 + random.below(400)) / 4 } }
      let lengths = lengths
      list = ListNode("l", frame: .viewport(100, 300))
      list.style = style
      list.extents = .uniform(row: .estimated(44), header: RowExtent(headers))
      list.measure = { lengths[$0.section][$0.row] }
      list.contentInset = ScrollInsets(top: 10, bottom: 20)
      try list.reload(lengths.map(\.count))
    }

    /// Whether the row is at its alignment, or the content ended before.
    func isAt(_ path: RowPath, _ alignment: ScrollAlignment) throws -> Bool {
      let rect = try #require(list.rect(of: path))
      let y = Double(list.contentOffset.y)
      let sticky = list.style == .plain ? Double(list.rect(ofHeader: path.section)?.height ?? 0) : 0
      let (top, bottom) = (y + 10 + sticky, y + 280)
      let wanted: Double
      switch alignment {
      case .start: wanted = Double(rect.minY) - 10 - sticky
      case .end: wanted = Double(rect.maxY) - 280
      case .center: wanted = Double(rect.midY) - 145
      default: return Double(rect.minY) >= top && Double(rect.maxY) <= bottom
      }
      return y == list.restingRange(along: .vertical).clamp(wanted).offset
    }
  }

  @Test(
    "From anywhere to anywhere, a row lands exactly, and stays there when what is around it is laid out",
    arguments: 0..<60)
  func exactLanding(seed: Int) throws {
    let rows = try Rows(seed: seed, headers: seed % 2 == 0 ? 24 : 0, style: seed % 3 == 0 ? .grouped : .plain)
    let list = rows.list
    list.overscan = seed % 5 == 0 ? 500 : 0
    var random = RowRandom(seed: seed)
    for step in 0..<25 {
      let path = RowPath(random.below(3), random.below(40))
      let alignment = [ScrollAlignment.start, .end, .center, .nearest][random.below(4)]
      if random.below(4) == 0 {
        list.contentOffset.y = CGFloat(random.below(6000))
        if random.below(2) == 0 { list.layoutIfNeeded() }
      }
      let outcome = list.scroll(to: .row(path), at: alignment)
      list.layoutIfNeeded()
      #expect(try rows.isAt(path, alignment), "seed \(seed), step \(step), \(path) \(alignment): \(outcome)")
      if case .settled(_, _, let isEstimated) = outcome { #expect(!isEstimated) }
      #expect(list.scroll(to: .row(path), at: alignment) == .alreadyThere, "seed \(seed), step \(step), \(path)")
      #expect(!list.needsLayout)
    }
  }

  @Test("Two hundred scrolls up and down do not drift")
  func noDrift() throws {
    let rows = try Rows(seed: 7)
    let list = rows.list
    var places: [RowPath: CGFloat] = [:]
    for number in 0..<200 {
      let path = RowPath(number % 2 * 2, number * 7 % 40)
      list.scroll(to: .row(path), at: .center)
      list.layoutIfNeeded()
      if number >= 80 {
        #expect(places[path] == nil || places[path] == list.contentOffset.y)
        places[path] = list.contentOffset.y
      }
    }
    #expect(list.totals.estimatedRows == 0)
  }

  @Test("The end and a section are reached exactly as well", arguments: 0..<20)
  func edges(seed: Int) throws {
    let rows = try Rows(seed: seed, headers: 24)
    let list = rows.list
    list.scroll(to: .end)
    list.layoutIfNeeded()
    let total = rows.lengths.joined().reduce(0, +) + 72
    #expect(Double(list.contentOffset.y) == total - 280)
    #expect(list.scroll(to: .end) == .alreadyThere)
    let other = try Rows(seed: seed, headers: 24).list
    other.scroll(to: .section(2), at: .start)
    other.layoutIfNeeded()
    let before = rows.lengths[..<2].joined().reduce(0, +) + 48
    #expect(Double(other.contentOffset.y) == before - 10)
    #expect(other.scroll(to: .section(2), at: .start) == .alreadyThere)
    other.scroll(to: .section(1), at: .end)
    other.layoutIfNeeded()
    #expect(Double(other.contentOffset.y) == before - 280)
  }

  @Test("A section without rows is reached over unmeasured ones")
  func emptySection() throws {
    let list = ListNode("l", frame: .viewport(100, 100))
    list.extents = .uniform(row: .estimated(10), header: 20)
    list.measure = { _ in 25 }
    try list.reload([30, 0, 0, 30])
    #expect(list.scroll(to: .section(2), at: .start) == .settled(from: 0, to: 790))
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 790)
  }

  @Test("Scrolling up by hand over unmeasured rows keeps what is seen where it is")
  func upwards() throws {
    let rows = try Rows(seed: 3)
    let list = rows.list
    list.contentOffset.y = 3000
    list.layoutIfNeeded()
    for _ in 0..<200 where list.contentOffset.y > 0 {
      let seen = try #require(list.visibleRows.first)
      let handle = try #require(list.handle(of: seen))
      let before = try #require(list.rect(of: seen)).minY - list.contentOffset.y
      list.contentOffset.y -= 30
      list.layoutIfNeeded()
      let now = try #require(list.path(of: handle).flatMap { list.rect(of: $0) })
      if list.contentOffset.y > -10 { #expect(now.minY - list.contentOffset.y == before + 30) }
    }
    #expect(list.visibleRows.first == RowPath(0, 0))
  }

  @Test("The least movement goes by what is seen, not by where the estimates had it")
  func nearestUpwards() throws {
    let list = ListNode("l", rowCounts: [100], extents: .uniform(row: .estimated(10)), frame: .viewport(100, 300))
    list.measure = { _ in 100 }
    list.contentOffset.y = 500
    list.layoutIfNeeded()
    #expect(list.visibleRows.first == RowPath(0, 50))
    #expect(list.scroll(to: .row(40)) == .settled(from: 500, to: 3100))
    #expect(list.visibleRows.first == RowPath(0, 40))
  }

  @Test(
    "A measurement that is no length counts as a fault, and the estimate stands",
    arguments: [-1, Double.nan, .infinity])
  func faults(points: Double) {
    let list = ListNode("l", rowCounts: [10], extents: .uniform(row: .estimated(50)), frame: .viewport(100, 100))
    var asked = 0
    list.measure = { path in
      asked += 1
      return path.row == 1 ? points : 40
    }
    list.layoutIfNeeded()
    #expect(list.measureFaults == 1)
    #expect(list.rect(of: RowPath(0, 1))?.height == 50)
    list.setNeedsLayout()
    list.layoutIfNeeded()
    list.scroll(to: .last)
    list.scroll(to: .row(0))
    #expect(list.measureFaults == 1)
    #expect(asked == 10)
    #expect(list.totals.estimatedRows == 0)
  }

  @Test("Rows that measure to nothing are passed over, to the end of the list")
  func nothing() {
    let list = ListNode("l", rowCounts: [1000], extents: .uniform(row: .estimated(50)), frame: .viewport(100, 100))
    list.measure = { $0.row == 999 ? 30 : 0 }
    list.layoutIfNeeded()
    #expect(list.visibleRows == [RowPath(0, 999)])
    #expect(list.contentSize.height == 30)
  }

  @Test("A request for an identity that several lists have is ambiguous, and measures none of them")
  func askedWithoutMeasuring() throws {
    let registry = ListRegistry()
    let window = WindowNode(width: 100, height: 100)
    var asked = 0
    let lists = (0..<2).map { _ in
      ListNode("l", rowCounts: [100], extents: .uniform(row: .estimated(50)), frame: .viewport(100, 100))
    }
    var registrations: [Registration] = []
    for (tag, list) in zip(["a", "b"] as [ListTag], lists) {
      list.pathOfID = { _ in RowPath(0, 90) }
      window.addSubview(list)
      registrations.append(try registry.register(list, as: tag))
    }
    window.settle()
    for list in lists {
      list.measure = { _ in
        asked += 1
        return 20
      }
    }
    let request = registry.scroll(toID: 7, when: .now)
    if case .refused(.ambiguous(let paths)) = request.outcome {
      #expect(paths.count == 2)
    } else {
      Issue.record("\(String(describing: request.outcome))")
    }
    #expect(asked == 0)
    registrations = []
  }

  @Test("Without a measure a scroll over estimates says so")
  func estimated() {
    let list = ListNode("l", rowCounts: [100], extents: .uniform(row: .estimated(50)), frame: .viewport(100, 100))
    #expect(list.scroll(to: .row(50), at: .start) == .settled(from: 0, to: 2500, isEstimated: true))
    #expect(list.scroll(to: .end) == .settled(from: 2500, to: 4900, isEstimated: true))
    #expect(list.scroll(to: .section(0), at: .start) == .settled(from: 4900, to: 0, isEstimated: true))
    #expect(list.totals.estimatedExtent == 5000)
  }

  @Test("Lengths that no Double holds exactly leave no shortfall and no second movement", arguments: [0.1, 44.1, 33.3])
  func inexact(length: Double) {
    let list = ListNode(
      "l", rowCounts: [999, 1000], extents: .uniform(row: RowExtent(length)), frame: .viewport(100, 20))
    for row in [999, 500, 3] {
      if case .clamped(let distance) = list.scroll(to: .row(row, section: 1), at: .end) {
        Issue.record("row \(row) is short by \(distance)")
      }
      #expect(list.scroll(to: .row(row, section: 1), at: .end) == .alreadyThere)
    }
  }
}
