/// The way that an offset takes along one axis after the finger is off, as closed forms of the time.
struct AxisFlight {
  private enum Leg {
    case rest(Double)
    case slowing(DecelerationCurve)
    case springing(SpringCurve)
    /// Slowing until an edge is hit, then on from there.
    case hitting(DecelerationCurve, at: Double, then: SpringCurve)
    /// Slowing until an edge is hit, which stops it.
    case ending(DecelerationCurve, at: Double, edge: Double)
  }

  private let leg: Leg
  private let start: Double
  /// Whether it stays within the range all the way, since it began there and nothing bounces.
  private let isKeptInside: Bool
  /// Where the content could rest when the way was planned.
  let range: RestingRange
  /// A place it is to go to in particular.
  let target: Double?

  /// What a way is planned with, but for place and time.
  struct Rules {
    var range: RestingRange
    var rate: DecelerationRate
    var bounces: Bool
    /// A place it is to go to, such as a page; `nil` to slow down by itself.
    var target: Double?
  }

  /// Plans the way from an offset, at a time.
  init(from offset: Double, velocity: Double, at time: Double, by rules: Rules) {
    start = time
    range = rules.range
    target = rules.target
    let clamped = range.clamp(offset)
    isKeptInside = !rules.bounces && clamped.eaten == 0
    if let target = rules.target.map({ rules.range.clamp($0).offset }) {
      leg =
        target == offset && velocity == 0
        ? .rest(offset) : .springing(SpringCurve(start: offset, velocity: velocity, target: target))
      return
    }
    guard clamped.eaten == 0 else {
      let away = rules.bounces ? velocity : 0
      leg = .springing(SpringCurve(start: offset, velocity: away, target: clamped.offset))
      return
    }
    let curve = DecelerationCurve(start: offset, velocity: velocity, rate: rules.rate)
    guard curve.duration > 0 else {
      leg = .rest(offset)
      return
    }
    let end = range.clamp(curve.rest)
    guard end.eaten != 0, let hit = curve.time(to: end.offset) else {
      leg = .slowing(curve)
      return
    }
    leg =
      rules.bounces
      ? .hitting(
        curve, at: hit,
        then: SpringCurve(start: end.offset, velocity: curve.velocity(at: hit), target: end.offset))
      : .ending(curve, at: hit, edge: end.offset)
  }

  /// Where it ends.
  var rest: Double {
    switch leg {
    case .rest(let offset): offset
    case .slowing(let curve): curve.rest
    case .springing(let spring), .hitting(_, _, let spring): spring.target
    case .ending(_, _, let edge): edge
    }
  }

  /// Whether it is there at a time.
  func isOver(at time: Double) -> Bool {
    let elapsed = time - start
    switch leg {
    case .rest: return true
    case .slowing(let curve): return elapsed >= curve.duration
    case .springing(let spring): return elapsed >= spring.duration
    case .hitting(_, let hit, let spring): return elapsed >= hit + spring.duration
    case .ending(_, let hit, _): return elapsed >= hit
    }
  }

  /// Where it is at a time: at ``rest`` once it is over.
  func position(at time: Double) -> Double {
    guard !isOver(at: time) else { return rest }
    let elapsed = time - start
    switch leg {
    case .rest(let offset): return offset
    case .slowing(let curve), .ending(let curve, _, _): return curve.position(at: elapsed)
    case .springing(let spring):
      let position = spring.position(at: elapsed)
      return isKeptInside ? range.clamp(position).offset : position
    case .hitting(let curve, let hit, let spring):
      return elapsed < hit ? curve.position(at: elapsed) : spring.position(at: elapsed - hit)
    }
  }

  /// How fast it is at a time, in points a second.
  func velocity(at time: Double) -> Double {
    guard !isOver(at: time) else { return 0 }
    let elapsed = time - start
    switch leg {
    case .rest: return 0
    case .slowing(let curve), .ending(let curve, _, _): return curve.velocity(at: elapsed)
    case .springing(let spring): return spring.velocity(at: elapsed)
    case .hitting(let curve, let hit, let spring):
      return elapsed < hit ? curve.velocity(at: elapsed) : spring.velocity(at: elapsed - hit)
    }
  }
}
