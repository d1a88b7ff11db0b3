/// Where the offset has to be after a change, worked out from two arrays and by plain looking.
struct PlaceOracle {
  struct Row: Equatable {
    let id: Int
    var extent: Double
    var mayAnchor = true
  }

  enum Kept: Equatable {
    case row(Int, isFallback: Bool)
    case start, end, nothing
  }

  var viewport: Double
  var startInset = 0.0
  var endInset = 0.0
  var reveals = false
  var follows = false
  var isOn = true
  var focus: Int?

  private func starts(_ rows: [Row]) -> [Double] {
    rows.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1.extent) }
  }

  func range(_ rows: [Row]) -> ClosedRange<Double> {
    let end = rows.reduce(0) { $0 + $1.extent } - viewport + endInset
    return -startInset...max(-startInset, end)
  }

  /// How far the offset has to go before it is brought into its range, and what is held on to.
  func distance(from old: [Row], to new: [Row], at offset: Double, isMoving: Bool = false) -> (Double, Kept) {
    guard isOn else { return (0, .nothing) }
    let range = range(old)
    if follows, !isMoving, range.upperBound - offset <= 1 { return (self.range(new).upperBound - offset, .end) }
    if reveals, offset <= range.lowerBound { return (0, .start) }
    let oldStarts = starts(old)
    let newStarts = starts(new)
    let from = offset + startInset
    let upTo = offset + viewport - endInset
    func shown(_ index: Int) -> Double {
      min(oldStarts[index + 1], upTo) - max(oldStarts[index], from)
    }
    let held = old.indices.filter { old[$0].mayAnchor }
    var seen = held.filter { shown($0) >= 1 }
    if seen.isEmpty { seen = held.filter { shown($0) > 0 } }
    var first = seen.first
    if let focus, let index = held.first(where: { old[$0].id == focus && shown($0) > 0 }) {
      if !seen.contains(index) { seen = (seen + [index]).sorted() }
      first = index
    }
    guard let first else { return (0, .nothing) }
    func place(_ index: Int) -> Int? { new.firstIndex { $0.id == old[index].id } }
    let alive = seen.filter { place($0) != nil }
    if alive.isEmpty {
      let after = held.filter { $0 > first }
      let before = held.filter { $0 < first }.reversed()
      guard let stand = (after + before).first(where: { place($0) != nil }), let now = place(stand) else {
        return (0, .nothing)
      }
      return (newStarts[now] - oldStarts[first], .row(old[stand].id, isFallback: true))
    }
    // The nearest rows around those in view that stay bear witness to what has moved.
    let count = max(2, alive.count)
    let before = old.indices.filter { $0 < alive[0] && place($0) != nil }.suffix(count)
    let behind = old.indices.filter { $0 > alive[alive.count - 1] && place($0) != nil }.prefix(count)
    let witnessed = before + alive + behind
    let chosen =
      stable(witnessed.sorted(), places: place, of: alive, old) ?? stable(alive, places: place, of: alive, old)
    if let chosen,
      let now = place(chosen)
    {
      return (newStarts[now] - oldStarts[chosen], .row(old[chosen].id, isFallback: false))
    }
    return (0, .nothing)
  }

  /// The first of the rows that counts and is part of a longest ascending run.
  private func stable(_ rows: [Int], places place: (Int) -> Int?, of alive: [Int], _ old: [Row]) -> Int? {
    let places = rows.map { place($0) ?? 0 }
    // For each the longest ascending run that starts with it, and that ends with it.
    var ahead = [Int](repeating: 1, count: places.count)
    for one in places.indices.reversed() {
      for other in places.indices where other > one && places[other] > places[one] {
        ahead[one] = max(ahead[one], 1 + ahead[other])
      }
    }
    var behind = [Int](repeating: 1, count: places.count)
    for one in places.indices {
      for other in places.indices where other < one && places[other] < places[one] {
        behind[one] = max(behind[one], 1 + behind[other])
      }
    }
    let longest = ahead.max() ?? 0
    let counting = rows.indices.filter { ahead[$0] + behind[$0] - 1 == longest && alive.contains(rows[$0]) }
    return (counting.first { old[rows[$0]].id == focus } ?? counting.first).map { rows[$0] }
  }
}
